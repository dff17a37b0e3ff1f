import { isDateText } from '../dates/date-line.ts';
import { JOINING } from '../balanced.ts';
import { type LabelTokens, plainAt } from '../label-tokens.ts';
import type { Segment } from '../search/search-label.ts';
import { namedThing } from '../notes/head-noun.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { startsOrigin } from '../find-origin.ts';
import { BEGINS_TEXT } from './part-words.ts';
import { placeOf } from './printed-part.ts';
import { sureSegment } from './titles/titles-between.ts';
import { lowered } from '../speech/text.ts';

/** So sure is what the form of a line tells. */
const SURE = 0.95;

/** The words of a line: from word `from` up to but without word `to`. */
export type Line = Pick<Segment, 'from' | 'to'>;

export const textOf = (label: LabelTokens, segment: Line): string =>
  label.printed.slice(...placeOf(label, segment));

/** Whether the last word of a text names a kind of thing. */
export const endsInThing = (text: string): boolean =>
  OBJECT_WORDS.has(text.slice(text.lastIndexOf(' ') + 1).toLowerCase());

/** Of a label's words their lines, for which every form of a line asks. */
const lines = new WeakMap<LabelTokens['tokens'], readonly Line[]>();

/** Where the lines of a label begin and end. */
export function linesOf({ tokens, hasLines }: LabelTokens): readonly Line[] {
  if (!hasLines) return [];
  const known = lines.get(tokens);
  if (known) return known;
  const found = tokens.flatMap(({ startsLine, lineEnd }, at) =>
    at === 0 || startsLine ? [{ from: at, to: lineEnd }] : [],
  );
  lines.set(tokens, found);
  return found;
}

/** The stretches with others in the place of those within `from` and `to`; null where one goes on beyond them. */
function replaced(
  segments: readonly Segment[],
  { from, to }: Line,
  others: readonly Segment[],
): Segment[] | null {
  const isOutside = (each: Segment): boolean => each.to <= from || to <= each.from;
  const isWhole = segments.every((each) => isOutside(each) || (from <= each.from && each.to <= to));
  return isWhole ? [...segments.filter(isOutside), ...others].toSorted((a, b) => a.from - b.from) : null;
}

/** Where the label of one thing begins: behind the heading of its case, in capitals, and its number there: "POWER IN STONE / 4. Carved stone ball". */
function topOf(label: LabelTokens): number {
  const [heading, numbered] = linesOf(label);
  const number = (at: number): number => (/^\d{1,3}[.)]?$/.test(label.tokens[at]?.plain ?? '') ? at + 1 : at);
  if (!heading || !numbered) return 0;
  const words = label.printed.slice(...placeOf(label, heading));
  const isHeading = /^\P{Ll}{6,}$/u.test(words) && number(numbered.from) > numbered.from;
  return isHeading ? number(numbered.from) : 0;
}

/** The heading of a case and a number in it are no title; the thing on the first line behind them is none's material. */
export function withThingAtTop(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const top = topOf(label);
  const whole =
    top === 0
      ? segments
      : (replaced(segments, { from: 0, to: top }, [sureSegment('other', 0, top)]) ?? segments);
  const at = whole.findIndex(({ from }) => from === top);
  const first = whole[at];
  const line = linesOf(label).find(({ from, to }) => from <= top && top < to);
  // "Oil on ivory, backed by a sheet of foil" begins with a material.
  if (first?.kind !== 'medium' || !line || label.tokens[top]?.material === 'material') return whole;
  const isOther = (from: number, to: number): boolean =>
    label.tokens
      .slice(from, to)
      .some(({ core, lower }) => /^\p{Ll}{3}/u.test(core) && mediumWordKind(lower) === 'other');
  if (!isOther(first.from, Math.min(first.to, line.to))) return whole;
  // What it is goes on below, or there it says what it is made of.
  const end = first.to <= line.to || isOther(line.to, first.to) ? first.to : line.to;
  return [
    ...whole.slice(0, at),
    { ...first, kind: 'title', certainty: SURE, to: end },
    ...(end < first.to ? [{ ...first, from: end, certainty: SURE }] : []),
    ...whole.slice(at + 1),
  ];
}

/** "Milk container (gorfa) / Woven plant fibre": a line that names a thing is no beginning of what it is made of. */
const withThingAboveMaterial = (label: LabelTokens, segments: readonly Segment[]): readonly Segment[] =>
  segments.flatMap((segment, at) => {
    const line = linesOf(label).find(({ from }) => from === segment.from);
    if (at === 0 || segment.kind !== 'medium' || !line || line.to >= segment.to) return [segment];
    const named = textOf(label, line).replace(/ ?\([^()]*\)$/, '');
    const isThing = endsInThing(named) && label.tokens[segment.from]?.material !== 'material';
    return isThing && /^\p{Lu}/u.test(label.tokens[line.to]?.plain ?? '')
      ? [sureSegment('title', segment.from, line.to), { ...segment, from: line.to }]
      : [segment];
  });

