import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markUnsure } from './mark-unsure.ts';

const word = (text: string, unsure = false) => ({ text, unsure });

test('an unsure word is marked where it stands, not where the same letters stood before', () => {
  const words = [word('The'), word('oil'), word('of'), word('oil', true)];
  expect(markUnsure('The oil of oil', words)).toEqual([
    { at: 0, text: 'The oil of ', word: undefined },
    { at: 11, text: 'oil', word: 3 },
  ]);
});

test('a word that cleanup changed is passed over, and later ones are still found', () => {
  const words = [word('12,5', true), word('cm'), word('Lonent', true)];
  expect(markUnsure('12.5 cm Lonent', words)).toEqual([
    { at: 0, text: '12.5 cm ', word: undefined },
    { at: 8, text: 'Lonent', word: 2 },
  ]);
});

test('the stretches always add up to the text', () => {
  const words = fc.array(fc.record({ text: fc.string({ maxLength: 4 }), unsure: fc.boolean() }));
  fc.assert(
    fc.property(fc.string(), words, (text, given) => {
      const whole = markUnsure(text, given).map((stretch) => stretch.text);
      expect(whole.join('')).toBe(text);
    }),
  );
});
