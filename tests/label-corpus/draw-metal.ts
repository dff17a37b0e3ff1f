import { createRandom } from './random.ts';
import type { Box, SceneLabel } from './scene.ts';

/** Streaks a hair wide along the metal, as long as a brush stroke, and the lamp it mirrors in a band across. */
export function brush(
  ctx: OffscreenCanvasRenderingContext2D,
  { left, top, width, height }: Box,
  { seed, lamp, shine }: NonNullable<SceneLabel['metal']>,
): void {
  const random = createRandom(seed);
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, width, height);
  ctx.clip();
  const hair = Math.max(1, height / 400);
  for (let streak = 0; streak < 4000; streak++) {
    const level = random.chance(0.5) ? 0 : 255;
    ctx.fillStyle = `rgb(${level} ${level} ${level} / ${random.between(0.02, 0.12)})`;
    const long = width * random.between(0.1, 0.8);
    const x = left + random.between(-0.4, 1) * width;
    ctx.fillRect(x, top + random.between(0, height), long, hair * random.between(0.5, 1.5));
  }
  const middle = left + lamp * width;
  const band = ctx.createLinearGradient(middle - 0.4 * width, top, middle + 0.4 * width, top + 0.2 * height);
  band.addColorStop(0, 'rgb(255 255 255 / 0)');
  band.addColorStop(0.5, `rgb(255 255 255 / ${shine})`);
  band.addColorStop(1, 'rgb(255 255 255 / 0)');
  ctx.fillStyle = band;
  ctx.fillRect(left, top, width, height);
  ctx.restore();
}
