import { expect, test } from 'vitest';
import { composeSoundBite, type LabelFacts, parseLabel } from './guide.ts';
import { nameLikeness } from './name-likeness.ts';

const byLines = (lines: string): LabelFacts =>
  parseLabel({ text: lines.replaceAll(' / ', ' '), lines: lines.split(' / ').map((text) => ({ text })) });
const joined = (lines: string): LabelFacts => parseLabel({ text: lines.replaceAll(' / ', ' ') });

test.each<[string, Partial<LabelFacts>]>([
  [
    'Coffeepot / Marked by Hendrik Swiering (master 1717, died 1752) / Silver, ebony / Gift of Ruth Day',
    { artist: 'Marked by Hendrik Swiering', died: '1752', date: null, medium: 'Silver, ebony' },
  ],
  [
    'Cabinet / c. 1760 / Stamped by Jean Rostand (maître 1751–1788) / Oak, tulipwood',
    { artist: 'Stamped by Jean Rostand', born: null, died: null, date: 'c. 1760', title: 'Cabinet' },
  ],
  [
    'Commode / By Gilles Jourdan (1694–1775, master 1727) / Paris, 1769 / Oak, ebony',
    { artist: 'Gilles Jourdan', born: '1694', died: '1775', date: '1769', title: 'Commode' },
  ],
  [
    "Tankard / Maker's mark of Hester Pym (active 1774–1803) / Silver / Lent by Ruth Day",
    { artist: "Maker's mark of Hester Pym", title: 'Tankard', medium: 'Silver' },
  ],
])(
  'what stands in brackets behind a maker of silver or furniture is no part of the name: %s',
  (label, fields) => {
    expect(byLines(label)).toMatchObject(fields);
    expect(joined(label)).toMatchObject(fields);
  },
);

test.each<[string, string, string]>([
  ['Kovsh / Made by Pavel Ovchin / Moscow, 1896 / Silver, enamel', 'Made by Pavel Ovchin', 'Moscow'],
  ['Whatnot / Made by Gillow & Sons / Lancaster / c. 1810 / Rosewood', 'Made by Gillow & Sons', 'Lancaster'],
  ['Zograscope / Andreas Ruckert the Elder / Antwerp, 1620 / Wood', 'Andreas Ruckert the Elder', 'Antwerp'],
  ['Epergne / London, 1752 / Marked by Paul Storrow / Silver', 'Marked by Paul Storrow', 'London'],
])(
  'the town is neither the maker nor part of the name, whatever the object: %s',
  (label, artist, nationality) => {
    expect(byLines(label)).toMatchObject({ title: label.split(' / ')[0], artist, nationality });
  },
);

test.each([
  ['Claude / Monet / Wheat, 1891 / Oil on canvas', 'Claude Monet'],
  ['Attributed to / Hester Lowe / Wheat, 1891 / Oil on canvas', 'Attributed to Hester Lowe'],
])('a name may go on below: %s', (label, artist) => {
  expect(byLines(label)).toMatchObject({ artist, title: 'Wheat' });
});

test.each<[string, string, string]>([
  ['Tlingit artist / Alaska / Basket with Lid, c. 1900 / Spruce root, grass', 'Tlingit artist', 'Alaska'],
  ['Blanket / Navajo weaver / Arizona / c. 1880 / Wool', 'Navajo weaver', 'Arizona'],
  ['Yoruba carver / Nigeria / Ibeji figure / 19th century / Wood, beads', 'Yoruba carver', 'Nigeria'],
  ['Igbo artist / Mask / Nigeria / early 20th century / Wood', 'Igbo artist', 'Nigeria'],
  ['Kora / Mandinka maker / Senegal, mid-20th century / Gourd, wood', 'Mandinka maker', 'Senegal'],
])('a maker without a name is the artist where the land stands apart: %s', (label, artist, nationality) => {
  for (const facts of [byLines(label), joined(label)]) {
    expect(facts).toMatchObject({ artist, nationality });
    expect(composeSoundBite(facts)).toMatch(new RegExp(`by an? ${artist}. It comes from ${nationality}\\.`));
  }
});

