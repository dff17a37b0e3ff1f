import { isDateLine } from '../../dates/date-line.ts';
import { startsCountry, withOriginsMarked } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { nameLikeness } from '../../name-likeness.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { endsInThing, linesOf, textOf } from '../by-form.ts';
import { AMERICAN_STATE } from './known-places.ts';
import { isRegion } from './regions.ts';
import { type Form, inTwo, isBelowThing, namesThing, startsWithGivenName, whole } from '../line-forms.ts';

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
export function isInLand(text: string): boolean {
  const parts = text.split(', ');
  return /^\p{Lu}[^\d:;()]{2,70}$/u.test(text) && [parts[0], parts.at(-1)].some((part = '') => isLand(part));
}

/** "Eastern Sioux", "Plains Cree": which of a people. */
const BRANCH = '(?:(?:Northern|Southern|Eastern|Western|Central|Upper|Lower|Coast|Plains|Old|Late|Early) )';
/** A people that is known, or one of its branches, alone: "Haida", "Eastern Sioux", "Southern Cheyenne". */
const KNOWN_PEOPLE = new RegExp(`^${BRANCH}?(?:\\uE001+|\\uE000+)$`, 'u');
/** "Ng\u0101ti Maniapoto", "Te \u0100ti Haunui-a-P\u0101p\u0101rangi": a tribe of Aotearoa. */
const IWI =
  /^(?:Ng[a\u0101](?:i|ti)|K[a\u0101]i|Te (?:[A\u0100]ti|Wh[a\u0101]nau)) \p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{2,20})?$/u;
export const isKnownPeople = (text: string): boolean =>
  KNOWN_PEOPLE.test(marked(text)) || IWI.test(text.normalize('NFC'));

/** A word is surely one of the language that is less like a name than this: "Spirit", "Lion". */
const NO_NAME = -0.6;

/** "Samburu": one word with a capital that is nothing else. */
export const isNameAlone = (text: string): boolean =>
  /^\p{Lu}[\p{L}'\u2019-]{2,20}$/u.test(text) &&
  !isMaterials(text) &&
  !endsInThing(text) &&
  !isLand(text) &&
  nameLikeness(text.toLowerCase()) >= NO_NAME;

/** "Baga (Nalu)" -> "Baga" */
export const withoutBracket = (text: string): string => text.replace(/ \(\p{Lu}[^()\d]{1,40}\)$/u, '');

/** "Haida: Masset", "Crow (Aps\u00E1alooke)", "Tlingit; Alaska": a people, and which of it or where behind a mark. */
const MARKED = /^(\p{L}[^\d:;()]{1,40})(: | \(|; )(\p{L}[^\d:;()]{1,70})\)?$/u;
/** Characters of a line on a people. */
const MOST_OF_LINE = 110;
/** "Pende peoples", "Moche culture" */
const SAYS_PEOPLE = /^\p{Lu}[^\d:;(),]{2,40} (?:peoples?|culture)$/u;

const OWN_NAME_AND_ENGLISH =
  /^\p{Lu}[\p{L}'\u02BC\u2019 -]{2,40} \(\p{Lu}[\p{L}' -]{2,40} (?:Pueblo|Nation|Band|Tribe)\)$/u;

/**
 * Whether a line is a people's own name for itself before the English one, below the names of makers: "Kha'p'oo Owinge (Santa
 * Clara Pueblo)". "Jar / Rose Lowe (Birch Pueblo)" names a maker.
 */
export const isOwnNameOfPeople = (text: string, above: string): boolean =>
  OWN_NAME_AND_ENGLISH.test(text) &&
  !startsWithGivenName(text) &&
  startsWithGivenName(above) &&
  !namesThing(above);

/** Whether the first line says what a thing is, be it known or said in small letters: "Funerary post". */
export const isBelowThingInWords = (label: LabelTokens): boolean =>
  linesOf(label)
    .slice(0, 1)
    .some((line) => isThingInWords(textOf(label, line)));
const isThingInWords = (text: string): boolean =>
  namesThing(text) || /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,6}$/u.test(text);

