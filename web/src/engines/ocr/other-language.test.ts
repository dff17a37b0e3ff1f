import { expect, test } from 'vitest';
import { englishFirst } from './other-language.ts';
import type { RecognisedLine } from './ports.ts';

const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
const linesOf = (...texts: string[]): RecognisedLine[] =>
  texts.map((text) => ({
    words: text.split(' ').map((word) => ({ text: word, confidence: 95, box })),
    height: 20,
  }));
const read = (lines: readonly RecognisedLine[]): string[] =>
  englishFirst(lines).map(({ words }) => words.map(({ text }) => text).join(' '));

const ENGLISH = ['Light falls from a window', 'that we cannot see, and the', 'painter was alone in the room'];
const FRENCH = ["La lumiere vient d'une", 'fenetre que nous ne voyons pas', 'et il etait seul dans la salle'];
const GERMAN = ['Das Licht fallt durch ein', 'Fenster, das wir nicht sehen', 'und er war mit sich allein'];

test.each([
  ['French', FRENCH],
  ['German', GERMAN],
])('what stands in %s before the English comes after it', (_, other) => {
  expect(read(linesOf(...other, ...ENGLISH))).toEqual([...ENGLISH, ...other]);
  expect(read(linesOf(...ENGLISH, ...other))).toEqual([...ENGLISH, ...other]);
});

test.each([
  ['a title in another language', ['Les Demoiselles sur la plage', ...ENGLISH]],
  ['a quotation of a line', [...ENGLISH, FRENCH[1] ?? '', ...ENGLISH]],
  ['a label that is in another language throughout', FRENCH],
  ['a label in English', ENGLISH],
  ['nothing', []],
])('%s stays as it is', (_, lines) => {
  expect(read(linesOf(...lines))).toEqual(lines);
});
