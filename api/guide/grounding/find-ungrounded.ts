import { withStates } from '../vocabulary/states.ts';
import { figureCheck } from './label-figures.ts';
import { isCapitalised, nameCheck } from './names.ts';
import { findQuotations, quotationCheck, type Quotation } from './quotations.ts';
import { type Figure, readFigures } from './spoken-figures.ts';
import { splitWords, type Word } from './words.ts';

/** A stretch of a text that the label does not bear out. */
export interface Ungrounded {
  readonly kind: 'year' | 'century' | 'number' | 'quotation' | 'name';
  readonly text: string;
  /** UTF-16 offsets into the text: first, and one past the last. */
  readonly start: number;
  readonly end: number;
}

/**
 * Every number, year, century, quotation and name in `text` that is not on the label, in order; empty when all
 * of them are. `README.md` says what counts as being on the label. Takes time linear in both texts.
 */
export function findUngrounded(text: string, label: string): Ungrounded[] {
  const words = splitWords(text);
  const quotations = findQuotations(text);
  const figures = readFigures(words);
  const spans = [
    ...unknownQuotations(quotations, label),
    ...unknownFigures(words, figures, label),
    ...unknownNames(words, figures, quotations, label),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  // What is wrong inside a wrong quotation is not told again.
  let quotedUntil = 0;
  const told = spans.filter(({ kind, start, end }) => {
    if (kind === 'quotation') quotedUntil = end;
    return kind === 'quotation' || start >= quotedUntil;
  });
  return told.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
}

type Span = Omit<Ungrounded, 'text'>;

function unknownQuotations(quotations: readonly Quotation[], label: string): Span[] {
  const isOnLabel = quotationCheck(label);
  return quotations
    .filter((quotation) => !isOnLabel(quotation))
    .map(({ start, end }) => ({ kind: 'quotation', start, end }));
}

/** "One" and "the first" are too common in speech to be facts. */
const MODEST = new Set(['one', 'first', 'oneself']);
const IDLE_SECOND = /^(?:look|glance|thought|time|half|hand)$/;

function unknownFigures(words: readonly Word[], figures: readonly Figure[], label: string): Span[] {
  const isOnLabel = figureCheck(label);
  return figures
    .filter((figure) => !isIdle(figure, words) && !isOnLabel(figure, words))
    .map(({ kind, from, to }) => ({
      kind: kind === 'decade' ? 'year' : kind,
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
    }));
}

function isIdle({ kind, from, to }: Figure, words: readonly Word[]): boolean {
  if (to !== from + 1 || kind !== 'number') return false;
  const key = words[from]?.key ?? '';
  if (MODEST.has(key)) return true;
  const before = words[from - 1]?.key ?? '';
  const after = words[to]?.key ?? '';
  if (key === 'second') return IDLE_SECOND.test(after) || before === 'a' || before === 'split';
  if (/^(?:third|quarter)$/.test(key)) return /^(?:half|quarter|third)$/.test(after);
  // "between the two."
  if (key === 'two' && before === 'the' && (words[to] === undefined || /^[.,;:!?]/.test(words[to].gap)))
    return true;
  // "the two of us"
  return key === 'two' && ((after === 'of' && words[to + 1]?.key === 'us') || before === 'us');
}

function unknownNames(
  words: readonly Word[],
  figures: readonly Figure[],
  quotations: readonly Quotation[],
  label: string,
): Span[] {
  // The letters of a state are its name.
  const isOnLabel = nameCheck(`${label}\n${withStates(label)}`);
  const counted = new Set(
    figures.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  const quoted = quotedWords(words, quotations);
  const spans: Span[] = [];
  let last = -2;
  words.forEach((word, index) => {
    if (counted.has(index) || quoted.has(index) || isOnLabel(words, index)) return;
    const before = spans.at(-1);
    if (before && last === index - 1 && /^[ .-]+$/.test(word.gap) && isCapitalised(word.text))
      spans.splice(-1, 1, { ...before, end: word.end });
    else spans.push({ kind: 'name', start: word.start, end: word.end });
    last = index;
  });
  return spans;
}

/** Names inside a quotation are judged with it. */
function quotedWords(words: readonly Word[], quotations: readonly Quotation[]): Set<number> {
  const inside = new Set<number>();
  let next = 0;
  words.forEach((word, index) => {
    while ((quotations[next]?.end ?? Infinity) <= word.start) next += 1;
    const quotation = quotations[next];
    if (quotation && word.start >= quotation.start) inside.add(index);
  });
  return inside;
}
