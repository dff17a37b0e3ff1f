import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describedPiece, parseLabel } from '../../guide.ts';
import { countWords } from '../../speech/text.ts';
import type { Statement } from '../statement.ts';
import { mostWorth, standsAlone } from './worth-telling.ts';

const said = (...texts: string[]): Statement[] => texts.map((text) => ({ text, origin: 'label', spans: [] }));
const ROOM = { whole: 20, most: 30 };

const LONG = [
  'This bowl is comparable to examples in other collections and is dated by its profile to the same years.',
  'A potter’s wife hid her letters in it while he was at war.',
  'She burned them all but one when he came home.',
  'Similar bowls of this type are characteristic of the region and recur in several catalogues of the period.',
];

test('a short text is told whole', () => {
  const prose = said('This bowl is comparable to others.', 'Similar bowls recur.');
  expect(mostWorth(prose, ROOM)).toEqual(prose);
});

test('of a long text what somebody did is told before what the trade says of it', () => {
  expect(mostWorth(said(...LONG), ROOM).map(({ text }) => text)).toEqual(LONG.slice(1, 3));
});

test('a quotation is told to its end or not at all', () => {
  const quoted = said('He said: “I burned the letters.', 'And I buried my child.” He wept.', ...LONG);
  const told = new Set(mostWorth(quoted, ROOM).map(({ text }) => text));
  expect(told.has(quoted[0]?.text ?? '')).toBe(told.has(quoted[1]?.text ?? ''));
});

test.each([
  ['She burned them all.', false],
  ['Both animals taught men to farm.', false],
  ['In their dreams the room is larger.', false],
  ['This bowl was hidden in a well.', true],
  ['Knight and his wife took refuge in New York.', true],
  ['A potter’s wife hid her letters in it.', true],
  ['As a young curate in Leeds he ordered a cross from the smith.', false],
  ['Trained as a painter in Rome, she never sold a picture.', false],
  ['During the long winter of 1880 in Paris he burned his chairs.', false],
  ['When Ada Birch came to Rome, she burned her chairs.', true],
  ['After the sailor came home he burned his chairs.', true],
  ['In 1880 the painter Ada Birch said that she had burned her chairs.', true],
])('that %j is understood by itself: %s', (text, alone) => {
  expect(standsAlone(text)).toBe(alone);
});

describe('a choice', () => {
  const sentences = fc.array(
    fc.constantFrom(
      ...LONG,
      'It was found in a well.',
      'They sang.',
      'He died at sea, but the bowl came home.',
    ),
    { minLength: 1, maxLength: 14 },
  );
  test('keeps the order, holds no sentence that leans on one left out, and fits', () => {
    fc.assert(
      fc.property(sentences, (texts) => {
        const prose = said(...texts);
        const told = mostWorth(prose, ROOM);
        const places = told.map((each) => prose.indexOf(each));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(told.length).toBeGreaterThan(0);
        const words = (all: readonly Statement[]): number =>
          all.reduce((sum, { text }) => sum + countWords(text), 0);
        if (words(prose) > ROOM.whole && told.length > 1) expect(words(told)).toBeLessThanOrEqual(ROOM.most);
        if (told.length < prose.length)
          for (const at of places)
            expect(at === 0 || standsAlone(prose[at]?.text ?? '') || places.includes(at - 1)).toBe(true);
      }),
    );
  });
});

test('what a sound bite leaves out can be read on, each sentence of the label in one of the two', () => {
  const prose = Array.from(
    { length: 5 },
    (_, nth) =>
      `${LONG[nth % 4] ?? ''} The firing of the bowl went on for ${nth + 2} days without a pause in the cold.`,
  ).join(' ');
  const lines = ['Bowl', 'Iran, 12th century', 'Earthenware', prose];
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  const { statements, more } = describedPiece(facts, { today: 2026 });
  const spoken = [...statements, ...(more ?? [])].map(({ text }) => text).join(' ');
  expect(more?.length).toBeGreaterThan(0);
  for (const sentence of facts.sentences) expect(spoken).toContain(sentence.slice(0, 40));
});
