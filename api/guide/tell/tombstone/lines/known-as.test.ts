import { expect, it } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';
import { knownAs } from './known-as.ts';

it('says the name of a thing that stands above what it is', () => {
  expect(knownAs('Birchungul Jar', 'Burial jar')).toBe('It is known as the Birchungul Jar');
  expect(knownAs('LOWE CHALICE', 'Silver chalice')).toBe('It is known as the Lowe Chalice');
});
it('leaves the heading of a room, and a name that does not end by the thing', () => {
  expect(knownAs('Furniture of the East', 'Chair')).toBeNull();
  expect(knownAs('Birchungul', 'Burial jar')).toBeNull();
  expect(knownAs('Jar', 'Burial jar')).toBeNull();
});
it('is told above a title that is read and above one that is not sure', () => {
  expect(biteOn('Birch Drum', 'Slit drum', 'Wood', 'Vanuatu')).toContain('It is known as the Birch Drum.');
  expect(biteOn('Birchungul Jar', 'Burial jar', 'Stoneware')).toContain('It is known as the Birchungul Jar.');
});
