import { expect, test } from 'vitest';
import { lineText } from './layout.ts';
import { MARKED_LANGUAGES } from './marked-languages.ts';
import { markedScene } from './marked-scene.ts';

const textOf = (index: number): string =>
  (markedScene(3, index).label?.printed.columns.flat() ?? []).map(lineText).join(' ');

test('the same seed describes the same photo, another one another', () => {
  expect(markedScene(3, 5)).toEqual(markedScene(3, 5));
  expect(markedScene(4, 5)).not.toEqual(markedScene(3, 5));
});

test('languages come by turns, and each label is in one whose letters carry marks', () => {
  for (const [index, { titles }] of MARKED_LANGUAGES.entries()) {
    const text = textOf(index);
    expect(titles.some((title) => text.startsWith(title))).toBe(true);
    expect(text).toMatch(/[^\p{ASCII}’]/u);
  }
});
