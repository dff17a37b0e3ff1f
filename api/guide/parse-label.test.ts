import { expect, test } from 'vitest';
import { composeConversation } from './conversation.ts';
import { yearsOf } from './date-years.ts';
import type { LabelFacts, TombstoneFields } from './facts.ts';
import { tokenizeLabel } from './label-tokens.ts';
import { nameLikeness } from './name-likeness.ts';
import { parseLabel } from './parse-label.ts';
import { MOST_STEPS, segmentLabel } from './segment-label.ts';
import { FIELD_NAMES } from './testing/field-names.ts';
import { HOSTILE_TEXTS } from './testing/hostile-texts.ts';
import { type KnownLabel, LABEL_SETS } from './testing/label-sets.ts';
import { LABELS_TO_LEARN_FROM } from './testing/labels-to-learn-from.ts';
import { LABELS_FAR_8 } from './testing/labels-far-8.ts';
import { LABELS_FAR_9 } from './testing/labels-far-9.ts';
import { PLAIN_TOMBSTONES } from './testing/plain-tombstones.ts';
import { SAMPLE_LABELS } from './testing/sample-labels.ts';

function printedFields(
  facts: LabelFacts | Partial<TombstoneFields>,
  names: readonly (keyof TombstoneFields)[],
): object {
  return Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
}

/** The share of the fields of labels that are read as printed; what is read where nothing is printed counts as wrong. */
function shareRead(labels: readonly KnownLabel[], parse: (lines: readonly string[]) => LabelFacts): number {
  const read = labels.flatMap(({ lines, fields }) => {
    const facts = parse(lines);
    return FIELD_NAMES.filter((name) => (facts[name] ?? fields[name] ?? null) !== null).map((name) =>
      Number(facts[name] === (fields[name] ?? null)),
    );
  });
  return read.reduce((sum, right) => sum + right, 0) / read.length;
}

const byLines = (lines: readonly string[]): LabelFacts =>
  parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });
const joined = (lines: readonly string[]): LabelFacts => parseLabel({ text: lines.join(' ') });
/** The hardest: no house printed labels like these before they were learned from. */
const FAR_LABELS = [...LABELS_FAR_8, ...LABELS_FAR_9];
const OTHER_LABELS = LABEL_SETS.filter(([name]) => !/^(?:own labels|plain tombstones)$/.test(name))
  .flatMap(([, labels]) => labels)
  .filter((label) => !FAR_LABELS.includes(label));

test.each(SAMPLE_LABELS)('reads every field by the lines: $style', ({ lines, fields, prose }) => {
  const facts = byLines(lines);
  expect(printedFields(facts, FIELD_NAMES)).toEqual(printedFields(fields, FIELD_NAMES));
  expect(facts.sentences[0] ?? '').toContain(prose ?? '');
  if (prose === undefined) expect(facts.sentences).toEqual([]);
});

test.each(SAMPLE_LABELS.filter((label) => !label.needsLines))(
  'reads every field from one run of text: $style',
  ({ lines, fields }) => {
    const facts = parseLabel({ text: lines.join(' ') });
    expect(printedFields(facts, FIELD_NAMES)).toEqual(printedFields(fields, FIELD_NAMES));
  },
);

test.each(LABELS_TO_LEARN_FROM)('reads every field by the lines: $style', ({ lines, fields }) => {
  const facts = byLines(lines);
  expect(printedFields(facts, FIELD_NAMES)).toEqual(printedFields(fields, FIELD_NAMES));
});

test('reads nearly all fields of the other known labels by their lines', () => {
  expect(shareRead(OTHER_LABELS, byLines)).toBeGreaterThan(0.975);
});

test('reads most fields of the other known labels from one run of text', () => {
  expect(shareRead(OTHER_LABELS, joined)).toBeGreaterThan(0.92);
});

test('reads most fields of labels from every kind of house', () => {
  expect(shareRead(FAR_LABELS, byLines)).toBeGreaterThan(0.86);
  expect(shareRead(FAR_LABELS, joined)).toBeGreaterThan(0.76);
});

test('reads nearly all fields of the plainest labels, as one types them', () => {
  expect(shareRead(PLAIN_TOMBSTONES, byLines)).toBeGreaterThan(0.95);
  expect(shareRead(PLAIN_TOMBSTONES, joined)).toBeGreaterThan(0.93);
});

