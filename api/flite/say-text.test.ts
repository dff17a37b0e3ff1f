import fc from 'fast-check';
import { expect, test } from 'vitest';
import names from './names.json' with { type: 'json' };
import { sayText } from './say-text.ts';

test.each([
  ['painted in 1874.', 'painted in eighteen 74.'],
  ['from 1881 to 1904, and in 1900', 'from eighteen 81 to nineteen oh 4, and in nineteen hundred'],
  ['1869–70, 1904-1907, 1801-05', 'eighteen 69 to 70, nineteen oh 4 to nineteen oh 7, eighteen oh 1 to oh 5'],
  ['in 1066, 2000, 2007 and 2024', 'in ten 66, two thousand, two thousand 7 and twenty 24'],
  [
    'the 1880s, the 1900s and the 1920’s',
    'the eighteen eighties, the nineteen hundreds and the nineteen twenties',
  ],
  ['c. 1650, ca 1700, c.1500', 'around sixteen 50, around seventeen hundred, around fifteen hundred'],
  ['the XVIIIth century, the XIX century', 'the 18th century, the 19th century'],
  [
    'Louis XIV, Ramesses II and Charles I of England',
    'Louis the 14th, Ramesses the 2nd and Charles the 1st of England',
  ],
  ['Composition VIII, Plate IV, World War II', 'Composition 8, Plate 4, World War 2'],
  ['99.4 × 123.2 cm, 39½ in.', '99.4 by 123.2 centimetres, 39 1/2 inches.'],
  ['1 kg, 3 m by 40 ft. wide, 12 in. high', '1 kilogram, 3 metres by 40 feet wide, 12 inches high'],
  ['12x15 mm, 1.1 m', '12 by 15 millimetres, 1.1 metres'],
  ['She called it “The Quay” in 1869', 'She called it, "The Quay", in eighteen 69'],
  ['Cézanne’s friend Degas', "say zann's friend day gah"],
])('%j is said as %j', (text, said) => {
  expect(sayText(text)).toBe(said);
});

test.each([
  'No. 1874',
  'It cost pounds 1500',
  'a set of 1200 pieces',
  'number 1905.12',
  '1,874 sheets',
  'Malcolm X',
  'As Charles I say what I think',
  'It is in 12 places.',
  'Made in Paris in two parts, a MIX of CIVIL things',
])('%j stays as it is', (text) => {
  expect(sayText(text)).toBe(text);
});

test('any text stays printable ASCII, and grows no more than names and units make it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const said = sayText(text);
      expect(said).toMatch(/^[ -~]*$/);
      expect(said.length).toBeLessThan(12 * text.length + 20);
    }),
  );
});

test('every name of the list is one that the text can hold, said in words that are no letters', () => {
  for (const [name, said] of Object.entries(names.said)) {
    expect(name).toMatch(/^[A-Z][a-z]{2,14}$/);
    expect(said).toMatch(/^(?:[a-z]*[aeiouy][a-z]* ?)+$/);
  }
});
