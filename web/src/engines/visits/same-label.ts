import type { LabelReading } from '../ocr/reading.ts';

/** Longer lines are prose when as many follow each other as no title has. Counted in letters. */
const PROSE_LINE = 36;
const PROSE_LINES = 3;
/** Two readings of the same prose that part meet again after at most so many letters, for at least so many. */
const PARTING = 2;
const MEETING = 8;
/** They part no more often than once in so many letters. */
const LETTERS_A_PARTING = 50;

/** What is compared of a label. */
interface Print {
  /** Every number in order, whatever stands between: years, sizes, the accession number. */
  figures: string;
  /** The letters of maker, title, medium, credit and the like, and of prose. */
  facts: string;
  prose: string;
}

/** Letters alone, without case and accents; a capital I and a small l look the same in many faces. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('I', 'l')
    .toLowerCase();
}

function printOf({ text, lines }: LabelReading): Print {
  const rows = (lines.length > 0 ? lines.map((line) => line.text) : [text]).map(lettersOf);
  const isProse = rows.map(() => false);
  for (let first = 0; first < rows.length; first += 1) {
    let end = first;
    while ((rows[end]?.length ?? 0) >= PROSE_LINE) end += 1;
    if (end - first >= PROSE_LINES) isProse.fill(true, first, end);
    first = end;
  }
  return {
    figures: (text.normalize('NFKD').match(/\p{N}+/gu) ?? []).join(' '),
    facts: rows.filter((_, index) => !isProse[index]).join(''),
    prose: rows.filter((_, index) => isProse[index]).join(''),
  };
}

/** True when the second goes on with the same letters as the first, after so many of each. */
function meet(some: string, at: number, others: string, otherAt: number): boolean {
  return some.slice(at, at + MEETING) === others.slice(otherAt, otherAt + MEETING);
}

/** Two readings of one text are the same but for a few places, of two letters at most. */
function runAlong(some: string, others: string): boolean {
  let at = 0;
  let otherAt = 0;
  let partings = 0;
  const steps = Array.from({ length: (PARTING + 1) ** 2 }, (_, step) => ({
    some: Math.floor(step / (PARTING + 1)),
    others: step % (PARTING + 1),
  })).slice(1);
  while (at < some.length && otherAt < others.length) {
    if (some[at] === others[otherAt]) {
      at += 1;
      otherAt += 1;
      continue;
    }
    const step = steps.find((skip) => meet(some, at + skip.some, others, otherAt + skip.others));
    if (!step) return false;
    at += step.some;
    otherAt += step.others;
    partings += 1;
  }
  const left = Math.max(some.length - at, others.length - otherAt);
  return left <= PARTING && partings <= Math.min(some.length, others.length) / LETTERS_A_PARTING;
}

/**
 * Do two readings carry the same label? Rather a label kept twice than two works as one, so: the numbers are the same,
 * one by one; the letters of the short lines are, but for case, accents, spaces and punctuation; only in prose, three
 * and more long lines in a row, a few letters may differ, since nothing else tells the label of one work from another's.
 */
export function sameLabel(one: LabelReading, other: LabelReading): boolean {
  if (one.text === other.text) return true;
  const a = printOf(one);
  const b = printOf(other);
  if (a.facts + a.prose === '') return false;
  return a.figures === b.figures && a.facts === b.facts && runAlong(a.prose, b.prose);
}
