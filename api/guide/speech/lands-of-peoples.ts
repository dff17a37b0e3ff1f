import { withOriginsMarked } from '../find-origin.ts';
import { AMERICAN_STATE } from '../vocabulary/states-and-provinces.ts';
import { isRegion } from '../vocabulary/regions.ts';

/** Lands whose makers are named as people of other lands' are not, so that one name above them may be a maker's. */
export const LANDS_OF_MAKERS =
  /^(?:USA?|United|England|Britain|Great|France|Germany|Italy|Spain|Japan|Denmark|Sweden|Finland|Norway|Netherlands|Austria|Switzerland|Belgium|Scotland|Ireland)/;

/** "Northern California", "coastal Peru": a part of a land by where it lies. */
const PART =
  /^(?:(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Cc]entral|[Cc]oastal|[Uu]pper|[Ll]ower)\p{Ll}* )(?=\p{Lu})/u;

const marked = (text: string): string =>
  withOriginsMarked(text.replaceAll(/[\u02BB\u02BC\u2018\u2019]/g, "'"));

/** Whether a line is the name of a land or of a state of America, or that of a part of one, and nothing else. */
export function isLand(text: string): boolean {
  return [text, text.replace(PART, '')].some(
    (land) =>
      /^\p{Lu}[\p{L}'\u2019. -]{2,40}$/u.test(land) &&
      (/^\uE002+$/.test(marked(land)) || AMERICAN_STATE.test(land)),
  );
}

/** "Rift Valley, Kenya", "C\u00F4te d'Ivoire, Korhogo" */
function isInLand(text: string): boolean {
  const parts = text.split(', ');
  return /^\p{Lu}[^\d:;()]{2,70}$/u.test(text) && [parts[0], parts.at(-1)].some((part = '') => isLand(part));
}

/** "Baga (Nalu)" -> "Baga" */
export const withoutBracket = (text: string): string => text.replace(/ \(\p{Lu}[^()\d]{1,40}\)$/u, '');

/**
 * "Northern Plains, United States or Canada": the region, and the lands that it lies in, none of which is a people; null for
 * any other text.
 */
export function regionAndLands(text: string): { readonly region: string; readonly lands: string } | null {
  const [region = '', ...lands] = text.split(/, | or | and /);
  return isRegion(region) && lands.every(isLand)
    ? { region, lands: text.slice(region.length).replace(/^, /, '') }
    : null;
}

/** A people, or a town, that stands on a line of its own above its land: "Samburu / Kenya" as "Samburu, Kenya"; null for any other place. */
export function aboveLand(printed: string): string | null {
  const [above = '', land = '', ...more] = printed.split('\n').flatMap((line) => line.trim() || []);
  return more.length === 0 && land !== '' && isInLand(land) && /^\p{Lu}[^\d,;:]{1,60}(?<!,)$/u.test(above)
    ? `${above}, ${land}`
    : null;
}
