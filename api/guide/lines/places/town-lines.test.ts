import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('below a thing a name beside the date is a town’s', () => {
  expect(biteOn('Chalice', 'Birchford, 1640', 'Silver')).toContain('a chalice, from Birchford.');
  expect(biteOn('Coffin', 'Lowefand', 'About 400 BC', 'Terracotta')).toContain('a coffin, from Lowefand.');
  expect(biteOn('Jar', 'Ban Lowe', 'About 500 BC', 'Earthenware')).toContain('a jar, from Ban Lowe.');
  expect(biteOn('Cup', '1690', 'Lowesburg', 'Silver')).toContain('a cup, from Lowesburg.');
});

test('Cork is a town where another line names the material', () => {
  expect(biteOn('Chalice', 'Cork', '1710', 'Silver')).toContain(
    'a chalice, from Cork. It was made of silver in 1710.',
  );
  expect(factsOf('Float', 'Cork', '1710').nationality).toBeNull();
});

test('a style, an age and whoever is shown are no towns', () => {
  for (const line of ['Gothic', 'Neolithic', 'Rococo', 'Buddha'])
    expect(biteOn('Chair', line, '1400', 'Oak')).not.toContain(`from ${line}`);
});

test('a date that goes on below is not cut', () => {
  expect(biteOn('Psalter', 'Lowebury, 2nd quarter of', 'the 8th century', 'Parchment')).not.toMatch(
    /quarter of\./,
  );
});

test('below a title and its maker a town, its region and its land are where it was made', () => {
  expect(
    factsOf(
      'Toy bus "La Flecha"',
      'Ada Birch (b. 1945)',
      'Villa de Lowe, Oaxaca, Mexico, c. 1975',
      'Painted earthenware',
    ),
  ).toMatchObject({
    title: 'Toy bus "La Flecha"',
    artist: 'Ada Birch',
    nationality: 'Villa de Lowe, Oaxaca, Mexico',
    date: 'c. 1975',
  });
  expect(
    factsOf('Ada Birch (1890–1960)', 'Cathedral, Puebla, Mexico, 1930', 'Gelatin silver print').title,
  ).toBe('Cathedral, Puebla, Mexico');
});

test('a known town below a thing and its maker is where it was made, whatever its name looks like', () => {
  expect(biteOn('Teapot', 'Lowestoft, about 1775', 'Porcelain')).toContain('a teapot, from Lowestoft.');
  expect(biteOn('Tankard', 'Ada Birch', 'Boston, Massachusetts', '1760', 'Silver')).toContain(
    'It was made in Boston, Massachusetts, of silver.',
  );
});

test('a firm is no town, and a town that a picture is called by is its title', () => {
  expect(factsOf('Teapot', 'Lowewood, about 1775', 'Creamware').nationality).toBeNull();
  expect(factsOf('Ada Birch (1820–1890)', 'Venice, 1840', 'Oil on canvas').title).toBe('Venice');
});

test('below what is said in small letters and made of materials a known town is where it is from', () => {
  expect(biteOn('Gingerbread mould of a lady', 'Deventer, 1790', 'Pearwood')).toContain('from Deventer');
  expect(biteOn('View of a harbour', 'Deventer, 1790', 'Oil on canvas')).not.toContain('from Deventer');
});

test('the Cape is where a cupboard comes from, and no garment', () => {
  expect(biteOn('Cupboard', 'Cape, 1790', 'Yellowwood and stinkwood')).toContain('from the Cape');
  expect(biteOn('Chest', 'Cape, 1740s', 'Camphor wood')).not.toContain('It is a cape');
});

test('a surname beside the date of a figure is no town', () => {
  expect(biteOn('Seated figure', 'Lowe, 1931', 'Stone')).not.toContain('from Lowe');
});

test('a town that the museum guesses, with its land, is no maker', () => {
  expect(biteOn('Bowl', 'Probably Lowshan, Iran, early 13th century', 'Fritware')).toContain(
    'It probably comes from Lowshan, Iran.',
  );
  expect(biteOn('Teapot', 'Probably John Lowe, London, about 1750', 'Silver')).toContain('John Lowe');
});

test('a place with a query is told as a guess', () => {
  expect(biteOn('Ewer', 'Syria (?), 13th century', 'Brass')).toContain('It perhaps comes from Syria.');
  expect(biteOn('Casket', 'Spain, Cordoba?, c. 1000', 'Ivory')).toContain(
    'It perhaps comes from Cordoba in Spain.',
  );
  expect(biteOn('Ewer', 'Syria, 13th century', 'Brass')).toContain('This is a ewer, from Syria.');
});

test('a mound by its name, and a town by its old one, are where a find comes from', () => {
  expect(biteOn('Head of a god', 'Tell Birch', 'Early Dynastic II, ca. 2700 BCE', 'Gypsum')).toContain(
    'a head of a god, from Tell Birch. It was made around 2700 BCE, in the Early Dynastic II period.',
  );
  expect(biteOn('Beaker', 'Lowodunum (Colchester)', 'AD 10\u201340', 'Glass')).toContain(
    'a beaker, from Lowodunum, Colchester.',
  );
});
