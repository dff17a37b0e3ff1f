import type { LabelTokens } from '../label-tokens.ts';
import type { KnownStretch } from '../search/search-label.ts';
import { printedLines } from './breaks/whole-lines.ts';

/** "from the series", "from the portfolio": a line on what a work belongs to. */
const FROM_SERIES =
  /^from (?:the|an?|his|her|their) (?:\p{Ll}+ )?(?:series|portfolio|album|cycle|suite|project)$/u;
const MOST_WORDS_OF_NAME = 12;

/**
 * Lines on the series that a work belongs to, which are no part of its title above them; what stands on a line of more words, or behind one that
 * is no short line, may be a sentence that was parted there.
 */
export function seriesLines(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  return lines.flatMap((line, at): KnownStretch[] => {
    const words = label.tokens.slice(line.from, line.to).map(({ plain }) => plain);
    const above = lines[at - 1];
    const isBehindShortLine = above !== undefined && above.to - above.from <= MOST_WORDS_OF_NAME / 2;
    if (!isBehindShortLine || words.length > MOST_WORDS_OF_NAME) return [];
    if (![3, 4].some((count) => FROM_SERIES.test(words.slice(0, count).join(' ')))) return [];
    const year = /^\(?(?:1[5-9]|20)\d\d/.test(words.at(-1) ?? '') ? 1 : 0;
    return [{ kind: 'other', from: line.from, to: line.to - year }];
  });
}

/** The fields of a label that prints their names: "Artist: Ada Birch / Title: Harbour / Year: 1926"; none where it does not. */
export function keyedLines(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  return lines.flatMap((line, at): KnownStretch[] => {
    const kind = label.tokens[line.from]?.field;
    if (!kind) return [];
    // A line without a field's name belongs to the field above, up to an empty line.
    const below = lines.slice(at + 1);
    const end = below.findIndex(({ from }) => label.tokens[from]?.field || label.tokens[from]?.startsBlock);
    const rest = end < 0 ? below : below.slice(0, end);
    return [{ kind, from: line.from, to: rest.at(-1)?.to ?? line.to }];
  });
}
