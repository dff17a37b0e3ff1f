import { expect, test } from 'vitest';
import { biteOn } from '../testing/printed-label.ts';
import { fieldsOnLine } from './one-line.ts';

test('a label of one line is read field by field where each piece has a form of its own', () => {
  expect(fieldsOnLine('Armchair, mahogany, English, about 1760')).toEqual([
    'Armchair',
    'Mahogany',
    'English',
    'About 1760',
  ]);
  expect(fieldsOnLine('Bracket clock by Ada Birch, London, c. 1750')).toEqual([
    'Bracket clock',
    'By Ada Birch',
    'London',
    'C. 1750',
  ]);
  expect(fieldsOnLine('Bowl, tin-glazed earthenware, Delft, Netherlands, 1690')).toEqual([
    'Bowl',
    'Tin-glazed earthenware',
    'Delft, Netherlands',
    '1690',
  ]);
  expect(fieldsOnLine('Chest, oak, carved, Yorkshire, 1650')?.[1]).toBe('Oak, carved');
});

test('a line with a piece that may be anything stays as it is printed', () => {
  expect(fieldsOnLine('Tankard, silver, Birchborough, 1680')).toBeNull();
  expect(fieldsOnLine('Winter, Spring, Summer, 1920')).toBeNull();
  expect(fieldsOnLine('Spoon, horn, Scotland, 1780')).toBeNull();
  expect(fieldsOnLine('Ada Birch, Winter Night, oil on canvas, 1920')).toBeNull();
});

test('the fields of one line are told as those of several lines are', () => {
  const bite = biteOn('Lamp, Ada Birch, steel, 1970');
  expect(bite).toMatch(/Ada Birch .*1970|by Ada Birch in 1970/);
  expect(bite).toContain('It is made of steel.');
  expect(biteOn('Mug, stoneware, Nottingham, dated 1703')).toContain('This is a mug, from Nottingham.');
});
