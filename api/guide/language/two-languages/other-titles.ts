import { withOriginsMarked } from '../../find-origin.ts';
import type { LabelFacts } from '../../facts.ts';
import { isSpecies } from '../../lines/nature/species.ts';
import { isState } from '../../vocabulary/states.ts';
import { PROVINCE } from '../../vocabulary/states-and-provinces.ts';
import { sharedBeginnings } from './shared-words.ts';

/** "Figura votiva", "Sculpture en pierre": what kind of thing a work is, in another language. */
const KIND =
  /^(?:Figur[ae] (?:votiva|votive|antropomorfa|zoomorfa|femenina|masculina|funeraria)|(?:Sculpture|Escultura|Scultura|Skulptur|Plastik|Peinture|Pintura|Pittura|Dipinto|Tableau|Gem\u00E4lde|Schilderij|Maleri|M\u00E5lning|Dessin|Dibujo|Disegno|Zeichnung|Tekening|Tegning|Teckning)(?: (?:en|em|in|aus|van|auf|sur|sobre|su|op|p\u00E5|av|af) \p{Ll}+)?)$/u;

/** What calls itself a picture: "Painting / Pintura" is a title in two languages. */
const KIND_IN_ENGLISH =
  /\b(?:painting|picture|sculpture|drawing|figure|composition|untitled|relief|object)\b/i;

/** "Tyrannosaurus rex": an extinct animal, which the name of its kind alone shows. */
const EXTINCT = /^\p{Lu}\p{Ll}{2,16}(?:saurus|ceratops|raptor|pteryx|therium) \p{Ll}{3,20}$/u;

/** "Vale, North Carolina": a town and its state or land. */
function isTownInLand(text: string): boolean {
  const [, land = ''] = /^(?:\p{Lu}[\p{L}.'\u2019-]* ?){1,3}, (\p{Lu}[\p{L} ]+)$/u.exec(text) ?? [];
  return (
    land !== '' &&
    (isState(land) || PROVINCE.test(land) || /^[\uE000-\uE002]+$/.test(withOriginsMarked(land)))
  );
}

/** What a line that was taken for the title in another language is; null where it may be that title. */
export function otherThanTitle({
  artist,
  medium,
  title,
  originalTitle,
}: LabelFacts): 'kind' | 'place' | 'species' | null {
  const text = originalTitle?.text ?? '';
  const called = title ?? '';
  if (KIND.test(text)) return called !== '' && !KIND_IN_ENGLISH.test(called) ? 'kind' : null;
  if (isTownInLand(text) && sharedBeginnings(text, called) === 0) return 'place';
  // "The Golden Age (Aetas aurea)", "A skull pendant / Memento mori" are works of somebody, or of some material.
  return (isSpecies(text) || EXTINCT.test(text)) && artist === null && medium === null ? 'species' : null;
}
