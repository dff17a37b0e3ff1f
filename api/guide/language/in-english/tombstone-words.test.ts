import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsInForeign, inEnglish } from './tombstone-words.ts';

test.each([
  ['Öl auf Leinwand', 'oil on canvas'],
  ['Huile sur toile', 'oil on canvas'],
  ['Óleo sobre tabla. 38,8 x 23,2 cm', 'oil on panel, 38.8 x 23.2 cm'],
  ['1504, olio su tavola', '1504, oil on panel'],
  ['Tempera su tela, cm 68 × 81', 'tempera on canvas, cm 68 × 81'],
  ['Marbre', 'marble'],
  ['OLIE PÅ LÆRRED', 'oil on canvas'],
  ['olej na desce', 'oil on panel'],
  ['foukané sklo', 'blown glass'],
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

const year = fc.integer({ min: 1000, max: 2020 });
const known = fc.oneof(
  fc
    .tuple(fc.constantFrom('um', 'vers', 'hacia', 'circa', 'omstreeks'), year)
    .map(([about, at]) => `${about} ${at}`),
  year.map((at) => `${at} circa`),
  fc.tuple(year, year).map(([from, to]) => `${from} - ${to}`),
  fc.constantFrom('Öl auf Holz', 'huile sur panneau', 'óleo sobre cobre', 'acquaforte', 'brons'),
);
const digits = (text: string): string => text.replaceAll(/\D/g, '');

test('a line of parts that are known has its figures in English, in their order', () => {
  fc.assert(
    fc.property(fc.array(known, { minLength: 1, maxLength: 4 }), (parts) => {
      const line = parts.join(', ');
      expect(digits(inEnglish(line) ?? '')).toBe(digits(line));
      expect(inEnglish(`${line}, quelque chose`)).toBeNull();
    }),
  );
});

test('a material that is called so in English as well begins no line in another language', () => {
  expect(beginsInForeign('Crayon, colored pencil, and graphite on paper')).toBe(false);
  expect(beginsInForeign('Brons, Tamil Nadu')).toBe(true);
});

test('the last word of a sentence is no material of another language', () => {
  expect([inEnglish('ton'), inEnglish('ton.'), beginsInForeign('was.')]).toEqual(['clay', null, false]);
});

test.each([
  ['Lindenholz', 'limewood'],
  ['Pappelholz', 'poplar'],
  ['Bois de chêne', 'oak'],
  ['Leinwand', 'canvas'],
])('%j alone is a material', (printed, english) => {
  expect(inEnglish(printed)).toBe(english);
});
