import { isBalanced } from './balanced.ts';
import { townsOfLife } from './towns-of-life.ts';

/** A place as it stands in a life: "Shendi, Sudan", "Erub (Darnley Island), Queensland". */
const PLACE = "(\\p{Lu}[\\p{L}'\\u2019 .,()-]{1,60}?)";
/** What stands behind a place that follows a year. */
const END =
  '(?=$|\\)$|;|,? (?:live[ds]|work(?:s|ed)|active|based|reside[ds]|died|d\\.)|[.,]? (?:Live[ds]|Work(?:s|ed)|Based|Reside[ds]|Settled))';
const [BORN, DIED] = ['(?<!-)\\b(?:[Bb]orn|[Bb]\\.)', '\\b(?:[Dd]ied|[Dd]\\.)'];
const behindYear = (deed: string): RegExp =>
  new RegExp(`${deed}(?: in)? (?:c\\. ?)?\\d{4}[,;]? (?:in )?${PLACE}${END}`, 'u');
const beforeYear = (deed: string): RegExp =>
  new RegExp(`${deed}(?: in| at)? ${PLACE},? (?:c\\.? ?|in )?\\d{4}`, 'u');
const PATTERNS = {
  born: [behindYear(BORN), beforeYear(BORN)],
  died: [behindYear(DIED), beforeYear(DIED)],
} as const;

/** A word that is no place, or more than one. */
const NO_PLACE = /\b(?:lives|works|active|based|moved|raised|educated|died|and)\b/i;

/** Where somebody was born, and died, by the words of a life; offsets in it. */
export function placesOfLife(
  life: string,
): Partial<Record<'born' | 'died', { readonly text: string; readonly start: number }>> {
  const towns = townsOfLife(life);
  if (towns?.bornIn) return { born: towns.bornIn, ...(towns.diedIn && { died: towns.diedIn }) };
  const found: Partial<Record<'born' | 'died', { text: string; start: number }>> = {};
  for (const event of ['born', 'died'] as const)
    for (const pattern of PATTERNS[event]) {
      const match = pattern.exec(life);
      const place =
        match?.[1]?.replace(/(?:,? (?:ca?\.?|circa|about|probably)|(?<=\p{Ll}{3})\.|[ ,])$/u, '') ?? '';
      // "American (born Scotland), 1740-1795"
      const text = isBalanced(place) ? place : place.replace(/\)$/, '');
      if (!match || text === '' || NO_PLACE.test(text)) continue;
      found[event] = { text, start: match.index + match[0].indexOf(text) };
      break;
    }
  return found;
}
