import { expect, test } from 'vitest';
import type { Component } from '../letters/components.ts';
import { textLinesOf } from '../letters/text-lines.ts';
import { standsUpright } from './up-side.ts';

/** How far letters reach above the small ones and below the baseline, in pixels. */
const shape = (letter: string) => ({
  up: /[A-Zbdfhklt]/.test(letter) ? 8 : 0,
  down: /[gjpqyQ]/.test(letter) ? 6 : 0,
});

const letters = (text: string): Component[] =>
  [...text].flatMap((letter, i) => {
    if (letter === ' ') return [];
    const { up, down } = shape(letter);
    return [{ kind: -1, x0: i * 16, y0: 100 - up, x1: i * 16 + 12, y1: 118 + down, area: 90, ink: 9000 }];
  });
const fromTheOtherSide = (letter: Component): Component => ({
  ...letter,
  x0: 1000 - letter.x1,
  y0: 300 - letter.y1,
  x1: 1000 - letter.x0,
  y1: 300 - letter.y0,
});

const text = letters('The thin layers of glaze gather in the hollows');

test('text that stands on its feet is upright', () => {
  expect(standsUpright(textLinesOf(text))).toBe(true);
});

test('text that hangs from its feet is not', () => {
  expect(standsUpright(textLinesOf(text.map(fromTheOtherSide)))).toBe(false);
});

test('capitals show nothing and are taken for upright', () => {
  const capitals = letters('THE THIN LAYERS').map(fromTheOtherSide);
  expect(standsUpright(textLinesOf(capitals))).toBe(true);
});

test('capitals of which a few have tails are taken for upright', () => {
  const capitals = letters(
    'QUINCES ON AN ANTIQUE PLAQUE IN A QUIET ROOM BEFORE THE QUEEN RETURNED FROM LONDON',
  );
  expect(standsUpright(textLinesOf(capitals))).toBe(true);
});
