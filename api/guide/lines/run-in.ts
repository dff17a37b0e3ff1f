import type { LabelTokens } from '../label-tokens.ts';
import type { SegmentKind } from '../search/kinds.ts';
import type { Segment } from '../search/search-label.ts';
import { isGivenName } from '../vocabulary/given-names.ts';

/** Kinds of stretch on one printed line from which it is a caption, "Ada Birch, The Kiln, 1864, oil on canvas", and no line of one field. */
const LEAST_KINDS = 3;
/** Fields whose form is their own, so that they are found surely in a row of others, and how sure one must be. */
const FORMED: ReadonlySet<SegmentKind> = new Set(['date', 'medium', 'dimensions', 'credit']);
const SURE = 0.8;
/** What stays on the line of what it belongs to: a life behind the name, a number behind the credit line. */
const BELONGS: ReadonlySet<SegmentKind> = new Set(['life', 'bio', 'accession', 'other']);
/** Printed lines at a label's head that may name the work in a row of fields. */
const HEAD_LINES = 2;
/** A mark that parts two fields. */
const PARTED = /[,;:.|)\]\u00B7\u2022"]$/;

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

/** Where fields begin that a label prints in a row on one line. */
function fieldStarts(label: LabelTokens, segments: readonly Segment[]): number[] {
  return linesOf(label).flatMap(({ from, to }, line) => {
    const here = segments.filter((segment) => segment.from < to && from < segment.to);
    const kinds = new Set(
      here.map(({ kind }) => kind).filter((kind) => kind !== 'other' && kind !== 'prose'),
    );
    const isCaption =
      kinds.size >= LEAST_KINDS &&
      here.some((segment) => segment.from > from && FORMED.has(segment.kind) && segment.certainty >= SURE);
    if (!isCaption) return [];
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
  return { ...label, tokens, hasLines: true };
}

/** "A.", "Ada" */
const beginsWithName = (word: string): boolean =>
  /^\p{Lu}\.?$/u.test(word) || isGivenName(word.toLowerCase());

/** How sure the maker and the date must be between which all is the title, and its words at most. */
const SURE_AROUND = { artist: 0.88 } as const;
const SURE_DATE = 0.8;
/** How sure a maker must be whose name begins the caption with a given name or an initial. */
const SURE_FIRST = 0.8;
const MOST_OF_TITLE = 18;
/** So sure is what stands between the two. */
const SURE_BETWEEN = 0.95;
const MAY_BE_TITLE: ReadonlySet<SegmentKind> = new Set([
  'title',
  'original',
  'origin',
  'other',
  'artist',
  'maker',
]);

/** "British,": the maker's nation behind the name. */
const isNation = ({ marked, tokens }: LabelTokens, { kind, from, to }: Segment): boolean =>
  kind === 'origin' &&
  /^[\uE000-\uE002]+,?$/u.test(marked.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0));

/**
 * The stretches of a caption, where all that stands between its maker, with the life behind the name, and its date is one
 * title: "Ada Birch (1840-1926), The Kiln, Lowe Hollow, 1864".
 *
 * @param printed The label with its printed lines alone.
 */
export function withTitlesBetween(
  label: LabelTokens,
  printed: LabelTokens,
  segments: readonly Segment[],
): readonly Segment[] {
  const isMaker = ({ kind, from, certainty }: Segment): boolean =>
    kind === 'artist' &&
    (certainty >= SURE_AROUND.artist ||
      (certainty >= SURE_FIRST && from === 0 && beginsWithName(label.tokens[0]?.core ?? '')));
  const maker = segments.findIndex(isMaker);
  const behind = segments.findIndex(
    (segment, at) =>
      at > maker && segment.kind !== 'life' && segment.kind !== 'bio' && !isNation(label, segment),
  );
  const date = segments.findIndex(
    ({ kind, certainty }, at) => at > behind && kind === 'date' && certainty >= SURE_DATE,
  );
  const [first, last] = [segments[behind], segments[date - 1]];
  const between = segments.slice(behind, date);
  const printedLine = printed.tokens[0]?.lineEnd ?? 0;
  if (maker < 0 || behind < 0 || date < 0 || first === undefined || last === undefined) return segments;
  // "Ada Birch / The Kiln 1864": a line of title and year below the maker's.
  const line = printed.tokens[first.from];
  const isOwnLine =
    printed.hasLines &&
    line?.startsLine === true &&
    segments[date]?.to === line.lineEnd &&
    between.length === 1;
  // Only a label that begins with its caption names the work there.
  if (printed.hasLines && !isOwnLine && (first.from >= printedLine || last.to > printedLine)) return segments;
  const isTitle =
    between.some(({ kind }) => kind === 'title') &&
    between.every(({ kind }) => MAY_BE_TITLE.has(kind)) &&
    last.to - first.from <= MOST_OF_TITLE &&
    /^["'\u2018\u201C([]?[\p{Lu}\d]/u.test(label.tokens[first.from]?.plain ?? '') &&
    (isOwnLine || PARTED.test(label.tokens[first.from - 1]?.plain ?? '')) &&
    !label.tokens.slice(first.from, last.to).some(({ plain }) => /^[|\u00B7\u2022]$/.test(plain));
  if (!isTitle) return segments;
  const title: Segment = {
    kind: 'title',
    from: first.from,
    to: last.to,
    certainty: Math.max(
      SURE_BETWEEN,
      ...between.filter(({ kind }) => kind === 'title').map(({ certainty }) => certainty),
    ),
    words: Array.from({ length: last.to - first.from }, () => SURE_BETWEEN),
  };
  // Behind a title and a date that follow as they do, the name is as sure as they are.
  const makers = segments
    .slice(0, behind)
    .map((each, at) =>
      at === maker ? { ...each, certainty: Math.max(each.certainty, SURE_BETWEEN) } : each,
    );
  const rest = segments
    .slice(date)
    .map((each, at) => (at === 0 ? { ...each, certainty: Math.max(each.certainty, SURE_BETWEEN) } : each));
  return [...makers, title, ...rest];
}
