import type { LabelTokens } from '../label-tokens.ts';
import type { Segment } from '../search/search-label.ts';
import { LEAST_CERTAINTY } from '../search/sure.ts';
import { seriesLines } from './keyed-lines.ts';

/** So sure must a title be that stands beside its form in another language, which is sure itself, or above the name of its series. */
const SURE_BESIDE_ORIGINAL = 0.7;
const SURE_ABOVE_SERIES = 0.45;

/** "Ming dynasty (1368-1644) Wanli reign (1573-1620)": an age and a reign within it, which nothing but dates has. */
const AGE_AND_REIGN =
  /^\p{Lu}[\p{L}-]+ (?:dynasty|period|era),? (?:\([^()\d]{0,12}\d[^()]{0,30}\),? )?\p{Lu}[\p{L}-]+ (?:reign|period|era|mark and period),? \([^()\d]{0,12}\d[^()]{0,30}\)$/iu;
const SURE_BY_FORM = 0.5;

/** How sure a title must be beside what only titles stand beside, and a date in the form of nothing else; null for any other stretch. */
export function leastBeside(
  label: LabelTokens,
  { kind, from, to }: Segment,
  segments: readonly Segment[],
): number | null {
  if (kind === 'date') {
    const words = label.tokens.slice(from, to).map(({ plain }) => plain);
    return AGE_AND_REIGN.test(words.join(' ')) ? SURE_BY_FORM : null;
  }
  if (kind !== 'title') return null;
  if (seriesLines(label).some((line) => line.from === to)) return SURE_ABOVE_SERIES;
  const isBesideOriginal = segments.some(
    (each) =>
      each.kind === 'original' &&
      each.certainty >= LEAST_CERTAINTY.original &&
      (each.to === from || each.from === to),
  );
  return isBesideOriginal ? SURE_BESIDE_ORIGINAL : null;
}
