import type { LabelTokens } from '../../label-tokens.ts';
import type { Segment } from '../../search/search-label.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { textOf } from '../by-form.ts';

/** Words with which a title goes on in the line below, and no other field begins. */
const GOES_ON = /^(?:and|or|of)$/;

/** A stretch without the words that another takes from its beginning; null where none are left. */
const after = (segment: Segment, end: number): Segment | null =>
  segment.from >= end
    ? segment
    : segment.to <= end
      ? null
      : { ...segment, from: end, words: segment.words.slice(end - segment.from) };

/** Where the line of a word ends, or the date that ends it begins. */
function endOfLine({ tokens }: LabelTokens, at: number, segments: readonly Segment[]): number {
  const end = tokens[at]?.lineEnd ?? at;
  const date = segments.find(({ kind, from }) => kind === 'date' && from > at && from < end);
  return date?.from ?? end;
}

/** How far a title reaches: over the next line too, where that begins with "and": "Kosode with Autumn Flowers / and Grasses". */
function endOf(label: LabelTokens, title: Segment, segments: readonly Segment[]): number {
  const next = label.tokens[title.to];
  if (next?.startsLine !== true) return title.to;
  return GOES_ON.test(next.plain) ? endOfLine(label, title.to, segments) : title.to;
}

/** Where a title begins: at the name that stands before its bracket, "Tomanik (wind-maker) mask", where the bracket is only a part of it. */
function startOf(label: LabelTokens, title: Segment, segments: readonly Segment[]): number {
  const text = textOf(label, title);
  const line = label.tokens.findLastIndex(
    ({ startsLine }, at) => at <= title.from && (startsLine || at === 0),
  );
  const isPart = /^\([^()]*\) ?\p{L}/u.test(text);
  const isTaken = segments.some(
    ({ kind, from, to }) => kind !== 'original' && kind !== 'other' && from < title.from && to > line,
  );
  return isPart && !isTaken ? line : title.from;
}

/** Where the material begins that ends a title as a sentence of its own: "Grave stele of Hegeso. Pentelic marble"; its end where none does. */
function materialIn(label: LabelTokens, { from, to }: Segment): number {
  const at = label.tokens.findLastIndex(
    ({ plain }, index) => index > from && index < to - 1 && /\p{Ll}{2}\.$/u.test(plain),
  );
  return at < 0 || !isMaterials(textOf(label, { from: at + 1, to }).replace(/\.$/, '')) ? to : at + 1;
}

/** The stretches of a label, its titles as far as they reach: no bracket, and no line that goes on with "and", is torn from them. */
export function withTitlesWhole(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const title = segments.find(({ kind }) => kind === 'title');
  if (!title || !label.hasLines) return segments;
  const material = materialIn(label, title);
  if (material < title.to && !segments.some(({ kind }) => kind === 'medium')) {
    const cut = material - title.from;
    const medium: Segment = { ...title, kind: 'medium', from: material, words: title.words.slice(cut) };
    const rest: Segment = { ...title, to: material, words: title.words.slice(0, cut) };
    return segments.flatMap((segment) => (segment === title ? [rest, medium] : segment));
  }
  const [from, to] = [startOf(label, title, segments), endOf(label, title, segments)];
  if (from === title.from && to === title.to) return segments;
  const sure = (count: number): number[] => Array.from({ length: count }, () => 1);
  const whole: Segment = {
    ...title,
    from,
    to,
    words: [...sure(title.from - from), ...title.words, ...sure(to - title.to)],
  };
  return segments.flatMap((segment) => {
    if (segment === title) return whole;
    if (segment.to <= from || segment.from >= to) return segment;
    if (segment.from < from)
      return { ...segment, to: from, words: segment.words.slice(0, from - segment.from) };
    return after(segment, to) ?? [];
  });
}

/** A title that stands in brackets behind its other form is said without them. */
export const withoutBrackets = (title: string): string => title.replace(/^\(([^()]+)\)$/, '$1');
