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

test('a title that is only likely is told as a line of the label: its colon names no field', () => {
  const lines = [
    'Rosa Elena Trevi',
    'Laredo, Texas, 1951',
    'Baraja: El Sol, 1989',
    'Screenprint, edition 31/50',
  ];
  expect(factsOf(...lines).title).toBeNull();
  expect(biteOn(...lines)).toMatch(/(?:says: |reads: |This is “)Baraja: El Sol/);
});

test.each([
  [
    ['GENOESE PAINTER, SECOND QUARTER OF THE', '17TH CENTURY'],
    'Genoese painter',
    'in the second quarter of the 17th century',
  ],
  [['Flemish master, about 1500'], 'Flemish master', 'around 1500'],
])('somebody of a nation by the trade alone, with a date, is told as that: %j', (above, who, when) => {
  const told = biteOn(...above, 'Saint Roch Hearing the Bell', 'Oil on oak');
  expect(told).toMatch(new RegExp(`[Aa] ${who}`));
  expect(told).toContain(when);
});

test('a name that ends in a trade is a name', () => {
  expect(biteOn('Cup with a boy', 'Attributed to the Antiphon Painter', 'Pottery')).not.toContain(
    'an Antiphon',
  );
});

test.each([
  ['Knitted by Leena Saar (1911–1998)', 'Leena Saar'],
  ['Woven by Leena Saar (1911–1998)', 'Leena Saar'],
])('who did what a line says is its maker: %s', (line, maker) => {
  expect(biteOn('Mittens', 'Muhu island, 1936', 'Wool', line)).toContain(maker);
});

test('the year behind the name of a series is not the year of the print below it', () => {
  const lines = [
    'Kenji Abe',
    '(b. 1974, Osaka, Japan)',
    'Street, Kobe, from the series After Rain, 2011',
    'Inkjet print, 2014',
  ];
  expect(factsOf(...lines)).toMatchObject({ title: 'Street, Kobe', date: '2014' });
});

test('two names with their lives, one below the other, are both makers', () => {
  const told = biteOn(
    'Mi-rae Yun (1983– )',
    'Jun-ho Park (1985– )',
    'Breakfast, Third Floor',
    '2018',
    'Steel, motors, LED',
  );
  expect(told).toMatch(/Mi-rae Yun and Jun-ho Park/);
});

test('what stands between a maker’s life and a date on its own line is told as the title, whatever it was taken for', () => {
  const lines = [
    'Please touch this sculpture',
    'Willa Lamb (1893–1951)',
    'Ferryden Netmaker, 1928',
    'Bronze',
  ];
  expect(biteOn(...lines)).toMatch(/“Ferryden Netmaker”|says: Ferryden Netmaker|reads: Ferryden Netmaker/);
});

test('a title in English below a dated one in another language is sure', () => {
  const bite = biteOn(
    'WILHELM DAHL',
    '1844 Köln – 1900 Würzburg',
    'Das ungleiche Paar, 1876/77',
    'Unequal Couple',
    'Oil on canvas',
  );
  expect(bite).toContain('“Unequal Couple”');
  expect(bite).toContain('the title as “Das ungleiche Paar”');
});
