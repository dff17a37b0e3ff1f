import type { LabelTokens, Token } from '../../label-tokens.ts';
import type { SegmentKind } from '../../search/kinds.ts';
import type { Segment } from '../../search/search-label.ts';

/** Words of a line that is a paragraph: lines of a tombstone are shorter, or hold one phrase after the other. */
const LEAST_WORDS = 20;
/** Share of such a line's words that have a small letter. */
const LEAST_SMALL = 0.6;

/** Whether a line holds sentences: it is long, most of its words are small, and one ends within it before the next begins. */
function isParagraph(words: readonly Token[]): boolean {
  const small = words.filter(({ plain }) => /^\p{Ll}/u.test(plain)).length;
  const ends = words.filter(
    ({ closes }, at) => closes && /^["']?\p{Lu}/u.test(words[at + 1]?.plain ?? 'A'),
  ).length;
  return words.length >= LEAST_WORDS && small >= LEAST_SMALL * words.length && ends >= 2;
}

/** Words of a block of lines that is a text, and its lines. */
const LEAST_WORDS_OF_TEXT = 15;
const LEAST_LINES = 3;

/** Whether lines between empty ones are a text: most of its words are small, some do something, and it runs from edge to edge up to a full stop. */
function isText({ width }: LabelTokens, words: readonly Token[]): boolean {
  const small = words.filter(({ plain }) => /^\p{Ll}/u.test(plain)).length;
  const isSaid =
    words.some(({ speech }) => speech === 'verb') && words.some(({ speech }) => speech === 'small');
  if (words.length < LEAST_WORDS_OF_TEXT || small < LEAST_SMALL * words.length || !isSaid) return false;
  if (words.at(-1)?.closes !== true || !/^["'(]?[\p{Lu}\d]/u.test(words[0]?.plain ?? '')) return false;
  const starts = words.flatMap(({ startsLine }, at) => (startsLine || at === 0 ? [at] : []));
  const widths = starts.map(
    (from, line) => (words[(starts[line + 1] ?? words.length) - 1]?.end ?? 0) - (words[from]?.start ?? 0),
  );
  const widest = Math.min(width, Math.max(...widths));
  const hadRoom = (at: number, line: number): boolean =>
    line > 0 && (widths[line - 1] ?? 0) + 1 + (words[at]?.plain.length ?? 0) <= widest;
  return starts.length >= LEAST_LINES && !starts.some(hadRoom);
}

/** Fields that may stand right above a text. */
const ABOVE_TEXT: ReadonlySet<SegmentKind> = new Set(['artist', 'title', 'date', 'medium', 'life', 'bio']);
const SURE = 0.9;

/** Whether a field that is sure ends with a line of a block, so that the next line begins anew: "Oil on canvas / The ship lies". */
const endsField = ({ tokens }: LabelTokens, field: Segment, from: number, to: number): boolean =>
  ABOVE_TEXT.has(field.kind) &&
  field.certainty >= SURE &&
  from < field.to &&
  field.to < to &&
  tokens[field.to]?.startsLine === true &&
  /^["']?\p{Lu}/u.test(tokens[field.to]?.plain ?? '');

/** The blocks of lines behind an empty one. */
function blocksOf({ tokens }: LabelTokens): { readonly from: number; readonly to: number }[] {
  const starts = tokens.flatMap(({ startsBlock }, at) => (startsBlock && at > 0 ? [at] : []));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }));
}

/** Words as prose that is sure. */
const asProse = (from: number, to: number): Segment => ({
  kind: 'prose',
  from,
  to,
  certainty: 1,
  words: Array.from({ length: to - from }, () => 1),
});

/**
 * The stretches of a label, where a printed line is a paragraph of a text that was typed or pasted, or the lines between two
 * empty ones are a text: all its words are prose, whatever they were taken for.
 */
export function withProseLines(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  if (!label.hasLines) return segments;
  const texts = blocksOf(label).filter(
    ({ from, to }) =>
      isText(label, label.tokens.slice(from, to)) &&
      !segments.some((each) => endsField(label, each, from, to)),
  );
  const lines = label.tokens.flatMap(({ startsLine, lineEnd }, from) =>
    (startsLine || from === 0) &&
    !texts.some((text) => text.from <= from && from < text.to) &&
    isParagraph(label.tokens.slice(from, lineEnd))
      ? [{ from, to: lineEnd }]
      : [],
  );
  const paragraphs = [...texts, ...lines].map(({ from, to }) => asProse(from, to));
  if (paragraphs.length === 0) return segments;
  const others = paragraphs.reduce<readonly Segment[]>(
    (rest, { from, to }) => rest.flatMap((each) => outside(each, from, to)),
    segments,
  );
  return [...others, ...paragraphs].toSorted((a, b) => a.from - b.from);
}

/** What of a stretch lies before and behind some words, as sure as its own words are. */
function outside(segment: Segment, from: number, to: number): Segment[] {
  const part = (start: number, end: number): Segment[] => {
    if (start >= end) return [];
    const words = segment.words.slice(start - segment.from, end - segment.from);
    return [
      {
        ...segment,
        from: start,
        to: end,
        words,
        certainty: Math.max(segment.certainty, Math.min(...words)),
      },
    ];
  };
  return segment.to <= from || to <= segment.from
    ? [segment]
    : [...part(segment.from, Math.min(from, segment.to)), ...part(Math.max(to, segment.from), segment.to)];
}
