import { describe, expect, test } from 'vitest';
import { misreading, printedLetter } from './printed-letter.ts';

const english = { above: 1, isTurkish: false };
const nothingAbove = { ...english, above: 0 };
const seen = (letter: string, markLikely = 0.999, likely = 0.99) => ({
  letter,
  isMarked: /[^A-Za-z0-9]/.test(letter),
  likely,
  markLikely,
});
const read = (text: string, before = 'a') => ({ text, before });

describe('a letter with a mark that the picture shows', () => {
  test.each([
    ['e', 'ê'],
    ['é', 'è'],
    ['6', 'é'],
    ['ii', 'ü'],
    ['fi', 'ñ'],
    ['d', 'ö'],
    ['6é', 'ö'],
  ])('%s is put right to %s', (text, letter) => {
    expect(printedLetter(read(text), seen(letter), english)).toBe(letter);
  });

  test.each([
    ['c', 'ç'],
    ['t', 'ł'],
    ['g', 'ø'],
    ['ee', 'æ'],
    ['B', 'ß'],
  ])('%s is put right to %s, though no ink stands above it', (text, letter) => {
    expect(printedLetter(read(text), seen(letter), nothingAbove)).toBe(letter);
  });
});

describe('what was read stays', () => {
  test('where the glyph shows a plain letter, or none', () => {
    expect(printedLetter(read('é'), seen('e'), english)).toBeUndefined();
    expect(printedLetter(read('.'), undefined, english)).toBeUndefined();
  });

  test('where the mark is doubtful', () => {
    expect(printedLetter(read('e'), seen('é', 0.6), english)).toBeUndefined();
    expect(printedLetter(read('6'), seen('é', 0.99, 0.4), english)).toBeUndefined();
  });

  test('where the dot of an i only looks like a mark', () => {
    expect(printedLetter(read('i'), seen('í', 0.9), english)).toBeUndefined();
    expect(printedLetter(read('i'), seen('í', 0.99), english)).toBe('í');
  });

  test('where the engine takes nothing of the kind for this letter', () => {
    expect(printedLetter(read('k'), seen('ö'), english)).toBeUndefined();
    expect(printedLetter(read('('), seen('ţ'), english)).toBeUndefined();
  });

  test('where the dot of an i among letters that touch looks like a mark', () => {
    expect(printedLetter(read('ti'), seen('ú'), english)).toBeUndefined();
    expect(printedLetter(read('iti'), seen('ü'), { ...english, above: 2 })).toBeUndefined();
    expect(printedLetter(read('ti'), seen('ü'), { ...english, above: 2 })).toBe('ü');
  });

  test('where no language has the letter, as a joined d beside what touches it', () => {
    expect(printedLetter(read('w'), seen('ẃ'), english)).toBeUndefined();
    expect(printedLetter(read('d'), seen('đ'), english)).toBeUndefined();
  });

  test('where a mark should stand above and no ink does', () => {
    expect(printedLetter(read('6'), seen('é'), nothingAbove)).toBeUndefined();
  });

  test('where an i has lost its dot, but for Turkish labels', () => {
    expect(printedLetter(read('i'), seen('ı'), nothingAbove)).toBeUndefined();
    expect(printedLetter(read('i'), seen('ı'), { above: 0, isTurkish: true })).toBe('ı');
    expect(printedLetter(read('i'), seen('ı'), { above: 1, isTurkish: true })).toBeUndefined();
  });
});

test('a capital stands at the beginning or after a capital', () => {
  expect(printedLetter(read('O', ''), seen('Ö'), english)).toBe('Ö');
  expect(printedLetter(read('O', 'T'), seen('Ö'), english)).toBe('Ö');
  expect(printedLetter(read('O', 't'), seen('Ö'), english)).toBe('ö');
  expect(printedLetter(read('z', ''), seen('Ź'), english)).toBe('ź');
});

test('characters are the less likely read for a letter the less they have of it', () => {
  const against = [['ö'], ['o'], ['6'], ['6', 'é'], ['r', 'o'], ['k']].map((some) =>
    misreading(some, seen('ö')),
  );
  expect(against).toEqual([0, 0, 0.3, 0.3, 0.6, 1]);
  expect(misreading(['k'], undefined)).toBeGreaterThan(0);
});
