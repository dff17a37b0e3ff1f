import { withOriginsMarked } from '../../find-origin.ts';
import type { LabelFacts } from '../../facts.ts';
import { isSpecies } from '../../lines/nature/species.ts';
import { isLivingThing } from '../../vocabulary/living-things.ts';
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
  const [, land = ''] =
    /^\p{Lu}[\p{L}.'\u2019-]{0,30}(?: \p{Lu}[\p{L}.'\u2019-]{0,30}){0,2}, (\p{Lu}[\p{L} ]{1,60})$/u.exec(
      text,
    ) ?? [];
  return (
    land !== '' &&
    (isState(land) || PROVINCE.test(land) || /^[\uE000-\uE002]+$/.test(withOriginsMarked(land)))
  );
}

/** Peoples whose names no list of nations has, as labels print them below a maker's name. */
const PEOPLE =
  /^(?:Dane-zaa|Dunne-za|Nisg\u0331a['\u2019]a|Den\u00E9|Denesuline|T\u0142[\u0131i]\u0328?ch\u01EB|Mi['\u2019]kmaw|L['\u2019]nu|Saulteaux|Musqueam|Lil['\u2019]wat|Anishinaa?be(?:kwe)?|Algonquin|Stoney Nakoda|Unanga(?:n|x\u0302)|Omask\u00EAko Cree)$/u;

/** Whether a line names a people or nation and nothing else: "Haida", "(Cree)", "Canadian / Canadien". */
const isPeople = (text: string): boolean => {
  const name = text.replaceAll(/^\(|\)$/g, '');
  return PEOPLE.test(name) || /^[\uE000-\uE002]+$/.test(withOriginsMarked(name));
};

/** What a line that was taken for the title in another language is; null where it may be that title. */
export function otherThanTitle({
  artist,
  medium,
  title,
  originalTitle,
}: LabelFacts): 'kind' | 'people' | 'place' | 'species' | null {
  const text = originalTitle?.text ?? '';
  const called = title ?? '';
  if (KIND.test(text)) return called !== '' && !KIND_IN_ENGLISH.test(called) ? 'kind' : null;
  // Below a maker's name stands the people that is the maker's.
  if (isPeople(text) && artist !== null && sharedBeginnings(text, called) === 0) return 'people';
  if (isTownInLand(text) && sharedBeginnings(text, called) === 0) return 'place';
  // "The Golden Age (Aetas aurea)", "A skull pendant / Memento mori" are works of somebody, or of some material.
  if (!isSpecies(text) && !EXTINCT.test(text)) return null;
  // Whoever painted the wall behind stuffed wolves made no wolf.
  const isAnimal = isLivingThing(called.split(' ').at(-1)?.toLowerCase() ?? '') && isSpecies(text);
  return medium === null && (artist === null || isAnimal) ? 'species' : null;
}
