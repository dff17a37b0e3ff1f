import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printedLines } from './printed-lines.ts';

const LABEL = 'Maria Keller\nThe Blue Kettle, 1902\nOil on canvas';
const shown = (printed: string, ...words: string[]) =>
  printedLines(
    printed,
    words.map((word) => ({ start: printed.indexOf(word), end: printed.indexOf(word) + word.length })),
  ).map((line) => line.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join(''));

test('the lines that hold the words are shown with these marked, in the label’s order', () => {
  expect(shown(LABEL, '1902', 'Maria Keller')).toEqual(['[Maria Keller]', 'The Blue Kettle, [1902]']);
});

test('a stretch over several lines is marked in each of them', () => {
  expect(shown(LABEL, '1902\nOil')).toEqual(['The Blue Kettle, [1902]', '[Oil] on canvas']);
});

test('of a long line only what stands around the words is shown, cut between words', () => {
  const line = `${'before '.repeat(40)}the kiln${' after'.repeat(40)}`;
  const [part = ''] = shown(line, 'the kiln');
  expect(part).toMatch(/^… before (before )+\[the kiln\]( after)+ …$/);
  expect(part.length).toBeLessThan(160);
});

test('what is marked is what the spans hold, whatever they are', () => {
  const spans = fc.array(
    fc.record({ start: fc.nat(60), end: fc.nat(60) }).filter(({ start, end }) => start < end),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.'), maxLength: 50 }),
      spans,
      (printed, given) => {
        const marked = new Set<number>();
        for (const { start, text, isMarked } of printedLines(printed, given).flat())
          if (isMarked) for (let at = start; at < start + text.length; at += 1) marked.add(at);
        const wanted = [...printed].flatMap((letter, at) =>
          letter !== '\n' && given.some(({ start, end }) => start <= at && at < end) ? [at] : [],
        );
        expect([...marked].toSorted((a, b) => a - b)).toEqual(wanted);
      },
    ),
  );
});
