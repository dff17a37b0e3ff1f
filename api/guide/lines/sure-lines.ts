import { isDateLine } from '../dates/date-line.ts';
import { type LabelTokens, plainAt } from '../label-tokens.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import { placeOf } from './printed-part.ts';
import type { Segment } from '../search/search-label.ts';
import { isMaterials } from '../vocabulary/materials.ts';

export const startsWithBy = ({ tokens }: LabelTokens, at: number): boolean =>
  /^by$/i.test(plainAt(tokens, at)) && /^\p{Lu}\p{L}/u.test(plainAt(tokens, at + 1));

/** Whether a line begins with "by" and a name: then no other line names the maker, but the one whom a portrait shows. */
export const hasByLine = (label: LabelTokens): boolean =>
  label.tokens.some(
    ({ startsLine, plain }, at) =>
      // "CHARLES W. MORGAN / Whaleship / Built by Jethro Hillman": the ship's name.
      startsLine && (startsWithBy(label, at) || (plain === 'Built' && startsWithBy(label, at + 1))),
  );

/** How sure a line "By Ada Birch" is of its maker, and "After 1845" of its date. */
const SURE_LINE = 0.95;
/** How sure the title beside such a maker is at least. */
const SURE_ENOUGH = 0.8;

/** A house of which the line below says where it stands. */
const HOUSE = /\b(?:Museum|Gallery|Galleries|Institute|Library|Foundation|Palace|Musée|Museo)\b/;

/** Whether the word before one is a "by" with which a line begins. */
const isBehindBy = ({ tokens }: LabelTokens, at: number): boolean =>
  tokens[at - 1]?.startsLine === true &&
  /^by$/i.test(plainAt(tokens, at - 1)) &&
  /^\p{Lu}\p{L}/u.test(plainAt(tokens, at));

/** Where a title begins: below a line of materials that was taken for its first. */
function behindMaterials(label: LabelTokens, { from, to }: Segment): number {
  const end = label.tokens[from]?.lineEnd ?? to;
  const isAbove = label.tokens[from]?.startsLine === true && end < to;
  return isAbove && isMaterials(label.printed.slice(...placeOf(label, { from, to: end }))) ? end : from;
}

/** Small words with which a title goes on: "Portrait" is none of which the line says more. */
const GOES_ON = /^(?:of|with|and|in|at|on|for|as|to|the|an?)$/;

/** Where the words end with which a title goes on in its line and that were taken for nothing. */
function endOfTitle(label: LabelTokens, segments: readonly Segment[], at: number): number {
  let end = segments[at]?.to ?? 0;
  const isWhole = /[,;:.]$/.test(plainAt(label.tokens, end - 1)) || label.tokens[end]?.startsLine === true;
  if (isWhole || !GOES_ON.test(plainAt(label.tokens, end))) return end;
  for (const next of segments.slice(at + 1)) {
    if (next.kind !== 'other' || next.from !== end || label.tokens[end]?.startsLine === true) break;
    end = next.to;
  }
  return end;
}

/** Whether a stretch that was taken for nothing is such words. */
function isRestOfTitle(label: LabelTokens, segments: readonly Segment[], at: number): boolean {
  const segment = segments[at];
  const title = segments.slice(0, at).findLastIndex(({ kind }) => kind === 'title');
  return segment !== undefined && title >= 0 && segment.to <= endOfTitle(label, segments, title);
}

/** "Attributed to Ada Birch", "Workshop of Ada Birch" */
const RELATED =
  /^(?:Attributed to|(?:Workshop|Studio|Circle|Follower|Manner|School) of|After) (?:the )?\p{Lu}/u;
/** "After Pieter Bruegel the Elder": the first line, with a word for the relation to an artist who is known. */
function isRelatedToKnown(label: LabelTokens, { from, to }: Segment): boolean {
  const text = label.printed.slice(...placeOf(label, { from, to }));
  const lead = RELATED.exec(text)?.[0];
  return (
    from === 0 &&
    label.tokens[0]?.lineEnd === to &&
    lead !== undefined &&
    isKnownArtist(text.slice(lead.length - 1))
  );
}

