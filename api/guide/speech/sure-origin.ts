import { isLand } from './lands-of-peoples.ts';
import { isPlaceLine } from './place-line.ts';
import { withArticle } from './with-article.ts';
import { startsCountry, startsNation, withOriginsMarked } from '../find-origin.ts';

/** Words in small letters that stand in names of places and peoples, or between them. */
const SMALL =
  /^(?:of|the|an?|and|or|in|at|on|upon|am|sur|near|off|from|for|by|to|between|around|de|la|le|les|el|del|della|di|do|da|das|dos|des|du|den|der|van|von|y|e|al|ar?|as|ash|es|probably|possibly|perhaps|reportedly|said|present-day|present|modern|ancient|now|today|formerly|north|south|east|west|central|coastal|upper|middle|lower|northern|southern|eastern|western|northeastern|northwestern|southeastern|southwestern|north-?(?:east|west)|south-?(?:east|west)|coast|coasts|valley|region|area|district|province|provinces|county|state|states|prefecture|territory|village|town|city|island|islands|peninsula|river|delta|lake|kilns?|highlands|lowlands|desert|steppes?|mountains|hills|plateau|basin|bay|mound|oasis|fort|harbou?r|mine|quarry|port|parish|municipality|settlement|reservation|mission|community|hill|cape|isle|gulf|sea|strait|plains?|forest|caves|monastery|palace|cemetery|necropolis|castle|sanctuary|governorate|department|division|colony|tribes|dynasties|family|peoples?|populations?|culture|cultures|civilization|tribe|iwi|hap\u016B|nation|band|group|subgroup|branch|style|school|work|ware|period|periods|dynasty|era|age|phase|horizon|tradition|kingdom|empire|republic|caliphate|sultanate|court|tomb|grave|barrow|burial|cave|cist|church|temple|made|found|well|site|born|active|worked|artists?|makers?|sculptor|carver|painter|weaver|potter|workshop|\p{L}{1,2})$/u;

/** Numbers in an origin that are no grave's, house's or room's. */
const FIGURE =
  /(?<!(?:[Tt]omb|[Gg]rave|[Bb]arrow|[Bb]urial|[Ss]haft|[Cc]ave|[Mm]ound|[Hh]ouse|[Rr]oom|[Ll]evel|[Ss]ite|[Pp]it|[Tt]rench|[Kk]urgan|No\.|PG|TT|KV) ?)(?<![A-Z\d.])\d/u;

/** Whether an origin says more than where a work is from and whose it is: "Lowenland; velvet woven in Birchland", "Lowish (design) and Birchish (woven)". */
export function holdsOtherWords(origin: string): boolean {
  return (
    FIGURE.test(origin) ||
    // "LBC, Lowenland" is a firm and its land.
    /^(?!USA|UAE|NSW|PNG|DRC)[A-Z]{3}, \p{Lu}\p{Ll}/u.test(origin) ||
    origin
      .split(/[ ,.;:()/]+/)
      .some(
        (word) =>
          /^["\u201C\u2018']?\p{Ll}/u.test(word) &&
          !/^\p{Ll}(?:\p{Ll}{0,2}-\p{Lu}|['\u2019])/u.test(word) &&
          !SMALL.test(word),
      )
  );
}

/** What a label says of an origin that no sentence holds, as it is printed. */
export const asOnLabel = (origin: string): string =>
  `The label gives its origin as: ${origin.replaceAll(/: |\. (?=\p{Lu})/gu, ', ').replace(/\.$/, '')}.`;

/** Words of a label's own trade behind an adjective: "Lowish manufacture". */
const OF_WHOSE_WORK = /^(\p{Lu}[\p{L}-]+) (manufacture|workmanship|make|court)$/u;

/** "China, Warring States": ages that are named as lands are. */
const LAND_AND_AGE =
  /^([^,]{3,30}), (Warring States|Spring and Autumn|(?:Three|Sixteen) Kingdoms|(?:Five|Six) Dynasties)(?: period)?$/;

/** "Lowish, Hebei Province", "Greek, South Italian, Delft": adjectives of lands, and the places behind them. */
export function nationAndPlaces(origin: string): string | null {
  const [, nation, whose = ''] = OF_WHOSE_WORK.exec(origin) ?? [];
  if (nation !== undefined) return `It is of ${whose === 'court' ? 'the ' : ''}${nation} ${whose}.`;
  const [, land, age] = LAND_AND_AGE.exec(origin) ?? [];
  if (land !== undefined && isLand(land))
    return `It comes from ${withArticle(land)} and is of the ${age ?? ''} period.`;
  const parts = origin.split(', ');
  const [branch = '', ...lands] = parts;
  // "Southern Lakota, Lowenland": a branch of a people that is known.
  if (
    lands.length > 0 &&
    lands.every(isLand) &&
    /^\p{Lu}\p{Ll}+ \uE001+$/u.test(withOriginsMarked(branch)) &&
    !isPlaceLine(branch)
  )
    return `It is ${branch} work, from ${withArticle(lands.join(', '))}.`;
  const isNation = (part: string): boolean => {
    const marked = withOriginsMarked(part);
    return (
      startsNation(marked.replace(/^(?:North|South|East|West)(?:ern)? /, ''), 0) && !startsCountry(marked, 0)
    );
  };
  const first = parts.findIndex((part) => !isNation(part));
  const places = parts.slice(first).join(', ');
  return first > 0 && isPlaceLine(places)
    ? `It is ${parts.slice(0, first).join(', ')}, from ${places}.`
    : null;
}

/** An adjective of a land or people by its ending, alone or with up to two words before it. */
const ADJECTIVE =
  /^(?:probably |possibly )?(?:\p{Lu}[\p{L}-]* ){0,2}\p{Lu}[\p{L}-]*(?:an|ish|ese|ch|ic|i|ene|man|ite|al|ss|ek)$/u;
/** What stands behind such an adjective with a word that says how: "made in Delft", "born in Lowenland". */
const BEHIND = /^(?:(?:probably |possibly )?(?:made|found|from|worked|born|active|excavated)) /;

/** Whether an origin is adjectives of lands or peoples, with what a verb tells of them: "Italian, Venetian", "German or English", "Greek, made in Delft". */
export function isOfAdjectives(origin: string): boolean {
  const parts = origin.split(/, (?:and |or )?| (?:or|and) /);
  const told = parts.findIndex((part) => BEHIND.test(part));
  return parts
    .slice(0, told < 0 ? parts.length : told)
    .every((part) => ADJECTIVE.test(part) || /[\uE000\uE001]$/.test(withOriginsMarked(part)));
}

const COASTS = /^(?:north|south|east|west)(?:ern)? coast(?: of \p{Lu}[\p{L} ]{2,30})?$/u;

/** "Eastern Cordillera, Muisca", "north coast, Moche": a place and the people of it, as it stands behind "It comes from"; null for any other origin. */
export function placeOfPeople(origin: string): string | null {
  const [, place = '', people = ''] = /^([^:;()]{3,60}), (\p{Lu}[\p{L}-]{2,30})$/u.exec(origin) ?? [];
  return /^\uE001+$/.test(withOriginsMarked(people)) &&
    (COASTS.test(place) || (isPlaceLine(place) && !isLand(place.split(', ', 1)[0] ?? '')))
    ? `${withArticle(place)}, and is ${people}`
    : null;
}

/** Whether a line of names that nobody knows may be something else than a place in another: two names of one people, or letters of a sign. */
export const isOddPlace = (origin: string): boolean =>
  /\(|\p{Lu}{4}/u.test(origin) || /, [\uE000\uE001]+$/.test(withOriginsMarked(origin));
