import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../../../guide.ts';

const biteOn = (...lines: string[]): string =>
  textOf(
    soundBite(parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) }), { today: 2026 }),
  );

test.each([
  ['Dish with Peonies and Birds', 'a dish with peonies and birds'],
  ['Bowl in the Form of a Lotus', 'a bowl in the form of a lotus'],
  ['Plate with the Baptism of Christ', 'a plate with the Baptism of Christ'],
  ['Jug with Queen Victoria', 'a jug with Queen Victoria'],
  ['Pair of Dutch wheellock pistols', 'a pair of Dutch wheellock pistols'],
  ['Statuette of Osiris', 'a statuette of Osiris'],
  ['Stirrup-Spouted Vessel', 'a stirrup-spouted vessel'],
  ['The Portland Vase', 'This is the Portland Vase'],
  ['Virgin and Child', '“Virgin and Child”'],
  ['Virgin', '“Virgin”'],
  ['Buddhist priest’s robe', 'This is a Buddhist priest’s robe'],
  ['Samurai’s jacket', 'This is a samurai’s jacket'],
  ['Ada Birch’s microscope', 'This is Ada Birch’s microscope'],
  ['Bowl with Kufic Inscription', 'a bowl with Kufic inscription'],
  ['Dish with Arabic Inscriptions', 'a dish with Arabic inscriptions'],
])('the title %j of a thing without a known maker says what it is', (title, said) => {
  expect(biteOn(title, 'Iran, 12th century', 'Earthenware with a clear glaze', '1951.12')).toContain(said);
});

test('the age of a period in brackets is heard', () => {
  expect(biteOn('Celt', 'Bronze Age (ca. 1500 B.C.)', 'Bronze', '1951.12')).toContain('1500');
});

test('where one can read on is left to the eye', () => {
  const bite = biteOn(
    'Ada Birch',
    'British, 1840–1926',
    'The Kiln, 1864',
    'Wash on paper',
    'Birch filled many journals with drawings from the time she was studying in Leeds.',
    '(See The Lowe Hollow Bulletin, April, 1969, Vol. 21, No. 7, Pages 3-4).',
  );
  expect(bite).toContain('many journals');
  expect(bite).not.toContain('Bulletin');
});

test('of two things that a text names the two are looked for', () => {
  const bite = biteOn(
    'Ada Birch',
    'British, 1840–1926',
    'Winter Stamp, 1973',
    'Print on paper',
    'Two ducks sit on a snowy bank and look to the right. The water stretches back and more snow can be seen.',
  );
  expect(bite).toMatch(/the two ducks/);
});

test('what a known maker calls a work in capitals is its name', () => {
  const bite = biteOn('Ada Birch', 'British, 1840–1926', 'Park Bench, 1864', 'Bronze');
  expect(bite).toContain('“Park Bench”');
});

test('what a thing by a known maker is called in small letters says what it is', () => {
  const bite = biteOn('Ada Birch', 'British, 1840–1926', 'High chest of drawers, 1864', 'Walnut and pine');
  expect(bite).toMatch(/(?:a|this) high chest of drawers/);
});

test.each([
  ['Bronze, cast', 'of cast bronze'],
  ['Glass, blown, sandcarved and fused', 'of blown, sandcarved and fused glass'],
  ['Wood, carved, with glass beads', 'of carved wood, with glass beads'],
])('what was done to the one material %j is heard before it', (medium, said) => {
  expect(biteOn('Cup', 'Iran, 12th century', medium, '1951.12')).toContain(said);
});

test('many makers of whom none is named are no single one', () => {
  expect(biteOn('Various Artists', 'Source Magazine n. 9', '1959-2010', 'Offset lithograph')).toContain(
    'by various artists',
  );
});

test('what was added centuries later does not count among the years of a work', () => {
  expect(biteOn('Coin in a modern pin', 'Greek', '340-242 BC; 20th century', 'Gold')).toMatch(
    /more than 2,200 years old/,
  );
});

test('a people’s name beside a maker’s is what the work is called', () => {
  const bite = biteOn('Rick Bartow, Wiyot and Yurok, born 1946', 'Crow, 1994', 'Gouache and pencil on paper');
  expect(bite).not.toContain('Crow work');
  expect(bite).toContain('Crow');
});

test('a thing under two names, one of them in brackets, is told by both', () => {
  expect(biteOn('Mether (Communal Drinking Cup)', '17th century', 'Carved willow')).toContain(
    'This is a mether, a communal drinking cup.',
  );
  expect(biteOn('Headdress (ciwara kun)', 'about 1860', 'Wood')).toContain(
    'This is a headdress, called ciwara kun.',
  );
});

test('somebody’s thing is named by whose it is, and its range of dates as one', () => {
  const bite = biteOn("Galileo's telescope", 'Italy', 'late 1609 – early 1610', 'Wood, leather');
  expect(bite).toContain('This is Galileo’s telescope'.replace('’', "'"));
  expect(bite).toContain('late 1609 to early 1610');
});

test('a statue of unknown stone is a statue, not a name', () => {
  expect(biteOn('Statue of Khafre', 'Anorthosite gneiss', 'Old Kingdom, about 2550 BC')).toContain(
    'This is a statue of Khafre',
  );
});

test('what somebody owned or used has no article before the name', () => {
  const bite = biteOn('Antoni van Lowe\u2019s microscope', 'Delft, about 1670\u20131700', 'Silver');
  expect(bite).toContain('This is Antoni van Lowe\u2019s microscope');
});

test('a letter and a diary are written', () => {
  const bite = biteOn('Letter to a friend', 'Ada Lowe Birch (1868\u20131912)', '1901', 'Ink on paper');
  expect(bite).toMatch(/(?:wrote .*Letter|Letter.*written by)/);
});

test('what a hyphened word in brackets says of a thing is what it is, and a name of several words keeps its capitals', () => {
  expect(biteOn('Amphora (wine-jar)', 'Athens, about 530 BC', 'Terracotta')).toContain(
    'an amphora, a wine-jar',
  );
  expect(biteOn('Da Lowe Ding (food vessel)', 'Western Zhou, 1046\u2013771 BC', 'Bronze')).toContain(
    '\u201CDa Lowe Ding\u201D, a food vessel',
  );
});

test('a title in small letters of another language is a title, and no kind of thing', () => {
  const bite = biteOn(
    'Nicholas Hlobo',
    'South African, born 1975',
    'iimpundulu zonke ziyandilandela, 2011',
    'Rubber, ribbon',
    'Gift of Helen Marsh, 2012',
  );
  expect(bite).toContain('\u201Ciimpundulu zonke ziyandilandela\u201D');
});

test('a thing of somebody\u2019s helper is one of many such things, and has its article', () => {
  expect(biteOn("Sewing kit of a soldier's wife", 'Cotton, steel', '1915')).toContain(
    "This is a sewing kit of a soldier's wife",
  );
  expect(biteOn("Ada Birch's microscope", 'Cotton, steel', '1915')).toContain(
    "This is Ada Birch's microscope",
  );
});

test('a thing of people of a trade has its article, and one of somebody who is named has none', () => {
  expect(biteOn('Docker\u2019s hook', 'Iron, ash', 'About 1950')).toContain('This is a docker\u2019s hook');
  expect(biteOn('Galileo\u2019s telescope', 'Wood, leather', '1610')).toContain(
    'This is Galileo\u2019s telescope',
  );
});