test.each<[string, Partial<LabelFacts>]>([
  [
    'Amphora / Greek, c. 540 BCE / Painted pottery / Gift of Ruth Day',
    { date: 'c. 540 BCE', medium: 'Painted pottery', credit: 'Gift of Ruth Day' },
  ],
  [
    'Jar / Jingdezhen, Ming dynasty, Wanli period / Porcelain',
    { title: 'Jar', nationality: 'Jingdezhen', date: 'Ming dynasty, Wanli period' },
  ],
  ['Pistol / Dresden, dated 1589 / Steel, walnut', { title: 'Pistol', nationality: 'Dresden' }],
  [
    'Harbour at Dusk / Piet Anderholt / Dutch, 1712–1768 / Oil on canvas',
    { artist: 'Piet Anderholt', born: '1712', died: '1768', date: null },
  ],
  [
    'Teo Marr & Lin Osei / b. 1980, Perth; b. 1983, Kumasi / Low Tide / 2021 / Video',
    { title: 'Low Tide', born: '1980', date: '2021' },
  ],
])('reads the same with and without line breaks: %s', (label, fields) => {
  expect(byLines(label)).toMatchObject(fields);
  expect(joined(label)).toMatchObject(fields);
});

test.each<[string, string]>([
  [
    'Portrait of Mrs Ellen Pryor / Thomas Ashcombe RA / Oil on canvas / Given by Ruth Day',
    'Thomas Ashcombe RA',
  ],
  ['Self-Portrait in a Fur Hat / Joost van Elden / about 1648 / Oil on oak panel', 'Joost van Elden'],
  [
    'Leaf from a Book of Hours: The Flight into Egypt / Master of the Gold Scrolls / Bruges, about 1430 / Ink on parchment',
    'Master of the Gold Scrolls',
  ],
])('the maker below the title is no place and no part of it: %s', (label, artist) => {
  expect(byLines(label)).toMatchObject({ artist, title: label.split(' / ')[0] });
});

test.each([
  ['Saint Jerome / Albert Durr / c. 1450 / Tempera on wood', 'Saint Jerome', 'Albert Durr'],
  ['Saint Jerome Albert Durr c. 1450 Tempera on wood', 'Saint Jerome', 'Albert Durr'],
])('a saint is shown, and makes nothing: %s', (label, title, artist) => {
  expect(byLines(label)).toMatchObject({ title, artist });
});

test.each([
  [
    'Bowl / China, for the American market / about 1790 / Porcelain',
    'It comes from China, for the American market.',
  ],
  ['Blanket / United States, Arizona / c. 1880 / Wool', 'It comes from Arizona in the United States.'],
  ['Tablet / Old Babylonian / c. 1800 BCE / Clay', 'It is Old Babylonian.'],
  ['Psalter / Southern Netherlands / c. 1430 / Ink on parchment', 'It comes from Southern Netherlands.'],
])('says where it comes from: %s', (label, sentence) => {
  expect(composeSoundBite(byLines(label))).toContain(sentence);
});

test.each<[string, string]>([
  ['Prayer rug / Turkey (Ladik), dated 1797 / Wool / Lent by Ruth Day', 'was dated 1797.'],
  ['Medal of Isotta / Matteo Pasti / 1446 / Bronze, cast', 'of bronze, cast.'],
  ['Tide / Hester Lowe / 2021 / Single-channel video projection', 'It is a single-channel video projection'],
  ['Hanging / Uzbekistan, first half of 19th century / Silk', 'the first half of the 19th century'],
  ['Ax / Republic of the Congo / Late 19th century / Iron', 'It comes from the Republic of the Congo.'],
  ['Urn / Marajó culture / Brazil / AD 400–1300 / Ceramic', 'It comes from the Marajó culture of Brazil.'],
  ['The Snowy Owl / after John Audley / Published London, 1831 / Etching', 'after John Audley'],
])('is said as one would say it: %s', (label, words) => {
  expect(composeSoundBite(byLines(label))).toContain(words);
});

