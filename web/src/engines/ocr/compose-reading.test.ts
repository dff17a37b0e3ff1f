import { expect, test } from 'vitest';
import { readingOf } from './compose-reading.ts';
import type { RecognisedLine } from './ports.ts';

const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
const line = (text: string, height: number, confidence = 90): RecognisedLine => ({
  words: text.split(' ').map((word) => ({ text: word, confidence, box })),
  height,
});
const page = (...lines: RecognisedLine[]) => ({ text: 'as the engine said', hocr: '<div></div>', lines });

test('lines become one filtered and cleaned text, and stay as lines with relative heights', () => {
  const reading = readingOf(page(line('Wagner’s Ring', 40), line('1839–1907', 20), line('Oil,canvas', 20)));
  expect(reading.text).toBe('Wagners Ring 1839-1907 Oil, canvas');
  expect(reading.lines).toEqual([
    { text: 'Wagners Ring', height: 2 },
    { text: '1839-1907', height: 1 },
    { text: 'Oil, canvas', height: 1 },
  ]);
  expect(reading.rawText).toBe('as the engine said');
  expect(reading.hocr).toBe('<div></div>');
});

test('confidence is the mean over words, long ones weighing more; lone marks do not count', () => {
  const reading = readingOf(page(line('abcdef', 20, 90), line('ab', 20, 70), line('~', 20, 0)));
  expect(reading.confidence).toBe(85);
});

test('an unsure word counts as no confidence, so that noise does not add up to a reading', () => {
  expect(readingOf(page(line('Ta Slir fiud', 20, 38))).confidence).toBe(0);
  expect(readingOf(page(line('abcdef', 20, 80), line('ab', 20, 50))).confidence).toBe(60);
});

test('a lone mark that the engine doubts is left out, one that it is sure of stays', () => {
  const lines = [line('Oil on canvas', 20), line('i', 20, 30), line('3 x 4 cm', 20)];
  expect(readingOf(page(...lines)).text).toBe('Oil on canvas 3 x 4 cm');
});

test('a line of several words, none of them sure, is noise: left out of the text, but not of the confidence', () => {
  const reading = readingOf(
    page(line('Oil on canvas', 20), line('dA Ll, Fr oki', 20, 30), line('1779', 20, 10)),
  );
  expect(reading.text).toBe('Oil on canvas 1779');
  expect(reading.rawText).toBe('Oil on canvas\n1779');
  expect(reading.confidence).toBeLessThan(60);
});

test('doubtful words far off the ends of a line are signs beside the label, near ones are words', () => {
  const word = (text: string, x0: number, confidence: number) => ({
    text,
    confidence,
    box: { x0, y0: 0, x1: x0 + 40, y1: 20 },
  });
  const far = [word('BEE', 0, 28), word('The', 100, 96), word('Weir', 150, 96), word('Gr]', 300, 20)];
  const near = [word('Ihe', 50, 40), word('Weir', 100, 96), word('l872', 150, 40)];
  expect(readingOf(page({ words: far, height: 20 }))).toMatchObject({
    text: 'The Weir',
    rawText: 'The Weir',
  });
  expect(readingOf(page({ words: near, height: 20 })).text).toBe('Ihe Weir l872');
  expect(readingOf(page({ words: far.slice(3), height: 20 })).text).toBe('Gr]');
});

test('what is left out for its script counts for nothing, and the reading says that there was something', () => {
  const english = line('A neighbour sat for the figure on the left', 20, 95);
  const arabic = line('dyalill Laaill lagyly gulall prio', 20, 10);
  expect(readingOf(page(english, arabic))).toMatchObject({
    text: 'A neighbour sat for the figure on the left',
    rawText: 'A neighbour sat for the figure on the left',
    confidence: 95,
    otherScriptLeftOut: true,
  });
  expect(readingOf(page(english)).otherScriptLeftOut).toBe(false);
});

test('words the engine doubts are marked', () => {
  const { words } = readingOf(page(line('sure', 20, 95), line('doubtful', 20, 40)));
  expect(words.map(({ unsure }) => unsure)).toEqual([false, true]);
});

test('a line of marks alone is no line of the label', () => {
  expect(readingOf(page(line('| ~', 20), line('Trio', 20))).lines).toEqual([{ text: 'Trio', height: 1 }]);
});

test('an empty page is an empty reading of no confidence', () => {
  expect(readingOf(page())).toMatchObject({ text: '', confidence: 0, words: [], lines: [] });
});
