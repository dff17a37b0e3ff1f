import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterCharacters } from './filter-characters.ts';

test.each([
  ['1839–1907', '1839-1907'],
  ['1839—1907 − ‐', '1839-1907 - -'],
  ['759 × 625 mm', '759 x 625 mm'],
  ['Wagner’s "Ring"', 'Wagners  Ring '],
  ['Harbour, ¢.1853', 'Harbour, c.1853'],
  ['ﬁne ﬂowers, oﬃce', 'fine flowers, office'],
  ['Eugène Bicât', 'Eugène Bicât'],
  ['Euge\u0300ne', 'Eugène'],
  ['b. 1933 [cat. no. 7] (replica)', 'b. 1933 [cat. no. 7] (replica)'],
  ['© Tate / Bequest & gift', '  Tate   Bequest   gift'],
  ['two\nlines', 'two\nlines'],
])('%s becomes %s', (text, filtered) => {
  expect(filterCharacters(text)).toBe(filtered);
});

test('filtering twice is filtering once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = filterCharacters(text);
      expect(filterCharacters(once)).toBe(once);
    }),
  );
});

test('no Latin letter and no digit is ever lost', () => {
  const letters = (text: string) => text.normalize('NFC').match(/[A-Za-zÀ-ÖØ-öø-ÿ0-9]/g) ?? [];
  const label = fc.array(fc.constantFrom(..."Aé0ñ9z.,-–—'’×()[]{}&/\n \t“”½©"), { maxLength: 60 });
  fc.assert(
    fc.property(label, (characters) => {
      const text = characters.join('');
      expect(letters(filterCharacters(text.replaceAll('×', ' ')))).toEqual(letters(text));
    }),
  );
});
