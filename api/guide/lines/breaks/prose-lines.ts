import type { LabelTokens, Token } from '../../label-tokens.ts';
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

/**
 * The stretches of a label, where a printed line is a paragraph of a text that was typed or pasted: all its words are prose,
 * whatever they were taken for.
 */
export function withProseLines(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  if (!label.hasLines) return segments;
  const paragraphs = label.tokens.flatMap(({ startsLine, lineEnd }, from): Segment[] =>
    (startsLine || from === 0) && isParagraph(label.tokens.slice(from, lineEnd))
      ? [
          {
            kind: 'prose',
            from,
            to: lineEnd,
            certainty: 1,
            words: Array.from({ length: lineEnd - from }, () => 1),
          },
        ]
      : [],
  );
  if (paragraphs.length === 0) return segments;
  const others = paragraphs.reduce<readonly Segment[]>(
    (rest, { from, to }) => rest.flatMap((each) => outside(each, from, to)),
    segments,
  );
  return [...others, ...paragraphs].toSorted((a, b) => a.from - b.from);
}

/** What of a stretch lies before and behind some words. */
function outside(segment: Segment, from: number, to: number): Segment[] {
  const part = (start: number, end: number): Segment[] =>
    start < end
      ? [
          {
            ...segment,
            from: start,
            to: end,
            words: segment.words.slice(start - segment.from, end - segment.from),
          },
        ]
      : [];
  return segment.to <= from || to <= segment.from
    ? [segment]
    : [...part(segment.from, Math.min(from, segment.to)), ...part(Math.max(to, segment.from), segment.to)];
}
