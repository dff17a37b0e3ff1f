import { expect, test } from 'vitest';
import type { TaughtLabel } from './labels.ts';
import { chanceFrom } from './works/random.ts';
import { varied } from './vary.ts';

const LABEL: TaughtLabel = {
  lines: [
    { text: 'The Kiln by the', height: 1 },
    { text: 'River 1864', height: 1 },
    { text: 'Bequest of Ada Birch', height: 1 },
  ],
  kinds: ['title', 'title', 'title', 'title', 'title', 'date', 'credit', 'credit', 'credit', 'credit'],
  begins: [true, false, false, false, false, true, true, false, false, false],
  isJoined: false,
};

const many = Array.from({ length: 200 }, (_, seed) => varied(chanceFrom(seed), LABEL));

test('a varied label knows the kind of each of its words', () => {
  for (const { lines, kinds, begins } of many) {
    const words = lines.flatMap(({ text }) => text.split(' '));
    expect(kinds).toHaveLength(words.length);
    expect(begins).toHaveLength(words.length);
    expect(words[kinds.indexOf('title')]?.toLowerCase()).toMatch(/^t/);
  }
});

test('a stretch is left out as a whole or stays as a whole, and the title always stays', () => {
  for (const { kinds } of many) {
    expect(kinds.filter((kind) => kind === 'title')).toHaveLength(5);
    expect([0, 4]).toContain(kinds.filter((kind) => kind === 'credit').length);
  }
  expect(many.some(({ kinds }) => !kinds.includes('credit'))).toBe(true);
});

test('what is wrapped within a stretch is wrapped at other words, and what begins a line begins one', () => {
  const widths = new Set(many.map(({ lines }) => lines[0]?.text));
  expect(widths.size).toBeGreaterThan(2);
  for (const { lines } of many) expect(lines.some(({ text }) => /(?:1864|\d{4}) Be/.test(text))).toBe(false);
});
