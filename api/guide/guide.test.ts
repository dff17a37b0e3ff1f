import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FIELDS } from './facts.ts';
import {
  composeConversation,
  composeSoundBite,
  type LabelFacts,
  parseLabel,
  soundBiteSentences,
} from './guide.ts';
import { factsArbitrary } from './testing/facts-arbitrary.ts';
import { SAMPLE_LABELS } from './testing/sample-labels.ts';
import { expectGroundedFigures, expectSpeakable } from './testing/spoken-checks.ts';

const RUNS = { numRuns: 1_000 };
const BLANK: LabelFacts = {
  ...NO_FIELDS,
  readings: {},
  sentences: [],
  sentenceReadings: [],
  lives: [],
  findSpot: null,
  otherMakers: [],
  originalTitle: null,
  years: null,
  aboutYears: [],
  bornIn: null,
  diedIn: null,
  foreign: null,
  span: { start: 0, end: 0 },
  text: '',
};
const STORY = [
  'Birch built the kiln with her brothers in the year the river flooded.',
  'For the next four decades the smoke of it could be seen from the church tower on the other bank.',
  'She painted it only once, from memory, after the railway company had pulled it down and sold the bricks.',
  'The man in the doorway has been called her father, but the family kept no picture of him to compare.',
  'What she wanted to keep, she wrote to a friend, was the colour of the heat.',
];

const words = (text: string): number => text.split(/\s+/).length;
const tell = (facts: Partial<LabelFacts>): string => composeSoundBite({ ...BLANK, text: 'seed', ...facts });

test('a sound bite of any facts is grammatical, grounded in its figures and ends with a full stop', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      const text = composeSoundBite(facts);
      expectSpeakable(text);
      expectGroundedFigures(text, facts);
      expect(text).toMatch(/\.$/);
      expect(words(text)).toBeLessThanOrEqual(170);
      expect(text.split('“').length).toBe(text.split('”').length);
      const own = soundBiteSentences(facts).map((sentence) => sentence.text);
      expect(new Set(own).size).toBe(own.length);
    }),
    RUNS,
  );
});

test('a conversation of any facts alternates, is grammatical and has at most 17 turns', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      const turns = composeConversation(facts);
      expect(turns.length).toBeGreaterThan(1);
      expect(turns.length).toBeLessThanOrEqual(17);
      turns.forEach((turn, index) => {
        expect(turn.role).toBe(index % 2 === 0 ? 'friend1' : 'friend2');
        expectSpeakable(turn.content);
        expectGroundedFigures(turn.content, facts);
      });
      const own = turns
        .map((turn) => turn.content)
        .filter((content) => !facts.sentences.some((said) => content.includes(said)));
      const questions = own.filter((content) => content.endsWith('?'));
      expect(new Set(questions).size).toBe(questions.length);
    }),
    RUNS,
  );
});

test('any string at all is parsed and told without an error', () => {
  const word = fc.constantFrom(
    'Oil',
    'on',
    'canvas',
    '1889',
    '1839-1907',
    'c.',
    '(',
    'French,',
    'Gift',
    'of',
    'The',
    'Fund',
    '79.13',
    'mm',
    'x',
    '.',
    'was',
    ',',
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(word, { maxLength: 40 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(anyText, fc.array(anyText, { maxLength: 6 }), (text, lines) => {
      for (const input of [{ text }, { text, lines: lines.map((line) => ({ text: line })) }]) {
        const facts = parseLabel(input);
        expect(composeSoundBite(facts)).not.toBe('');
        expect(composeConversation(facts).every((turn) => turn.content.trim() !== '')).toBe(true);
      }
    }),
    RUNS,
  );
});

test('the same label gives the same words', () => {
  fc.assert(
    fc.property(factsArbitrary, (facts) => {
      expect(composeSoundBite(facts)).toBe(composeSoundBite({ ...facts }));
      expect(composeConversation(facts)).toEqual(composeConversation({ ...facts }));
    }),
  );
});

test.each(SAMPLE_LABELS)('names title and artist as printed: $style', ({ lines }) => {
  const facts = parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });
  const said = composeSoundBite(facts);
  expect(said.toLowerCase()).toContain(facts.title?.toLowerCase());
  const name = /unknown/i.test(facts.artist ?? '')
    ? 'unknown'
    : (facts.artist ?? '').replace(/^(?:Attributed to|Workshop of|After|Designer:) /, '');
  expect(said.toLowerCase()).toContain(name.toLowerCase());
  expect(said).not.toContain(facts.accession ?? 'no such number');
  expectSpeakable(said);
});

