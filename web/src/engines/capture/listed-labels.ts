import { middleOf } from '../../lib/middle-of.ts';
import type { SeenLabel } from '../image/prepare-label.ts';
import type { LabelReading } from '../ocr/reading.ts';

/** Two labels stand beside each other when this share of the lower one's height lies beside the other. */
const IN_COMMON = 0.5;

/**
 * The labels of a photo as they are listed: row by row from above, a row from the left. None for a photo that shows
 * a single one, or for a reading that was kept before they were looked for.
 */
export function listedLabels({ labels = [] }: Partial<LabelReading>): readonly SeenLabel[] {
  return labels.length > 1 ? inRows(labels) : [];
}

function inRows(labels: readonly SeenLabel[]): SeenLabel[] {
  const rows: SeenLabel[][] = [];
  for (const label of labels.toSorted((a, b) => topOf(a) - topOf(b))) {
    const row = rows.find((each) => each.some((other) => areBeside(other, label)));
    if (row) row.push(label);
    else rows.push([label]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => middleOf(a.outline).x - middleOf(b.outline).x));
}

function areBeside(one: SeenLabel, other: SeenLabel): boolean {
  const common = Math.min(footOf(one), footOf(other)) - Math.max(topOf(one), topOf(other));
  const [height, otherHeight] = [footOf(one) - topOf(one), footOf(other) - topOf(other)];
  return common > IN_COMMON * Math.min(height, otherHeight);
}

const topOf = ({ outline }: SeenLabel): number => Math.min(...outline.map(({ y }) => y));
const footOf = ({ outline }: SeenLabel): number => Math.max(...outline.map(({ y }) => y));
