import type { GuideLine } from '../facts.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import { isGivenName } from '../vocabulary/given-names.ts';

/** Whether a line begins as somebody's name does: a known artist's, one with a life behind it, or by a given name. */
export const isPerson = (text: string): boolean =>
  isKnownArtist(text) ||
  /^\p{Lu}[^\d()]{3,40} \(\d{4} ?[-\u2013] ?(?:\d{4})?\)$/u.test(text) ||
  (/^\p{Lu}\S* \p{Lu}/u.test(text) && isGivenName(text.split(' ', 1)[0]?.toLowerCase() ?? ''));

/** "Ada van der Birch", on a line by itself. */
export const NAME_ALONE =
  /^\p{Lu}[\p{L}.'\u2019-]*(?: (?:de|del|della|di|da|van|von|der|af|el|la|le|y|\p{Lu}[\p{L}.'\u2019-]*)){1,5}$/u;
/** "Bilbao, 1879\u2013M\u00E9xico, 1940", "1810-1848" */
const LIFE = /\b1[0-9]{3} ?[-\u2013] ?(?:\p{Lu}[^\d]{2,40})?(?:1[0-9]|20)\d\d\b/u;

/** How many lines at the head of a block are on the maker: a name with its life, or above it. */
export function linesOnMaker(block: readonly GuideLine[]): number {
  const [first = '', second = ''] = block.map(({ text }) => text.trim());
  if (NAME_ALONE.test(first) && LIFE.test(second)) return 2;
  return isPerson(first) || (NAME_ALONE.test(first.replace(/,? \(?[^,()]*$/, '')) && LIFE.test(first))
    ? 1
    : 0;
}
