import type { BenchRow } from './report.ts';
import { percent, table } from './table.ts';
import { countOrder, countWords, precisionOf, recallOf, type WordCount } from './words.ts';

/** What a reading must reach in both to have come out as it should. */
const WELL_READ = 0.95;
/** An outline is that of a printed label when they share this much of what both cover. */
const SAME_LABEL = 0.5;

type Outline = readonly (readonly [x: number, y: number])[];

function rawText({ reading }: BenchRow): string {
  return reading.rejected === null ? reading.rawText : '';
}

function wordsOf(row: BenchRow): WordCount {
  return countWords(rawText(row), row.truth.text);
}

function isWell(count: WordCount): boolean {
  return recallOf(count) >= WELL_READ && precisionOf(count) >= WELL_READ;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function boundsOf(outline: Outline): { x0: number; y0: number; x1: number; y1: number } {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Area of what both bounds cover over that of what either does (Jaccard). */
function overlap(one: Outline, other: Outline): number {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  const width = Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0));
  const height = Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
  const area = (box: typeof a): number => (box.x1 - box.x0) * (box.y1 - box.y0);
  return (width * height) / (area(a) + area(b) - width * height);
}

/** Printed labels that have an outline of their own. */
function labelsFound({ truth, reading }: BenchRow): { found: number; printed: number } {
  const printed = truth.labels ?? [];
  const found = printed.filter((label) =>
    reading.labels.some(({ outline }) => overlap(label, outline) >= SAME_LABEL),
  );
  return { found: found.length, printed: printed.length };
}

function line(name: string, rows: readonly BenchRow[]): string[] {
  const counts = rows.map(wordsOf);
  const pooled: WordCount = {
    printed: sum(counts.map(({ printed }) => printed)),
    read: sum(counts.map(({ read }) => read)),
    both: sum(counts.map(({ both }) => both)),
  };
  const orders = rows.map((row) => countOrder(rawText(row).split('\n'), row.truth.lines ?? []));
  const labels = rows.map(labelsFound);
  return [
    name,
    String(rows.length),
    percent(recallOf(pooled)),
    percent(precisionOf(pooled)),
    percent(counts.filter(isWell).length / rows.length),
    String(rows.filter(({ reading }) => reading.rejected !== null).length),
    percent(sum(orders.map(({ wrong }) => wrong)) / sum(orders.map(({ pairs }) => pairs))),
    percent(sum(labels.map(({ found }) => found)) / sum(labels.map(({ printed }) => printed))),
  ];
}

/**
 * Words of readable photos, pooled: a rejected photo counts as a reading of nothing. Under the table each photo of
 * which less than 95 % was read, or is right.
 */
export function wordTable(rows: readonly BenchRow[]): string {
  const readable = rows.filter(({ truth }) => truth.expect === 'ok');
  if (readable.length === 0) return '';
  const classes = [...new Set(readable.map(({ truth }) => truth.class))].toSorted();
  const head = [
    'words of readable photos',
    'n',
    'recall',
    'precision',
    'both 95 %',
    'rejected',
    'lines out of order',
  ];
  head.push('labels found');
  const each = classes.map((name) =>
    line(
      name,
      readable.filter(({ truth }) => truth.class === name),
    ),
  );
  const poor = readable.flatMap((row) => {
    const count = wordsOf(row);
    if (isWell(count)) return [];
    return `${row.file}: recall ${percent(recallOf(count))}, precision ${percent(precisionOf(count))}`;
  });
  return [table([head, ...each, line('all', readable)]), ...poor].join('\n');
}
