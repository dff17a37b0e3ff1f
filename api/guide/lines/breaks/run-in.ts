import type { LabelTokens } from '../../label-tokens.ts';
import type { SegmentKind } from '../../search/kinds.ts';
import type { Segment } from '../../search/search-label.ts';

/** Kinds of stretch on one printed line from which it is a caption, "Ada Birch, The Kiln, 1864, oil on canvas", and no line of one field. */
const LEAST_KINDS = 3;
/** Fields whose form is their own, so that they are found surely in a row of others, and how sure one must be. */
const FORMED: ReadonlySet<SegmentKind> = new Set(['date', 'medium', 'dimensions', 'credit']);
const SURE = 0.8;
/** So sure is a reading of a line with several fields that its pieces are not read again as lines. */
const SURELY_PARTED = 0.95;
/** What stays on the line of what it belongs to: a life behind the name, a number behind the credit line. */
const BELONGS: ReadonlySet<SegmentKind> = new Set(['life', 'bio', 'accession', 'other']);
/** Printed lines at a label's head that may name the work in a row of fields. */
const HEAD_LINES = 2;
/** A mark that parts two fields. */
export const PARTED = /[,;:.|)\]\u00B7\u2022"]$/;

/** The words at which lines begin: the printed ones, or the first word alone where a label has none. */
const linesOf = ({ tokens, hasLines }: LabelTokens): { from: number; to: number }[] =>
  tokens.flatMap(({ startsLine, lineEnd }, from) =>
    hasLines
      ? startsLine || from === 0
        ? [{ from, to: lineEnd }]
        : []
      : from === 0
        ? [{ from, to: tokens.length }]
        : [],
  );

/** So sure is a stretch that the label's text, which came without lines, is parted at both of its ends. */
const PARTS_TEXT = 0.8;

/** Where fields begin in a text that came without its lines: at both ends of each stretch that is sure. */
const startsInText = (segments: readonly Segment[]): number[] =>
  segments.flatMap((segment, at) => {
    const before = segments[at - 1];
    if (before === undefined || BELONGS.has(segment.kind)) return [];
    return Math.max(segment.certainty, before.certainty) >= PARTS_TEXT ? [segment.from] : [];
  });

/** Where fields begin that a label prints in a row on one line. */
function fieldStarts(label: LabelTokens, segments: readonly Segment[]): number[] {
  if (!label.hasLines) return startsInText(segments);
  return linesOf(label).flatMap(({ from, to }, line) => {
    const here = segments.filter((segment) => segment.from < to && from < segment.to);
    const kinds = new Set(
      here.map(({ kind }) => kind).filter((kind) => kind !== 'other' && kind !== 'prose'),
    );
    const isCaption =
      kinds.size >= LEAST_KINDS &&
      here.some((segment) => segment.from > from && FORMED.has(segment.kind) && segment.certainty >= SURE);
    // A line that is parted for sure needs no second look at its pieces.
    if (!isCaption || here.every(({ certainty }) => certainty >= SURELY_PARTED)) return [];
    return here.flatMap((segment, at) => {
      const before = here[at - 1];
      const isBesideTitle = segment.kind === 'date' && before?.kind === 'title';
      // What goes on in small letters below is no field of its own: "Greek, Classical period, High / Classical".
      const goesOnBelow = at === here.length - 1 && /^\p{Ll}/u.test(label.tokens[to]?.plain ?? '');
      return segment.from > from &&
        !BELONGS.has(segment.kind) &&
        !isBesideTitle &&
        !goesOnBelow &&
        // Below its head a label names nobody in a row of fields: that is where a thing was found.
        (line < HEAD_LINES || FORMED.has(segment.kind)) &&
        PARTED.test(label.tokens[segment.from - 1]?.plain ?? '')
        ? [segment.from]
        : [];
    });
  });
}

/**
 * The label with a line for each field that it prints in a row, so that a caption is read as the lines of a tombstone are;
 * the same label where it prints none so.
 */
export function withFieldLines(label: LabelTokens, segments: readonly Segment[]): LabelTokens {
  const starts = new Set(fieldStarts(label, segments));
  if (starts.size === 0) return label;
  const begins = label.tokens.map(
    ({ startsLine }, at) => at === 0 || starts.has(at) || (label.hasLines && startsLine),
  );
  let lineEnd = label.tokens.length;
  const tokens = label.tokens.map((token) => token);
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = label.tokens[at];
    if (!token) continue;
    tokens[at] = { ...token, startsLine: begins[at] === true, lineEnd };
    if (begins[at] === true) lineEnd = at;
  }
  const widths = tokens.map(({ startsLine, start, lineEnd: end }, at) =>
    at === 0 || startsLine ? (tokens[end - 1]?.end ?? start) - start : 0,
  );
  return { ...label, tokens, hasLines: true, width: Math.min(label.width, Math.max(...widths)) };
}
