import { expect, test } from 'vitest';
import { tokenizeLabel } from '../../api/guide/label-tokens.ts';
import { parseLabel } from '../../api/guide/parse-label.ts';
import { readCorpus } from '../learn/corpus.ts';
import { root } from '../setup/paths.ts';
import { judgedTold } from './houses.ts';

/** Shares that a network which reads as it should is well above; marks that differ count as faults. */
const LEAST_RIGHT = 0.95;
const LEAST_FOUND = 0.5;

/** Of all stretches that are told of the labels that were kept from learning, the right ones; and of how many labels the maker or title is told. */
function judged(hasLines: boolean): { right: number; named: number } {
  let [told, right, named] = [0, 0, 0];
  const labels = readCorpus(`${root}api/guide/corpus/measured-and-read`);
  for (const label of labels) {
    const text = label.lines.map((line) => line.text).join(' ');
    const input = hasLines ? { text, lines: label.lines } : { text };
    const found = judgedTold(label, tokenizeLabel(input), parseLabel(input));
    told += found.length;
    right += found.filter((each) => each.right).length;
    named += found.some(({ field }) => field === 'title' || field === 'artist') ? 1 : 0;
  }
  return { right: right / told, named: named / labels.length };
}

test('of labels that nobody learned from nearly all that is told is right, and most are told by name', () => {
  const { right, named } = judged(true);
  expect(right).toBeGreaterThan(LEAST_RIGHT);
  expect(named).toBeGreaterThan(LEAST_FOUND);
});

test('the same is true of their texts without lines', () => {
  const { right, named } = judged(false);
  expect(right).toBeGreaterThan(LEAST_RIGHT);
  expect(named).toBeGreaterThan(LEAST_FOUND);
});
