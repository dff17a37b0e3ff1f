import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test('nobody made a work after their death: its date is given as the label\u2019s', () => {
  const bite = biteOn('Ada Lowe Birch', 'Swiss, 1806\u20131834', 'The Dance', '1872\u20131874', 'Lithograph');
  expect(bite).toContain('The label dates it');
  expect(bite).not.toMatch(/made [^.]*1872/);
});

test('the last of several materials is in doubt, and not all', () => {
  expect(
    biteOn(
      'Figure',
      'Kongo peoples, 19th century',
      'Ivory, iron, copper (?)',
      'Gift of Mrs. Harold Olsen, 1951',
    ),
  ).toContain('ivory, iron and perhaps copper');
});

test('nobody made a skeleton', () => {
  const bite = biteOn('Phar Lowe\u2019s skeleton', '1926\u201332', 'bone, metal', 'Te Papa LM000760');
  expect(bite).toContain('The label dates it');
  expect(bite).not.toContain('made of bone');
  expect(bite).not.toContain('from Te Papa');
});

test('nobody made an animal, which the Latin name of its kind below it tells', () => {
  const bite = biteOn('Tiger', 'Panthera tigris', 'India, about 1880', 'Presented by Ada Birch, 1901');
  expect(bite).toContain('This is a tiger');
  expect(bite).toContain('It is from India, about 1880.');
  expect(bite).not.toContain('made');
});

test('when a thing was dug up, caught or handed in is not when it was made', () => {
  expect(biteOn('Soap Lady', 'Exhumed in Lowe, 1875', 'The body is encased in wax.')).not.toMatch(
    /made[^.]*1875/,
  );
  expect(biteOn('Penguin egg', 'Handed in by Ada Birch, 1913', 'Cape Lowe')).not.toContain('made in 1913');
});
