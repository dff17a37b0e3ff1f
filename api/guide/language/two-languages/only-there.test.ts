import { expect, it } from 'vitest';
import { factsOf } from '../../testing/printed-label.ts';
import { isOnlyThere } from './only-there.ts';

it('keeps a date, a material, a place and a species that no line in English says', () => {
  expect(isOnlyThere('1772', ['Still Life'])).toBe(true);
  expect(isOnlyThere('Óleo sobre lienzo', ['Still Life', 'The dented copper is described exactly'])).toBe(
    true,
  );
  expect(isOnlyThere('Nürnberg, 1492–1494', ['The Dahl Globe'])).toBe(true);
  expect(isOnlyThere('Antioquia', ['Lime container'])).toBe(true);
  expect(isOnlyThere('Dahlosaurus aethiopicus', ['Late Jurassic'])).toBe(true);
});
it('leaves what a line in English says as well, and titles', () => {
  expect(isOnlyThere('um 1772', ['c. 1772'])).toBe(false);
  expect(isOnlyThere('Óleo sobre lienzo', ['Oil on canvas'])).toBe(false);
  expect(isOnlyThere('Nürnberg, 1492–1494', ['Nuremberg, 1492–1494'])).toBe(false);
  expect(isOnlyThere('Bodegón con limón', ['Still Life with Lemon'])).toBe(false);
});

it('tells in English a material that stands in another language alone beside an English title', () => {
  const { medium, date } = factsOf(
    'Ada Birch',
    'Frau am Fenster',
    'Woman at a Window',
    '1907',
    'Öl auf Leinwand',
  );
  expect([medium, date]).toEqual(['Oil on canvas', '1907']);
});
