import { expect, test } from 'vitest';
import type { LabelFacts, TombstoneFields } from './facts.ts';
import { parseLabel } from './parse-label.ts';
import { SAMPLE_LABELS } from './testing/sample-labels.ts';

const FIELDS = [
  'artist',
  'nationality',
  'born',
  'died',
  'title',
  'date',
  'medium',
  'dimensions',
  'credit',
  'accession',
] as const;

function printedFields(
  facts: LabelFacts | Partial<TombstoneFields>,
  names: readonly (keyof TombstoneFields)[],
): object {
  return Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
}

test.each(SAMPLE_LABELS)('reads every field by the lines: $style', ({ lines, fields, prose }) => {
  const facts = parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });
  expect(printedFields(facts, FIELDS)).toEqual(printedFields(fields, FIELDS));
  expect(facts.sentences[0] ?? '').toContain(prose ?? '');
  if (prose === undefined) expect(facts.sentences).toEqual([]);
});

test.each(SAMPLE_LABELS.filter((label) => !label.needsLines))(
  'reads every field from one run of text: $style',
  ({ lines, fields }) => {
    const facts = parseLabel({ text: lines.join(' ') });
    expect(printedFields(facts, FIELDS)).toEqual(printedFields(fields, FIELDS));
  },
);

test('takes figures and letters that readers confuse for what they must be', () => {
  const facts = parseLabel({
    text: 'Claude Morel French, 1840-1926 Wheat, End of Day, l890-91 0il on canvas Gift of Ruth Day 93.20',
  });
  expect(facts).toMatchObject({ title: 'Wheat, End of Day', date: '1890-91', medium: 'Oil on canvas' });
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

test('a wall text without a tombstone has sentences and no fields', () => {
  const facts = parseLabel({
    text: 'In the summer of 1889 the town was full of painters. They came for the light, and most of them left in October.',
  });
  expect(facts.sentences).toHaveLength(2);
  expect(printedFields(facts, FIELDS)).toEqual(printedFields({}, FIELDS));
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

test.each([8_000, 2_000])('a hostile text of %i characters is still answered', (length) => {
  for (const unit of ['( ', 'A. B. ', '12 x 14 ', 'French, Dutch or ', '1889-1907, ']) {
    expect(parseLabel({ text: unit.repeat(length / unit.length) }).text.length).toBeGreaterThan(0);
  }
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
