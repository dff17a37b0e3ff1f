import { namedThing } from '../notes/head-noun.ts';
import { withOriginsMarked } from '../find-origin.ts';
import { isGivenName } from './given-names.ts';
import { isMaterials, mediumWordKind, wordsIn } from './materials.ts';
import { OBJECT_WORDS } from './objects.ts';

/** Of the words of a material line, at most so many are no words of materials: "Stone-pine wood, carved and gilded (later repainting)". */
const OTHERS_AMONG_MATERIALS = 0.35;

/** Whether a text is like those that name materials: it begins with one, or with what one is like, and few of its words are others. */
export function isLikeMaterials(text: string): boolean {
  const kinds = wordsIn(text.replaceAll(/\([^()]*\)/g, '').toLowerCase()).map(mediumWordKind);
  const others = kinds.filter((kind) => kind === 'other').length;
  return (
    kinds.slice(0, 3).includes('material') &&
    kinds[0] !== 'other' &&
    others <= kinds.length * OTHERS_AMONG_MATERIALS
  );
}

export const hasMaterial = (text: string): boolean =>
  wordsIn(text.toLowerCase()).some((word) => mediumWordKind(word) === 'material');

/** Whether a text begins with a given name; of the words in their list "the" is none at the head of a line. */
export const startsWithGivenName = (text: string): boolean =>
  !text.startsWith('The ') && isGivenName(text.split(/[ ,]/, 1)[0]?.toLowerCase() ?? '');

/** What stands behind a medium on its line: "4/8", "edition of 99", "artist's proof", "unique", "state II (3)", and two of them: "fourth state, no. 8 of 25". */
export const EDITION =
  /(?:,? (?:(?:ed(?:ition|\.) )?\d{1,3}\/\d{1,4}|(?:(?:from|in) an )?ed(?:ition|\.) (?:of )?\d[^,]*|(?:no\.|number) \d{1,4} of [^,]{1,30}|A\.?P\.?(?: .{1,12})?|(?:artist['\u2019]s|trial|printer['\u2019]s) proof.{0,20}|(?:undescribed )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|only|final)(?: and (?:only|final|last))? state(?: of \p{L}+)?|state (?:[IVX]{1,4}|\d{1,2})(?: (?:of [IVX\d]{1,4}|\([IVX\d]{1,4}\)))?|unique(?: (?:cast|print|piece|variant|impression|work|example))?)){1,2}$/u;

/** Whether the last word of a text names a kind of thing. */
const endsInThing = (text: string): boolean =>
  OBJECT_WORDS.has(text.slice(text.lastIndexOf(' ') + 1).toLowerCase());

/** Whether a text names a kind of thing, with or without what is said of it: "Cup with musicians", "Dish: The Judgement of Paris". */
export function namesThing(text: string): boolean {
  const [head = ''] = text
    .replace(/ ?\([^()]*\)/g, '')
    .toLowerCase()
    .split(':', 1);
  return [head, namedThing(head)].some((name) => endsInThing(name) || endsInThing(name.replace(/s$/, '')));
}

/** What is no thing for a hand, at the end of a text. */
const PICTURE = / (?:picture|painting|drawing|photograph|print|etching|engraving|lithograph|map|sampler)s?$/;

/** Whether a text of several words begins with what a work is or is made of, which stands before no place: "Sycamore, Carmarthenshire", "Woolwork picture". */
export function startsWithThingOrMaterial(text: string): boolean {
  const [first = ''] = text.split(', ', 1);
  return (
    // A place may be called Cork or Cape.
    text.includes(' ') &&
    !/[\uE000-\uE002]/.test(withOriginsMarked(first)) &&
    (isMaterials(first) || (/ \p{Ll}+$/u.test(first) && endsInThing(first)) || PICTURE.test(first))
  );
}
