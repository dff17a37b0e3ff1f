import { expect, test } from 'vitest';
import { NO_FIELDS } from '../facts.ts';
import { biteOn } from '../testing/printed-label.ts';
import { parseLabel, soundBite, textOf } from '../guide.ts';
import { furtherSentences } from './makers.ts';

/** What is told of a further maker whose words are these, with a life behind them or without. */
function toldOf(words: string, life?: { born: string; died: string }): string[] {
  const named =
    life === undefined
      ? {}
      : { named: { name: words, nationality: null, bornIn: null, diedIn: null, ...life } };
  return furtherSentences({
    ...parseLabel({ text: '' }),
    ...NO_FIELDS,
    artist: 'Lowe Glass Company',
    otherMakers: [{ text: words, start: 0, end: words.length, certainty: 1, ...named }],
  });
}

test.each([
  ['Cut by J. Rufus Birch', 'It was cut by J. Rufus Birch.'],
  ['Painted by: Ada Birch', 'It was painted by Ada Birch.'],
  ['Printed with Leroy', 'It was printed with Leroy.'],
  ['Assisted by Ada Birch', 'The maker was assisted by Ada Birch.'],
  ['Case by Ada Birch', 'For the case the label names Ada Birch.'],
  ['Some mounts by Ada Birch', 'For some mounts the label names Ada Birch.'],
  ['Shape: Ada Birch', 'For the shape the label names Ada Birch.'],
  ['Producer: Birch & Co.', 'The producer was Birch and Co.'],
  ['Made by Birch Mills (Trenton, New Jersey, USA)', 'Birch Mills made it.'],
  ['Made by Birch Mills, Eindhoven', 'Birch Mills, Eindhoven, made it.'],
])('what somebody had a hand in is told, and is no part of the name: %j', (words, told) => {
  expect(toldOf(words)).toEqual([told]);
});

test('the life stands behind the name alone', () => {
  expect(toldOf('Shape: Ada Birch', { born: '1861', died: '1919' })).toEqual([
    'For the shape the label names Ada Birch, who was born in 1861 and died in 1919.',
  ]);
});

test('the years in which a further maker worked are no life', () => {
  const lines = [
    'In the Tram',
    '1890–91',
    'Mary Birch',
    'American, 1844–1926',
    'Printed with Lowe, French, active 1876–1900',
    'Drypoint and aquatint',
  ];
  const bite = textOf(
    soundBite(parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) }), { today: 2026 }),
  );
  expect(bite).not.toMatch(/born in 1876|died in 1900/);
});

test('a doubt on who designed a work is told as one, and as no part of it', () => {
  expect(toldOf('Probably designed by Clara Lowe', { born: '1861', died: '1944' })).toEqual([
    'It was probably designed by Clara Lowe, who lived from 1861 to 1944.',
  ]);
});

test('the years of a dig at a find-spot are told as a span', () => {
  const text = 'Excavated at Birch Hill, 1949\u201351';
  const findSpot = { text, start: 0, end: text.length, certainty: 1 };
  expect(furtherSentences({ ...parseLabel({ text: '' }), ...NO_FIELDS, findSpot })).toEqual([
    'It was excavated at Birch Hill from 1949 to 1951.',
  ]);
});

test('what was done to a part, and where the work was woven or decorated, is told as such', () => {
  const bite = biteOn(
    'Incense burner',
    'Pierre Lowe (1732–1813), mounts',
    'Designed by Marie Birch (1744–1818)',
    'Agate cut by Jean Lang (c. 1729–1797)',
    'France, 1773–5',
    'Agate and gilt bronze',
  );
  expect(bite).toContain('The agate was cut by Jean Lang');
  const woven = biteOn(
    'Gate with Two Lions',
    'Made 1640–1645',
    'Designed by Peter Paul Lowe (Flemish, 1587–1650)',
    'Woven at the Lowe-Birch tapestry factory, Paris (1617–1660)',
    'Wool and silk',
  );
  expect(woven).toContain('It was woven at the Lowe-Birch tapestry factory, Paris.');
});

test('a thing is none of the parts that somebody made for it', () => {
  expect(toldOf('Mounts by Ada Birch', { born: '1678', died: '1755' }).join(' ')).toMatch(
    /^The mounts are by Ada Birch, who .*1755/,
  );
  expect(toldOf('Painted by Ada Birch', { born: '1678', died: '1755' }).join(' ')).not.toContain(' are by ');
});
