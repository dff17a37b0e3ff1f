import type { Place } from '../image/find/text-geometry.ts';
import { middleOf } from '../image/outline.ts';
import type { SeenLabel } from '../image/prepare-label.ts';
import type { LabelReading } from '../ocr/reading.ts';

/** Of its height a label reaches so far up and down for another that stands beside it. */
const BESIDE = 0.5;

/**
 * The labels of a photo as they are listed: row by row from above, a row from the left. None for a photo that shows
 * a single one, or for a reading that was kept before they were looked for.
 */
export function listedLabels({ labels = [] }: Partial<LabelReading>): readonly SeenLabel[] {
  return labels.length > 1 ? inRows(labels) : [];
}

function inRows(labels: readonly SeenLabel[]): SeenLabel[] {
  const rows: SeenLabel[][] = [];
  for (const label of labels.toSorted((a, b) => middleOf(a.outline).y - middleOf(b.outline).y)) {
    const row = rows.at(-1);
    if (row?.[0] && isBeside(row[0].outline, label.outline)) row.push(label);
    else rows.push([label]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => middleOf(a.outline).x - middleOf(b.outline).x));
}

/** The lower label's middle is no lower than the foot of the upper one. */
function isBeside(upper: readonly Place[], lower: readonly Place[]): boolean {
  const ys = upper.map(({ y }) => y);
  const height = Math.max(...ys) - Math.min(...ys);
  return middleOf(lower).y - middleOf(upper).y <= height * BESIDE;
}
