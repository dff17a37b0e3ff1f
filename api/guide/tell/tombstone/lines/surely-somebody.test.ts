import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';
import { besideName, isSurelySomebody, saidName } from './surely-somebody.ts';

test.each([
  'Ada Birch',
  'Mary Birch, engraver',
  'Charles and Mary Lowe',
  'Lowe Dyed-Paper Laboratory, Osaka',
  'Lowe & Cie., Lyon',
  'Birch, Lang and Co.',
  'Porzellanmanufaktur Lowe',
  'Workshop of Ada Birch',
  'Peter (later Peter Birch) and Lowe',
])('a person or a firm is named: %s', (line) => {
  expect(isSurelySomebody(line)).toBe(true);
});

test.each([
  'Portsmouth',
  'Berea, Kentucky',
  'Tamil Nadu',
  'Pierre',
  'Raphael Room',
  'Virginia Birch Galleries of French Art',
  'American Voyages',
  'Niobe and her Sons',
  'Lowe, Mary Birch',
  'Megha Raga',
  'Inventor',
  'Industrial Matters, Health',
  'Sir Benfro / Pembrokeshire',
])('a town, a room, half of a name or a title is no name of somebody: %s', (line) => {
  expect(isSurelySomebody(line)).toBe(false);
});

test('a maker is named with the part that was made where the line was taken for a maker’s', () => {
  expect(isSurelySomebody('Zolmi Ohrwurm (frame)', true)).toBe(true);
  expect(isSurelySomebody('Zolmi Ohrwurm (frame)')).toBe(false);
});

test('of a line beside a name nothing is said where nobody knows what it is', () => {
  expect(besideName('Chinbala Lunga', 'Figure of a hunter')).toBe(null);
  expect(besideName('Mary Birch', 'Figure of a hunter')).toBe('The label also names Mary Birch');
});

test('the town behind a firm is left to the eye', () => {
  const bite = biteOn('Figurehead of HMS Otter', 'J. E. Birch & Sons, Portsmouth', '1845', 'Painted pine');
  expect(bite).not.toContain('also names');
});

test('whom a work is attributed to is said, where nobody else is named', () => {
  const bite = biteOn('Commode', 'Paris, c. 1750', 'Oak and gilt bronze', 'Attributed to Pierre Birchaumer');
  expect(bite).not.toContain('names Attributed');
});

test('a house of craft and a workshop are said with their article', () => {
  expect(saidName('Georges Birch Foundry, Lyon')).toBe('the Georges Birch Foundry, Lyon');
  expect(saidName('Workshop of Ada Birch')).toBe('the workshop of Ada Birch');
  expect(saidName('Ada Birch’s Lowe Manufactory')).toBe('Ada Birch’s Lowe Manufactory');
  expect(saidName('Birch & Co.')).toBe('Birch & Co.');
});
