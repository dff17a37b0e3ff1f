import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('nobody made a work after their death: its date is given as the label\u2019s', () => {
  const bite = biteOn('Ada Lowe Birch', 'Swiss, 1806\u20131834', 'The Dance', '1872\u20131874', 'Lithograph');
  expect(bite).toContain('The label dates it');
  expect(bite).not.toMatch(/made [^.]*1872/);
});

test('the last of several materials is in doubt, and not all', () => {
  expect(biteOn('Figure', 'Ivory, iron, copper (?)')).toContain('ivory, iron and perhaps copper');
});
