import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';
import { dateOnLine, placeAndYear } from './dates-on-lines.ts';

test('tells a year behind its key as a date', () => {
  expect(dateOnLine('Date: 1979')).toBe('It dates from 1979');
  expect(dateOnLine('Date: 1970s')).toBe('It dates from the 1970s');
  expect(dateOnLine('Processor: 6502')).toBeNull();
});

test('tells a place and a year together, and leaves a firm in its town alone', () => {
  expect(placeAndYear('Ludlow, Shropshire, 1714')).toBe('It is from Ludlow, Shropshire, 1714');
  expect(placeAndYear('Birch & Sons, Leeds, 1714')).toBeNull();
  expect(biteOn('Cooking pot', 'Cast iron', 'Derby, 1714')).toContain('It is from Derby, 1714.');
});

test('tells where and when an animal was taken in one', () => {
  const moth = biteOn('Silver moth', 'Argyresthia dahlii', 'Birch Moor, Salford, 1829');
  expect(moth).toContain('It is from Birch Moor, Salford, 1829.');
  expect(moth).not.toContain('dates it');
  expect(biteOn('Lion', 'Panthera leo', 'Hunted in Kenya, 1926')).toContain(
    'It was hunted in Kenya in 1926.',
  );
});

test('leaves a clipped phrase as it is where another clause follows, and tells a use of a plant as one of today', () => {
  const said = biteOn(
    'Calculating machine',
    '',
    'In 1957 it went to a college, where it taught students for years and years.',
    'Restored by our friends, it ran again in 2012.',
  );
  expect(said).not.toContain('was restored by our friends, it');
  expect(
    biteOn(
      'Marsh orchid',
      'Dactylorhiza dahlii',
      'Orchidaceae',
      'Used to treat coughs. It grows in the fen.',
    ),
  ).toContain('It is used to treat coughs.');
});
