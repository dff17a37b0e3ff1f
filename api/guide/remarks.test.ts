import { expect, test } from 'vitest';
import type { LabelFacts, TombstoneFields } from './facts.ts';
import { composeConversation, composeSoundBite, parseLabel } from './guide.ts';
import { FIELD_NAMES } from './testing/field-names.ts';

const byLines = (lines: readonly string[]): LabelFacts =>
  parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });
const joined = (lines: readonly string[]): LabelFacts => parseLabel({ text: lines.join(' ') });
const printed = (facts: LabelFacts): Partial<TombstoneFields> =>
  Object.fromEntries(FIELD_NAMES.flatMap((name) => (facts[name] === null ? [] : [[name, facts[name]]])));
const told = (facts: LabelFacts): string =>
  [composeSoundBite(facts), ...composeConversation(facts).map(({ content }) => content)].join(' ');

const ETCHER = ['Hester Lowe', 'British, 1849–1917', 'The Mill Pond, c. 1880', 'Etching on paper'];
const LOWE = {
  artist: 'Hester Lowe',
  nationality: 'British',
  born: '1849',
  died: '1917',
  title: 'The Mill Pond',
  date: 'c. 1880',
  medium: 'Etching on paper',
};

test.each([
  '© 2023 Estate of Hester Lowe / Artists Rights Society (ARS), New York',
  '2023 Estate of Hester Lowe Artists Rights Society (ARS), New York',
  'Estate of Hester Lowe VAGA, New York, NY',
  'Hester Lowe. All Rights Reserved, DACS 2023',
  'VG Bild-Kunst, Bonn 2022',
])('who looks after the rights is not told, also where the sign before it was not read: %s', (rights) => {
  const facts = byLines([...ETCHER, 'Gift of Ruth Day', rights]);
  expect(printed(facts)).toEqual({ ...LOWE, credit: 'Gift of Ruth Day' });
  expect(told(facts)).not.toMatch(/Rights|Bild-Kunst|VAGA|DACS|Estate/);
});

test.each([
  'Signed and dated lower right: H. Lowe fecit 1884',
  'Signed, dated, and inscribed',
  'Signed in pencil, lower margin',
  'Inscribed on the reverse: To my friend Ada Birch',
  'Inscription: Vivat Rex 1741',
  'Marked on the base: a crowned anchor',
  'Impressed mark: LOWE',
  'Labeled: Hester Lowe fecit Londini 1884',
  'Edition: 12/75',
  'Formerly attributed to Piet Anderholt',
  'Attributed in the past to Piet Anderholt',
  'On view in Gallery 12',
  'On display at Hollow Museum, Room 4',
  'Currently not on view',
  'This work is not currently on display.',
])('a remark is no field and is not told, wherever it stands: %s', (remark) => {
  for (const [lines, credit] of [
    [[...ETCHER, remark], {}],
    [[...ETCHER, remark, 'Gift of Ruth Day'], { credit: 'Gift of Ruth Day' }],
    [[...ETCHER, 'Gift of Ruth Day', remark], { credit: 'Gift of Ruth Day' }],
  ] as const)
    for (const facts of [byLines(lines), joined(lines)]) {
      expect(printed(facts)).toEqual({ ...LOWE, ...credit });
      expect(told(facts)).not.toMatch(
        /signed|inscri|labeled|edition|mark|attributed|view|display|gallery|room/i,
      );
    }
});

test.each(['Room 4', 'Level 2, Gallery 14', 'Gallery 630', 'Audio guide 14'])(
  'the number in the room is no field at the end of a label, nor on a line of its own: %s',
  (number) => {
    const lines = [...ETCHER, number];
    for (const facts of [byLines(lines), joined(lines), byLines([...lines, 'Gift of Ruth Day'])])
      expect({ ...printed(facts), credit: null }).toEqual({ ...LOWE, credit: null });
    expect(joined([...ETCHER, 'Given by the Hollow Gallery', '12']).credit).toContain('Gallery');
  },
);

test.each([
  ['Signed and dated lower right: P. Anderholt fecit 1749', '1749'],
  ['Signed: Mary Hollis her work 1726', '1726'],
  ['Inscribed and dated on the base: Thos. Carrow 1802', '1802'],
])('the year of a signature dates a work that nothing else dates: %s', (remark, date) => {
  const lines = ['Piet Anderholt', 'The Old Quay', 'Oil on canvas', remark, 'Gift of Ruth Day'];
  for (const facts of [byLines(lines), joined(lines)]) {
    expect(facts).toMatchObject({ artist: 'Piet Anderholt', title: 'The Old Quay', date });
    expect(facts.text.slice(facts.readings.date?.start, facts.readings.date?.end)).toBe(date);
  }
});

test('the year of what a work is inscribed with dates nothing', () => {
  const facts = byLines([
    'Tankard',
    'Silver',
    'Inscribed: Presented to the Mayor of Wendle 1731',
    'Lent by Ruth Day',
  ]);
  expect(printed(facts)).toEqual({ title: 'Tankard', medium: 'Silver', credit: 'Lent by Ruth Day' });
});

test.each([
  'Signed and dated 1749, this picture was the first of four.',
  'Inscribed with two names, it was carved for his wife.',
])('a sentence may start like a remark: %s', (sentence) => {
  for (const facts of [byLines([...ETCHER, sentence]), joined([...ETCHER, sentence])])
    expect(facts.sentences).toEqual([sentence]);
});

test('a title may look like the number in a room', () => {
  expect(byLines(['Hester Lowe', 'Room 4', '1967', 'Oil on canvas'])).toMatchObject({
    artist: 'Hester Lowe',
    title: 'Room 4',
    date: '1967',
  });
});
