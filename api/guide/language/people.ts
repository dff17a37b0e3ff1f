import { isKnownArtist } from '../notes/known-artists.ts';
import { isGivenName } from '../vocabulary/given-names.ts';

/** Whether a line begins as somebody's name does: a known artist's, one with a life behind it, or by a given name. */
export const isPerson = (text: string): boolean =>
  isKnownArtist(text) ||
  /^\p{Lu}[^\d()]{3,40} \(\d{4} ?[-\u2013] ?(?:\d{4})?\)$/u.test(text) ||
  (/^\p{Lu}\S* \p{Lu}/u.test(text) && isGivenName(text.split(' ', 1)[0]?.toLowerCase() ?? ''));
