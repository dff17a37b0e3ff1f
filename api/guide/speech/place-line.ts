import { withOriginsMarked } from '../find-origin.ts';
import { isCounty } from '../vocabulary/county-names.ts';
import { AMERICAN_STATE, AUSTRALIAN_STATE, INDIAN_STATE } from '../vocabulary/states-and-provinces.ts';
import { isLand } from './lands-of-peoples.ts';
import { isRegion } from '../vocabulary/regions.ts';
import { withArticle } from './with-article.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { COUNTRIES } from '../vocabulary/origins.ts';
import { rockAgeAndPlace } from '../dates/rock-ages.ts';
import { isTownName } from '../vocabulary/town-names.ts';
import { isMaterials } from '../vocabulary/materials.ts';

/** "Ur", "Swat", "near Vejle", "north coast": a part between commas. */
const PART =
  /^(?:near |present-day |modern )?(?:(?:middle |lower |upper |central )?\p{Lu}|(?:north|south) coast$)[\p{L}.'\u2019 -]{1,50}$/u;
const SMALL_WORDS = new Set([
  'of',
  'the',
  'de',
  'la',
  'el',
  'del',
  'upon',
  'on',
  'am',
  'sur',
  'near',
  'coast',
  'valley',
  'middle',
  'lower',
  'upper',
  'central',
  'present-day',
  'modern',
  'village',
  'region',
  'district',
  'province',
]);
const MOST_PARTS = 5;

/** What a house, a giver or a people is called by, and no place. */
const NO_PLACE =
  /\b(?:Born|Died|Lived|Active|[Cc]ollections?|Museum|Gallery|Gift|Bequest|Courtesy|Series|Library|Fund|Foundation|Estate|Society|University|Company|Corporation|Laboratory|Laboratories|Inc|Ltd|Press|School|Workshop|Factory|Foundry|Pottery|Potteries|Glassworks|Ironworks|Manufactory|Studio|Warring States|Three Kingdoms|[Pp]eriod|[Dd]ynasty|Empire|[Ss]tyle|[Tt]ype|[Pp]eoples?|[Cc]ulture|Treasure|Property|Expedition|[Ee]xcavations?|Father|Saint|Saints|Lady|Lord|King|Queen|Duke|Sir|Street|Bridge|View|Untitled)\b/;
/** Where things are found or stand: what lies in the place that is named beside it. */
const SITE =
  /^(?!The )(?:\p{Lu}[\p{L}-]{1,20} ){0,2}(?:Cemetery|Cache|Palace|Cave|Temple|Mosque|Necropolis|Sanctuary|Acropolis|Tomb|Abbey|Church|Castle|Barrow|Hoard)(?: [A-Z]| of (?:the )?\p{Lu}[\p{L} ]{1,40})?$/u;
const LANDSCAPE =
  /^\p{Lu}[\p{L}.' -]{2,30} (?:River|Islands?|Coast|Cave|Cemetery|Necropolis|Village|village|Basin|[Rr]egion|[Dd]istrict|[Pp]rovince|Plains|[Vv]alley|Peninsula|Bay|Harbour|Highlands|Cordillera|Escarpment|Plateau|Desert|County|Bog|Mose|Heath|Reservation)$/u;
const LARGE = /^Democratic Republic of Congo$/;
const NAMED_LAND =
  /^(?:Victoria|Democratic Republic of Congo|Mpumalanga|KwaZulu-Natal|Labrador|Nunavut|Nunavik|Limpopo|Eastern Cape|Western Cape|Jutland|Zealand|Funen|Midlothian|Gandhara|[A-Z]{2}|Co\. \p{Lu}\p{Ll}+)$/u;

const BESIDE = /^(?:near|present-day|modern) /;

const isKnown = (part: string): boolean =>
  isLand(part) ||
  isCounty(part) ||
  isRegion(part) ||
  isTownName(part) ||
  INDIAN_STATE.test(part) ||
  AUSTRALIAN_STATE.test(part) ||
  LANDSCAPE.test(part);

/** Without the number of a grave: "Naqada, Egypt, grave 454", "Ur (PG 1237)". */
export const withoutGrave = (words: string): string =>
  words.replaceAll(
    / ?\([^()\d]{0,40}\d[^()]{0,40}\)|, (?:[Tt]omb|[Gg]rave|[Bb]urial|[Ss]haft|[A-Z]{2})(?: [A-Z]{1,2})? \d{1,4}$/g,
    '',
  );

/** The parts of a line of places, with what is in brackets: "Ur", "Iraq", "Royal Cemetery"; a number of a grave is none. */
const partsOf = (words: string): readonly string[] =>
  withoutGrave(words.replace(/^From (?:the )?(?=\p{Lu})/u, ''))
    .replaceAll(/([^,()]{0,60}?) ?\(([^()]{0,60})\)/g, (_, outside: string, inside: string) =>
      !isKnown(inside)
        ? outside
        : // "Java (Surakarta), Indonesia": the town lies in what is named before it.
          isLand(outside.trim()) && !isLand(inside)
          ? `${inside}, ${outside}`
          : `${outside}, ${inside}`,
    )
    .split(', ');

const isName = (part: string): boolean =>
  PART.test(part) &&
  part.split(' ').every((word) => /^(?:[ae]l-)?\p{Lu}/u.test(word) || SMALL_WORDS.has(word));

/** Whether a line is surely the name of a place: names alone, of which one is known as a place or says that it is one. */
export function isPlaceLine(words: string): boolean {
  // No place begins with two initials, as "A. B. Birch, Italy" does.
  if (
    NO_PLACE.test(words) ||
    /^(?:\p{Lu}\. ?){2}/u.test(words) ||
    // "LBC, Lowenland" is a firm and its land.
    /^(?!USA|UAE|NSW|PNG|DRC)[A-Z]{3,5}, \p{Lu}\p{Ll}/u.test(words) ||
    // "Southern Lakota, Lowenland" is a people.
    /(?:^|, |\()[\uE000\uE001]/.test(withOriginsMarked(words)) ||
    (/^\p{Lu}\p{Ll}+ \uE001+(?:,|$)/u.test(withOriginsMarked(words)) &&
      !LANDSCAPE.test(words.split(', ', 1)[0] ?? ''))
  )
    return false;
  const parts = partsOf(words);
  const [first = ''] = parts;
  // "Jackson, Mississippi" is a town, and "Jackson Birch, Mississippi" somebody.
  const [given = '', surname] = first.split(' ', 2);
  const isSomebody =
    /^(?:\p{Lu}\. ?){2,3}\p{Lu}\p{Ll}/u.test(first) ||
    (surname !== undefined && isGivenName(given.toLowerCase()) && !isKnown(first));
  return (
    !isSomebody &&
    // "Sycamore, Carmarthenshire": what a thing is made of, before a place.
    !(parts.length > 1 && surname === undefined && !isKnown(first) && isMaterials(first)) &&
    parts.length <= MOST_PARTS &&
    parts.every(isName) &&
    // "Early Eocene, Lowe Basin, Wyoming" begins with a time.
    rockAgeAndPlace(words) === null &&
    parts.some(
      (part) =>
        isKnown(part.replace(BESIDE, '')) || (parts.length > 1 && (SITE.test(part) || NAMED_LAND.test(part))),
    )
  );
}

/** Whether a town is named behind what may be a firm in it or somebody: "Artifort, Maastricht". */
export function mayBeSomebodysTown(words: string): boolean {
  // "Perú, Cuzco"
  const [first = '', second = '', ...rest] = words.normalize('NFD').replaceAll(/\p{M}/gu, '').split(', ');
  return (
    rest.length === 0 &&
    isTownName(second) &&
    !isLand(second) &&
    !isKnown(first) &&
    !SITE.test(first) &&
    !NAMED_LAND.test(first)
  );
}

const WITH_THE = /^(?!the )\p{L}[\p{L}.' -]{1,40} (?:Plateau|Plains|Basin|Peninsula|River|valley)$/u;
/** "North coast" */
const COAST = /^(?:North|South|East|West|Central)\p{Ll}* [Cc]oast$/u;

/** A place as it is said, the smaller before the larger: "Iran, Kashan" -> "Kashan, Iran", "Ur, Iraq, Royal Cemetery" -> "the Royal Cemetery at Ur, Iraq". */
export function spokenPlaceLine(words: string): string {
  const printed = partsOf(words.replace(/\bCo\. (?=\p{Lu})/u, 'County ')).map((part) =>
    COAST.test(part) ? `the ${part.toLowerCase()}` : WITH_THE.test(part) ? `the ${part}` : part,
  );
  const [first = ''] = printed;
  const last = printed.at(-1) ?? '';
  const isLandFirst = LARGE.test(first) || (isLand(first) && !isLand(last));
  // "United States, Seattle, Washington": the state stands behind its town.
  const isStateLast = COUNTRIES.includes(first) && (AMERICAN_STATE.test(last) || AUSTRALIAN_STATE.test(last));
  const parts = isStateLast ? [...printed.slice(1), first] : isLandFirst ? printed.toReversed() : printed;
  const site = parts.find((part) => SITE.test(part));
  if (site === undefined || parts.length < 2 || (site === parts[0] && / of /.test(site)))
    return withArticle(parts.join(', '));
  const around = parts.filter((part) => part !== site);
  const [next = ''] = around;
  const named = / [A-Z]$/.test(site) ? site : `the ${site}`;
  return `${named} ${isLand(next) || LANDSCAPE.test(next) ? 'in' : 'at'} ${withArticle(around.join(', '))}`;
}

/** Whether a place is told otherwise than as a town in its land: "Ur, Iraq, Royal Cemetery", "Nuzi (Yorgan Tepe), Iraq". */
export const isSite = (words: string): boolean =>
  isPlaceLine(words) && (words.includes('(') || partsOf(words).some((part) => SITE.test(part)));

/** "in Delft", "near Albany, New York", "at the Royal Cemetery at Ur" */
export function whereMade(words: string): string {
  const place = spokenPlaceLine(words);
  return place.startsWith('near ')
    ? place
    : / at |^the court of /.test(place)
      ? `at ${place}`
      : `in ${place}`;
}
