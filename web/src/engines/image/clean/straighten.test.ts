import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextGeometry } from '../find/text-geometry.ts';
import { straightened } from './straighten.ts';

const SIDE = 120;
const frame: Omit<TextGeometry, 'angle' | 'fan' | 'lean'> = {
  x: 60,
  y: 60,
  u0: -20,
  u1: 20,
  v0: -15,
  v1: 15,
  kind: -1,
  letterHeight: 10,
  lines: [],
};

/** A picture that is `luma` in the frame of a geometry: u along the lines, v down the margins. */
function pictureOf({ x, y, angle, fan, lean }: TextGeometry, luma: (u: number, v: number) => number) {
  const data = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
    const dx = (i % SIDE) + 0.5 - x;
    const dy = Math.floor(i / SIDE) + 0.5 - y;
    const along = dx * Math.cos(angle) + dy * Math.sin(angle);
    const v = (dy * Math.cos(angle) - dx * Math.sin(angle)) / (1 + fan * along);
    return Math.round(luma(along - lean * v, v));
  });
  return { data, width: SIDE, height: SIDE };
}

test('whatever a label is turned, fanned and leaned by, its lines come out level and its margins upright', () => {
  const waves = (u: number, v: number) => 128 + 50 * Math.sin(u / 5) + 50 * Math.sin(v / 4);
  fc.assert(
    fc.property(
      fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
      fc.double({ min: -0.003, max: 0.003, noNaN: true }),
      fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      fc.constantFrom(1, 1.5, 2),
      (angle, fan, lean, scale) => {
        const geometry = { ...frame, angle, fan, lean };
        const { data, width, height } = straightened(pictureOf(geometry, waves), geometry, scale, 4);
        expect({ width, height }).toEqual({ width: 48 * scale, height: 38 * scale });
        const off = [...data].map((luma, i) => {
          const u = geometry.u0 - 4 + ((i % width) + 0.5) / scale;
          const v = geometry.v0 - 4 + (Math.floor(i / width) + 0.5) / scale;
          return Math.abs(luma - waves(u, v));
        });
        expect(Math.max(...off)).toBeLessThan(6);
      },
    ),
    { numRuns: 30 },
  );
});

test('strokes finer than the pixels of a smaller picture are thinned out evenly, none is lost', () => {
  const geometry = { ...frame, angle: 0, fan: 0, lean: 0 };
  const stripe = (place: number) => (Math.floor(place) % 3 === 0 ? 0 : 150);
  for (const stripes of [pictureOf(geometry, stripe), pictureOf(geometry, (_, v) => stripe(v))]) {
    const { data } = straightened(stripes, geometry, 1 / 3, 0);
    for (const luma of data) expect(Math.abs(luma - 100)).toBeLessThan(5);
  }
});

test('beyond the edge of the photo its last pixels go on', () => {
  const geometry = { ...frame, x: 0, y: 0, angle: 0, fan: 0, lean: 0 };
  const plain = { data: new Uint8Array(SIDE * SIDE).fill(77), width: SIDE, height: SIDE };
  expect(new Set(straightened(plain, geometry, 1, 30).data)).toEqual(new Set([77]));
});
