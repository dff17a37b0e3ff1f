import { FIRM_WORDS } from '../maker-words.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import { isCommonWord } from '../vocabulary/common-word.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';

/** A firm, or a maker who is spoken of without a name: "Unknown weaver", "Maker not recorded". */
const SPOKEN_OF = new RegExp(
  `\\b(?:${FIRM_WORDS}|Ltd|[Uu]nknown|[Uu]nidentified|[Uu]nrecorded|[Aa]nonymous|[Mm]akers?|[Aa]rtists?|[Ww]orkshop|[Ss]tudio|[Ss]chool|[Cc]ircle|[Ff]ollower|[Pp]ainter|[Mm]aster|[Ww]orks|[Pp]otter(?:y|ies)|[Gg]roup|[Bb]ureau|[Ii]nstitute)\\b`,
);
/** Letters of the shortest word that tells something of a name. */
const SHORTEST = 3;
/** Kinds of thing that are names as often: "Fan Kuan". */
const NAME_TOO = /^(?:fan|bell|stone|crown|rose|page|reed|bush|pot)$/;

/**
 * Whether words that stand where a maker would are the name of a thing: each of them is one of the language's own
 * ("Kneeling Attendant"), or the first is a kind of thing ("Bowl Argenta"), and none is a given name.
 */
export function isNameOfThing(name: string): boolean {
  const words = (name.match(/[\p{L}'\u2019]+/gu) ?? [])
    .filter(({ length }) => length >= SHORTEST)
    .map((word) => word.toLowerCase());
  const [first = '', ...others] = words;
  if (first === '' || /^by /i.test(name) || SPOKEN_OF.test(name) || isKnownArtist(name)) return false;
  const isKind = OBJECT_WORDS.has(first) && !NAME_TOO.test(first) && !others.some(isGivenName);
  // One word alone may be a name that an artist took.
  return isKind || (others.length > 0 && words.every((word) => isCommonWord(word) && !isGivenName(word)));
}