test('the maker of an object without an artist is its artist', () => {
  const facts = byLines(['Tureen', 'Made by Paul Storrow (British, 1771–1844)', 'London, 1813', 'Silver']);
  expect(facts).toMatchObject({
    artist: 'Made by Paul Storrow',
    title: 'Tureen',
    born: '1771',
    date: '1813',
  });
});

test('one unknown word below a name is the title, behind an object a town', () => {
  expect(byLines(['J. M. Whitcombe', 'Nocturne', 'c. 1650', 'Etching'])).toMatchObject({
    artist: 'J. M. Whitcombe',
    title: 'Nocturne',
  });
  expect(byLines(['Tankard', 'Nuremberg, c. 1650', 'Silver'])).toMatchObject({
    title: 'Tankard',
    nationality: 'Nuremberg',
  });
});

test.each([
  ['Young Hare', 'Albrecht Duerer, 1502'],
  ['Composition VIII', 'Wassily Kandinsky, 1923'],
  ['The Tower of Babel', 'Pieter Bruegel the Elder, 1563'],
  ['Water Lilies', 'Claude Monet, 1906'],
  ['Grey Owl', 'Konrad Ettinger, 1512'],
])('knows which of two lines is the maker, in either order: %s', (title, makerAndDate) => {
  const [artist, date] = makerAndDate.split(', ');
  const titleFirst = parseLabel({ text: '', lines: [{ text: title }, { text: makerAndDate }] });
  expect(titleFirst).toMatchObject({ artist, title, date });
  expect(parseLabel({ text: `${title} ${makerAndDate}` })).toMatchObject({ artist, title, date });
  const makerFirst = parseLabel({ text: '', lines: [{ text: artist ?? '' }, { text: `${title}, ${date}` }] });
  expect(makerFirst).toMatchObject({ artist, title, date });
});

test('names the makers besides the first one and the title in another language', () => {
  const lines = [
    'Edvine Storm',
    'Norwegian, 1863–1944',
    'The Sick Brother',
    'Den syke bror',
    '1896',
    'Lithograph',
    'Printed by Lowe & Sons, Oslo',
  ];
  const facts = parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });
  expect(facts).toMatchObject({ artist: 'Edvine Storm', title: 'The Sick Brother', medium: 'Lithograph' });
  expect(facts.originalTitle?.text).toBe('Den syke bror');
  expect(facts.otherMakers.map(({ text }) => text)).toEqual(['Printed by Lowe & Sons, Oslo']);
});

test.each<[string, LabelFacts['years']]>([
  ['c. 1889', [1889, 1889]],
  ['1884–8', [1884, 1888]],
  ['1890s', [1890, 1899]],
  ['before 1904', [null, 1904]],
  ['after 1477', [1477, null]],
  ['early 17th century', [1601, 1633]],
  ['late 15th–early 16th century', [1467, 1533]],
  ['5th century BCE', [-500, -401]],
  ['about 540–530 B.C.', [-540, -530]],
  ['Qing dynasty, dated 1661', [1661, 1661]],
  ['1961 (printed 1980)', [1961, 1961]],
  ['undated', null],
])('understands the years of "%s"', (date, years) => {
  expect(yearsOf(date)).toEqual(years);
});

test('takes figures and letters that readers confuse for what they must be', () => {
  const facts = parseLabel({
    text: 'Claude Morel French, 1840-1926 Wheat, End of Day, l890-91 0il on canvas Gift of Ruth Day 93.20',
  });
  expect(facts).toMatchObject({ title: 'Wheat, End of Day', date: '1890-91', medium: 'Oil on canvas' });
});

test('reads sentences above all fields as sentences, and the tombstone below them', () => {
  const facts = byLines([
    'Nobody carved so small. The sluice would fit into a thimble.',
    'Govert Ryckaert',
    'Dutch, active c. 1500–1530',
    'Prayer bead, c. 1520',
    'Boxwood',
  ]);
  expect(facts).toMatchObject({ artist: 'Govert Ryckaert', title: 'Prayer bead', medium: 'Boxwood' });
  expect(facts.sentences).toEqual(['Nobody carved so small.', 'The sluice would fit into a thimble.']);
});

