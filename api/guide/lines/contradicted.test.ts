import { expect, test } from 'vitest';
import { factsOf } from '../testing/printed-label.ts';

test('a year at the end of a title is no date where the label dates the work below', () => {
  expect(factsOf('George Birch', 'The flood of 1953', 'painted 1960–62', 'oil on canvas')).toMatchObject({
    title: 'The flood of 1953',
    date: 'painted 1960–62',
  });
  expect(factsOf('George Birch', 'The Retreat, 1914', 'painted 1920–22', 'oil on canvas').date).toBe(
    'painted 1920–22',
  );
});

test('a year at the end of a title is the date where the label has no other', () => {
  expect(factsOf('George Birch', 'The Landing 1915', 'oil on canvas')).toMatchObject({
    title: 'The Landing',
    date: '1915',
  });
});

test('a maker and the town behind the name are no two places', () => {
  expect(
    factsOf('Grand Orrery', 'Joseph Pope, Boston, 1776–1787', 'Brass, bronze, mahogany, painted glass'),
  ).toMatchObject({ artist: 'Joseph Pope', date: '1776–1787' });
});

test('a title above two makers is no maker, and the place below them is no title', () => {
  const facts = factsOf(
    'Red Pyramid',
    'Stanislav Birch (Czech, 1921–2002) and',
    'Jana Birch (Czech, 1924–2020)',
    'Czech Republic, Železný Brod, 1993',
    'Mold-melted glass, cut',
  );
  expect(facts.title).toBe('Red Pyramid');
});

test('the years of whoever made the mounts are no life of the maker', () => {
  const facts = factsOf(
    'Chest-of-drawers',
    'Antoine-Robert Birch (c. 1682–1746)',
    'Mounts by Jacques Lowe (1678–1755)',
    'France, 1739',
  );
  expect(facts.born).not.toBe(1678);
  expect(JSON.stringify(facts.born)).not.toContain('1678');
});

test.each([
  ['after John Lowe (1763–1835)', 'Very Slippery Weather', 'Etching with hand coloring'],
  ['Photograph: Ernst Lowe (1763–1835)', 'Client: Automobile Club of Birchland', 'Offset'],
])('the life in brackets behind a maker stays theirs, where another stands below: %s', (below, ...others) => {
  expect(factsOf('Poster, 1808', 'James Birch (1756–1815)', below, ...others)).toMatchObject({
    artist: 'James Birch',
    born: '1756',
    died: '1815',
  });
});

test('years of which a search is sure that they are a life are no date, whatever stands beside them', () => {
  const facts = factsOf(
    'Olowe of Lowe',
    'c. 1873–c. 1938, Yoruba peoples, Nigeria',
    'Bowl with figures',
    'Early 20th century',
    'Wood, pigment',
  );
  expect(facts.date).toBe('Early 20th century');
});

test('two years that are near to each other behind a maker are no life', () => {
  expect(factsOf('The lens', 'Galileo Birch, 1609–1610', 'Glass').born).toBeNull();
});
