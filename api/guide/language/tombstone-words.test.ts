import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from './tombstone-words.ts';

test.each([
  ['Öl auf Leinwand', 'oil on canvas'],
  ['Huile sur toile', 'oil on canvas'],
  ['Óleo sobre tabla. 38,8 x 23,2 cm', 'oil on panel, 38.8 x 23.2 cm'],
  ['1504, olio su tavola', '1504, oil on panel'],
  ['Tempera su tela, cm 68 × 81', 'tempera on canvas, cm 68 × 81'],
  ['Marbre', 'marble'],
  ['hacia 1433 - 1435', 'c. 1433 - 1435'],
  ['1483 circa', 'c. 1483'],
  ['XVIIe siècle', '17th century'],
  ['siglo XIX', '19th century'],
  ['16. Jahrhundert', '16th century'],
  ['19de eeuw', '19th century'],
])('%s is said as "%s"', (line, english) => {
  expect(inEnglish(line)).toBe(english);
});

test.each(['Le Berceau vide', 'Öl auf Rosen', 'Claude Monet', 'Acquis en 1901'])(
  'a line of which a part is not known is left: %s',
  (line) => {
    expect(inEnglish(line)).toBeNull();
  },
);

test('any line has an English form or none', () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      expect([null, 'string']).toContain(inEnglish(line) === null ? null : typeof inEnglish(line));
    }),
  );
});