/** "Bronze, cast, about 1740", "after rain 1957, printed 1999", "initialled RT and dated 1682": what stands before a date belongs to what it stands behind. */
function withDatesApart(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const apart: Segment[] = [];
  for (const segment of segments) {
    const { kind, from, to } = segment;
    const before = apart.at(-1);
    const isLine = (at: number): boolean => label.hasLines && label.tokens[at]?.startsLine === true;
    const cut =
      kind === 'date' && !isDateText(textOf(label, segment))
        ? label.tokens
            .slice(from, to)
            .findIndex((_, index) => index > 0 && isDateText(textOf(label, { from: from + index, to })))
        : -1;
    // Of a misread word nobody knows whether it belongs to the date: "fir5t published 2001".
    const isMisread = /\p{L}\d|\d\p{L}{2}/u.test(textOf(label, { from, to: from + Math.max(0, cut) }));
    // "Naqada IIb": a numeral goes on with the name of a period.
    const isNumeral = /^[IVX]+[a-d]?\b/.test(label.tokens[from + cut]?.plain ?? '');
    if (cut < 1 || isMisread || isNumeral || /\d/.test(textOf(label, { from, to: from + cut }))) {
      apart.push(segment);
      continue;
    }
    // "initialled RT and dated 1682"
    const at = from + cut + (/^(?:and|or)$/.test(label.tokens[from + cut]?.lower ?? '') ? 1 : 0);
    const isMaterial = label.tokens[from]?.material === 'material';
    const goesOn = before !== undefined && before.to === from && !isLine(from);
    // "silver, coins dated 1299": what is dated is a part of it.
    if (goesOn && before.kind === 'medium') {
      apart[apart.length - 1] = { ...before, to };
      continue;
    }
    if (goesOn && before.kind === 'title') apart[apart.length - 1] = { ...before, to: at };
    else apart.push({ ...segment, kind: isMaterial ? 'medium' : 'other', to: at });
    apart.push({ ...segment, from: at });
  }
  return apart;
}

/** "gelatin silver print, printed about 1975": when it was printed is no part of what it is. */
const withPrintingApart = (label: LabelTokens, segments: readonly Segment[]): readonly Segment[] =>
  segments.flatMap((segment) => {
    const { kind, from, to } = segment;
    if (kind !== 'medium') return [segment];
    const at = label.tokens
      .slice(from, to)
      .findIndex(
        ({ lower }, index) =>
          index > 0 &&
          /^(?:printed|cast)$/.test(lower) &&
          PRINTED_LATER.test(textOf(label, { from: from + index, to })),
      );
    return at < 0
      ? [segment]
      : [
          { ...segment, to: from + at },
          { ...segment, kind: 'date' as const, from: from + at },
        ];
  });
const PRINTED_LATER =
  /^(?:printed|(?:(?:posthumous|later|lifetime|this) )?cast,?) (?:in |later,? )?(?:c\. ?|ca\. ?|about |around |after )?\d{4}s?[.,]?$/i;

