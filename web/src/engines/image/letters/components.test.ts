import fc from 'fast-check';
import { expect, test } from 'vitest';
import { componentsOf } from './components.ts';

/** `#` is darker, `o` lighter, anything else paper. */
function inked(...rows: string[]) {
  const values = [...rows.join('')].map((c) => (c === '#' ? -10 : c === 'o' ? 10 : 0));
  return componentsOf(Int16Array.from(values), rows[0]?.length ?? 0, rows.length);
}

test('pixels that touch by a side or a corner are one component', () => {
  expect(inked('#..', '.#.', '..#')).toEqual([{ kind: -1, x0: 0, y0: 0, x1: 3, y1: 3, area: 3, ink: 30 }]);
});

test('two arms that meet further down are one component', () => {
  expect(inked('#.#.#', '#.#.#', '#####')).toEqual([
    { kind: -1, x0: 0, y0: 0, x1: 5, y1: 3, area: 11, ink: 110 },
  ]);
});

test('darker and lighter ink side by side are two components', () => {
  expect(inked('##oo')).toMatchObject([
    { kind: -1, x0: 0, x1: 2 },
    { kind: 1, x0: 2, x1: 4 },
  ]);
});

test('a gap of one pixel parts two components', () => {
  expect(inked('#.#', '#.#')).toHaveLength(2);
});

/** The same by flooding: from each pixel of ink not yet seen to all of its sign that can be reached. */
function flooded(ink: readonly number[], width: number) {
  const seen = new Set<number>();
  const neighbours = (at: number) =>
    ink.flatMap((value, other) =>
      Math.abs((at % width) - (other % width)) <= 1 &&
      Math.abs(Math.floor(at / width) - Math.floor(other / width)) <= 1 &&
      Math.sign(value) === Math.sign(ink[at] ?? 0)
        ? [other]
        : [],
    );
  return ink.flatMap((value, first) => {
    if (value === 0 || seen.has(first)) return [];
    const patch = new Set([first]);
    for (const at of patch) for (const other of neighbours(at)) patch.add(other);
    for (const at of patch) seen.add(at);
    const pixels = [...patch];
    const xs = pixels.map((at) => at % width);
    const ys = pixels.map((at) => Math.floor(at / width));
    return {
      kind: Math.sign(value),
      x0: Math.min(...xs),
      y0: Math.min(...ys),
      x1: Math.max(...xs) + 1,
      y1: Math.max(...ys) + 1,
      area: pixels.length,
      ink: pixels.reduce((sum, at) => sum + Math.abs(ink[at] ?? 0), 0),
    };
  });
}

test('the components of any ink are those that flooding finds, in the order of their first pixels', () => {
  const width = 10;
  const ink = fc.array(fc.constantFrom(-7, 0, 0, 7, 9), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(ink, (values) => {
      const components = componentsOf(Int16Array.from(values), width, values.length / width);
      expect(components).toEqual(flooded(values, width));
    }),
  );
});
