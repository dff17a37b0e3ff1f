import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a title that goes on below with "and" is told to its end', () => {
  const bite = biteOn('Kosode with Autumn Lowes', 'and Grasses', 'Ada Birch', '18th century', 'Silk');
  expect(bite).toMatch(/and Grasses/i);
  expect(bite).not.toContain('made of and');
});

test('a name keeps what its bracket explains', () => {
  const bite = biteOn('Lomanik (\u201cwind-maker\u201d) mask', 'Wood, feathers', 'About 1900');
  expect(bite).toContain('Lomanik (');
});

test('a title in brackets is said without them', () => {
  const bite = biteOn(
    'Ada Birch. French, 1819\u20131877',
    'La Pr\u00e9paration de la fille',
    '(Dressing the Girl), ca. 1850\u201355',
    'Oil on canvas',
  );
  expect(bite).toContain('\u201cDressing the Girl\u201d');
  expect(bite).not.toContain('\u201c(');
});

test('a material that ends a title as a sentence of its own is the material', () => {
  const bite = biteOn('Grave stele of Lowe. Pentelic marble', 'About 410\u2013400 BC');
  expect(bite).toContain('made of Pentelic marble');
  expect(bite).not.toContain('Lowe. Pentelic');
});

test('a title goes on below a comma at the end of its line', () => {
  const bite = biteOn(
    'Ada Lowe (1802\u20131870)',
    'Mrs Elizabeth (Johnstone) Lang,',
    'Lowehaven Fishwife',
    '1843\u201347',
    'Salted paper print',
  );
  expect(bite).toContain('Lang, Lowehaven Fishwife\u201d');
});

test('the sentence that a title wraps into, above the date, is the rest of the title', () => {
  const bite = biteOn(
    'ADA LOWE',
    '(b. 1917, Atlantic City, NJ; d. 2000, Seattle, WA)',
    'The Journey Series, Panel no. 1: During World',
    'War I there was a great migration north by',
    'southern African Americans.',
    'between 1940 and 1941',
    'Casein tempera on hardboard',
  );
  expect(bite).toContain('African Americans\u201d');
});

test('of two titles, one of which is plainly in another language, the English one is the title', () => {
  const bite = biteOn(
    'Ada Lowe Birch',
    'Frau mit totem Kind, 1903',
    'Strich\u00e4tzung, Kaltnadel und Vernis mou',
    'Woman with Dead Child, 1903',
    'Line etching, drypoint and soft ground',
  );
  expect(bite).toContain('\u201cWoman with Dead Child\u201d');
});

test('a material above a sentence is none of it', () => {
  const bite = biteOn(
    'GOLD RHINOCEROS',
    'c. AD 1250\u20131290',
    'Gold foil and nails; wooden core now lost',
    'The animal was made of thin gold foil, hammered',
    'and folded over a carved wooden figure and held',
    'with tiny gold nails.',
  );
  expect(bite).toContain('The animal was made');
  expect(bite).not.toContain('lost The');
});

test('a kind of thing in square brackets is that thing', () => {
  expect(biteOn('[blanket]', 'Navajo', 'Wool')).toContain('a blanket');
});

test('a thing\u2019s own name above it is no place', () => {
  const bite = biteOn('Te Lowe-a-T\u0101piri', 'Waka taua, war canoe', 'About 1836', 'T\u014dtara');
  expect(bite).toContain('war canoe');
  expect(bite).not.toContain('from Te Lowe');
});

test('the first line of a text that ends where the next word had room is its title', () => {
  const bite = biteOn(
    'An invitation to a birthday party',
    'Claudia Lowe writes to her friend Sulpicia',
    'Lowe, wife of the commander at Lowanda,',
    'asking her to come for her birthday on the',
    'eleventh of September, with greetings.',
    'AD 97\u2013103',
    'Ink on wood',
  );
  expect(bite).toContain('\u201cAn invitation to a birthday party\u201d');
  expect(bite).toContain('Claudia Lowe writes');
});

test('of a cut title and its English one both are whole', () => {
  const bite = biteOn(
    'Clara Lowe Birch',
    'Stilleven met kazen, amandelen en krakelingen',
    'c. 1615',
    'Still Life with Cheeses, Almonds and Pretzels',
    'Paneel | Panel',
  );
  expect(bite).toContain('\u201cStill Life with Cheeses, Almonds and Pretzels\u201d');
});

test('a title that fills its line goes on in the next, where nothing else is known of that', () => {
  expect(
    factsOf(
      'Landscape with Ascanius',
      'Shooting the Stag of Sylvia',
      'CLAUDE LORRAIN',
      '1600–1682',
      'Oil on canvas, 1682',
      'Presented by Mrs W.F.R.',
      'Lowe, 1926',
    ).title,
  ).toBe('Landscape with Ascanius Shooting the Stag of Sylvia');
});

test('what a line in small letters says below a title that had room for it is no part of the title', () => {
  expect(
    biteOn(
      'Saint Anne',
      'wall painting from the north aisle of the cathedral',
      'Faras, Nubia',
      '8th – first half of the 9th century',
      'Tempera on plaster',
      '234058 MNW',
    ),
  ).toMatch(/Saint Anne[”.].* in tempera on plaster/);
});

test('a title ends before the word with which the next sentence begins', () => {
  const bite = biteOn(
    'X 6439. Head from a bronze statue of a boxer. Found',
    'at Birchia. The flattened nose, swollen ears and',
    'deep-set eyes record a long career in the ring; a',
    'wreath of wild olive marks the victor. Thought to be',
    'the portrait of Satyros of Lowe, by the Athenian',
    'sculptor Silanion. About 330 BC.',
  );
  expect(bite).toContain('a head from a bronze statue of a boxer.');
  expect(bite).not.toMatch(/boxer\. found/i);
});

test('two lines of which the first had room for the second’s first word are no single title, however sure all else is', () => {
  expect(
    factsOf(
      'Master Heinrich of Lowe',
      'Christ and Saint John the Evangelist',
      'Convent of Sankt Katharinenthal, c. 1280–1290',
      'Polychromed walnut',
    ).title,
  ).toBeNull();
});
