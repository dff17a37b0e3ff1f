import { expect, test } from 'vitest';
import { tokenizeLabel } from '../label-tokens.ts';
import { biteOn, factsOf } from '../testing/printed-label.ts';
import { knownLines } from './known-lines.ts';

test('who is shown, by name and life above a line with "By", is the title, and what they were is no name', () => {
  const lines = [
    'Virginia Lowe (1882–1941)',
    'Writer',
    'By George Charles Dale',
    'Platinum print, July 1902',
  ];
  expect(factsOf(...lines)).toMatchObject({ title: 'Virginia Lowe', born: null });
  expect(biteOn(...lines)).toMatch(
    /George Charles Dale made “Virginia Lowe”|“Virginia Lowe”,? (?:made )?by George Charles Dale/,
  );
});

test('a painter’s name and life above a title are no sitter’s', () => {
  expect(factsOf('Anthony Lowe (1901–1983)', 'Harbour at Night', '1935', 'Oil on canvas')).toMatchObject({
    artist: 'Anthony Lowe',
    title: 'Harbour at Night',
  });
});

test('a stuff by what was done to it, below the first line, is the material', () => {
  const lines = ['KHAJURAHO APSARA', 'Polished Chunar sandstone', 'Khajuraho', '11th century CE'];
  expect(factsOf(...lines).medium).toBe('Polished Chunar sandstone');
});

test('another name below the first line is not what the thing is called', () => {
  expect(
    biteOn('Tangata', 'Known as the Kaitaia carving', 'Kaitāia, Northland', 'About 1300–1400', 'Tōtara'),
  ).not.toContain('“Known as');
});

test('who is shown, with a life without brackets above an unidentified photographer, is no maker', () => {
  const told = biteOn(
    'Bessie Lowe 1892–1926',
    'Born Atlanta, Texas',
    'Unidentified photographer',
    'Gelatin silver print, c. 1923',
  );
  expect(told).not.toContain('by Bessie Lowe');
  expect(told).toContain('“Bessie Lowe”');
});

test.each(['sheet 5 of the cycle »A Spinners’ Tale«', 'plate 3 from the series Spinners'])(
  'a line on the sheet of a series is no part of the title above it: %s',
  (line) => {
    expect(factsOf('Storming the Mill', line, '1893–1897', 'Etching').title).toBe('Storming the Mill');
  },
);

test.each([2, 3, 4])('%d living makers one below the other are all known as makers', (count) => {
  const makers = ['Ada Birch (1971– )', 'Leena Saar (1969– )', 'John Dale (1975– )', 'Mary Lowe (1980– )'];
  const label = tokenizeLabel({ text: makers.slice(0, count).join('\n') });
  const known = knownLines(label).filter(({ kind }) => /^(?:artist|maker)$/.test(kind));
  expect(known.map(({ from }) => label.tokens[from]?.plain)).toEqual(
    makers.slice(0, count).map((line) => line.split(' ')[0]),
  );
});

test('a sitter stands above the text, and the painter below it', () => {
  const { title, artist } = factsOf(
    'Tsali Lowe  c. 1770–1843',
    'Lowe could not read English, but he understood what',
    'writing could do. By 1821 he had devised a set of signs',
    'for the sounds of the language that he spoke at home.',
    'Henry Ashdown (1801–1846), after Charles Lowe',
    'Oil on canvas, c. 1830',
  );
  expect({ title, artist }).toEqual({ title: 'Tsali Lowe', artist: 'Henry Ashdown' });
});

test.each([
  ['G. M. Tarini, Italy', 'G. M. Tarini'],
  ['S. Sudan, Africa', null],
])('two initials before a surname and a land are somebody: %s', (line, maker) => {
  expect(factsOf('VEILED RACHEL', 'Marble', line, '19th century A.D.').artist).toBe(maker);
});

test('a thing above the letters of a land and a year is named, though it ends with a number', () => {
  expect(
    biteOn('LOWE Altona 8800', 'US, 1975', 'The Altona came as a kit. Owners soldered it together at home.'),
  ).toContain('LOWE Altona 8800');
});

test.each([
  ['1040–1190', '1040–1190'],
  ['1840–1890', null],
])('two years further apart than a life is long date the work: %s', (years, date) => {
  expect(factsOf('Ada Birch', years, 'The Lowe Tapestry', 'Wool and linen').date).toBe(date);
});

test.each([
  ['Unearthed from the Lowe tomb in 1955', 'It was unearthed from the Lowe tomb in 1955.'],
  ['Excavated by Graham Birch, 1949–51', 'It was excavated by Graham Birch'],
])('how a thing was found is told: %s', (line, said) => {
  expect(biteOn('Pottery house', 'Eastern Han dynasty (25–220)', line)).toContain(said);
});

test('what a thing is by itself is no material', () => {
  expect(factsOf('LOWAC', 'Computer, 1949', 'Designed by Ada Birch').medium).toBeNull();
});

test('a life below the name of who is shown is no painter’s where "By" names one further down', () => {
  const { title, artist, born } = factsOf(
    'Madame Lowe',
    '(1728–1810)',
    'Envoy and fencing master',
    '',
    'Sent to London with letters that she never gave',
    'to anybody, she taught fencing in a black dress.',
    '',
    'By Henry Ashdown, after Charles Birch',
    'Oil on canvas, 1792',
  );
  expect({ title, artist, born }).toEqual({ title: 'Madame Lowe', artist: 'Henry Ashdown', born: null });
});

