import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { withEnglishWords } from './words-of-tombstones.ts';

test.each([
  'um 1885',
  'vers 1885',
  'ca 1885',
  'omkring 1885',
  'hacia 1885',
  'około 1885',
  'noin 1885',
  'verso il 1885',
  '1885 körül',
  'um 1885 / c. 1885',
])('%j says about when a work was made, and is no part of its title', (printed) => {
  expect(factsOf('Ada Birch (1849–1932)', 'The Ferry', printed, 'Oil on canvas').title).toBe('The Ferry');
  expect(biteOn('Ada Birch (1849–1932)', 'The Ferry', printed, 'Oil on canvas')).toContain('around 1885,');
});

test.each([
  ['nach 1885', 'after 1885'],
  ['avant 1885', 'before 1885'],
  ['post 1885', 'after 1885'],
  ['na 1885', 'after 1885'],
  ['po 1885', 'after 1885'],
  ['1885 után', 'after 1885'],
  ['przed 1885', 'before 1885'],
])('%j is a limit of the date', (printed, said) => {
  expect(biteOn('Ada Birch (1849–1932)', 'The Ferry', printed, 'Oil on canvas')).toContain(` ${said},`);
});

test('a river is no limit of a date, and a life may have one', () => {
  expect(withEnglishWords('View of the Po 1885')).toBe('View of the Po 1885');
  expect(withEnglishWords('Jan Birch (na 1610–1652)')).toBe('Jan Birch (after 1610–1652)');
});

test('the years of a life are about so in any language, and stay where they were printed', () => {
  const facts = factsOf('Jan Birch', 'um 1410–1475/76', 'The Ferry', 'vers 1460', 'Oil on panel');
  expect(facts).toMatchObject({ artist: 'Jan Birch', born: '1410', title: 'The Ferry', date: 'c. 1460' });
  const { start = 0, end = 0 } = facts.readings.date ?? {};
  expect(facts.given.slice(start, end)).toBe('vers 1460');
});

test.each(['u.å.', 'odaterad / undated', 's.d. / n.d.', 'o. J.', 'sin fecha'])(
  '%j says that nobody knows the date, and is no part of a title',
  (printed) => {
    const bite = biteOn('Ada Birch', 'The Ferry', printed, 'Oil on canvas');
    expect(bite).toContain('“The Ferry”');
    expect(bite).toContain('The label gives no date.');
  },
);

test.each([
  ['Jakob Birch d. Ä.', 'Jakob Birch the Elder'],
  ['Jakob Birch d.J.', 'Jakob Birch the Younger'],
  ['Jacques Birch le Jeune', 'Jacques Birch the Younger'],
  ['Jacobo Birch el Viejo', 'Jacobo Birch the Elder'],
  ['Jakob Birch d.y., 1612–1670', 'Jakob Birch the Younger, 1612–1670'],
])('%j is a maker with an English word for which of two it is', (printed, said) => {
  expect(withEnglishWords(printed)).toBe(said);
  expect(biteOn(printed, 'The Ferry', '1640', 'Oil on panel')).toContain(said.split(',', 1)[0]);
});

test.each([
  'In den Jahren um 1910 malte sie vor allem Fähren.',
  'Vers 1908 il quitte la ville, avant 1914 la France.',
  'The mill was built circa 1910, and ca. 1912 it burned.',
  'The Vers 12',
  'Room 1910',
  'Portrait of John St. John',
])('%j stays as it is printed', (printed) => {
  expect(withEnglishWords(printed)).toBe(printed);
});

test.each([
  ['Meister der Lowener Passion', 'Master of the Lowener Passion'],
  ['Maître de Birchy', 'Master of Birchy'],
  ['Maestro de Lowe', 'Master of Lowe'],
  ['Maestro dell’Osteria', 'Master of the Osteria'],
  ['Mestre de Birch', 'Master of Birch'],
])('%j is a master of whom nobody knows the name', (printed, said) => {
  expect(withEnglishWords(printed)).toBe(said);
  expect(biteOn(printed, 'tätig um 1450', 'The Ferry', '1450', 'Öl auf Holz / Oil on wood')).toMatch(
    new RegExp(`the ${said}`, 'i'),
  );
});

