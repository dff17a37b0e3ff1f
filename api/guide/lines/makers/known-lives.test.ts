import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../../guide.ts';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { saidTogether } from './partners.ts';

const biteOnText = (text: string): string => textOf(soundBite(parseLabel({ text }), { today: 2026 }));

test.each([
  [['born Sydney 1898;', 'died Perth 1989'], '1898', '1989'],
  [['b. Melbourne 1875', 'd. Sydney 1963'], '1875', '1963'],
  [['Geelong, Victoria 1875 –', 'Sydney 1963'], '1875', '1963'],
  [['Rio de Janeiro, Brazil,', '1875–1963'], '1875', '1963'],
])('a life goes on from line to line below the maker’s: %j', (life, born, died) => {
  const facts = factsOf('Ada Birch', ...life, 'The Ferry', '1922', 'oil on canvas');
  expect(facts).toMatchObject({ artist: 'Ada Birch', born, died, title: 'The Ferry', date: '1922' });
});

test('a year in which somebody came to a land dates no work', () => {
  const bite = biteOn(
    'Ada Birch',
    'born England 1852',
    'arrived Australia 1883',
    'died 1931',
    'The Ferry',
    '1890',
  );
  expect(bite).toContain('“The Ferry”');
  expect(bite).toContain('1890');
  expect(bite).not.toMatch(/arrived|1883/);
});

test('all lines between a maker’s and an empty one tell of the maker, whose people is told with the name', () => {
  const bite = biteOnText(
    'Ada Birch Dorante\nMeriam Mir people\nborn Erub (Darnley Island),\nQueensland 1950\n\nDance\nmask\n1996\nplywood, feathers',
  );
  expect(bite).toContain('Meriam Mir artist Ada Birch Dorante');
  expect(bite).toContain('1996');
  expect(bite).not.toContain('comes from the Meriam');
});

test('a guess at the maker with a life is no thing’s material, and leaves the line above to the title', () => {
  const table = biteOn(
    'Pier table',
    'Attributed to Duncan Birch (1768–1854)',
    'New York, circa 1815',
    'Mahogany',
  );
  expect(table).toContain('attributed to Duncan Birch');
  const sitter = biteOn(
    'Mrs. Archibald Lowe',
    'Attributed to Duncan Birch (1768–1854)',
    'Oil on canvas, about 1815',
  );
  expect(sitter).toContain('“Mrs. Archibald Lowe”');
  expect(sitter).not.toContain('Lowe made');
});

test('a master without a name is the maker', () => {
  expect(
    biteOn(
      'Master of the Lowe Altar',
      'active c. 1420',
      'Saint Martin and the Beggar',
      'c. 1425',
      'Oil on oak',
    ),
  ).toContain('the Master of the Lowe Altar');
  expect(biteOn('Upper Rhenish Master', 'active c. 1420', 'The Garden', 'c. 1425', 'Oil on oak')).toMatch(
    /an Upper Rhenish Master/i,
  );
});

test('where somebody lived, worked or is based is told as no title', () => {
  for (const home of ['Lived and worked in Lowe', 'Based in Lowe', 'Resides in Lowe', 'Lived in Lowe']) {
    const facts = factsOf('Ada Birch', 'Born 1951, Lowe', home, 'The Long Road, 1999', 'Oil on canvas');
    expect([facts.title, facts.born]).toEqual(['The Long Road', '1951']);
  }
});

test('several names on the first line are the makers of what is named and dated below', () => {
  for (const names of [
    'Chelenge van Rampel, Sanaa Gateru, and Michael Soy',
    'Jane Alder, Peter Moss, Ruth Kent',
    'Ruth Kent, in collaboration with Peter Moss',
  ]) {
    const { artist, title } = factsOf(names, 'Shared Meal, 2021', 'Acrylic on canvas');
    expect([artist, title]).toEqual([saidTogether(names), 'Shared Meal']);
  }
});