/** Lines of which people a work is, and where they are at home. */
export const PEOPLE_FORMS: readonly Form[] = [
  // "Samburu / Kenya" and "Crow / Montana" below a thing, or below its date
  ({ label, lines, text, line, at, above }) => {
    const next = lines[at + 1];
    const land = next ? textOf(label, next) : '';
    // "Headdress / chi wara / Bamana"
    const isBelow =
      at === 1 || (at === 2 && (isDateLine(above) || /^\p{Ll}/u.test(above) || namesThing(above)));
    if (!next || !isBelow || !isInLand(land)) return [];
    const bare = withoutBracket(text);
    const isPeople =
      isKnownPeople(bare) || (isBelowThingInWords(label) && !LANDS_OF_MAKERS.test(land) && isNameAlone(bare));
    if (!isPeople) return [];
    // "Coptic / Egypt": a nation is told by itself.
    return marked(bare).startsWith('\uE000')
      ? [whole('origin', line), whole('origin', next)]
      : [{ kind: 'origin', from: line.from, to: next.to }];
  },
  // "Te \u0100ti Awa" below a thing
  ({ label, lines, text, line, at }) =>
    IWI.test(text.normalize('NFC')) && lines.slice(0, at).some((each) => isThingInWords(textOf(label, each)))
      ? [whole('origin', line)]
      : [],
  // "Cultura mexica", "Culture Chupicuaro"
  ({ text, line, at }) =>
    at > 0 && /^Cultur[ae] \p{L}[\p{L}-]{2,20}$/u.test(text) ? [whole('origin', line)] : [],
  // "Uru population / Bolivia"
  ({ label, lines, text, line, at, below }) => {
    const next = lines[at + 1];
    if (at === 0 || !isBelowThingInWords(label) || !/^\p{Lu}[\p{L}'\u2019 -]{2,30} population$/u.test(text))
      return [];
    return [{ kind: 'origin', from: line.from, to: next && isInLand(below) ? next.to : line.to }];
  },
  // "Montana" below a thing
  ({ label, text, line, at, above }) =>
    at > 0 && !/[,-]$/.test(above) && isBelowThing(label) && AMERICAN_STATE.test(text) && isLand(text)
      ? [whole('origin', line)]
      : [],
  // "Haida: Masset", "Crow (Aps\u00E1alooke)", "Kuba peoples; Western Kasai, Democratic Republic of the Congo"
  ({ text, line, at, below }) => {
    // "Baga peoples; Guinea, Bok\u00E9 / region"
    const isWhole = at > 0 && !text.endsWith(',') && !/^\p{Ll}/u.test(below);
    const [, people = '', mark = '', rest = ''] = isWhole ? (MARKED.exec(text) ?? []) : [];
    if (people === '' || !(isKnownPeople(people) || (mark === '; ' && SAYS_PEOPLE.test(people)))) return [];
    if (mark === ': ') return inTwo(line, `${people}:`, ['origin', 'other']);
    // "Crow; beaded by Ella Birch"
    if (mark === '; ' && /^(?!probably|possibly)\p{Ll}/u.test(rest))
      return inTwo(line, `${people};`, ['origin', 'other']);
    return mark === '; ' || text.endsWith(')') || isInLand(rest) ? [whole('origin', line)] : [];
  },
  // "Kha'p'oo Owinge (Santa Clara Pueblo)"
  ({ text, line, at, above }) => (at === 1 && isOwnNameOfPeople(text, above) ? [whole('origin', line)] : []),
  // "Virginia, USA; Eastern Algonquian peoples"
  ({ text, line, at }) => {
    const [land = '', people = '', ...more] = at > 0 && text.length < MOST_OF_LINE ? text.split('; ') : [];
    const isPlace = isInLand(land) || /^\p{Lu}[\p{L} ]{2,40} region$/u.test(land);
    return more.length === 0 && isPlace && /^\p{Lu}[^\d:;(),]{2,40} peoples?$/u.test(people)
      ? [whole('origin', line)]
      : [];
  },
  // "Peru, Wari", above or below the date
  ({ text, line, at }) => {
    const [land = '', people = '', ...more] = text.split(', ');
    const isOfLand = startsCountry(marked(land), 0) && isLand(land);
    if (at === 0 || more.length > 0 || !isKnownPeople(people)) return [];
    if (isOfLand) return [whole('origin', line)];
    // "Andes, Wari"
    return isRegion(land) ? inTwo(line, `${land},`, ['other', 'origin']) : [];
  },
  // "Central Andes, Wari people, 600-1000"
  ({ text, line, at }) => {
    const [, where = ''] = at > 0 ? (/^(.{6,80} (?:peoples?|culture)), [^,]*\d[^,]*$/.exec(text) ?? []) : [];
    const [region = '', people = '', ...more] = where.split(', ');
    const when = text.slice(where.length + 2);
    return more.length === 0 &&
      /^\p{Lu}[^\d:;()]+$/u.test(region) &&
      SAYS_PEOPLE.test(people) &&
      isDateLine(when)
      ? inTwo(line, where, ['origin', 'date'])
      : [];
  },
  // "Collected by Ada Birch, 1894": nothing was made then
  ({ text, line, at }) => {
    // "Collected by A. B. Birch, 1931. 1931.66.10"
    const [, kept] = /^(.{10,80}\.) \d{4}\.\d[\d.\u2013-]{1,12}$/.exec(text) ?? [];
    return at === 0 ||
      text.length >= 90 ||
      !/^Collected (?:by|in|at|from|on|\d{4} by) \p{Lu}.*(?<!\.)$/u.test(text)
      ? []
      : kept === undefined
        ? [whole('other', line)]
        : inTwo(line, kept, ['other', 'accession']);
  },
];

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
