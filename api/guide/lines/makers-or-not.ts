import type { LabelTokens } from '../label-tokens.ts';
import type { Segment } from '../search/search-label.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { startsNation } from '../find-origin.ts';
import { placeOf } from './printed-part.ts';
import { sureSegment } from './titles-between.ts';

/** Words that begin the name of a period: "Third Intermediate Period", "Late Period". */
const OF_A_PERIOD = /^(?:First|Second|Third|Early|Middle|Late|New|Old|Upper|Lower)$/;
/** Words at the end of a place's name: "Marovo Lagoon". */
const OF_A_PLACE =
  /\b(?:Lagoon|River|Islands?|Lakes?|Bay|Valley|Village|County|Mountains?|Harbou?r|Creek|Province|Prefecture|District|Region|Basin|Peninsula|Coast|Delta|Plateau|Archipelago|Highlands|Desert|Oasis|Strait|Gulf),?$/;

/** "(Dutch, 1565-1607)", "(American, born Prague, 1903)": a nation and years in brackets behind a name that is the whole rest of a line. */
const NAME_WITH_LIFE =
  /^(\p{Lu}[\p{L}.'\u2019-]{1,20}(?: (?:\p{Lu}[\p{L}.'\u2019-]{0,20}|de|da|del|di|van|von|der|den|la|le)){1,3}) \((?=[^()]{4,60}\)$)[^()]*\b\d{4}\b[^()]*\)$/u;

/** So sure is a maker whom the form of a line tells. */
const SURE = 0.95;

const textOf = (label: LabelTokens, segment: Pick<Segment, 'from' | 'to'>): string =>
  label.printed.slice(...placeOf(label, segment));

/** Lines of a label among which its maker's is. */
const MOST_LINES = 3;

/**
 * The stretches, with the maker for sure whose name stands on one of the first lines, alone before a nation and years in
 * brackets. Where the years stand alone it may be a sitter.
 */
export function withMakerByForm(label: LabelTokens, segments: readonly Segment[]): readonly Segment[] {
  const { tokens, marked, hasLines } = label;
  if (!hasLines || segments.some(({ kind, certainty }) => kind === 'artist' && certainty >= SURE))
    return segments;
  const starts = tokens.flatMap(({ startsLine }, at) => (at === 0 || startsLine ? [at] : []));
  for (const from of starts.slice(0, MOST_LINES)) {
    const to = tokens[from]?.lineEnd ?? from;
    const [, name = ''] = NAME_WITH_LIFE.exec(textOf(label, { from, to })) ?? [];
    const life = from + name.split(' ').length;
    const isMaker =
      isGivenName(name.split(' ', 1)[0]?.toLowerCase() ?? '') &&
      startsNation(marked, (tokens[life]?.start ?? 0) + 1);
    // A stretch that goes on beyond the line is none of its form.
    const isWhole = segments.every(
      (each) => each.to <= from || to <= each.from || (from <= each.from && each.to <= to),
    );
    if (isMaker && isWhole)
      return [
        ...segments.filter((each) => each.to <= from || to <= each.from),
        sureSegment('artist', from, life),
        sureSegment('bio', life, to),
      ].toSorted((x, y) => x.from - y.from);
  }
  return segments;
}

/** Whether a stretch that was taken for a maker names a period or a place and nobody. */
export function isNobody(label: LabelTokens, segment: Segment): boolean {
  if (segment.kind !== 'artist') return false;
  const name = textOf(label, segment);
  const [first = ''] = name.split(' ', 1);
  return OF_A_PERIOD.test(name) || (OF_A_PLACE.test(name) && !isGivenName(first.toLowerCase()));
}

const NAME =
  "\\p{Lu}[\\p{L}.'\\u2019-]{1,20}(?: (?:\\p{Lu}[\\p{L}.'\\u2019-]{0,20}|de|da|del|di|van|von|der|den|la|le)){1,3}";
/** "(1845-1935) and Rhoda Garrett (1841-82)": a second name behind the life of the first. */
const PARTNER = new RegExp(
  `^ \\([^()]{0,30}\\d{4}[^()]{0,30}\\) (?:and|&) (${NAME}) \\([^()]{0,30}\\d{4}`,
  'u',
);

/** Who made the work with the maker of a stretch: named behind "and", each with a life of their own; null where nobody is. */
export const partnerOf = (label: LabelTokens, segment: Segment): string | null =>
  PARTNER.exec(label.printed.slice(placeOf(label, segment)[1]))?.[1] ?? null;
