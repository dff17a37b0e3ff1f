import {
  characterErrors,
  errorRate,
  lenient,
  plain,
  wordErrors,
  type ErrorCount,
} from '../tests/label-corpus/error-rate.ts';
import type { BenchReading } from './bench-ocr-page.ts';
import type { NativeReading } from './bench-ocr-native.ts';

/** What the report needs of a record of labels.json. */
export interface Truth {
  class: string;
  /** 'ok', or the rule that should reject the photo. */
  expect: string;
  text: string;
}

/** One photo with all that is known of it. */
export interface BenchRow {
  file: string;
  truth: Truth;
  reading: BenchReading;
  native?: NativeReading;
}

/** Share of wrong characters up to which a photo counts as well read. */
const WELL_READ = 0.05;

/** Nearest-rank percentile; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

function pooled(counts: readonly ErrorCount[]): number {
  const sum = (pick: (count: ErrorCount) => number): number =>
    counts.reduce((total, count) => total + pick(count), 0);
  return errorRate({ edits: sum((count) => count.edits), length: sum((count) => count.length) });
}

function percent(share: number): string {
  return Number.isNaN(share) ? '-' : `${(100 * share).toFixed(2)} %`;
}

/** A text table: first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

/** What a reader said, empty where the photo was rejected: the visitor gets no text then. */
function rawText({ reading }: BenchRow): string {
  return reading.rejected === null ? reading.rawText : '';
}

function readableLine(name: string, rows: readonly BenchRow[]): string[] {
  const letters = rows.map((row) => characterErrors(rawText(row), row.truth.text, lenient));
  const strict = rows.map((row) => characterErrors(rawText(row), row.truth.text, plain));
  const cleaned = rows.map((row) =>
    characterErrors(row.reading.rejected === null ? row.reading.text : '', row.truth.text, lenient),
  );
  const words = rows.map((row) => wordErrors(rawText(row), row.truth.text));
  const times = rows.map((row) => row.reading.ms);
  const well = letters.filter((count) => errorRate(count) <= WELL_READ).length;
  return [
    name,
    String(rows.length),
    percent(pooled(letters)),
    percent(pooled(cleaned)),
    percent(pooled(strict)),
    percent(pooled(words)),
    percent(well / rows.length),
    String(rows.filter((row) => row.reading.rejected !== null).length),
    String(percentile(times, 0.5)),
    String(percentile(times, 0.9)),
  ];
}

function nativeLine(name: string, rows: readonly BenchRow[]): string[] {
  const pairs = rows.flatMap(({ truth, reading, native }) =>
    native === undefined ? [] : [{ truth, reading, native }],
  );
  const counts = pairs.map(({ truth, native }) => characterErrors(native.text, truth.text, lenient));
  const ratios = pairs.map(({ reading, native }) => reading.ms / native.ms);
  return [
    name,
    percent(pooled(counts)),
    String(
      percentile(
        pairs.map(({ native }) => native.ms),
        0.5,
      ),
    ),
    percentile(ratios, 0.5).toFixed(2),
  ];
}

function groups(rows: readonly BenchRow[]): [name: string, rows: readonly BenchRow[]][] {
  const classes = [...new Set(rows.map((row) => row.truth.class))].toSorted();
  const each = classes.map((name): [string, BenchRow[]] => [
    name,
    rows.filter((row) => row.truth.class === name),
  ]);
  return rows.length === 0 ? [] : [...each, ['all', rows]];
}

/**
 * The bench's tables. Rates are pooled: edits of all photos over the characters of all; a rejected readable
 * photo counts as a reading of nothing.
 */
export function report(rows: readonly BenchRow[]): string {
  const readable = rows.filter((row) => row.truth.expect === 'ok');
  const unreadable = rows.filter((row) => row.truth.expect !== 'ok');
  const parts: string[] = [];
  if (readable.length > 0) {
    const head = ['readable', 'n', 'CER lenient', 'of clean text', 'CER plain', 'WER', 'within 5 %'];
    head.push('rejected', 'ms median', 'p90');
    parts.push(table([head, ...groups(readable).map(([name, group]) => readableLine(name, group))]));
    const wrong = readable.filter((row) => row.reading.rejected !== null);
    if (wrong.length > 0) {
      parts.push(
        wrong.map((row) => `${row.file}: wrongly rejected as ${row.reading.rejected?.rule}`).join('\n'),
      );
    }
    const poor = readable.filter(
      (row) =>
        row.reading.rejected === null &&
        errorRate(characterErrors(row.reading.rawText, row.truth.text, lenient)) > WELL_READ,
    );
    if (poor.length > 0) parts.push(`over 5 %: ${poor.map((row) => row.file).join(', ')}`);
  }
  if (unreadable.length > 0) {
    const line = ([name, group]: [string, readonly BenchRow[]]): string[] => [
      name,
      String(group.length),
      String(group.filter((row) => row.reading.rejected !== null).length),
      String(group.filter((row) => row.reading.rejected?.rule === row.truth.expect).length),
    ];
    parts.push(
      table([['unreadable', 'n', 'rejected', 'for the right reason'], ...groups(unreadable).map(line)]),
    );
    const missed = unreadable.filter((row) => row.reading.rejected?.rule !== row.truth.expect);
    const instead = missed.map(
      (row) => `${row.file}: ${row.reading.rejected?.rule ?? 'read'} instead of ${row.truth.expect}`,
    );
    if (instead.length > 0) parts.push(instead.join('\n'));
  }
  if (readable.some((row) => row.native !== undefined)) {
    const head = ['native tesseract, raw photo', 'CER lenient', 'ms median', 'our time / its time, median'];
    parts.push(table([head, ...groups(readable).map(([name, group]) => nativeLine(name, group))]));
  }
  return parts.join('\n\n');
}
