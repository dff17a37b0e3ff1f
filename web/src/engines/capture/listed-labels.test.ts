import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeenLabel } from '../image/prepare-label.ts';
import { middleOf } from '../../lib/middle-of.ts';
import { readingOf } from '../ocr/testing/reading-of.ts';
import { listedLabels } from './listed-labels.ts';

const label = (x: number, y: number, width = 0.1, height = 0.1): SeenLabel => ({
  outline: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
  taken: false,
});

const cell = fc.record({
  jitter: fc.integer({ min: 0, max: 40 }).map((thousandths) => thousandths / 1_000),
  order: fc.nat(),
});

test('labels in rows are listed row by row from above and from the left, however they were found and however each is off its row', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 3 }),
      (rows) => {
        const placed = rows.flatMap((row, y) =>
          row.map(({ jitter, order }, x) => ({ label: label(x * 0.25, y * 0.3 + jitter), order })),
        );
        const found = placed.toSorted((a, b) => a.order - b.order).map((each) => each.label);
        expect(listedLabels({ ...readingOf('some'), labels: found })).toEqual(
          placed.map((each) => each.label),
        );
      },
    ),
  );
});

test('a low label, a tall one and one that leans out of their row are one row', () => {
  const row = [label(0.15, 0.44, 0.17, 0.36), label(0.43, 0.42, 0.17, 0.16), label(0.72, 0.5, 0.2, 0.24)];
  const [left, middle, right] = row;
  if (!left || !middle || !right) throw new Error('three labels');
  expect(listedLabels({ ...readingOf('some'), labels: [middle, left, right] })).toEqual(row);
});

test('whatever the outlines are, each label is listed once', () => {
  const share = fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000);
  const any = fc.tuple(share, share, share, share).map(([x, y, width, height]) => label(x, y, width, height));
  fc.assert(
    fc.property(fc.array(any, { minLength: 2, maxLength: 9 }), (labels) => {
      const listed = listedLabels({ ...readingOf('some'), labels });
      expect(listed).toHaveLength(labels.length);
      expect(new Set(listed)).toEqual(new Set(labels));
    }),
  );
});

test('the middle of an outline lies in the middle of its corners', () => {
  const { x, y } = middleOf(label(0.2, 0.4, 0.2, 0.4).outline);
  expect([x, y].map((each) => each.toFixed(3))).toEqual(['0.300', '0.600']);
});
