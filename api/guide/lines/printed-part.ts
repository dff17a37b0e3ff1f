import type { PrintedPart, Reading, TextSpan } from '../facts.ts';
import type { LabelTokens } from '../label-tokens.ts';
import type { Segment } from '../search/search-label.ts';

/** First and last offset. */
export type Place = readonly [number, number];

/** A stretch of words of one kind. */
type Stretch = Omit<Segment, 'words'>;

export function placeOf(label: LabelTokens, segment: Pick<Segment, 'from' | 'to'>): Place {
  const start = label.tokens[segment.from]?.start ?? 0;
  return [start, label.tokens[segment.to - 1]?.end ?? start];
}

/** The full stop behind a title whose last word is short and no abbreviation: "Moonlight on Calm Sea." */
const STOP_OF_TITLE =
  /(?<= (?!Inc|Ltd|Esq|Rev|Mrs|Ave|Vol|Bro|Col|Gen|Sgt|Hon|Mme|Pty|Mfg|Mss|Fig|Nos|Pvt)\p{L}{3})\.$/u;
const NOTHING = /(?!)/;

/** Without the punctuation that separates fields; a full stop after an initial or abbreviation stays. */
export function tidyPlace(label: LabelTokens, segment: Stretch): Place | null {
  const [start, end] = placeOf(label, segment);
  const printed = label.printed.slice(start, end);
  const bracketed = segment.kind === 'date' || segment.kind === 'accession';
  const lead = /^(?:[,;:.\s]|[-\u2013\u2014|\u00B7\u2022] )*/.exec(printed)?.[0].length ?? 0;
  const text = printed
    .slice(lead)
    .replace(/(?: [-\u2013\u2014|\u00B7\u2022_~'.,;:]{1,3}){0,2}[,;:\s]{0,20}$/, '')
    .replace(/(?<=\p{L}{4}|\d|\d0s|\))(?<!Corp)\.$/u, '')
    .replace(segment.kind === 'title' ? STOP_OF_TITLE : NOTHING, '');
  if (text === '') return null;
  const inner = bracketed && /^[([][^()[\]]*[)\]]$/.test(text) ? 1 : 0;
  return [start + lead + inner, start + lead + text.length - inner];
}

export function partAt(label: LabelTokens, segment: Stretch): PrintedPart[] {
  const part = printedPart(label, tidyPlace(label, segment), segment);
  return part ? [part] : [];
}

function printedPart(label: LabelTokens, place: Place | null, segment: Stretch): PrintedPart | null {
  return place && { text: label.printed.slice(...place), ...readingAt(label, place, segment) };
}

export function readingAt(label: LabelTokens, place: Place, segment: Stretch): Reading {
  return { ...givenSpan(label, place, segment), certainty: segment.certainty };
}

/** Where a stretch inside a segment stands in the text that was given. */
export function givenSpan(
  { tokens }: LabelTokens,
  [start, end]: Place,
  { from, to }: Pick<Segment, 'from' | 'to'>,
): TextSpan {
  let [head, tail] = [from, to - 1];
  while (head < tail && (tokens[head]?.end ?? 0) <= start) head += 1;
  while (tail > head && (tokens[tail]?.start ?? 0) >= end) tail -= 1;
  const [first, last] = [tokens[head], tokens[tail]];
  if (!first || !last) return { start: 0, end: 0 };
  const sameLength = ({ given, start: at, end: behind }: typeof first): boolean =>
    given.end - given.start === behind - at;
  return {
    start: first.given.start + (sameLength(first) ? Math.max(0, start - first.start) : 0),
    end: last.given.end - (sameLength(last) ? Math.max(0, last.end - end) : 0),
  };
}
