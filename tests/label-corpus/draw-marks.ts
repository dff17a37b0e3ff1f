import type { Point } from './homography.ts';
import { css } from './palette.ts';
import { createRandom } from './random.ts';
import type { SceneLabel } from './scene.ts';

/** A label and how large it is set, in pixels. */
interface Card {
  label: SceneLabel;
  em: number;
  width: number;
  height: number;
}

type Context = OffscreenCanvasRenderingContext2D;

/** Room that marks take at the right of the text, in em. */
export const MARK_ROOM = 6;
/** Side of a mark and the step to the next one, in em. */
const SIDE = 4.2;
const STEP = 5;
/** Height of so many marks below each other, in em. */
export function marksHeight(count: number): number {
  return count * STEP;
}

/** Modules along a side of a square code. */
const MODULES = 25;

/** Draws the label's marks below each other at its right. */
export function drawMarks(ctx: Context, { label, em, width }: Card, [left, top]: Point): void {
  const x = left + width - (label.padding + SIDE) * em;
  const draw = { code: drawCode, sign: drawSign, handset: drawHandset };
  label.marks.forEach((mark, index) => {
    ctx.fillStyle = css(label.ink);
    ctx.strokeStyle = css(label.ink);
    draw[mark](ctx, x, top + (label.padding + index * STEP) * em, SIDE * em);
  });
}

/** Looks like a QR code and says nothing. */
function drawCode(ctx: Context, x: number, y: number, side: number): void {
  const random = createRandom(Math.round(x + y));
  const cell = side / MODULES;
  const corner = (column: number, row: number): boolean => {
    const [dx, dy] = [Math.min(column, MODULES - 1 - column), Math.min(row, MODULES - 1 - row)];
    return dx < 8 && dy < 8 && !(column > 8 && row > 8);
  };
  for (let row = 0; row < MODULES; row++) {
    for (let column = 0; column < MODULES; column++) {
      if (!corner(column, row) && random.chance(0.5))
        ctx.fillRect(x + column * cell, y + row * cell, cell, cell);
    }
  }
  for (const [column, row] of [
    [0, 0],
    [MODULES - 7, 0],
    [0, MODULES - 7],
  ] as const) {
    ctx.lineWidth = cell;
    ctx.strokeRect(x + (column + 0.5) * cell, y + (row + 0.5) * cell, 6 * cell, 6 * cell);
    ctx.fillRect(x + (column + 2) * cell, y + (row + 2) * cell, 3 * cell, 3 * cell);
  }
}

/** A museum's sign: rings and a bar. */
function drawSign(ctx: Context, x: number, y: number, side: number): void {
  ctx.lineWidth = side / 12;
  for (const radius of [0.45, 0.28]) {
    ctx.beginPath();
    ctx.arc(x + side / 2, y + side / 2, side * radius, 0, 2 * Math.PI);
    ctx.stroke();
  }
  ctx.fillRect(x + side * 0.1, y + side * 0.46, side * 0.8, side * 0.08);
}

/** The handset of an audio guide. The number beside it would be text, so it has none. */
function drawHandset(ctx: Context, x: number, y: number, side: number): void {
  ctx.lineWidth = side / 10;
  ctx.beginPath();
  ctx.arc(x + side / 2, y + side / 2, side * 0.38, Math.PI, 2 * Math.PI);
  ctx.stroke();
  for (const at of [0.06, 0.76]) ctx.fillRect(x + side * at, y + side * 0.5, side * 0.18, side * 0.32);
}

/** Screw heads with a slot in the four corners. */
export function drawScrews(ctx: Context, { em, width, height }: Card, [left, top]: Point): void {
  const [inset, radius] = [0.8 * em, 0.28 * em];
  for (const x of [left + inset, left + width - inset]) {
    for (const y of [top + inset, top + height - inset]) {
      ctx.fillStyle = 'rgb(150 148 144)';
      ctx.beginPath();
      ctx.arc(x, y, radius, 0, 2 * Math.PI);
      ctx.fill();
      ctx.fillStyle = 'rgb(60 58 56)';
      ctx.fillRect(x - radius, y - radius / 6, 2 * radius, radius / 3);
    }
  }
}
