import { DEEDS } from '../maker-words.ts';

/** Deeds behind which "by" and a name say who made a work: "Designed and made by Ada Birch". */
const DEED_BY = new RegExp(
  `^(?:(?:probably|possibly|perhaps|print|frame|case) )?(?:${DEEDS}|worked|quilted|hand-?\\p{Ll}+|invented|composed|signed)(?:(?:, | and |, and | & )\\p{Ll}+)* (?:for [^,]+ |in [^,]+ )?by `,
  'iu',
);
/** A relation to the maker, or the maker alone: "By Ada Birch", "Possibly by Ada Birch", "Photograph by Ada Birch". */
const RELATED_BY =
  /^(?:(?:probably |possibly |perhaps )?by |(?:photograph|print|painting|drawing|design|cartoon|text|poem)s? by |after )/i;

/**
 * Whether words that were taken for a maker say of a part alone who made it ("Japanned decoration possibly by Ada Birch",
 * "embroidery designed by Ada Birch"): they are told as they are printed.
 */
export const isOfPart = (maker: string): boolean =>
  / (?:by|attributed to) \p{Lu}/u.test(maker) && !DEED_BY.test(maker) && !RELATED_BY.test(maker);

/** "Movement by": before a name, which part of the work is that maker's. */
export function isPartBefore(line: string): boolean {
  const part = line.slice(line.lastIndexOf(', ') + 1).trim();
  return (
    /^\p{L}\p{Ll}+(?: \p{Ll}+)* (?:by|attributed to) \S+$/u.test(part) &&
    !DEED_BY.test(part) &&
    !RELATED_BY.test(part)
  );
}