test('restores what cleanup drops: the stroke of fractions, the colon after a trade', () => {
  const facts = parseLabel({
    text: 'Inkwell 1792 Silversmith Enzo Carli (Italian, 1756-1794) Silver 12 5 8 x 8 3 4 in. (32.1 x 22.2 cm) Gift of Ruth Day',
  });
  expect(facts).toMatchObject({
    artist: 'Silversmith: Enzo Carli',
    dimensions: '12 5/8 x 8 3/4 in. (32.1 x 22.2 cm)',
  });
});

test.each([
  ['Ferry, c. 1474 1478', 'Oil on panel', { title: 'Ferry', date: 'c. 1474/1478' }],
  ['Ferry, 1878 1879', 'Oil on panel', { title: 'Ferry', date: '1878/1879' }],
  ['Strike at the Port, 1921, 1947', 'Oil on panel', { title: 'Strike at the Port, 1921', date: '1947' }],
  ['Ferry, 1720', 'Hanging scroll ink on silk', { medium: 'Hanging scroll; ink on silk' }],
  [
    'Ferry, 1720',
    'Woodblock print (nishiki-e) ink and color on paper',
    { medium: 'Woodblock print (nishiki-e); ink and color on paper' },
  ],
  ['Ferry, 1720', 'Print on paper', { medium: 'Print on paper' }],
])(
  'restores the marks that cleanup drops between years and parts of a medium: %s, %s',
  (title, medium, told) => {
    expect(byLines(['Ada Birch', title, medium, 'Gift of Ruth Day'])).toMatchObject(told);
  },
);

test.each([
  ['Purchase gift of the Lowe Trust', 'Purchase: gift of the Lowe Trust'],
  ['Ada Birch Fund Ruth Day Fund', 'Ada Birch Fund; Ruth Day Fund'],
  ['The Ada Birch Fund gift of Ruth Day', 'The Ada Birch Fund; gift of Ruth Day'],
  ['The Ada Birch Fund', 'The Ada Birch Fund'],
])('restores the marks that cleanup drops in a credit line: %s', (printed, credit) => {
  expect(byLines(['Ada Birch', 'Ferry, 1720', 'Oil on panel', printed])).toMatchObject({ credit });
});

test.each([
  'In the summer of 1889 the town was full of painters. They came for the light, and most of them left in October.',
  'The painters of Wendle came to the northern tip of the island in the 1870s. Anna Terbrugg was the only one born there.',
  'Architects, composers and painters met in its coffee houses and wrote manifestos.\nIn 1903 Josef Tandler and Koloman Birch founded a workshop for well-made things.',
])('a wall text without a tombstone has sentences and no fields: %s', (text) => {
  const facts = parseLabel({ text });
  expect(facts.sentences).toHaveLength(2);
  expect(printedFields(facts, FIELD_NAMES)).toEqual(printedFields({}, FIELD_NAMES));
});

test('a larger line is a field of its own even where it could go on', () => {
  const lines = [
    { text: 'Hester Lowe', height: 1 },
    { text: 'Washing Day and', height: 1.6 },
    { text: 'Other Stories', height: 1.6 },
    { text: '1923', height: 1 },
    { text: 'Oil on board', height: 1 },
  ];
  expect(parseLabel({ text: '', lines })).toMatchObject({
    artist: 'Hester Lowe',
    title: 'Washing Day and Other Stories',
    date: '1923',
  });
});

test('years given as approximate are kept as such', () => {
  const facts = parseLabel({
    text: 'Pietro Sandri Italian, c. 1490-1560 Portrait of a Man, 1530 Oil on panel',
  });
  expect(facts).toMatchObject({ born: '1490', died: '1560', aboutYears: ['1490'] });
});

test('the search for fields takes a bounded number of steps, and ordinary labels far fewer', () => {
  const stepsFor = (text: string): number => segmentLabel(tokenizeLabel({ text })).steps;
  const candidatesOfOneWord = 2_000;
  for (const text of HOSTILE_TEXTS) expect(stepsFor(text)).toBeLessThan(MOST_STEPS + candidatesOfOneWord);
  for (const { lines } of [...SAMPLE_LABELS, ...LABELS_TO_LEARN_FROM])
    expect(stepsFor(lines.join(' '))).toBeLessThan(MOST_STEPS * 0.8);
});

