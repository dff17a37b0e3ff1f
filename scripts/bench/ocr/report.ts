import {
  characterErrors,
  errorRate,
  lenient,
  plain,
  wordErrors,
  type ErrorCount,
} from '../../../tests/label-corpus/error-rate.ts';
import type { NativeReading } from './native.ts';
import type { BenchReading } from '../../../tests/support/reading-page.ts';
import type { Truth } from './photos.ts';
import { median, percent, percentile, table } from './table.ts';

/** One photo with all that is known of it. */
export interface BenchRow {
  file: string;
  truth: Truth;
  reading: BenchReading;
  /** Native Tesseract on the photo as it is. */
  native?: NativeReading;
  /** Native Tesseract on the picture that the app made of it, where it made one. */
  nativePrepared?: NativeReading;
}

/** Share of wrong characters up to which a photo counts as well read. */
const WELL_READ = 0.05;

function pooled(counts: readonly ErrorCount[]): number {
  if (counts.length === 0) return Number.NaN;
  const sum = (pick: (count: ErrorCount) => number): number =>
    counts.reduce((total, count) => total + pick(count), 0);
  return errorRate({ edits: sum((count) => count.edits), length: sum((count) => count.length) });
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
    String(median(times)),
    String(percentile(times, 0.9)),
  ];
}

function nativeLine(
  name: string,
  rows: readonly BenchRow[],
  pick: (row: BenchRow) => NativeReading | undefined,
): string[] {
  const pairs = rows.flatMap((row) => {
    const native = pick(row);
    return native === undefined ? [] : [{ truth: row.truth, reading: row.reading, native }];
  });
  const letters = pairs.map(({ truth, native }) => characterErrors(native.text, truth.text, lenient));
  const words = pairs.map(({ truth, native }) => wordErrors(native.text, truth.text));
  const ratios = pairs.map(({ reading, native }) => reading.ms / native.ms);
  const times = pairs.map(({ native }) => native.ms);
  return [
    name,
    String(pairs.length),
    percent(pooled(letters)),
    percent(pooled(words)),
    percent(letters.filter((count) => errorRate(count) <= WELL_READ).length / pairs.length),
    String(median(times)),
    String(percentile(times, 0.9)),
    median(ratios).toFixed(2),
  ];
}

function nativeTable(
  title: string,
  rows: readonly BenchRow[],
  pick: (row: BenchRow) => NativeReading | undefined,
): string {
  const head = [title, 'n', 'CER lenient', 'WER', 'within 5 %', 'ms median', 'p90', 'our ms / its, median'];
  return table([head, ...groups(rows).map(([name, group]) => nativeLine(name, group, pick))]);
}

/** Whether a photo was read where it should be, or rejected for a reason that it gives. */
export function isRight({ truth, reading }: BenchRow): boolean {
  const rule = reading.rejected?.rule ?? 'ok';
  return rule === truth.expect || rule === truth.orElse;
}

/** The figures of a bench that have limits; NaN where there was nothing to count. */
export interface ReadingFigures {
  lenientRate: number;
  lenientRateHard: number;
  wellReadShare: number;
  wordRate: number;
  wronglyRejected: number;
  rejectedShare: number;
  rightReasonShare: number;
  timeRatio: number;
}

/** Counts what the report shows, over all classes. */
export function figuresOf(rows: readonly BenchRow[]): ReadingFigures {
  const readable = rows.filter((row) => row.truth.expect === 'ok');
  const unreadable = rows.filter((row) => row.truth.expect !== 'ok');
  const hard = readable.filter((row) => row.truth.class === 'hard');
  const letters = (some: readonly BenchRow[]): ErrorCount[] =>
    some.map((row) => characterErrors(rawText(row), row.truth.text, lenient));
  const rejected = (some: readonly BenchRow[]): BenchRow[] =>
    some.filter((row) => row.reading.rejected !== null);
  const right = unreadable.filter(isRight);
  const ratios = readable.flatMap(({ reading, native }) => (native ? [reading.ms / native.ms] : []));
  return {
    lenientRate: pooled(letters(readable)),
    lenientRateHard: pooled(letters(hard)),
    wellReadShare:
      letters(readable).filter((count) => errorRate(count) <= WELL_READ).length / readable.length,
    wordRate: pooled(readable.map((row) => wordErrors(rawText(row), row.truth.text))),
    wronglyRejected: readable.length === 0 ? Number.NaN : rejected(readable).length,
    rejectedShare: rejected(unreadable).length / unreadable.length,
    rightReasonShare: right.length / unreadable.length,
    timeRatio: median(ratios),
  };
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
      String(group.filter(isRight).length),
    ];
    parts.push(
      table([['unreadable', 'n', 'rejected', 'for the right reason'], ...groups(unreadable).map(line)]),
    );
    const missed = unreadable.filter((row) => !isRight(row));
    const instead = missed.map(
      (row) => `${row.file}: ${row.reading.rejected?.rule ?? 'read'} instead of ${row.truth.expect}`,
    );
    if (instead.length > 0) parts.push(instead.join('\n'));
  }
  if (readable.some((row) => row.native !== undefined)) {
    parts.push(nativeTable('native tesseract, raw photo', readable, (row) => row.native));
    parts.push(nativeTable('native tesseract, our picture', readable, (row) => row.nativePrepared));
  }
  return parts.join('\n\n');
}
