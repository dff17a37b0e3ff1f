import { expect, test } from 'vitest';
import { parseLabel, podcast, soundBite, textOf } from '../../../guide.ts';
import { sayPlain } from './plain-lines.ts';

function piecesOn(...lines: string[]): string[] {
  const facts = parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });
  return [soundBite, podcast].map((make) => textOf(make(facts, { today: 2026 })));
}

test('a line of which no statement tells is told as it is printed, without the years in its brackets', () => {
  const pieces = piecesOn(
    'Heron Vase, 1882',
    'Earthenware',
    'The Lowe Hollow Pottery (Norwegian, 1880–1967), manufacturer',
    'Berit Aas (Norwegian, 1849–1932), decorator',
    'Gift of the Lowe Hollow Pottery',
  );
  for (const piece of pieces) {
    expect(piece).toMatch(/Berit Aas, decorator|The decorator was Berit Aas/);
    expect(piece).not.toMatch(/1849|1932|1967/);
  }
});

test('a credit, a house, a number and a line in another language are not told so', () => {
  const pieces = piecesOn(
    'Berit Aas',
    'Norwegian, 1901–1970',
    'Harbour in Fog, 1931',
    'Oil on canvas',
    'Acheté en 1951 avec le concours des amis',
    'Lowe Hollow Museum of Art',
    'Gift of Ugo Eremita',
    '1951.12.3',
  );
  for (const piece of pieces)
    expect(piece).not.toMatch(/Acheté|Museum|1951\.12|(?:adds|says|with it|on the label): /i);
});

test('a line that a statement tells of is not told again', () => {
  const [bite = ''] = piecesOn('Ada Birch', 'British, 1840–1926', 'The Kiln, 1864', 'Oil on canvas');
  expect(bite.match(/The Kiln/g)).toHaveLength(1);
  expect(bite.match(/Ada Birch/g)).toHaveLength(1);
});

test('a dynasty and its year are no land and years of a maker, and are told', () => {
  const pieces = piecesOn(
    'The Lantern Bridge',
    'Gu Haolin and Bai Yuanfu',
    'Chinese, active late 13th to early 14th century',
    'Yuan dynasty, 1298',
    'Fresco; ink on clay',
  );
  for (const piece of pieces) expect(piece).toContain('1298');
});

test('where a sitter was born is not where a picture was made', () => {
  for (const piece of piecesOn(
    'Ada Birch 1818–1895',
    'Born Talbot County, Maryland',
    'Unidentified photographer',
    'Quarter-plate ambrotype, 1856',
  ))
    expect(piece).not.toMatch(/place as|Talbot/);
});

test('what is read out goes on behind a small word at the end of a line', () => {
  const [bite = ''] = piecesOn(
    'X 15161. Bronze statue of Zeus or Poseidon. Found in',
    'the sea off Cape Birch, in northern Euboea. The',
    'god is shown nude, in a wide stride to the left.',
    'About 460 BC.',
  );
  expect(bite).not.toContain('in. ');
});

test('who made a thing and where, on one line, is a sentence and no name', () => {
  const [bite = ''] = piecesOn(
    'TEAPOT',
    '1879',
    'Designed by Ugo Lowe (1834–1904)',
    'Made in Sheffield by Birch & Sons',
    'Electroplated nickel silver; ebony',
  );
  expect(bite).toMatch(/made .*in Sheffield by Birch and Sons/);
  expect(bite).not.toContain('names Made');
});

test('what was done to a thing is no material of it', () => {
  for (const piece of piecesOn(
    'Walnut shell',
    '18th century',
    'Pierced for a ribbon',
    'Lowe Foundling House',
  )) {
    expect(piece).not.toMatch(/made of pierced/i);
    expect(piece).toContain('Pierced for a ribbon');
  }
});

test('of a line whose date was told the words before it are told too, and no name of a field', () => {
  const [bite = ''] = piecesOn(
    'Lowe Abbey, Choir Stall',
    'Ulm, circle of Michel Lowe, c. 1490',
    'Built: 1938',
    'Limewood',
  );
  expect(bite).toContain('Ulm, circle of Michel Lowe');
  expect(bite).not.toMatch(/: Built\.|And: Built/);
});

test('what a house invites hands to do is told, and names no work', () => {
  for (const piece of piecesOn(
    'PLEASE TOUCH!',
    'Ammonite',
    'Lyme Regis, England',
    'Limestone, 190 million years',
  )) {
    expect(piece).toMatch(/please touch!/i);
    expect(piece).not.toMatch(/This is “Please|calls it Please/);
  }
});

test('a firm and its town are told as they are printed, and as no place', () => {
  for (const piece of piecesOn('Lounge chair', '1965', 'Artifort, Maastricht', 'Latex foam, jersey')) {
    expect(piece).toContain('Artifort, Maastricht');
    expect(piece).not.toMatch(/place as Artifort|from Artifort|in Artifort/);
  }
});

test('who probably made a thing is told so, and letters behind a name are nobody', () => {
  const [bite = ''] = piecesOn(
    'Weathervane: Angel',
    'Probably Ernst Porter, Crown Point, about 1840',
    'Pine and wrought iron',
  );
  expect(bite).toMatch(/probably by Ernst Porter|Probably Ernst Porter/);
  expect(bite).not.toContain('names Probably');
  expect(
    piecesOn(
      'FRANK LOWE, Hon. F.R.P.S.',
      '(1853–1941)',
      '"Stern Realities"',
      'Carbon print, about 1900',
    ).join(),
  ).not.toContain('names Hon.');
});

test.each([
  ['Gurna, shaft 1712', 'Gurna, shaft 1712'],
  ['Begun 1783; finished 1827', 'Begun 1783; finished 1827'],
  ['Quarry near Lisbon 1910', 'Quarry near Lisbon, 1910'],
])('a year is parted with a comma from a name alone: %s', (line, said) => {
  expect(sayPlain(line)).toBe(said);
});

test('how a work came, in the other language of a label in two, is not told', () => {
  const told = piecesOn(
    'Sculpture dédiée au forgeron',
    'Sculpture dedicated to the Smith',
    'Akati Loko',
    'Fon, Abomey, Republic of Benin',
    'Fon, Abomey, République du Bénin',
    'Before 1858 / Avant 1858',
    'Iron / Fer',
    'Don du capitaine Emile Lowe',
    'Gift of Captain Emile Lowe',
  ).join();
  expect(told).toContain('Abomey');
  expect(told).not.toContain('Don du capitaine');
});

test('a maker whose given name is Don is named like the others', () => {
  const lines = [
    'Bob Birch',
    'Jack Dale',
    'Don Lowe',
    'Charlie Saar',
    'Grave posts',
    '1958',
    'Pigments on wood',
  ];
  for (const told of piecesOn(...lines)) expect(told).toContain('Don Lowe');
});

test('a month and a year stay together, and a day beside a year of making is not said to be that of making', () => {
  expect(sayPlain('Corporation Street, Birmingham, in March 1914')).toBe(
    'Corporation Street, Birmingham, in March 1914',
  );
  const [bite] = piecesOn('Wedding car', 'Lowe and Birch, 1910', 'Steel', '28 June 1914');
  expect(bite).toContain('28 June 1914');
  expect(bite).not.toMatch(/made on 28 June/);
});

test('a measure in two languages is left to the eye, and where a boat was built is no land', () => {
  const [bite = ''] = piecesOn(
    'Small fishing boat',
    'Built in Norway c. 1840. Pine.',
    'Sejl/Sail: 45 m\u00B2',
  );
  expect(bite).not.toMatch(/Sail|from Built/);
});