/** "Birch family workshop," */
const OF_A_WORKSHOP = /^\p{Lu}[\p{L} ]{2,30} workshop,?$/u;

/**
 * Whether a stretch is a maker's by its form: a line with a word for the relation, a workshop, or the first name of a label
 * with its life right behind, where nobody else may be the maker and something else is the title.
 */
function isSureMaker(label: LabelTokens, segments: readonly Segment[], at: number): boolean {
  const segment = segments[at];
  if (segment === undefined || label.tokens[segment.from]?.startsLine !== true) return false;
  const text = label.printed.slice(...placeOf(label, segment));
  const isLine = label.tokens[segment.from]?.lineEnd === segment.to;
  if ((isLine && RELATED.test(text)) || OF_A_WORKSHOP.test(text)) return true;
  const next = segments[at + 1];
  const isAlone = segments.every(
    (each, other) => other === at || (each.kind !== 'artist' && each.kind !== 'maker'),
  );
  return (
    segment.from === 0 &&
    isAlone &&
    next?.from === segment.to &&
    (next.kind === 'life' || next.kind === 'bio') &&
    segments.some((each) => each.kind === 'title' && each.certainty >= SURE_ENOUGH)
  );
}

/**
 * The stretches, where a whole line begins with "by" and a name with that as the maker, where one is a date with that as the
 * date, and without the town of the house that the line above names.
 */
export const withSureLines = (label: LabelTokens, segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment, at): Segment | Segment[] => {
    const { kind, from, to, certainty } = segment;
    const before = segments[at - 1];
    // "by" alone: the name is read with it.
    if (kind === 'other' && to === from + 1 && segments[at + 1]?.kind === 'artist' && isBehindBy(label, to))
      return [];
    if (kind === 'title')
      return { ...segment, from: behindMaterials(label, segment), to: endOfTitle(label, segments, at) };
    if (kind === 'other' && isRestOfTitle(label, segments, at)) return [];
    if (kind === 'artist' && isBehindBy(label, from))
      return { ...segment, from: from - 1, certainty: Math.max(certainty, SURE_LINE) };
    if (kind === 'other' && isRelatedToKnown(label, segment))
      return { ...segment, kind: 'artist' as const, certainty: SURE_LINE };
    // The mark of a maker is the maker's name.
    if (kind === 'maker' && /^maker['\u2019]s mark /i.test(label.printed.slice(...placeOf(label, segment))))
      return segments.some((each) => each.kind === 'artist')
        ? segment
        : { ...segment, kind: 'artist' as const };
    if (kind === 'artist' && isSureMaker(label, segments, at))
      return { ...segment, certainty: Math.max(certainty, SURE_LINE) };
    // "Presented by James Lowe 1932": the year of a gift.
    if (
      kind === 'date' &&
      before?.kind === 'credit' &&
      before.to === from &&
      label.tokens[from]?.startsLine === false
    )
      return { ...segment, kind: 'credit' as const };
    const isLine = label.tokens[from]?.startsLine === true && label.tokens[from]?.lineEnd === to;
    if (!isLine) return segment;
    const textOf = (each: Segment): string => label.printed.slice(...placeOf(label, each));
    const isOfOther = /\b(?:excavat|found|discover|collect|acqui|purchas|dug|recover|exhibit)/i.test(
      before && before.to === from ? textOf(before) : '',
    );
    const isSure =
      (kind === 'artist' && startsWithBy(label, from)) ||
      (kind === 'date' && !isOfOther && isDateLine(textOf(segment)));
    if (isSure) return { ...segment, certainty: Math.max(certainty, SURE_LINE) };
    return kind === 'origin' && before?.kind === 'credit' && HOUSE.test(textOf(before))
      ? { ...segment, kind: 'credit' as const }
      : segment;
  });
