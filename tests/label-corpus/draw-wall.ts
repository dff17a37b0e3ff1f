import { css } from './palette.ts';
import { landscape, stripes } from './draw-pattern.ts';
import { createRandom, type Random } from './random.ts';
import type { Box, Painting, Scene } from './scene.ts';

/**
 * A seamless square of plaster, lit from the top left; middle grey where it is flat. Made for 'hard-light'.
 * Value noise in five octaves, shaded by its slope.
 */
export function plasterTile(seed: number, strength: number, side = 512): OffscreenCanvas {
  const random = createRandom(seed);
  const height = new Float32Array(side * side);
  for (const [cells, weight] of [
    [16, 1],
    [32, 0.8],
    [64, 0.6],
    [128, 0.45],
    [256, 0.3],
  ] as const) {
    const knots = Float32Array.from({ length: cells * cells }, () => random.next());
    const knot = (x: number, y: number): number => knots[(y % cells) * cells + (x % cells)] ?? 0;
    const step = side / cells;
    for (let y = 0; y < side; y++) {
      const [cy, fy] = [Math.floor(y / step), (y % step) / step];
      const ty = fy * fy * (3 - 2 * fy);
      for (let x = 0; x < side; x++) {
        const [cx, fx] = [Math.floor(x / step), (x % step) / step];
        const tx = fx * fx * (3 - 2 * fx);
        const upper = knot(cx, cy) * (1 - tx) + knot(cx + 1, cy) * tx;
        const lower = knot(cx, cy + 1) * (1 - tx) + knot(cx + 1, cy + 1) * tx;
        const at = y * side + x;
        height[at] = (height[at] ?? 0) + (weight * (upper * (1 - ty) + lower * ty)) / cells;
      }
    }
  }
  const tile = new OffscreenCanvas(side, side);
  const ctx = context(tile);
  const image = ctx.createImageData(side, side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const here = height[y * side + x] ?? 0;
      const right = height[y * side + ((x + 1) % side)] ?? 0;
      const below = height[((y + 1) % side) * side + x] ?? 0;
      const level = 128 + 5_500 * strength * (2 * here - right - below);
      image.data.set([level, level, level, 255], 4 * (y * side + x));
    }
  }
  ctx.putImageData(image, 0, 0);
  return tile;
}

/** The canvas's drawing context; reads often. */
export function context(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const ctx = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (ctx === null) throw new Error('no 2D context');
  return ctx;
}

/** Covers the box with the tile, as relief. */
export function relief(
  ctx: OffscreenCanvasRenderingContext2D,
  tile: OffscreenCanvas,
  box: Box,
  scale: number,
): void {
  const pattern = ctx.createPattern(tile, 'repeat');
  if (pattern === null) return;
  pattern.setTransform(new DOMMatrix().scale(scale));
  ctx.save();
  ctx.globalCompositeOperation = 'hard-light';
  ctx.fillStyle = pattern;
  ctx.fillRect(box.left, box.top, box.width, box.height);
  ctx.restore();
}

function brushwork(ctx: OffscreenCanvasRenderingContext2D, box: Box, random: Random): void {
  const hue = random.between(0, 360);
  const colour = (): string =>
    `hsl(${hue + random.between(-70, 110)} ${random.int(15, 65)}% ${random.int(16, 78)}%)`;
  const long = Math.max(box.width, box.height);
  ctx.fillStyle = colour();
  ctx.fillRect(box.left, box.top, box.width, box.height);
  for (let stroke = 0; stroke < 1400; stroke++) {
    const broad = stroke < 60;
    const fine = stroke > 300;
    const x = box.left + random.between(0, box.width);
    const y = box.top + random.between(0, box.height);
    ctx.globalAlpha = random.between(0.4, 0.95);
    ctx.fillStyle = colour();
    ctx.beginPath();
    const share = broad ? [0.04, 0.2] : fine ? [0.003, 0.012] : [0.006, 0.05];
    const rx = long * random.between(share[0] ?? 0, share[1] ?? 0);
    ctx.ellipse(x, y, rx, rx * random.between(0.1, 0.8), random.between(0, Math.PI), 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

function paintedIn(
  ctx: OffscreenCanvasRenderingContext2D,
  box: Box,
  style: Painting['style'],
  random: Random,
): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.left, box.top, box.width, box.height);
  ctx.clip();
  const paint = { strokes: brushwork, stripes, landscape }[style];
  paint(ctx, box, random);
  ctx.restore();
}

/** Fills a box with a picture, as one is printed on a panel. */
export function paintInto(
  ctx: OffscreenCanvasRenderingContext2D,
  box: Box,
  style: Painting['style'],
  seed: number,
): void {
  paintedIn(ctx, box, style, createRandom(seed));
}

/** Hangs a framed painting beside the label's place, or right before the camera. */
export function hangPainting(
  ctx: OffscreenCanvasRenderingContext2D,
  scene: Scene,
  painting: Painting,
  label: Box,
): void {
  const random = createRandom(painting.seed);
  const long = Math.max(scene.width, scene.height);
  const whole = painting.side === 'whole';
  const width = long * (whole ? random.between(0.7, 1.4) : random.between(0.55, 0.9));
  const height = width * random.between(0.7, 1.2);
  const gap = long * random.between(0.015, 0.05);
  const left =
    painting.side === 'left'
      ? label.left - gap - width
      : painting.side === 'right'
        ? label.left + label.width + gap
        : -width / 2;
  const top = whole ? -height / 2 : -height * random.between(0.35, 0.65);
  const rail = width * random.between(0.04, 0.09);
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 0.55)';
  ctx.shadowBlur = rail;
  ctx.shadowOffsetX = rail * 0.2;
  ctx.shadowOffsetY = rail * 0.4;
  ctx.fillStyle = css(painting.frame);
  ctx.fillRect(left, top, width, height);
  ctx.restore();
  const shine = ctx.createLinearGradient(left, top, left + width, top + height);
  for (let stop = 0; stop <= 6; stop++) {
    shine.addColorStop(stop / 6, stop % 2 === 0 ? 'rgb(255 255 255 / 0.22)' : 'rgb(0 0 0 / 0.25)');
  }
  ctx.fillStyle = shine;
  ctx.fillRect(left, top, width, height);
  const inner = { left: left + rail, top: top + rail, width: width - 2 * rail, height: height - 2 * rail };
  paintedIn(ctx, inner, painting.style, random);
  relief(ctx, plasterTile(painting.seed, 0.5, 256), inner, long / 1600);
  ctx.strokeStyle = 'rgb(0 0 0 / 0.6)';
  ctx.lineWidth = rail * 0.12;
  ctx.strokeRect(inner.left, inner.top, inner.width, inner.height);
}