test('a label with much to say gives 110 to 170 words and 11 to 17 turns', () => {
  const facts = {
    ...BLANK,
    text: 'The Kiln',
    artist: 'Ada Birch',
    title: 'The Kiln',
    date: 'c. 1934',
    medium: 'Oil on canvas',
    credit: 'Gift of Ugo Eremita',
    sentences: [...STORY, ...STORY.map((sentence) => sentence.replace('.', ' again.'))],
  };
  expect(words(composeSoundBite(facts))).toBeGreaterThanOrEqual(110);
  expect(words(composeSoundBite(facts))).toBeLessThanOrEqual(170);
  expect(composeConversation(facts).length).toBeGreaterThanOrEqual(11);
});

test('the label’s sentences keep their order and are never cut', () => {
  const said = tell({ title: 'The Kiln', sentences: [...STORY, ...STORY] });
  const places = STORY.map((sentence) => said.indexOf(sentence));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each<[string, Partial<LabelFacts>, RegExp]>([
  ['life dates', { artist: 'Ada Birch', born: '1839', died: '1907' }, /born in 1839 and died in 1907/],
  [
    'a life that is known roughly',
    { artist: 'Ada Birch', born: '1490', died: '1560', aboutYears: ['1490'] },
    /born around 1490 and died in 1560/,
  ],
  [
    'a place of birth',
    { artist: 'Ada Birch', nationality: 'British (born Ireland)', born: '1909' },
    /Ada Birch.* was born in Ireland in 1909\./,
  ],
  [
    'two makers of two nations',
    { artist: 'Ada Birch and Ugo Eremita', nationality: 'British and Italian' },
    /The artists are British and Italian\./,
  ],
  [
    'a land with an article',
    { title: 'Kiln', nationality: 'Kuba peoples, Democratic Republic of the Congo' },
    /of the Democratic Republic of the Congo\./,
  ],
  [
    'a workshop that is not certain',
    { artist: 'Attributed to Workshop of Ugo Eremita', title: 'Kiln', date: '1500' },
    /attributed to the workshop of Ugo Eremita/,
  ],
  ['a name in a kind of object', { title: 'Ifa tray', date: '1900', medium: 'Wood' }, /“Ifa tray”/],
  ['a title in a title', { title: 'Study for “The Kiln”', date: '1900' }, /“Study for ‘The Kiln’”/],
  ['two eras', { title: 'Kiln', date: 'c. 100 BC–AD 600' }, /around 100 BC to 600 AD\./],
  ['c.', { title: 'Kiln', date: 'c. 1889' }, /made around 1889\./],
  ['a short range', { title: 'Kiln', date: '1884–8' }, /between 1884 and 1888/],
  ['a doubtful exhibition', { title: 'Kiln', date: '?exhibited 1832' }, /was perhaps exhibited in 1832/],
  ['hallmarks', { title: 'Cup', date: 'hallmarks for 1742–43' }, /was hallmarked between 1742 and 1743/],
  ['centuries', { title: 'Kiln', date: '12th-14th century' }, /between the 12th and the 14th century/],
  ['millimetres', { title: 'Kiln', dimensions: '759 × 625 mm' }, /about 76 by 63 centimetres/],
  ['named sides', { title: 'Kiln', dimensions: 'h 379.5cm x w 453.5cm' }, /about 380 by 454 centimetres/],
  ['a purchase with its year', { title: 'Kiln', credit: 'Purchased 1986' }, /It was purchased in 1986\./],
  [
    'a gift with its year',
    { title: 'Kiln', credit: 'Gift of Ada Birch, 1979' },
    /It came to the museum in 1979 as a gift of Ada Birch\./,
  ],
  ['a fund', { title: 'Kiln', credit: 'The Hollow Lane Fund' }, /through the Hollow Lane Fund\./],
  ['a list of materials', { title: 'Comb', medium: 'Ivory, gold' }, /of ivory and gold in 1900\./],
  ['a vowel', { title: 'Comb', medium: 'Etching on paper' }, /It is an etching on paper/],
  [
    'an unknown maker',
    { title: 'Comb', artist: 'Artist Unknown', credit: 'Anonymous gift' },
    /maker is unknown/,
  ],
  ['a range before our era', { title: 'Kiln', date: 'Dynasty 21, 1070–945 BCE' }, /1070 to 945 BCE/],
  ['years of our era', { title: 'Kiln', date: 'AD 100–500' }, /between AD 100 and 500/],
  ['a later cast', { title: 'Kiln', date: 'modeled 1892, cast by 1905' }, /modeled in 1892 and cast by 1905/],
  [
    'a doubtful town',
    { title: 'Kiln', nationality: 'Iran, probably Kashan' },
    /from Iran, probably Kashan\./,
  ],
  ['a nation and its town', { title: 'Kiln', nationality: 'Russian, Novgorod' }, /Russian, from Novgorod\./],
  [
    'a purchase with funds',
    { title: 'Kiln', credit: 'Purchase, with funds from Ugo Eremita' },
    /purchased with funds from Ugo/,
  ],
  ['twelve hundred', { title: 'Comb', sentences: ['It held 1.200 pots.'] }, /1,200 pots/],
  ['a measure', { title: 'Comb', sentences: ['It weighs 1.200 kg.'] }, /1\.200 kg/],
])('says %s as one speaks', (_, facts, expected) => {
  expect(tell({ date: '1900', ...facts })).toMatch(expected);
});

test('a label of which nothing is understood is read out', () => {
  const facts = parseLabel({ text: 'please do not lean on the glass' });
  expect(composeSoundBite(facts)).toBe('The label reads: please do not lean on the glass.');
  expect(composeConversation(facts)).toHaveLength(2);
  expect(composeSoundBite(parseLabel({ text: '' }))).toBe('The label could not be read.');
});

test('different labels are told with different wordings', () => {
  const openings = new Set(
    Array.from({ length: 30 }, (_, index) =>
      tell({ text: `label ${index}`, title: 'Kiln', artist: 'Ada Birch', born: '1901' }).slice(0, 30),
    ),
  );
  expect(openings.size).toBeGreaterThan(3);
});

const TOMBSTONE: Partial<LabelFacts> = {
  artist: 'Ada Birch',
  title: 'The Kiln',
  date: '1934',
  medium: 'Oil on canvas',
  credit: 'Gift of Ugo Eremita',
};

test('a tombstone without a text is talked about in few turns', () => {
  for (let label = 0; label < 40; label += 1) {
    const turns = composeConversation({ ...BLANK, ...TOMBSTONE, text: `label ${label}` });
    expect(turns.length).toBeGreaterThanOrEqual(6);
    expect(turns.length).toBeLessThanOrEqual(10);
  }
});

test('conversations about different labels take different shapes', () => {
  const shapes = Array.from({ length: 30 }, (_, label) =>
    composeConversation({ ...BLANK, ...TOMBSTONE, sentences: STORY, text: `label ${label}` })
      .map((turn) => turn.content.slice(0, 12))
      .join(' '),
  );
  expect(new Set(shapes).size).toBeGreaterThan(25);
  expect(new Set(shapes.map((shape) => shape.slice(0, 12))).size).toBeGreaterThan(6);
});

test('a friend takes up what the other has just read', () => {
  const asked = ['Who paid for the coal?', 'Birch never said.', 'The kiln went cold.'];
  const turns = composeConversation({ ...BLANK, ...TOMBSTONE, sentences: asked, text: 'The Kiln' });
  expect(turns.map((turn) => turn.content).join('\n')).toMatch(/coal\?\n.*(?:question|ask that)\. Birch/);
});

test.each<[string, Partial<LabelFacts>, RegExp, RegExp]>([
  ['a firm', { artist: 'Hollow Lane Pottery', born: '1859', died: '1894' }, /1859 to 1894/, /born|died/],
  ['a title on an object', { title: 'Tea bowl', nationality: 'Iran' }, /comes from Iran\./, /\bby\b/],
  [
    'a follower',
    { artist: 'Follower of Ada Birch', nationality: 'Dutch' },
    /by a follower of the Dutch artist Ada/,
    /It is Dutch/,
  ],
  [
    'an unknown maker',
    { artist: 'Unknown maker', nationality: 'French' },
    /unknown\. It is French\./,
    /by unknown/i,
  ],
  [
    'a town after its country',
    { nationality: 'China, Jingdezhen' },
    /from Jingdezhen in China\./,
    /China, J/,
  ],
  [
    'a promise',
    { credit: 'Promised gift of Ugo Eremita' },
    /It is a promised gift of Ugo/,
    /came to the museum/,
  ],
  ['capitals', { artist: 'ADA BIRCH', date: 'AFTER 1990' }, /Ada Birch.*after 1990/, /ADA|AFTER/],
  [
    'the museum’s own name',
    { credit: 'Lane Museum, Gift of Ugo Eremita' },
    /as a gift of Ugo Eremita\./,
    /credit line/,
  ],
])('tells %s as an educator would', (_, facts, expected, never) => {
  const said = tell({ title: 'The Kiln', date: '1900', ...facts });
  expect(said).toMatch(expected);
  expect(said).not.toMatch(never);
});

test.each([
  ['Delft 1632 – 1675 Leiden', 'in Delft in 1632 and died in Leiden in 1675'],
  ['1581, Cuenca – Toledo, 1646', 'in Cuenca in 1581 and died in Toledo in 1646'],
  ['b. 1830 Kingston upon Thames, d. 1904 Oslo', 'in Kingston upon Thames in 1830 and died in Oslo in 1904'],
  ['born 1963, Worcester, England', 'in Worcester, England, in 1963'],
  ['Japanese, born Korea, 1933', 'in Korea in 1933'],
])('says where the artist was born and died: %s', (life, told) => {
  const lines = ['Ada Birch', life, 'The Kiln', '1670', 'Oil on canvas'].map((text) => ({ text }));
  const text = lines.map((line) => line.text).join('\n');
  const sentence = soundBiteSentences(parseLabel({ text, lines })).find((said) =>
    said.text.includes(' born '),
  );
  expect(sentence?.text).toContain(`was born ${told}`);
  const shown = sentence?.spans.map(({ start, end }) => text.slice(start, end)).join(' ');
  for (const word of life.replace('Japanese', '').match(/\p{Lu}\p{L}+/gu) ?? [])
    expect(shown).toContain(word);
});

test('what a term means is asked by its name', () => {
  const facts = { ...BLANK, title: 'Kiln', artist: 'Ada Birch', medium: 'Aquatint', text: 'seed' };
  const turns = composeConversation(facts, () => ({ sentence: 'It is a kind of print.' }));
  const answer = turns.findIndex((turn) => turn.fromGlossary);
  expect(turns[answer - 1]?.content).toMatch(/“[Aa]quatint”/);
});
