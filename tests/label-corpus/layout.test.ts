import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventLabel } from './labels-text.ts';
import { layLabel, lineText, wrap } from './layout.ts';
import { createRandom } from './random.ts';

const seeds = fc.integer({ min: 0, max: 1e6 });

test('wrapping loses no word, and only a word that is too long by itself makes a long line', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1 });
  fc.assert(
    fc.property(words, fc.integer({ min: 4, max: 40 }), (list, measure) => {
      const lines = wrap(list.join(' '), measure);
      expect(lines.join(' ')).toBe(list.join(' '));
      for (const line of lines) expect(line.length <= measure || !line.includes(' ')).toBe(true);
    }),
  );
});

test('every field that a label has is printed on it, in whatever style', () => {
  const styles = fc.constantFrom('artist-first' as const, 'title-first' as const, 'culture-first' as const);
  fc.assert(
    fc.property(seeds, styles, fc.boolean(), fc.boolean(), (seed, style, twoColumns, capitals) => {
      const random = createRandom(seed);
      const label = layLabel(inventLabel(random), { style, twoColumns, capitals, measure: 40 }, random);
      const text = label.columns.flatMap((column) => column.map(lineText)).join(' ');
      const printed = Object.values(label.fields).filter((field) => field !== null);
      expect(printed.filter((field) => !text.includes(field))).toEqual([]);
    }),
  );
});

test('two columns put the paragraph in the second', () => {
  const random = createRandom(5);
  const fields = inventLabel(random, true);
  const options = { style: 'artist-first', twoColumns: true, capitals: false, measure: 40 } as const;
  const [, second] = layLabel(fields, options, random).columns;
  expect(second?.map(lineText).join(' ')).toBe(fields.paragraph);
});

test('capitals change artist and title, on the label and in the truth', () => {
  const random = createRandom(9);
  const fields = inventLabel(random);
  const options = { style: 'title-first', twoColumns: false, capitals: true, measure: 40 } as const;
  expect(layLabel(fields, options, random).fields.title).toBe(fields.title?.toUpperCase());
});