test('time grows no faster than the text, whatever the text repeats', () => {
  const timeFor = (characters: number): number => {
    const before = process.threadCpuUsage();
    for (const unit of ['( ', 'A. ', '1885. ', 'Iran, '])
      composeConversation(parseLabel({ text: unit.repeat(characters / unit.length) }));
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  const best = (characters: number): number =>
    Math.min(...Array.from({ length: 3 }, () => timeFor(characters)));
  // Four times the text: what grows with its square takes 16 times as long.
  expect(best(128_000) / best(32_000)).toBeLessThan(8);
});

test('a hostile text is still answered', () => {
  for (const text of HOSTILE_TEXTS) expect(parseLabel({ text }).text.length).toBeGreaterThan(0);
});

test('what follows the longest searched text is read as sentences', () => {
  const many = Array.from({ length: 120 }, (_, index) => `The boats came home at dusk on day ${index}.`);
  const facts = parseLabel({ text: ['Ada Birch 1881-1950 Harbour 1912 Oil on board', ...many].join(' ') });
  expect(facts).toMatchObject({ artist: 'Ada Birch', born: '1881', medium: 'Oil on board' });
  expect(facts.sentences.at(-1)).toBe('The boats came home at dusk on day 119.');
});

test.each([
  ['1838 Albany – 1911 Oslo', '1838', '1911'],
  ['(Akureyri 1966)', '1966', null],
  ['born Albany, NY 1838–died Portland, ME 1911', '1838', '1911'],
  ['Born 1961 in Enugu; lives and works in Lagos', '1961', null],
])('reads a life with its places: %s', (life, born, died) => {
  const lines = ['Ada Birch', life, 'The Kiln', '1990', 'Oil on board'].map((text) => ({ text }));
  expect(parseLabel({ text: '', lines })).toMatchObject({
    artist: 'Ada Birch',
    born,
    died,
    title: 'The Kiln',
  });
});

test.each([
  '85.PA.407',
  'BK-17040',
  '414:1/1-1885',
  'Museum no. C.123-1928',
  'Am1894,-.634',
  'JP1847',
  'EA 10470',
])('knows an accession number by its form: %s', (accession) => {
  const lines = ['The Kiln', '1990', 'Oil on board', 'Gift of Ugo Eremita', accession].map((text) => ({
    text,
  }));
  expect(parseLabel({ text: '', lines })).toMatchObject({ credit: 'Gift of Ugo Eremita', accession });
});

test('letters tell names that stand in no list from English words', () => {
  const mean = (words: string): number =>
    words.split(' ').reduce((sum, word) => sum + nameLikeness(word), 0) / words.split(' ').length;
  expect(mean('Ottokar Tancredi Solberg Ryckaert Montalvo Hashimoto Oyelaran')).toBeGreaterThan(0.2);
  expect(mean('Harvest Threshing Glass Sluice Winter Kitchen Washing')).toBeLessThan(-0.2);
});

test.each<[string, Partial<LabelFacts>]>([
  [
    'Throne / Ruth Day, 1974 / Burlap, corn, book (The Long Way by Ada Birch), feathers, wood / Gift of the artist',
    { medium: 'Burlap, corn, book (The Long Way by Ada Birch), feathers, wood' },
  ],
  [
    'Locket, 1899–1908 / Workshop of Lowe (Russian, 1842–1918) / Yellow gold (18 kt), white gold, enamel / Bequest of Ruth Day',
    { date: '1899–1908', medium: 'Yellow gold (18 kt), white gold, enamel' },
  ],
  [
    'Necklace / early 19th century / Berries, 22k gold, rubies / Gift of Ruth Day',
    { medium: 'Berries, 22k gold, rubies' },
  ],
  [
    'Ada Birch / Bridge / 1896 / Ink on paper / Fractional and promised gift of Ruth Day',
    { credit: 'Fractional and promised gift of Ruth Day' },
  ],
  [
    'Ada Birch / Bridge / 1914 / Bronze / The John Lowe Fund / After she arrived in Paris in 1909, Birch met the Cubists.',
    {
      credit: 'The John Lowe Fund',
      sentences: ['After she arrived in Paris in 1909, Birch met the Cubists.'],
    },
  ],
])('brackets, carats and credits are read to their ends: %s', (label, fields) => {
  expect(parseLabel({ text: label.replaceAll(' / ', '\n') })).toMatchObject(fields);
});