test('years of an era on a line by themselves are the date, be it the first century before Christ', () => {
  expect(factsOf('Birch Man', '3 BC–AD 120', 'Lowe Moss, Cheshire').date).toBe('3 BC–AD 120');
});
test('years of an era beside the dynasty of their line above are one date with it', () => {
  expect(
    factsOf('Statue of Idet', 'New Kingdom, 18th Dynasty,', 'c. 1480–1390 BCE', 'Painted limestone').date,
  ).toContain('18th Dynasty');
});

test('below what a thing is, the letters of a land and a year are its place and its date', () => {
  expect(factsOf('Radio', 'UK, 1934', 'Bakelite')).toMatchObject({
    title: 'Radio',
    nationality: 'UK',
    date: '1934',
  });
  expect(biteOn('LOWE Portable Computer', 'US, 1983', 'It weighed as much as a dog.')).toContain(
    'from the US. It was made in 1983.',
  );
});

test('a title in square brackets is the English one of the title before it, with the date behind both', () => {
  expect(
    factsOf(
      'Anita Dahl',
      'São Paulo, Brasil, 1889–1964',
      'A estudante [The Student], 1915-16',
      'Oil on canvas',
    ),
  ).toMatchObject({ title: 'The Student', originalTitle: { text: 'A estudante' }, date: '1915-16' });
});

test('a span of years of the first thousand below the title is the date', () => {
  expect(factsOf('Daniel Swallowed', '280–90', 'Late Roman, Asia Minor', 'Marble').date).toBe('280–90');
});

test('a material in small letters below a title is the material, and below a line that goes on it is none', () => {
  const lines = ['Portrait of Dahl and his wife', 'fresco', 'Pompeii', 'AD 55–79'];
  expect(factsOf(...lines)).toMatchObject({ title: 'Portrait of Dahl and his wife', medium: 'fresco' });
  expect(
    factsOf('Ada Dahl', 'American, 1844–1926', 'The Coiffure, 1890', 'drypoint and aquatint on laid', 'paper')
      .medium,
  ).toBe('drypoint and aquatint on laid paper');
});
test('what is printed on a poster is its title', () => {
  expect(
    factsOf('Poster', 'Summer fairs are best reached by tram', 'Edward Lowe, 1921', 'Lithograph').title,
  ).toBe('Summer fairs are best reached by tram');
});
test('two makers, each with nation and life below the name, made the work together', () => {
  const bite = biteOn(
    'Clara Dahl',
    'American (born Sweden), 1929–2022',
    'Josephine Lowe',
    'American (born the Netherlands), 1942–2009',
    'Shuttles, 1994',
    'Aluminum, paint',
  );
  expect(bite).toContain('Clara Dahl and Josephine Lowe');
});
test('the name of a species above how one says it is the title, and its meaning is told as such', () => {
  const bite = biteOn(
    'Borealopelta dahlii',
    'bor-ee-ah-lo-PEL-ta DAHL-eye',
    '“Dahl’s northern shield”',
    'Type of animal: nodosaur (armoured dinosaur)',
    'Age: about 110 million years',
  );
  expect(bite).toContain('This is Borealopelta dahlii. The name means “Dahl’s northern shield”.');
  expect(bite).toContain('The label gives the type of animal as nodosaur, armoured dinosaur.');
});
test('the year behind a single deed is the date', () => {
  expect(factsOf('Harbour, near Dahl, Norway', 'Painted by Alex Dahl in 1946')).toMatchObject({
    artist: 'Painted by Alex Dahl',
    date: '1946',
  });
});
test('of a date of its own and that of its dynasty the nearer one is told', () => {
  expect(
    factsOf(
      'Ritual vessel in the shape of a bird',
      'approx. 1100–1050 BCE',
      'China',
      'Shang dynasty (approx. 1600–1050 BCE)',
      'Bronze',
    ).date,
  ).toBe('approx. 1100–1050 BCE');
});
test('the family of a plant above its names is no title', () => {
  const lines = ['DAHLIACEAE', 'Dahlia occidentalis', 'Garden dahlia', 'Glass'];
  expect(factsOf(...lines).title).not.toBe('DAHLIACEAE');
});

test('a sort of a stuff by a land, in small letters below a date, is the material', () => {
  expect(factsOf('Ada Lowe', 'Curved Chair', '1985', 'turned Macassar ebony').medium).toBe(
    'turned Macassar ebony',
  );
  expect(biteOn('Ada Lowe', 'Curved Chair', '1985', 'bleached Honduras mahogany')).toContain(
    'made of bleached Honduras mahogany',
  );
});

test('nobody, and a place that is doubted, are not what a work is called', () => {
  const names = (...lines: string[]): string[] => factsOf(...lines).heading.map(({ text }) => text);
  expect(names('Isfahan (?)', 'Tappeto a medaglione', '1522-1523', 'lana, seta e cotone')).toEqual([
    'Tappeto a medaglione',
  ]);
  expect(
    biteOn(
      'An\u00F3nimo',
      'Vista de la plaza mayor',
      'Nueva Espa\u00F1a, finales del siglo XVII',
      '\u00D3leo sobre tela',
    ),
  ).not.toContain('An\u00F3nimo');
});

test('a rank behind a given name stays there, and a surname does not', () => {
  const maker = (name: string): string | null =>
    factsOf(`${name} (1822\u201365)`, 'Study', '1863', 'Albumen print').artist;
  expect(maker('Georgina, Lady Harcourt')).toBe('Georgina, Lady Harcourt');
  expect(maker('Harcourt, Georgina')).toBe('Georgina Harcourt');
});

test('whoever took a photograph is not whom it shows', () => {
  expect(factsOf('Jean Lowe', 'Photograph by Harry Birch', 'Print, 2003')).toMatchObject({
    title: 'Jean Lowe',
    artist: 'Harry Birch',
  });
});
