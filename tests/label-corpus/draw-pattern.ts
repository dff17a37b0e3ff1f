import { css, shifted } from './palette.ts';
import type { Random } from './random.ts';
import type { Box, Colour, WallPattern } from './scene.ts';

/** How a wall is covered. @param unit size of what repeats, in pixels */
type Covering = (
  ctx: OffscreenCanvasRenderingContext2D,
  box: Box,
  colour: Colour,
  unit: number,
  random: Random,
) => void;

/** Covers a wall with what it is made of. @param unit height of a brick, in pixels */
export function layWall(
  ctx: OffscreenCanvasRenderingContext2D,
  box: Box,
  pattern: WallPattern,
  colour: Colour,
  unit: number,
  random: Random,
): void {
  if (pattern === 'concrete') concrete(ctx, box, colour, unit, random);
  else if (pattern === 'foliage') foliage(ctx, box, unit, random);
  else if (pattern === 'clutter') clutter(ctx, box, unit, random);
  else if (pattern === 'damask') damask(ctx, box, colour, 2 * unit, random);
  else layCourses(ctx, box, pattern, colour, unit, random);
}

/** Leaves in sun and shade. */
function foliage(ctx: OffscreenCanvasRenderingContext2D, box: Box, unit: number, random: Random): void {
  for (let leaf = 0; leaf < 6000; leaf++) {
    const [x, y] = [box.left + random.between(0, box.width), box.top + random.between(0, box.height)];
    ctx.fillStyle = `hsl(${random.int(70, 130)} ${random.int(20, 60)}% ${random.int(8, 62)}%)`;
    ctx.beginPath();
    const long = unit * random.between(0.1, 0.6);
    ctx.ellipse(x, y, long, long * random.between(0.2, 0.6), random.between(0, Math.PI), 0, 2 * Math.PI);
    ctx.fill();
  }
}

/** Things that stand, hang and lie about: boxes, vessels, sheets of lines too small to read, cables. */
function clutter(ctx: OffscreenCanvasRenderingContext2D, box: Box, unit: number, random: Random): void {
  for (let thing = 0; thing < 160; thing++) {
    const [x, y] = [box.left + random.between(0, box.width), box.top + random.between(0, box.height)];
    const [wide, high] = [unit * random.between(0.5, 6), unit * random.between(0.5, 6)];
    const hue = random.int(0, 360);
    const shade = ctx.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
    for (const stop of [0, 0.3, 1])
      shade.addColorStop(stop, `hsl(${hue} ${random.int(5, 40)}% ${random.int(12, 85)}%)`);
    ctx.fillStyle = shade;
    ctx.strokeStyle = `hsl(${hue} 10% ${random.int(5, 60)}%)`;
    ctx.lineWidth = unit * random.between(0.02, 0.12);
    ctx.beginPath();
    const kind = random.int(0, 3);
    if (kind === 0) ctx.ellipse(x, y, wide / 2, high / 2, random.between(0, 3), 0, 2 * Math.PI);
    else if (kind < 3) ctx.rect(x - wide / 2, y - high / 2, wide, high);
    else ctx.bezierCurveTo(x, y, x + wide, y - high, x + 2 * wide, y + 2 * high);
    if (kind < 3) ctx.fill();
    ctx.stroke();
    if (kind !== 2) continue;
    for (let row = y - 0.4 * high; row < y + 0.4 * high; row += unit * 0.16)
      ctx.strokeRect(x - 0.4 * wide, row, wide * random.between(0.4, 0.8), unit * 0.01);
  }
}

/** Cast in slabs, with stains, holes of the ties and pores. */
const concrete: Covering = (ctx, box, colour, unit, random) => {
  const spot = (radius: number, by: number, alpha: number): void => {
    ctx.fillStyle = css(shifted(colour, by), alpha);
    ctx.beginPath();
    const [x, y] = [box.left + random.between(0, box.width), box.top + random.between(0, box.height)];
    ctx.ellipse(x, y, radius, radius * random.between(0.5, 1), random.between(0, Math.PI), 0, 2 * Math.PI);
    ctx.fill();
  };
  for (let stain = 0; stain < 120; stain++) spot(unit * random.between(1, 6), random.int(-20, 20), 0.15);
  for (let pore = 0; pore < 2500; pore++)
    spot(unit * random.between(0.01, 0.06), -50, random.between(0.3, 0.8));
  const slab = unit * random.between(12, 20);
  for (let y = box.top + random.between(0, slab); y < box.top + box.height; y += slab) {
    ctx.fillStyle = css(shifted(colour, -45));
    ctx.fillRect(box.left, y, box.width, unit * 0.06);
  }
};

/** Cloth or paper with a pattern that repeats: leaves around a stem, each row set off by half. */
const damask: Covering = (ctx, box, colour, unit, random) => {
  ctx.fillStyle = css(shifted(colour, random.chance(0.5) ? random.int(12, 34) : -random.int(12, 34)));
  const leaves = Array.from({ length: random.int(5, 9) }, (_, at) => ({
    angle: at * random.between(0.7, 1.1),
    far: unit * random.between(0.1, 0.32),
    long: unit * random.between(0.1, 0.24),
    wide: unit * random.between(0.03, 0.07),
  }));
  let row = 0;
  for (let y = box.top; y < box.top + box.height + unit; y += unit) {
    const offset = (row++ % 2) * 0.5 * unit;
    for (let x = box.left - offset; x < box.left + box.width + unit; x += unit) {
      for (const { angle, far, long, wide } of leaves) {
        for (const side of [-1, 1]) {
          ctx.beginPath();
          const [dx, dy] = [side * far * Math.sin(angle), far * Math.cos(angle)];
          ctx.ellipse(x + dx, y + dy, long, wide, side * angle, 0, 2 * Math.PI);
          ctx.fill();
        }
      }
    }
  }
};

