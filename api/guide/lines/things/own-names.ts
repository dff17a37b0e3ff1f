import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { nameLikeness } from '../../name-likeness.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { mediumWordKind } from '../../vocabulary/materials.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { OBJECT_WORDS } from '../../vocabulary/objects.ts';
import { wordList } from '../../vocabulary/unpack.ts';
import { endsInThing, type Line, linesOf, textOf } from '../by-form.ts';
import { hasMaterial, inTwo, namesThing, startsWithGivenName, whole } from '../line-forms.ts';
import { isInLand, isKnownPeople, LANDS_OF_MAKERS } from '../places/people-lines.ts';

/** Things whose names are known in English as those of one land: "tauihu", "tapa". */
const OF_ONE_LAND: ReadonlySet<string> = new Set(wordList('thingsOfOneLand'));

const MARK = "['\\u02BB\\u02BC\\u2018\\u2019]";
/** "\u02BBAhu \u02BBula", "Suzani", "Chi wara": a word with a capital, and small ones or such as a mark begins. */
const OWN_NAME = new RegExp(
  `^(?!.*['\\u2019]$)${MARK}?\\p{Lu}\\p{Ll}[\\p{L}'\\u02BB\\u02BC\\u2019-]{0,20}(?: ${MARK}?\\p{Ll}[\\p{L}'\\u02BB\\u02BC\\u2019-]{1,20}){0,2}$`,
  'u',
);
const STARTS_WITH_MARK = new RegExp(`^${MARK}`, 'u');
/** "chi wara", "aloalo" */
const SMALL_NAME =
  /^\p{Ll}[\p{L}'\u02BB\u02BC\u2019-]{2,20}(?: \p{Ll}[\p{L}'\u02BB\u02BC\u2019-]{2,20}){0,2}$/u;
/** "Feather cape", "Woman's ceremonial skirt" */
const ENGLISH = /^(?!The |An? |.* (?:and|at) )\p{Lu}[\p{L}'\u2019 -]{2,60}$/u;
/** "Feather standard", "Funerary post": a capital and small letters, which no maker's name has. */
const IN_SMALL_LETTERS = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3}$/u;
const NO_THING = /(?:population|people|culture|period|dynasty|style|school|workshop)s?$/;
const isEnglishThing = (text: string): boolean =>
  ENGLISH.test(text) && !NO_THING.test(text) && (namesThing(text) || IN_SMALL_LETTERS.test(text));

