import { expect, test } from 'vitest';
import { parseLabel } from '../parse-label.ts';
import { JUDGED_SET } from '../testing/judged-set.ts';
import { measureStatements } from '../testing/measure-statements.ts';
import { statementCheck } from './check-statement.ts';

const LINES = [
  'Ada Birch',
  '1901-1988',
  'The Kiln',
  'about 1934',
  'Oil on canvas',
  'Birch painted the kiln from the roof of the dairy. Two potters never spoke to her. Perhaps the woman in red is her sister Edith. She carved six spoons in ten days. Edith gave the spoons to a farmer in 1940.',
  'Bequeathed by Ugo Eremita, 1979',
];
const CARDS = [
  { id: 'age', text: 'The maker, born in 1901, was about 33 years old when this was made, in about 1934.' },
];
const faultsOf = statementCheck(
  parseLabel({ text: LINES.join(' '), lines: LINES.map((text) => ({ text })) }),
  CARDS,
);

test.each([
  ['label', 'Ada Birch painted “The Kiln” around 1934.'],
  ['label', 'It is an oil painting by Ada Birch.'],
  ['label', 'She painted it from a dairy’s roof.'],
  ['label', 'Two of the potters never spoke to Birch.'],
  ['label', 'The woman in red may be her sister Edith.'],
  ['label', 'In ten days she carved six spoons.'],
  ['label', 'The spoons were given to a farmer by Edith.'],
  ['label', 'Ugo Eremita left it to the museum in 1979.'],
  ['card:age', 'Birch was about thirty-three when she painted this.'],
  ['talk', 'What would you ask?'],
])('from %s it may be said: %s', (from, text) => {
  expect(faultsOf({ text, from })).toEqual([]);
});

test.each([
  ['a word that the label does not have', 'label', 'She painted it for a bet.', /word "bet"/],
  ['a name', 'label', 'She painted it with Constable.', /name "Constable"/],
  ['a figure that only a card has', 'label', 'Birch was thirty-three.', /number "thirty-three"/],
  ['a figure that only the label has', 'card:age', 'Birch died in 1988.', /year "1988"/],
  ['the giver for the maker', 'label', 'Ugo Eremita painted it.', /"painted"/],
  [
    'the giver behind "by"',
    'label',
    'It is an oil painting by Ugo Eremita.',
    /by, for or from "Ugo Eremita"/,
  ],
  ['the year of a gift for that of the work', 'label', 'She painted it in 1979.', /"painted"/],
  ['birth for death', 'label', 'Birch was born in 1988.', /"born"/],
  ['who gave for who was given', 'label', 'A farmer gave the spoons to Edith.', /"gave"/],
  ['another who did it', 'label', 'Two potters carved six spoons.', /"carved"/],
  ['one number for the other', 'label', 'She carved ten spoons in six days.', /counts something else/],
  ['a "not" that is left out', 'label', 'Two potters spoke to her.', /"spoke"/],
  ['a "not" that is put in', 'label', 'She did not carve six spoons.', /otherwise/],
  ['a doubt that is left out', 'label', 'The woman in red is her sister Edith.', /perhaps not/],
  ['a cause', 'label', 'She painted from the roof because two potters never spoke to her.', /word "because"/],
  ['a rank', 'label', 'It is the best kiln.', /word "best"/],
  ['from whom', 'label', 'Birch gave the spoons from Constable.', /Constable/],
  ['a fact as talk', 'talk', 'She must have been poor.', /needs a source/],
  ['a name as talk', 'talk', 'Look, Edith!', /Talk holds no fact/],
  ['a card that there is not', 'card:story', 'She painted it.', /no source "card:story"/],
])('%s is refused', (_, from, text, why) => {
  expect(faultsOf({ text, from }).join(' ')).toMatch(why);
});

test('a work after somebody is not that maker’s', () => {
  const after = statementCheck(
    parseLabel({
      text: 'After Pieter Bruegel the Elder Winter Landscape Oil on panel',
      lines: ['After Pieter Bruegel the Elder', 'Winter Landscape', 'Oil on panel'].map((text) => ({ text })),
    }),
    [],
  );
  expect(after({ text: 'It is a work after Pieter Bruegel the Elder.', from: 'label' })).toEqual([]);
  expect(after({ text: 'Pieter Bruegel the Elder painted it.', from: 'label' })).not.toEqual([]);
});

/** Least part of the falsehoods that is refused, and most of the truths; the goal is 0.97 and 0.05 for what is held out too. */
const BOUNDS = new Map([
  ['development', { falsehoods: 0.96, truths: 0.065 }],
  ['held out', { falsehoods: 0.85, truths: 0.2 }],
]);

test.each(JUDGED_SET)('the judged set, part %s, is told apart as well as it was', (name, cases) => {
  const { truths, truthsRefused, falsehoods, falsehoodsRefused } = measureStatements(cases);
  expect(truths).toBe(falsehoods);
  expect(falsehoodsRefused / falsehoods).toBeGreaterThanOrEqual(BOUNDS.get(name)?.falsehoods ?? 1);
  expect(truthsRefused / truths).toBeLessThanOrEqual(BOUNDS.get(name)?.truths ?? 0);
});

test('statements of the set are about their own label: beside another one, most are refused', () => {
  const all = JUDGED_SET.flatMap(([, cases]) => cases);
  const shifted = all.map((item, index) => ({
    ...item,
    lines: all[(index + 1) % all.length]?.lines ?? [],
    cards: all[(index + 1) % all.length]?.cards ?? [],
  }));
  const { truths, truthsRefused } = measureStatements(shifted);
  expect(truthsRefused / truths).toBeGreaterThan(0.9);
});