/** Courses of bricks, or boards with their grain, in shades of the wall's colour: rows of bars, and yet no text. */
function layCourses(
  ctx: OffscreenCanvasRenderingContext2D,
  box: Box,
  pattern: 'brick' | 'boards',
  colour: Colour,
  unit: number,
  random: Random,
): void {
  const brick = pattern === 'brick';
  const high = unit * (brick ? 1 : random.between(1.5, 3));
  const long = unit * (brick ? random.between(2.6, 3.6) : random.between(12, 30));
  const joint = Math.max(1, unit * (brick ? random.between(0.1, 0.2) : 0.04));
  const mortar = shifted(colour, brick ? random.int(-40, 40) : -60);
  ctx.fillStyle = css(mortar);
  ctx.fillRect(box.left, box.top, box.width, box.height);
  let course = 0;
  for (let y = box.top; y < box.top + box.height; y += high) {
    const offset = brick ? ((course++ % 2) * long) / 2 : random.between(0, long);
    for (let x = box.left - offset; x < box.left + box.width; x += long) {
      ctx.fillStyle = css(shifted(colour, random.int(-14, 14)));
      ctx.fillRect(x, y, long - joint, high - joint);
      if (!brick) grain(ctx, { left: x, top: y, width: long - joint, height: high - joint }, colour, random);
    }
  }
}

function grain(ctx: OffscreenCanvasRenderingContext2D, box: Box, colour: Colour, random: Random): void {
  ctx.fillStyle = css(shifted(colour, -26), 0.6);
  for (let line = random.int(3, 9); line > 0; line--) {
    const y = box.top + random.between(0, box.height);
    const from = random.between(0, box.width * 0.7);
    const thick = box.height * random.between(0.01, 0.04);
    ctx.fillRect(box.left + from, y, (box.width - from) * random.between(0.2, 1), thick);
  }
}

/** An abstract of stripes and blocks in rows and columns. */
export function stripes(ctx: OffscreenCanvasRenderingContext2D, box: Box, random: Random): void {
  const hue = random.between(0, 360);
  const colour = (): string =>
    `hsl(${hue + random.between(-40, 160)} ${random.int(10, 70)}% ${random.int(12, 88)}%)`;
  ctx.fillStyle = colour();
  ctx.fillRect(box.left, box.top, box.width, box.height);
  const rows = random.int(6, 40);
  const high = box.height / rows;
  for (let row = 0; row < rows; row++) {
    for (let x = 0; x < box.width;) {
      const wide = high * random.between(0.4, 9);
      ctx.fillStyle = colour();
      if (random.chance(0.7))
        ctx.fillRect(box.left + x, box.top + row * high, wide, high * random.between(0.3, 1));
      x += wide + high * random.between(0, 1.5);
    }
  }
}

/** Hills under a sky, with trees and far houses. */
export function landscape(ctx: OffscreenCanvasRenderingContext2D, box: Box, random: Random): void {
  const { left, top, width, height } = box;
  const sky = ctx.createLinearGradient(0, top, 0, top + height);
  sky.addColorStop(0, `hsl(${random.int(190, 230)} 45% ${random.int(35, 70)}%)`);
  sky.addColorStop(0.6, `hsl(${random.int(20, 60)} 50% 82%)`);
  ctx.fillStyle = sky;
  ctx.fillRect(left, top, width, height);
  for (let range = 1; range <= 4; range++) {
    const base = top + height * (0.4 + 0.14 * range);
    ctx.fillStyle = `hsl(${random.int(60, 130)} ${random.int(15, 45)}% ${62 - 12 * range}%)`;
    ctx.beginPath();
    ctx.moveTo(left, top + height);
    for (let x = 0; x <= width; x += width / 40)
      ctx.lineTo(left + x, base - height * random.between(0, 0.05));
    ctx.lineTo(left + width, top + height);
    ctx.fill();
    for (let tree = 12 * range; tree > 0; tree--) {
      const size = height * random.between(0.006, 0.02) * range;
      const x = left + random.between(0, width);
      ctx.fillStyle = `hsl(${random.int(70, 150)} ${random.int(20, 50)}% ${random.int(10, 40)}%)`;
      ctx.fillRect(x, base, size / 5, size);
      ctx.beginPath();
      ctx.ellipse(
        x,
        base,
        size * random.between(0.3, 0.7),
        size * random.between(0.5, 1.1),
        0,
        0,
        2 * Math.PI,
      );
      ctx.fill();
    }
    for (let house = random.int(0, 8); house > 0; house--) {
      const size = height * random.between(0.01, 0.03);
      ctx.fillStyle = `hsl(${random.int(10, 50)} 30% ${random.int(60, 90)}%)`;
      ctx.fillRect(left + random.between(0, width), base, size * 1.4, size);
    }
  }
}