/** "Lorraine CONNELLY-NORTHEY" on a line: a name that ends with it, in whatever the search saw it go on. */
const CAPITAL_SURNAME =
  /^(?:\p{Lu}[\p{L}.'\u2019-]+ ){1,3}\p{Lu}[\p{Lu}'\u2019-]{2,}(?: \([^()\d]{3,40}\))?$/u;
function withCapitalSurname(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const [line, below] = linesOf(label);
  if (!line || !below || !CAPITAL_SURNAME.test(textOf(label, line))) return segments;
  const isGiven = isGivenName(label.tokens[line.from]?.lower ?? '');
  const isLifeBelow = /\b\d{4}\b/.test(textOf(label, below));
  const isBornBelow = /\bpeoples?$|\b\d{4}\b.{0,90} [-\u2013]|^(?:born|b\.) /.test(textOf(label, below));
  const first = segments.find(({ from }) => from === line.from);
  const isCut = first?.kind === 'artist' && line.to < first.to;
  if (isCut)
    return segments.flatMap((segment) =>
      segment === first
        ? [sureSegment('artist', line.from, line.to), { ...segment, kind: 'other' as const, from: line.to }]
        : [segment],
    );
  return (isGiven && isLifeBelow) || isBornBelow
    ? (replaced(segments, line, [sureSegment('artist', line.from, line.to)]) ?? segments)
    : segments;
}

/** "born 1961, Hong Kong / Recycling Cinema": a title does not begin behind a life on its line and go on below it. */
const withTitlesBelowLife = (label: LabelTokens, segments: readonly Segment[]): readonly Segment[] =>
  segments.flatMap((segment, at) => {
    const before = segments[at - 1];
    const line = linesOf(label).find(({ from, to }) => from < segment.from && segment.from < to);
    const isBehindLife = before?.to === segment.from && (before.kind === 'life' || before.kind === 'bio');
    const isPlace = startsOrigin(label.marked, label.tokens[segment.from]?.start ?? 0);
    return segment.kind === 'title' && isBehindLife && isPlace && line !== undefined && line.to < segment.to
      ? [
          { ...segment, kind: before.kind, certainty: before.certainty, to: line.to },
          sureSegment('title', line.to, segment.to),
        ]
      : [segment];
  });

/** "FOR THE SCHOLAR'S DESK": a heading of several words in capitals, with small ones among them. */
const GROUP_HEADING = /^(?=(?:\S+ ){2})(?=.*(?:^| )(?:FOR|THE|OF|IN|A|AN|AND|TO|AT|FROM)(?: |$))\P{Ll}{6,}$/u;

/** How sure a title must be below a heading that an empty line parts from it. */
const SURE_TITLE = 0.8;

/**
 * "A HOUSE FOR GUESTS / Coffee roaster (mihmas)": the heading of a case, in capitals, is no part of the title below it, nor
 * the title where a thing is named below.
 */
function withoutGroupHeading(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const [line, below] = linesOf(label);
  const [first, second] = segments;
  if (!line || !below || first?.kind !== 'title' || first.from !== 0) return segments;
  const textIn = (from: number, to: number): string => label.printed.slice(...placeOf(label, { from, to }));
  if (!/^\P{Ll}{6,}$/u.test(textIn(0, line.to)) || !/\p{Ll}/u.test(textIn(below.from, below.to)))
    return segments;
  // "IN THE WORKSHOP OF THE PEOPLE", an empty line, a maker and the title.
  const isApart = label.tokens[below.from]?.startsBlock === true && first.to === line.to;
  if (isApart && segments.slice(1).some(({ kind, certainty }) => kind === 'title' && certainty >= SURE_TITLE))
    return [sureSegment('other', 0, line.to), ...segments.slice(1)];
  if (first.to > line.to)
    return [sureSegment('other', 0, line.to), { ...first, from: line.to }, ...segments.slice(1)];
  const named = namedThing(textIn(below.from, below.to).replace(/ ?\([^()]*\)/g, ''));
  const isThing = endsInThing(named);
  return first.to === line.to &&
    isThing &&
    GROUP_HEADING.test(textIn(0, line.to)) &&
    // "THE LOWE RELIQUARY" is the name of the thing.
    !(textIn(0, line.to).startsWith('THE ') && endsInThing(textIn(0, line.to))) &&
    second?.from === below.from
    ? [sureSegment('other', 0, line.to), { ...second, kind: 'title', certainty: SURE }, ...segments.slice(2)]
    : segments;
}

/** Materials end above a line that begins as a text does: "Gold and silk thread on silk / A cloth for the rites of Easter." */
const withMaterialsEnded = (label: LabelTokens, segments: readonly Segment[]): readonly Segment[] =>
  segments.map((segment) => {
    if (segment.kind !== 'medium') return segment;
    const end = label.tokens.findIndex(
      ({ startsLine, plain }, at) =>
        at > segment.from &&
        at < segment.to &&
        startsLine &&
        BEGINS_TEXT.test(plain) &&
        !/[,;&-]$/.test(plainAt(label.tokens, at - 1)) &&
        !JOINING.test(plainAt(label.tokens, at - 1)),
    );
    return end < 0 ? segment : { ...segment, to: end, words: segment.words.slice(0, end - segment.from) };
  });

/** The stretches as the search found them, cut where a field begins by its form. */
export const cutByForm = (label: LabelTokens, segments: readonly Segment[]): readonly Segment[] =>
  [
    withoutGroupHeading,
    withThingAboveMaterial,
    withDatesApart,
    withPrintingApart,
    withCapitalSurname,
    withTitlesBelowLife,
    withMaterialsEnded,
  ].reduce<readonly Segment[]>((cut, form) => form(label, cut), segments);

/** When it was printed or cast later, where a stretch of its own says so: "printed about 1975"; null where none does. */
export const printedLater = (label: LabelTokens, dates: readonly Segment[]): string | null =>
  dates
    .map((date) => textOf(label, date).replace(/[.,]$/, ''))
    .find((date) => PRINTED_LATER.test(date))
    // "Posthumous cast, 1964"
    ?.replace(/^(?:Posthumous|Later|Lifetime|This|Cast)\b/, lowered)
    .replace(/cast, /, 'cast ') ?? null;

/** What was taken for a maker's name and is less sure than this may be a work's. */
export const SURE_OF_NAME = 0.82;

/** Whether the first line is the heading of a text, below which another line names the work and its material. */
export function isHeadingOfText([first, second, ...others]: readonly Segment[]): boolean {
  const named = others.findIndex(
    ({ kind, certainty }) => kind === 'title' || (kind === 'artist' && certainty < SURE_OF_NAME),
  );
  return (
    first?.kind === 'title' &&
    second?.kind === 'prose' &&
    named >= 0 &&
    others.slice(named).some(({ kind }) => kind === 'medium')
  );
}
