import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

test.each([
  ['short', 20, ['short']],
  ['', 20, []],
  ['One two. Three four. Five', 20, ['One two. Three four.', 'Five']],
  ['One two. Three four.', 19, ['One two.', 'Three four.']],
  ['He said “Stop!” and then left', 20, ['He said “Stop!”', 'and then left']],
  ['one, two three four', 12, ['one,', 'two three', 'four']],
  ['3.5 metres high, 2', 10, ['3.5 metres', 'high, 2']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['😀😀😀', 3, ['😀', '😀', '😀']],
])('%j in parts of %i is %j', (text, size, parts) => {
  expect(splitText(text, size)).toEqual(parts);
});

test('the size may be measured otherwise', () => {
  const spoken = (text: string) => text.length + 5 * (text.match(/\d/g)?.length ?? 0);
  expect(splitText('12 34 words here', 13, spoken)).toEqual(['12', '34', 'words here']);
});

test('nothing but spaces is lost, and every part fits', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom('a', '.', ',', '😀', '1', '”') }), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 2, max: 30 }), (list, size) => {
      const text = list.join(' ');
      const parts = splitText(text, size);
      expect(parts.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(size);
        expect(part.isWellFormed()).toBe(true);
      }
    }),
  );
});
