import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test.each([
  ['Bakery, 12th Avenue, 4:05 a.m.', 'from the series “First Light,” 2014'],
  ['Bakery, 12th Avenue', 'from the series First Light, 2014'],
  ['Ovens', 'from her portfolio First Light, 2014'],
])('a line above the name of a series is the title: %s', (title, series) => {
  const lines = ['Mara Lindh-Okoro', 'American, b. 1984', title, series, 'Archival pigment print'];
  expect(factsOf(...lines)).toMatchObject({ title, date: '2014' });
  expect(biteOn(...lines)).not.toContain(',”');
});

test('a sentence that was parted before "from the series" names no title', () => {
  const lines = [
    'Mara Lindh',
    'Ovens, 2014',
    'Archival pigment print',
    'She printed only three of the pictures that she chose in the end',
    'from the series about bakers whom she had met at night.',
  ];
  expect(factsOf(...lines).title).toBe('Ovens');
});

test('a dynasty and a reign within it are one date, with the years of the reign', () => {
  const lines = ['Brush rest', 'China, Ming dynasty (1368–1644)', 'Jiajing reign (1522–1566)', 'Jadeite'];
  expect(biteOn(...lines)).toContain('It dates from the Ming dynasty, Jiajing reign, 1522 to 1566.');
});

test.each([
  // The colon of a title names no field.
  [
    ['Rosa Elena Trevi', 'Laredo, Texas, 1951', 'Baraja: El Sol, 1989', 'Screenprint, edition 31/50'],
    'Baraja: El Sol',
  ],
  [
    ['VENETIAN PAINTER, FIRST HALF OF THE', '17TH CENTURY', 'Saint Roch Hearing the Bell', 'Oil on canvas'],
    'Saint Roch Hearing the Bell',
  ],
])('a title that is only likely is told as a line of the label: %j', (lines, title) => {
  expect(factsOf(...lines).title).toBeNull();
  expect(biteOn(...lines)).toMatch(new RegExp(`(?:says: |reads: |This is “)${title}`));
});