test('“Maestro” before a name stays', () => {
  expect(withEnglishWords('Maestro Ada Birch')).toBe('Maestro Ada Birch');
});

test.each([
  ['Claude Birch, dit le Lowen', 'Claude Birch, called le Lowen'],
  ['Adam Birch genannt Lowe', 'Adam Birch, called Lowe'],
  ['Giovanni Birch (detto il Lowino)', 'Giovanni Birch (called il Lowino)'],
  ['Lowe (Ada Birch, dite)', 'Lowe (Ada Birch)'],
  ['Lowino (Giovanni Birch, detto il)', 'Lowino (Giovanni Birch)'],
])('%j is a maker with another name', (printed, said) => {
  expect(withEnglishWords(printed)).toBe(said);
  expect(biteOn(printed, '1519–1594', 'The Ferry', '1555', 'Oil on canvas')).toMatch(
    /“The Ferry”, painted by|painted “The Ferry”/,
  );
});

test.each(['La cosa detta', 'Le Birch, dit-on', 'Llamada perdida'])('%j names nobody', (printed) => {
  expect(withEnglishWords(printed)).toBe(printed);
});

test.each([
  ['Vers 1902-1904 / About 1902-4', 'c. 1902-1904'],
  ['omstreeks 1911 / circa 1911', 'c. 1911'],
  ['1950 ca. / ca. 1950', 'c. 1950'],
])('%j is one date in two languages', (printed, said) => {
  expect(withEnglishWords(printed)).toBe(said);
});

test('two dates on a line stay two: “um 1910 / c. 1930”', () => {
  expect(withEnglishWords('um 1910 / c. 1930')).toBe('c. 1910 / c. 1930');
});

test.each([
  ['maart 1929', 'March 1929'],
  ['Arles, 16 september 1888', 'Arles, 16 September 1888'],
  ['Juni 1889', 'June 1889'],
  ['Mars 1969', 'Mars 1969'],
  ['Harvest 1889', 'Harvest 1889'],
])('the month of %j is said in English', (printed, said) => {
  expect(withEnglishWords(printed)).toBe(said);
});

test('a line in square brackets says the one above it in English', () => {
  expect(
    factsOf(
      'Remedios Ibarra',
      'Pareja de campesinos, 1923',
      '[Peasant Couple]',
      'Acuarela sobre papel',
      '[Watercolor on paper]',
    ),
  ).toMatchObject({ title: 'Peasant Couple', medium: 'Watercolor on paper' });
});

test('what a line says in several languages is said once, in English', () => {
  expect(biteOn('Mask', 'DR Congo / RD Congo / DR Kongo / DR Congo', 'Wood')).not.toMatch(/RD Congo|Kongo/);
  expect(factsOf('Dahl Ring', 'Richard Dahl, Gaillimh / Galway', 'c. 1700', 'Gold').artist).toBe(
    'Richard Dahl',
  );
});

test('the name that a woman was born with is no second name of the painter', () => {
  expect(
    factsOf('Hanna Dahl, f. Hirsch, 1864–1940', 'Breakfast in the Garden', '1887', 'Oil on canvas').artist,
  ).toBe('Hanna Dahl');
});

test('an age by its name and years of two eras are told in English', () => {
  expect(factsOf('Heart-shaped breastplate', '200 a.C. – 1300 d.C.', 'Gold').date).toBe('200 BC – 1300 AD');
  expect(biteOn('Heart-shaped breastplate', 'Calima – Período Dahl', 'Gold')).toContain('Dahl period');
});

test('others who are not named are others, in any language', () => {
  expect(biteOn('Globe', 'Martin Dahl, Georg Lowe u. a.', '1492', 'Wood')).not.toContain('u. a.');
});