test('several names above a maker are a title', () => {
  expect(factsOf('New York, Los Angeles, and San Francisco', 'Map of the Lines, 1921').artist).toBeNull();
});

test('a town in brackets is a part of the place of a birth', () => {
  const facts = factsOf(
    'Annie Lowak',
    'Kinngait (Cape Dorset), Nunavut, 1969–Ottawa, 2016',
    'Cooking Seal, 2003',
    'Pencil and crayon on paper',
  );
  expect(facts).toMatchObject({ artist: 'Annie Lowak', title: 'Cooking Seal', born: '1969', died: '2016' });
});

test('nobody is born in the year in which they died', () => {
  const { born, died } = factsOf(
    'High chest of drawers',
    'Robert Lowe (American, born in England, died 1739)',
    'Boston, 1732–39',
    'Maple',
  );
  expect([born, died]).toEqual([null, '1739']);
});

test('a name that goes on in the next line is one, with the life behind it', () => {
  const facts = factsOf(
    'Hanukkah lamp',
    'Frankfurt am Main, ca. 1700',
    'Johann Valentin',
    'Lowe (1650–1720)',
  );
  expect(facts).toMatchObject({ artist: 'Johann Valentin Lowe', born: '1650', died: '1720' });
  expect(factsOf('Anna Lowe', 'American (1850–1920)', 'Dusk, 1900', 'Oil on canvas').artist).toBe(
    'Anna Lowe',
  );
});

test('where somebody without a name was active is no place from which the work comes', () => {
  const bite = biteOn(
    'unrecorded artist',
    'active Lowe County, Kansas',
    'Log Cabin quilt',
    'circa 1885',
    'wool',
  );
  expect(bite).not.toContain('comes from active');
});

test('a maker of whom only the years of work are known is told', () => {
  const { artist, born } = factsOf(
    'Peg tankard, 1670s',
    'Romanus Fridrichsen Lowe (active in Bergen, 1640s–1680s)',
    'Silver, partly gilt',
  );
  expect([artist, born]).toEqual(['Romanus Fridrichsen Lowe', null]);
});

test('a master may be named after the place where the work was painted', () => {
  expect(
    biteOn(
      'Master of Lowell',
      'Apse of Sant Joan de Lowell',
      'Around 1123',
      'Fresco transferred to canvas',
      'From the church of Sant Joan de Lowell',
    ),
  ).toContain('the Master of Lowell');
});

test.each([
  'born England 1856, arrived Australia 1869, lived in England 1881–85, 1903–23, died 1931',
  'born England 1856, worked in Paris 1881–85, died 1931',
  'born England 1856, died 1931',
])('of %j the years of birth and death are told, and none between', (life) => {
  expect(factsOf('Tom Birch', life, 'The Ferry', '1890', 'oil on canvas')).toMatchObject({
    born: '1856',
    died: '1931',
  });
});

test.each(['Australia from 1831', 'England and Europe 1904–07, 1912–19'])(
  '%j below a life is where the maker was, and no title',
  (stay) => {
    const bite = biteOn(
      'Ada BIRCH',
      'England 1767 – Australia 1849',
      stay,
      'The Ferry',
      '1835',
      'oil on canvas',
    );
    expect(bite).toContain('“The Ferry”');
    expect(bite).not.toMatch(/1831|1904|comes from/);
  },
);

test('a land and a year below a life are the title, where the date or the material stands next', () => {
  expect(factsOf('Ada Birch', 'Leeds 1875–1963 London', 'Italy 1911', 'oil on canvas').artist).toBe(
    'Ada Birch',
  );
});

test.each(['BERNARDO DA LOWE', 'UGO VAN DER BIRK'])('the last name of %s is no honour', (maker) => {
  expect(factsOf(`${maker} (1452–1519)`, 'The heron in the reeds', 'c. 1511', 'Red chalk')).toMatchObject({
    artist: maker,
  });
});
