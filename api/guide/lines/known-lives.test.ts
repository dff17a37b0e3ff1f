import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../guide.ts';
import { biteOn, factsOf } from '../testing/printed-label.ts';

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
