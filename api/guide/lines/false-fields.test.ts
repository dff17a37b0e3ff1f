import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../guide.ts';

const factsOf = (...lines: string[]) =>
  parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
const biteOn = (...lines: string[]): string => textOf(soundBite(factsOf(...lines), { today: 2026 }));

test('on the label of a thing from before our era a name alone is no maker', () => {
  expect(factsOf('Helmet', 'Lowe type', 'Greek, 5th-4th century BC', 'Bronze').artist).toBeNull();
  expect(
    factsOf('Colossal head', 'Olmec', 'San Lorenzo, Veracruz', '1200-900 BC', 'Basalt').artist,
  ).toBeNull();
  expect(
    factsOf('Red-figure cup', 'Greek, about 480 BC', 'Attributed to the Lowe Painter', 'Terracotta').artist,
  ).toContain('Lowe Painter');
});

test('a collection, or what begins with an article, is no place', () => {
  expect(
    biteOn('Statue of a scribe', 'Basalt', '3rd Dynasty (2592-2543 BCE)', 'Birch collection, 1824'),
  ).not.toMatch(/from .*Birch/);
  expect(
    biteOn(
      'Bronze statue of a god',
      'Found in the sea off Cape Lowe',
      'An original of the Severe Style, ca. 460 BC',
    ),
  ).not.toContain('from An');
});

test('the collection below a place is no part of it', () => {
  expect(
    biteOn(
      'Statua di Ramesse II',
      'Statue of Ramesses II',
      'Granodiorite / Granodiorite',
      'Nuovo Regno, regno di Ramesse II (1279-1213 a.C.)',
      'New Kingdom, reign of Ramesses II (1279-1213 BCE)',
      'Tebe, tempio di Amon',
      'Thebes, Temple of Amun',
      'Collezione Birch (1824)',
    ),
  ).not.toContain('Amun Collezione');
});

test('those whose money bought a work did not make it', () => {
  const label = [
    'Nail Figure',
    '1875–1900',
    'Founders Society Purchase, Ada Birch',
    'Fund for Lowe Art',
    'Wood',
  ];
  expect(biteOn(...label)).not.toContain('by Founders');
});

test('a thing in capitals is no maker, and the place below it no title', () => {
  const bite = biteOn(
    'GOLDEN HORSE',
    'Mapungu, Limpopo Province, South Africa',
    'AD 1220–1290',
    'Gold foil, gold tacks',
  );
  expect(bite).toContain('This is “Golden Horse”, from Mapungu, Limpopo Province, South Africa.');
  expect(bite).not.toContain('by Golden Horse');
});

test('whoever used a thing did not make it', () => {
  const { artist, medium } = factsOf(
    'Blackboard used by Albert Birch',
    'Oxford, 16 May 1931',
    'Chalk on painted board',
  );
  expect({ artist, medium }).toEqual({ artist: null, medium: 'Chalk on painted board' });
});

test('the years behind a designer’s nation are a life, and no date', () => {
  expect(
    factsOf(
      'Lowe Manufacturing Company',
      'William C. Birch, designer, English, 1839–1921',
      'Writing Table',
      'Ebony',
    ).date,
  ).toBeNull();
});

test('the year that ends a life two lines long is no date of the work', () => {
  const { date } = factsOf(
    'Ada Lowe Birch',
    'Brodowski, Brasil, 1903\u2013Rio de Janeiro,',
    'Brasil, 1962',
    'Harvest, 1944',
    'Oil on canvas',
  );
  expect(date).toBe('1944');
});

test('the room above a label is no maker, and nobody no title', () => {
  const bite = biteOn('THE COURT ROOM', 'Ada Lowe Birch', 'Captain Thomas Coram, 1740', 'Oil on canvas');
  expect(bite).toContain('Ada Lowe Birch');
  expect(bite).not.toContain('Court Room');
  expect(biteOn('Unknown maker', 'Clavicytherium', 'About 1480', 'Wood')).not.toContain(
    '\u201cUnknown maker',
  );
});

test('a life below a name is not when the work was made, whatever its first year is', () => {
  expect(factsOf('Titian', 'about 1488/90\u20131576', 'The Harbour', 'Oil on canvas').date).toBeNull();
});

test('the year beside a find spot is not when a thing of before our era was made', () => {
  expect(
    factsOf('Statue of King Lowe', 'Stone', 'Susa, 1972', 'Achaemenid period, 522–486 BC').date,
  ).toContain('522');
  expect(
    factsOf('Plaster cast of the statue of King Lowe', '522–486 BC', 'Cast in London, 1890').date,
  ).not.toBeNull();
});

test('whoever rebuilt or mounted a thing is no material', () => {
  expect(factsOf('Harpsichord', 'Elias Lowe', 'Antwerp, 1646', 'Rebuilt by Ada Birch').medium).toBeNull();
});

test('a number below the giver is no date, though it looks like two years', () => {
  expect(
    factsOf(
      'Difference Engine, trial portion, 1832',
      'Brass, steel',
      'Source: Birch College, London',
      '1862-89',
    ).date,
  ).toBe('1832');
});