/** "KANDIL / OIL LAMP": a thing in the language of the house, and in English. */
const IN_TWO_LANGUAGES = /^(\p{Lu}[\p{L} ]{1,30}) \/ (\p{Lu}[\p{L}'\u2019 ]{2,40})$/u;

/** "Konya, Alaeddin Camii": a town and a place in it, below a thing. */
const isTownAndHouse = (text: string): boolean =>
  /^\p{Lu}\p{L}{2,20}, \p{Lu}[\p{L}'\u2019-]{2,20}(?: \p{Lu}[\p{L}'\u2019-]{2,20}){0,2}$/u.test(text) &&
  !startsWithGivenName(text) &&
  !isGivenName(/, (\p{L}+)$/u.exec(text)?.[1]?.toLowerCase() ?? '') &&
  !hasMaterial(text) &&
  !startsOrigin(withOriginsMarked(text), 0);

/** Whether a line below a thing's two names is none that says what it shows: "The Three Kings" is one. */
const isNoTitle = (text: string): boolean =>
  text === '' ||
  /\d/.test(text) ||
  hasMaterial(text) ||
  startsOrigin(withOriginsMarked(text), 0) ||
  isTownAndHouse(text);

/** A word so much less like a name is one of the language: "fragment", "striped". */
const NO_NAME = -0.6;

/** Whether words of a line may be those of another language: none is a material, nor sure to be English. */
const isForeignWords = (text: string): boolean =>
  text
    .split(' ')
    .every((word) => mediumWordKind(word) === 'other' && nameLikeness(word.toLowerCase()) >= NO_NAME);

/** Lines behind the two names in which where the thing is from is looked for. */
const LINES_OF_ORIGIN = 3;

/** What a later line says of where a thing is from: a people, a land, or a land before a date. */
function originBelow(label: LabelTokens): string | undefined {
  return linesOf(label)
    .slice(2, 2 + LINES_OF_ORIGIN)
    .map((line) =>
      textOf(label, line).replace(/, (?:c\. ?|ca\. ?|about |early |late |mid-)?\d[^,]{0,40}$/, ''),
    )
    .find((text) => isInLand(text) || text.split(', ').some(isKnownPeople));
}

/** Whether a single name at the top may be a maker's: of lands whose makers are named, or where no line says whence the thing is. */
function mayBeMaker(label: LabelTokens, name: string): boolean {
  if (STARTS_WITH_MARK.test(name)) return false;
  const origin = originBelow(label);
  if (origin === undefined) return true;
  const isOfMakers = origin.split(', ').some((part) => LANDS_OF_MAKERS.test(part));
  return isOfMakers && !OBJECT_WORDS.has(name.toLowerCase());
}

/** "Spong Man", "The Warren Cup": names of finds, which no maker has. */
const NAME_OF_FIND =
  /^(?:The (?:\p{Lu}[\p{L}'\u2019-]{1,20} ?){1,4}|(?:\p{Lu}[\p{L}'\u2019-]{1,20} ){1,3}(?:Man|Woman|Lady|Girl|Boy|Warrior|Horse|Bull|Hoard|Casket))$/u;
/** "Statue de Hathor", "B\u00FCste der K\u00F6nigin Nofretete", "Coupe \u00E0 figures rouges": a find as another language says it. */
const IN_OTHER_LANGUAGE =
  /^(?:Statu\p{L}+|Testa|T\u00EAte|Bust[eo]|B\u00FCste|Kopf|Vas[eo]|Coupe|Coppa|Schale|Figur\p{L}*|Relief|Rilievo|St[e\u00E8]l[ea]|Grab\p{L}+|Portr\p{L}+|Ritratto|Bildnis) (?:de|du|des|d['\u2019]|\u00E0|di|del|della|der|eine[rs]|mit|von) ?\p{L}/u;

/** "Spong Man / Pottery lid of a cremation urn", "Statua di Birch / Statue of Birch": a find by its name, and below by what it is. */
function nameAboveThing(label: LabelTokens, top: Line, below: Line): KnownStretch[] {
  const [first, second] = [textOf(label, top), textOf(label, below)];
  const isThing = isEnglishThing(second.replaceAll(/(?<=\p{Ll})-(?=\p{Ll})/gu, ' ')) && namesThing(second);
  if (!isThing) return [];
  if (IN_OTHER_LANGUAGE.test(first)) return [whole('original', top), whole('title', below)];
  return NAME_OF_FIND.test(first) && /^\p{Lu}[\p{Ll} -]{4,60}$/u.test(second) && !startsWithGivenName(first)
    ? [
        whole('title', top),
        whole(hasMaterial(second) && !second.endsWith(' piece') ? 'medium' : 'other', below),
      ]
    : [];
}

/**
 * "\u02BBAhu \u02BBula / Feather cape", "Headdress / chi wara": a thing by the name that it has where it is from, and by what it is, on two
 * lines at the top. The English one is the title, whichever stands first.
 */
export function nameInOwnLanguage(label: LabelTokens): KnownStretch[] {
  const [top, below] = linesOf(label);
  const [, own, english = ''] = IN_TWO_LANGUAGES.exec(top ? textOf(label, top) : '') ?? [];
  if (
    top &&
    own !== undefined &&
    endsInThing(english) &&
    !namesThing(own) &&
    isNoTitle(below ? textOf(label, below) : '')
  )
    return [
      ...inTwo(top, `${own} /`, ['other', 'title']),
      ...(below && isTownAndHouse(textOf(label, below)) ? [whole('origin', below)] : []),
    ];
  if (!top || !below || label.tokens[below.from]?.startsBlock === true) return [];
  const named = nameAboveThing(label, top, below);
  if (named.length > 0) return named;
  const [first, second] = [textOf(label, top), textOf(label, below)];
  const isOwn =
    OWN_NAME.test(first) &&
    !startsWithGivenName(first) &&
    !isKnownArtist(first) &&
    !startsOrigin(withOriginsMarked(first), 0) &&
    // "Cape / Carved lid" is an English thing with something else below it.
    (namesThing(second) || !OBJECT_WORDS.has(first.toLowerCase()) || OF_ONE_LAND.has(first.toLowerCase())) &&
    (first.includes(' ')
      ? !namesThing(first) && isForeignWords(first)
      : OBJECT_WORDS.has(first.toLowerCase()) || mediumWordKind(first) === 'other');
  if (isOwn && isEnglishThing(second) && !mayBeMaker(label, first))
    return [whole('original', top), whole('title', below)];
  const isOwnBelow =
    SMALL_NAME.test(second) &&
    isForeignWords(second) &&
    !namesThing(second) &&
    originBelow(label) !== undefined;
  return isOwnBelow && isEnglishThing(first) ? [whole('title', top), whole('original', below)] : [];
}