test('a firm’s name ends before the town in running text', () => {
  expect(joined('Tray / Made by Tiffin & Sons / Sheffield, 1902–03 / Silver')).toMatchObject({
    artist: 'Made by Tiffin & Sons',
    nationality: 'Sheffield',
  });
});

test.each<[string, Partial<LabelFacts>]>([
  ['Shiva / India, 11th century / Copper alloy / Anonymous loan', { artist: null, credit: 'Anonymous loan' }],
  [
    'Lake with Mountains / Zhang Wenli 張文麗 / Qing dynasty, dated 1702 / Ink on paper',
    { artist: 'Zhang Wenli 張文麗', title: 'Lake with Mountains' },
  ],
  [
    'Pukumani pole / Tiwi people, Melville Island / c. 1955 / Natural pigments on wood',
    { artist: null, nationality: 'Tiwi people, Melville Island', title: 'Pukumani pole' },
  ],
  ['Nkisi / Vili artist / Congo / c. 1890 / Wood / Collected 1905', { accession: null, medium: 'Wood' }],
])('knows names, peoples and lenders from all over the world: %s', (label, fields) => {
  expect(byLines(label)).toMatchObject(fields);
  expect(joined(label)).toMatchObject(fields);
});

test('two names with a hyphen are as much a name as each of them, two words are none', () => {
  expect(nameLikeness('jacques-louis')).toBe(nameLikeness('jacques'));
  expect(nameLikeness('still-life')).toBeLessThan(-0.4);
});

test.each<[string, string]>([
  ['firm of Carl Holm (Danish, 1820–1890)', 'It is from the firm of the Danish artist Carl Holm, who'],
  ['assisted by Carl Holm (Danish, 1820–1890)', 'The label also names the Danish artist Carl Holm, who'],
  ['attributed to Carl Holm (Danish, 1820–1890)', 'It is attributed to the Danish artist Carl Holm, who'],
  ['after a drawing by Carl Holm (Danish, 1820–1890)', 'It is after a drawing by the Danish artist Carl'],
  ['After Carl Holm (Danish, 1820–1890)', 'It is after the Danish artist Carl Holm, who'],
  ['after Carl Holm (Danish)', 'It is after the Danish artist Carl Holm.'],
  ['with Carl Holm (Danish, 1820–1890)', 'The label also names the Danish artist Carl Holm, who'],
])('whom a word joins to the first maker has a life of his own: %s', (second, told) => {
  const label = `Salt Cellar / 1895 / Hanna Wick (Russian, 1862–1923), ${second} / Gold, jade, enamel`;
  for (const facts of [byLines(label), joined(label)]) {
    const first = { artist: 'Hanna Wick', nationality: 'Russian', born: '1862', died: '1923' };
    expect(facts).toMatchObject({ ...first, title: 'Salt Cellar', medium: 'Gold, jade, enamel' });
    expect(composeSoundBite(facts)).toContain(told);
  }
});

test('a maker takes no nation from the front of the title', () => {
  const facts = byLines('Ruth Quick-to-Hear Day / Indian Summer Enthroned, 1974 / Burlap, fabric');
  expect(facts).toMatchObject({ artist: 'Ruth Quick-to-Hear Day', nationality: null });
  expect(facts.title).toBe('Indian Summer Enthroned');
});

test('a label whose makers take much searching is read to its end', () => {
  const label =
    'Artist: Ada Birch; Publisher: / Lowe Additions, New York; Printer: / Salvatore Silkscreen Co., Inc., New / York / American, 1928–1987 / Tomato Noodle / 1968 / Color screenprint / 32 x 18 3/4 in. (81.28 x 47.63 cm) / (image) / Gift of the Riverside Foundation / P.90.28.9';
  expect(byLines(label)).toMatchObject({
    artist:
      'Artist: Ada Birch; Publisher: Lowe Additions, New York; Printer: Salvatore Silkscreen Co., Inc., New York',
    title: 'Tomato Noodle',
    credit: 'Gift of the Riverside Foundation',
    accession: 'P.90.28.9',
  });
});
