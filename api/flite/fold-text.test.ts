import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Musée d’Orsay', "Musee d'Orsay"],
  ['“Café” — 1834–1917', '"Cafe" , 1834-1917'],
  ['Żółć, Søren, Œuvre, Straße, Þór', 'Zolc, Soren, Oeuvre, Strasse, Thor'],
  ['99.4 × 123.2 cm, 39½ in.', '99.4 by 123.2 cm, 39 1/2 in.'],
  ['£20 & €30', 'pounds 20 & euros 30'],
  ['line\nbreak\tand\u0000null', 'line break and null'],
  ['日本 Hello 😀', 'Hello'],
  ['😀 …', '...'],
])('%j is spoken as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('any text becomes printable ASCII without a word that takes Flite for ever', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(foldText(text)).toMatch(/^[ -~]*$/);
    }),
  );
  expect(
    Math.max(
      ...foldText('a'.repeat(5_000))
        .split(' ')
        .map((word) => word.length),
    ),
  ).toBe(40);
});
