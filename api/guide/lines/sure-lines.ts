import { isDateLine } from '../dates/date-line.ts';
import { type LabelTokens, plainAt } from '../label-tokens.ts';
import { placeOf } from './printed-part.ts';
import type { Segment } from '../search/search-label.ts';

export const startsWithBy = ({ tokens }: LabelTokens, at: number): boolean =>
  /^by$/i.test(plainAt(tokens, at)) && /^\p{Lu}\p{L}/u.test(plainAt(tokens, at + 1));

/** Whether a line begins with "by" and a name: then no other line names the maker, but the one whom a portrait shows. */
export const hasByLine = (label: LabelTokens): boolean =>
  label.tokens.some(({ startsLine }, at) => startsLine && startsWithBy(label, at));

/** How sure a line "By Ada Birch" is of its maker, and "After 1845" of its date. */
const SURE_LINE = 0.95;

/** A house of which the line below says where it stands. */
const HOUSE = /\b(?:Museum|Gallery|Galleries|Institute|Library|Foundation|Palace|Musée|Museo)\b/;

/**
 * The stretches, where a whole line begins with "by" and a name with that as the maker, where one is a date with that as the
 * date, and without the town of the house that the line above names.
 */
export const withSureLines = (label: LabelTokens, segments: readonly Segment[]): Segment[] =>
  segments.map((segment, at) => {
    const { kind, from, to, certainty } = segment;
    const before = segments[at - 1];
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
