import { css } from './palette.ts';
import type { Point } from './homography.ts';
import type { Finger } from './scene.ts';

/** Part of the way to the nearest word that the finger may take; beyond its edge it throws a shadow. */
const CLEAR = 0.75;

/**
 * Covers a corner of the picture with a fingertip out of focus, and darkens what lies around it.
 * @param words points of the picture that stay visible
 */
export function drawFinger(
  ctx: OffscreenCanvasRenderingContext2D,
  { corner, reach, colour }: Finger,
  words: readonly Point[],
): void {
  const { width, height } = ctx.canvas;
  const x = corner === 0 || corner === 3 ? 0 : width;
  const y = corner < 2 ? 0 : height;
  const nearest = Math.min(...words.map(([wordX, wordY]) => Math.hypot(wordX - x, wordY - y)));
  const radius = Math.min(reach * Math.max(width, height), CLEAR * nearest);
  const shade = (from: number, to: number, [inner, outer]: readonly [string, string]): void => {
    const gradient = ctx.createRadialGradient(x, y, from * radius, x, y, to * radius);
    gradient.addColorStop(0, inner);
    gradient.addColorStop(1, outer);
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, width, height);
  };
  shade(0.8, 2, [css([0, 0, 0], 0.4), css([0, 0, 0], 0)]);
  shade(0.7, 1, [css(colour), css(colour, 0)]);
}
