import { expect, test } from 'vitest';
import type { BenchRow } from './report.ts';
import { wordTable } from './word-table.ts';

type Outline = [number, number][];

const box = (x0: number, y0: number, x1: number, y1: number): Outline => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

function row(file: string, rawText: string, labels: readonly Outline[] = []): BenchRow {
  return {
    file,
    truth: {
      class: 'panel',
      expect: 'ok',
      text: 'Oil paint upon canvas',
      lines: ['Oil paint', 'upon canvas'],
      labels: [box(0, 0, 0.4, 1), box(0.6, 0, 1, 1)],
    },
    reading: {
      text: rawText,
      rawText,
      lines: [],
      labels: labels.map((outline) => ({ outline, taken: false })),
      confidence: 90,
      ms: 100,
      rejected: null,
    },
  };
}

test('words, order of lines and labels are pooled, and what was read badly is named', () => {
  const good = row('1.jpg', 'Oil paint\nupon canvas', [box(0, 0, 0.4, 1), box(0.65, 0, 1, 1)]);
  const bad = row('2.jpg', 'upon canvas\nOil gog', [box(0, 0, 1, 1)]);
  const text = wordTable([good, bad]);
  expect(text).toMatch(/^panel\s+2\s+87\.50 %\s+87\.50 %\s+50\.00 %\s+0\s+50\.00 %\s+50\.00 %$/m);
  expect(text).toContain('2.jpg: recall 75.00 %, precision 75.00 %');
  expect(text).not.toContain('1.jpg');
});

test('a rejected photo was not read at all', () => {
  const rejected = row('1.jpg', 'Oil paint');
  rejected.reading.rejected = { rule: 'blurry', message: '' };
  expect(wordTable([rejected])).toMatch(/^all\s+1\s+0\.00 %\s+-\s+0\.00 %\s+1\s/m);
});
