import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';
import { readFall } from './falls.ts';

test('tells where and when a meteorite fell as that, and not as where it is from', () => {
  const bite = biteOn('Murchison', 'Carbonaceous meteorite', 'Fell 28 September 1969', 'Victoria, Australia');
  expect(bite).toContain('It fell on 28 September 1969 in Victoria, Australia.');
  expect(bite).not.toContain('comes from');
  expect(readFall('Chondrite\nFound 1931, Nevada, USA')?.said).toBe(
    'It was found in 1931 in Nevada, in the USA',
  );
});

test('knows no fall of a thing that is from the earth', () => {
  expect(readFall('Sycamore bowl\nFell 1987\nLowe Wood, Kent')).toBeNull();
});
