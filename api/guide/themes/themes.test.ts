import { expect, test } from 'vitest';
import { packedThemes } from '../../../scripts/pack/notes-files.ts';
import { ownThemes } from './own-themes.ts';
import { THEMES } from './packed.ts';
import { keyOf } from '../../../scripts/pack/theme-key.ts';
import { readThemes, themesIn } from './theme.ts';

const MOST_WORDS = 18;

test('what the app carries is what the files say (npm run notes -- pack)', () => {
  // Compared as a whole: a difference of many kilobytes cannot be read.
  expect(packedThemes(import.meta.dirname).includes(JSON.stringify(THEMES))).toBe(true);
});

test('our own answers are short, end with a stop, and no voice stumbles over them', () => {
  const lines = ownThemes.flatMap(({ says, closes, asks, afters }) => [
    ...says,
    ...closes,
    ...asks,
    ...afters,
  ]);
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => line.split(' ').length > MOST_WORDS)).toEqual([]);
  expect(lines.filter((line) => !/[.?]$/.test(line) || /[()[\]{}|!]/.test(line))).toEqual([]);
});

test('no two themes have the same sign, and no answer stands twice in one', () => {
  const signs = ownThemes.map(({ sign }) => sign.source);
  expect(signs.filter((sign, at) => signs.indexOf(sign) !== at)).toEqual([]);
  for (const { says, closes, asks, afters } of ownThemes) {
    const lines = [...says, ...closes, ...asks, ...afters];
    expect(new Set(lines).size).toBe(lines.length);
  }
});

test('no sign stands in nothing, so that it would be answered everywhere', () => {
  for (const { sign } of ownThemes) expect('A sentence of plain words.').not.toMatch(sign);
});

test('a file says what is wrong in it', () => {
  expect(() => readThemes('sign: kiln\nsays: Hot.')).toThrow(/no line "says: Hot."/);
  expect(() => readThemes('sign: kiln')).toThrow(/needs a sign and an answer/);
  expect(() => readThemes('say: Hot.')).toThrow(/needs a sign and an answer/);
});

test.each([
  ['\\b(?:hundreds|thousands) of (?:tiny )?beads\\b', ['hundreds', 'thousands']],
  ['(?<=\\btook )(?:more than )?ten years\\b(?! ago)', ['ten years']],
  ['\\bSecret(?:ly)?\\b', ['secret']],
  ['[£$]\\d+', []],
])('the key of %j holds words of which each text with the sign holds one', (sign, key) => {
  expect(keyOf(sign).toSorted()).toEqual(key.toSorted());
});

test('a sentence is held against the signs whose keys it holds, and against those without a key', () => {
  const themes = readThemes(
    'sign: \\bkiln(?:s)?\\b\nkey: kiln\nsay: Hot.\n\nsign: \\d\nsay: A figure.\n\nsign: \\bice\\b\nkey: ice\nsay: Cold.',
  );
  const found = themesIn('Three Kilns burned 7 days, and the price was high.', themes);
  expect(found.map(({ theme: { says }, words }) => [says[0], words])).toEqual([
    ['Hot.', 'Kilns'],
    ['A figure.', '7'],
  ]);
});

test('almost every sign has a key, so that a sentence is held against few', () => {
  const answers = ownThemes.filter(({ says }) => says.length > 0);
  expect(answers.filter(({ key }) => key.length === 0).length).toBeLessThan(0.02 * answers.length);
});

test.each([
  ['A volunteer came upon the jug in a cupboard in 1998.', 'The volunteer poured tea from the jug.'],
  ['The ministry did not take it up.', 'The ministry did not take the train.'],
  ['This is the only one left.', 'The only window is on the left.'],
  ['The hare was long thought to be a rabbit.', 'The hare was long and thin.'],
  ['She is the only swan still living.', 'Her only surviving son became a smith.'],
  ['How did the jug get into the well?', 'The jug stood in the well.'],
])('a tale is answered by what it tells, %j, and not for one of its words', (told, other) => {
  const isAnswered = (text: string): boolean =>
    themesIn(text, ownThemes).some(({ theme: { says }, words }) => says.length > 0 && words.includes(' '));
  expect(isAnswered(other)).toBe(false);
  expect(isAnswered(told)).toBe(!told.includes('swan'));
});
