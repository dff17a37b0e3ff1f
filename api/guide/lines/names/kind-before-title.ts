import type { PrintedPart } from '../../facts.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { isTownName } from '../../vocabulary/town-names.ts';

/** Kinds of things with which some houses begin every title, as their catalogues do. */
const KIND =
  /^(?:Print|Drawing|Textile|Poster|Photograph|Wallpaper|Sidewall|Wallcovering|Ceiling paper|Album|Painting|Sculpture|Etching|Engraving|Lithograph|Woodcut|Watercolou?r|Screenprint), /;
/** Kinds of pictures, and of papers that nobody speaks of by that word: a title of one word has none of them either. */
const OF_ONE_WORD =
  /^(?:Print|Drawing|Photograph|Painting|Sidewall|Wallcovering|Ceiling paper|Etching|Engraving|Lithograph|Woodcut|Watercolou?r|Screenprint), /;
/** Words behind the kind that are a name: several, or some before a comma. */
const OF_WORDS = /^["'\u2018\u201C]?\p{Lu}\p{L}+(?: \p{L}|, )/u;
const WORD_ALONE = /^["'\u2018\u201C]?(\p{Lu}[\p{L}-]{2,30})["'\u2019\u201D]?$/u;

/** "Textile, Small Orbit" as "Small Orbit"; "Print, Japan" and any other title as it is. */
export function withoutKind(title: string): string {
  const [kind] = KIND.exec(title) ?? [];
  if (kind === undefined) return title;
  const rest = title.slice(kind.length);
  const [, word] = WORD_ALONE.exec(rest) ?? [];
  const isName = word !== undefined && OF_ONE_WORD.test(title) && !isPlaceOrStuff(word);
  return OF_WORDS.test(rest) || isName ? rest : title;
}

const isPlaceOrStuff = (word: string): boolean =>
  startsOrigin(withOriginsMarked(word), 0) || isTownName(word) || isMaterials(word);

/** A printed title without the kind before it. */
export function partWithoutKind(part: PrintedPart): PrintedPart {
  const text = withoutKind(part.text);
  return text === part.text ? part : { ...part, text, start: part.start + part.text.length - text.length };
}
