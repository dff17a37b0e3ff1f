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

test('every pixel of ink belongs to exactly one component', () => {
  const ink = fc.array(fc.constantFrom(-7, 0, 0, 7), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(ink, (values) => {
      const components = componentsOf(Int16Array.from(values), 10, 6);
      expect(components.reduce((sum, { area }) => sum + area, 0)).toBe(values.filter((v) => v !== 0).length);
    }),
  );
});
