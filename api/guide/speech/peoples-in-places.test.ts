import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { peopleInPlace } from './peoples-in-places.ts';

test.each([
  ['Nigeria, Benin, Edo', 'Benin in Nigeria, and is Edo'],
  ['Edo, Benin, Nigeria', 'Benin in Nigeria, and is Edo'],
  ['Nigeria, Benin City, Edo', 'Benin City in Nigeria, and is Edo'],
  ['Nigeria, Court of Benin, Edo', 'the court of Benin in Nigeria, and is Edo'],
  ['Benin, Nigeria', 'Benin in Nigeria'],
])('the kingdom of Benin is a place: %s', (origin, said) => {
  expect(peopleInPlace(origin)).toBe(said);
});

test('the land of Benin is another, and has its peoples', () => {
  expect(peopleInPlace('Benin, Fon')).toBe('the Fon culture in Benin');
  expect(peopleInPlace('Benin, Abomey, Fon')).toBe('Abomey in Benin, and is Fon');
});

test('a place stands before its land, and the people behind', () => {
  expect(peopleInPlace('Mexico, Oaxaca, Zapotec')).toBe('Oaxaca in Mexico, and is Zapotec');
  expect(biteOn('Bowl', 'Ghana, Kumasi, Asante', 'about 1900', 'Wood')).toContain(
    'It comes from Kumasi in Ghana, and is Asante.',
  );
  expect(biteOn('Head of a queen', 'Nigeria, Benin, Edo', '16th century', 'Brass')).not.toContain('is Benin');
});

test.each([
  'Nigeria, Yoruba, Igbomina',
  'Guinea, Liberia, Toma',
  'Iran, Nishapur',
  'Peru, South Coast, Nasca',
  'Mali, Dogon',
])('a people and its branch, two lands, and a place without a people are none such: %s', (origin) => {
  expect(peopleInPlace(origin)).toBeNull();
});
