import type { Component } from '../letters/components.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { printedPatches } from './printed-patches.ts';

/** Modules along a side of the ring in a code's corner, and of the square amid it (ISO/IEC 18004, finder pattern). */
const RING = 7;
const CORE = 3;
/** Lengths that are the same in print differ by no more, as a share, once photographed, straightened and blurred. */
const ALIKE = 0.3;
/** Smaller cores are specks, in pixels. */
const LEAST_CORE = 4;
/** The centres of a code's corners lie so many rings apart: from 21 to 177 modules along its side. */
const LEAST_SIDE = 14 / RING;
const GREATEST_SIDE = 170 / RING;

/**
 * Wipes square codes (QR) off an evenly lit label: a recogniser takes their modules for letters. A code is known by
 * the rings in three of its corners, each with a square amid it, as its readers do.
 */
export function withoutSquareCodes(picture: GrayPicture): GrayPicture {
  const codes = codesOf(printedPatches(picture));
  if (codes.length === 0) return picture;
  const { width, height } = picture;
  const data = picture.data.slice();
  for (const { x0, y0, x1, y1 } of codes) {
    const [left, right] = [Math.max(0, Math.floor(x0)), Math.min(width, Math.ceil(x1))];
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, y1); y++)
      data.fill(255, y * width + left, y * width + right);
  }
  return { data, width, height };
}

type Box = Pick<Component, 'x0' | 'y0' | 'x1' | 'y1'>;

function codesOf(patches: readonly Component[]): Box[] {
  const squares = patches.filter(isSquare);
  const cores = squares.filter((patch) => widthOf(patch) >= LEAST_CORE && fillOf(patch) > 1 - ALIKE);
  const rings = squares.filter((patch) => isHollow(patch) && cores.some((core) => isAmid(core, patch)));
  return rings.flatMap((corner) => {
    const others = rings.filter((ring) => ring !== corner && alike(widthOf(ring), widthOf(corner)));
    return others.flatMap((one, index) =>
      others
        .slice(index + 1)
        .flatMap((other) => (isCorner(corner, one, other) ? [around(corner, one, other)] : [])),
    );
  });
}

function isSquare(patch: Box): boolean {
  return alike(widthOf(patch), patch.y1 - patch.y0);
}

/** Large enough to hold a core, and not filled: hardly any grain is, so the cores are compared with few. */
function isHollow(patch: Component): boolean {
  return widthOf(patch) > (LEAST_CORE * RING * (1 - ALIKE)) / CORE && fillOf(patch) < 1 - ALIKE;
}

function isAmid(core: Component, ring: Component): boolean {
  const [[x, y], [u, v]] = [centreOf(ring), centreOf(core)];
  const module = widthOf(ring) / RING;
  return alike(widthOf(core), CORE * module) && Math.hypot(x - u, y - v) < module;
}

/** Whether the other two lie at right angles from the first, equally far. */
function isCorner(corner: Box, one: Box, other: Box): boolean {
  const [a, b] = [between(corner, one), between(corner, other)];
  const [far, wide] = [Math.hypot(...a), Math.hypot(...b)];
  const rings = Math.max(far, wide) / widthOf(corner);
  const cosine = (a[0] * b[0] + a[1] * b[1]) / (far * wide);
  return (
    alike(far, wide) && Math.abs(cosine) < ALIKE && rings > LEAST_SIDE * (1 - ALIKE) && rings < GREATEST_SIDE
  );
}

/** The whole code with a module more all around; its fourth corner, which has no ring, lies across the first. */
function around(corner: Box, one: Box, other: Box): Box {
  const [dx, dy] = between(corner, other);
  const fourth = { x0: one.x0 + dx, x1: one.x1 + dx, y0: one.y0 + dy, y1: one.y1 + dy };
  const all = [corner, one, other, fourth];
  const module = widthOf(corner) / RING;
  return {
    x0: Math.min(...all.map(({ x0 }) => x0)) - module,
    y0: Math.min(...all.map(({ y0 }) => y0)) - module,
    x1: Math.max(...all.map(({ x1 }) => x1)) + module,
    y1: Math.max(...all.map(({ y1 }) => y1)) + module,
  };
}

function alike(a: number, b: number): boolean {
  return Math.min(a, b) >= Math.max(a, b) * (1 - ALIKE);
}

function widthOf({ x0, x1 }: Box): number {
  return x1 - x0;
}

function fillOf({ x0, y0, x1, y1, area }: Component): number {
  return area / ((x1 - x0) * (y1 - y0));
}

function centreOf({ x0, y0, x1, y1 }: Box): [number, number] {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

function between(from: Box, to: Box): [number, number] {
  const [[x, y], [u, v]] = [centreOf(from), centreOf(to)];
  return [u - x, v - y];
}
