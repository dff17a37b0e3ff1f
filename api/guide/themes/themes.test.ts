import { expect, test } from 'vitest';
import { packedThemes } from '../../../scripts/pack/notes-files.ts';
import { ownThemes } from './own-themes.ts';
import { THEMES } from './packed.ts';
import { readThemes } from './theme.ts';

const MOST_WORDS = 18;

test('what the app carries is what the files say (npm run notes -- pack)', () => {
  // Compared as a whole: a difference of many kilobytes cannot be read.
  expect(packedThemes(import.meta.dirname).includes(JSON.stringify(THEMES))).toBe(true);
});

test('our own answers are short, end with a stop, and no voice stumbles over them', () => {
  const lines = ownThemes.flatMap(({ says, closes }) => [...says, ...closes]);
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => line.split(' ').length > MOST_WORDS)).toEqual([]);
  expect(lines.filter((line) => !/[.?]$/.test(line) || /[()[\]{}|!]/.test(line))).toEqual([]);
});

test('no two themes have the same sign, and no answer stands twice in one', () => {
  const signs = ownThemes.map(({ sign }) => sign.source);
  expect(signs.filter((sign, at) => signs.indexOf(sign) !== at)).toEqual([]);
  for (const { says, closes } of ownThemes) {
    const lines = [...says, ...closes];
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
