import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLabelText } from './clean-label-text.ts';

test.each([
  ['trims', '  Trio \n', 'Trio'],
  ['collapses line breaks and runs of spaces', 'Anna\n\nMellon   1901\t-', 'Anna Mellon 1901 -'],
  [
    'adds the space after punctuation before a letter',
    'Oil,canvas.Gift;of:Mr!A?B',
    'Oil, canvas. Gift; of: Mr! A? B',
  ],
  ['adds none before a digit or inside brackets', 'c.1779 (b.1933)', 'c.1779 (b.1933)'],
  ['adds none after a hyphen or a bracket', 'self-taught [sic]', 'self-taught [sic]'],
  ['drops symbols, keeps currency', 'Gift © of £500 ™', 'Gift of £500'],
  ['writes decimals with a dot', '75,9 x 62,5 cm and 1.5', '75.9 x 62.5 cm and 1.5'],
  ['leaves a comma before a space', 'London, 1936, 2 parts', 'London, 1936, 2 parts'],
  ['reads accession numbers as they are', '73.42.3', '73.42.3'],
  ['leaves nothing of nothing', ' \n\t ', ''],
])('%s', (_, text, cleaned) => {
  expect(cleanLabelText(text)).toBe(cleaned);
});

const texts = fc.string({ unit: 'binary' });

test('cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const once = cleanLabelText(text);
      expect(cleanLabelText(once)).toBe(once);
    }),
  );
});

test('no letter and no digit is ever lost', () => {
  const kept = (text: string) => text.match(/[\p{L}\p{N}]/gu) ?? [];
  fc.assert(
    fc.property(texts, (text) => {
      expect(kept(cleanLabelText(text))).toEqual(kept(text));
    }),
  );
});
