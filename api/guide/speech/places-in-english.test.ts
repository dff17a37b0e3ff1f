import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { placesInEnglish } from './places-in-english.ts';

test('towns and lands are called as English calls them', () => {
  expect(placesInEnglish('Rom')).toBe('Rome');
  expect(placesInEnglish('Wien, \u00d6sterreich')).toBe('Vienna, Austria');
  expect(placesInEnglish('Ciudad de M\u00e9xico')).toBe('Mexico City');
  expect(placesInEnglish('Romford, Chinesisch')).toBe('Romford, Chinesisch');
  expect(placesInEnglish('Inde du Sud, Tamil Nadu')).toBe('Inde du Sud, Tamil Nadu');
  expect(placesInEnglish('Guanajuato, Mexique')).toBe('Guanajuato, Mexico');
  expect(placesInEnglish('Nueva Espa\u00f1a')).toBe('New Spain');
  expect(placesInEnglish('Mali, r\u00e9gion de Lowenby')).toBe('Mali, the Lowenby region');
  expect(placesInEnglish('Kongo peoples')).toBe('Kongo peoples');
});

test('a life ends in the town by its English name', () => {
  const bite = biteOn(
    'Marco Bellini',
    '(Italian, Urbino 1483\u20131520 Rom)',
    'Madonna and Child',
    '1512',
    'Oil on panel',
  );
  expect(bite).toContain('Rome');
  expect(bite).not.toMatch(/Rom[^e]/);
});
