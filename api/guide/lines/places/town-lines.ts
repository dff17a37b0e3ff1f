import { ageOf } from '../../dates/ages.ts';
import { isDateLine, isDateText } from '../../dates/date-line.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { linesOf, textOf } from '../by-form.ts';
import { NAME } from '../makers/known-lives.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { AMERICAN_STATE, placeAndDate } from './known-places.ts';
import {
  IN_SMALL_LETTERS,
  ENDS_IN_LIFE,
  type Form,
  isBelowThing,
  isLikeMaterials,
  namesThing,
  startsWithGivenName,
  whole,
} from '../line-forms.ts';
import { SHOWS_SOMEBODY } from '../makers/makers-of-peoples.ts';
import { isOfPicture } from '../pictures.ts';
import { isLand, isNameAlone, isBelowThingInWords } from './people-lines.ts';

/** "Galway, 1640", "Mosul, 13th century", "Ocotl\u00E1n de Morelos, Oaxaca, Mexico, c. 1975": a place and a date. */
const PLACE_AND_DATE =
  /^(\p{Lu}[^\d:;()]{2,70}), ((?:c\. ?|ca\. ?|about |around |circa |early |mid-|late |before |after )?(?:AD )?\d[^,:;()]{2,30})$/u;
/** Places of a town, its region and its land, each with a capital. */
const THREE_PLACES =
  /^(?!.* (?:and|on|of|with|in|at|by|from|the) )(?:\p{Lu}[\p{L}.'\u2019 -]{2,35}, ){2}\p{Lu}[\p{L}.'\u2019 -]{2,30}$/u;
/** "Toy bus \"La Flecha\"" */
const TITLE = /^\p{Lu}[^\d:;]{2,80}$/u;
const NAME_ONLY = new RegExp(`^${NAME}$`, 'u');

/** "Gothic", "Rococo", "Biedermeier": a style or an age, which ends as adjectives do. */
const STYLE =
  /(?:ic|ian|ean|ese|ish|ine|esque|ist|al|oco|oque|ance|meier|deco|nouveau)$|^(?:Regency|Empire|Directoire|Tudor|Stuart|Modern|Shaker|Spring|Summer|Autumn|Winter)$/;
/** "Buddha", "Venus": who is shown. */
const SHOWN =
  /^(?:Christ|Buddha|Madonna|Virgin|Venus|Apollo|Bacchus|Cupid|Diana|Mars|Mercury|Hercules|Leda|Shiva|Vishnu|Krishna|Ganesha|Parvati|Durga|Guanyin|Kannon|Horus|Isis|Osiris|Bes|Bastet|Athena|Zeus|Eros|Pan|Adam|Eve|Flora|Minerva|Jupiter|Neptune|Untitled)$/;
/** "Ban Rai", "Tell Lowefand", "San Birch", "Talavera de la Reina": names of several words that are those of places. */
const OF_SEVERAL_WORDS =
  /^(?:Ban|Non|Tell|Tel|Tepe|Khirbet|Qasr|Tall|Wadi|Castel|Monte|Bad|Saint|St\.?|San|Santa|S\u00E3o|Port|Fort|Villa|Puerto|New|Deir|Beth|Kafr|Umm|Ras|Los|Las) \p{Lu}[\p{L}'\u2019-]{2,20}(?: \p{Lu}[\p{L}'\u2019-]{2,20})?$|^\p{Lu}[\p{L}'\u2019-]{2,20}(?: de la | de los | del | upon |-upon-| am | an der | sur )\p{Lu}[\p{L}'\u2019-]{2,20}$/u;

/** Ends of the names of towns: "Waterford", "Galway". */
const OF_TOWNS =
  /^\p{Lu}\p{Ll}{1,12}(?:ford|ham|ton|burg|berg|bury|castle|fields?|mouth|port|bridge|chester|cester|wich|[lnd]way|stadt|heim|borough|dorf|pool|haven|minster|land)$/u;

const COMPASS = '(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Cc]entral)(?:-?(?:[Ee]ast|[Ww]est))?(?:ern)?';
/** A part of a land or of an island, by where that lies, and a date: "East Sumba, Indonesia, 1900", "Lampung, south Sumatra, 1900". */
const PART_AND_DATE = new RegExp(
  `^(${COMPASS} \\p{Lu}[\\p{L}-]{2,20}, \\p{Lu}[\\p{L} ]{2,25}|\\p{Lu}[\\p{L}'\u2019 -]{2,25}, ${COMPASS} \\p{Lu}[\\p{L}-]{2,20}(?:, \\p{Lu}[\\p{L} ]{2,25})?), ([^,]{4,30})$`,
  'u',
);

/** Whether a line may be a town's name, below a thing and beside a date; of a firm it is as true that a thing is from there. */
function isTown(text: string): boolean {
  const isAlone = isNameAlone(text) && !startsWithGivenName(text) && !isKnownArtist(text);
  return (
    isTownName(text) ||
    ((isAlone || OF_TOWNS.test(text) || OF_SEVERAL_WORDS.test(text)) &&
      !STYLE.test(text) &&
      !SHOWN.test(text) &&
      !isDateText(text) &&
      !startsOrigin(withOriginsMarked(text), 0))
  );
}

/** "Tell Lowe", "Khirbet Birch": what stands before the names of places alone. */
const SITE = /^(?:Tell|Tel|Tepe|Khirbet|Qasr|Wadi|Deir|Kafr) \p{Lu}[\p{L}'\u2019-]{2,20}$/u;

/** "Canterbury", "Ife, Nigeria", "Tello (ancient Girsu)": a known town, and what it lies in. */
function isKnownTown(printed: string): boolean {
  const [bracket = '', other = ''] =
    / \((?:(?:ancient|modern|now|Roman) )?(\p{Lu}[\p{L}'\u2019 -]{2,25})\)/u.exec(printed) ?? [];
  const place = printed.replace(bracket, '');
  const [town = '', land, ...more] = place.split(', ');
  return (
    ([town, other].some(isTownName) || SITE.test(town)) &&
    more.length === 0 &&
    (land === undefined || isLand(land) || AMERICAN_STATE.test(land))
  );
}

/** Whether the first line says in small letters what a thing is, and another of which materials, as no picture's does. */
const isBelowNoPicture = (label: LabelTokens): boolean =>
  linesOf(label)
    .slice(0, 1)
    .some((line) => IN_SMALL_LETTERS.test(textOf(label, line))) &&
  linesOf(label).some((line) => {
    const text = textOf(label, line);
    return isLikeMaterials(text) && !isOfPicture(text);
  });

/** Lines that name a part of a land or of an island, by where that lies, and a date. */
export const PART_OF_LAND_FORMS: readonly Form[] = [
  // "East Sumba, Indonesia, late 19th century", "Lampung, south Sumatra, 1900"
  ({ label, text, line, at }) => {
    const [, place = '', date = ''] = at > 0 ? (PART_AND_DATE.exec(text) ?? []) : [];
    return place !== '' && !startsWithGivenName(place) && isBelowThingInWords(label) && isDateText(date)
      ? placeAndDate(line, place)
      : [];
  },
];

/** Lines that name a town alone. */
export const TOWN_FORMS: readonly Form[] = [
  // "Chalice / Galway, 1640", "Coffin / Sarafand / About 400 BC"
  ({ label, lines, text, line, at, above, below }) => {
    const [top] = lines;
    const isBelow = at === 1 || (at === 2 && (isMaterials(above) || isDateLine(above)));
    // "Chalice inscribed “Pray for Ada Birch”"
    const [thing = ''] = top
      ? textOf(label, top).split(/ (?:inscribed|engraved|signed|marked|dated) /, 1)
      : [];
    const [, place = '', date = ''] = PLACE_AND_DATE.exec(text) ?? [];
    const isSure = (isTownName(place) || OF_TOWNS.test(place)) && isBelowNoPicture(label);
    if (!isBelow || !top || !(isBelowThing(label) || namesThing(thing) || isSure)) return [];
    // "Cork" is a town, and "Cape" a land, where another line says what a thing is made of.
    const isCork = (name: string): boolean =>
      /^(?:Cork|Cape(?: of Good Hope)?)$/.test(name) &&
      lines.some((each) => isLikeMaterials(textOf(label, each)) && each !== line);
    // "Canterbury, 2nd quarter of / the 8th century"
    if (/ (?:of|the|to|and|or)$/.test(date)) return [];
    const mayShow = SHOWS_SOMEBODY.test(textOf(label, top));
    // "Seated figure / Lowe, 1931": a surname looks like the name of a town.
    const isPlace =
      mayShow && /^\p{L}+$/u.test(place) ? isTownName(place) || OF_TOWNS.test(place) : isTown(place);
    if (isDateLine(date)) return isPlace || isCork(place) ? placeAndDate(line, place) : [];
    const isWhen = (each: string): boolean => isDateLine(each) || ageOf(each) !== null;
    const isBesideDate = isWhen(below) || (at === 2 && isWhen(above));
    return isBesideDate && !mayShow && (isTown(text) || isCork(text)) ? [whole('origin', line)] : [];
  },
  // "Penny of Lowe / Moneyer: Birch / Canterbury, 785-796": a town that is known, anywhere below a thing.
  ({ label, lines: [top], text, line, at }) => {
    const isFind = isBelowThing(label) || (isBelowNoPicture(label) && !isMaterials(text));
    if (at === 0 || !top || !(isFind || namesThing(textOf(label, top)))) return [];
    const [, place = text, date] = PLACE_AND_DATE.exec(text) ?? [];
    if (!isKnownTown(place)) return [];
    return date === undefined ? [whole('origin', line)] : isDateLine(date) ? placeAndDate(line, place) : [];
  },
];

/**
 * "Toy bus / Ada Birch (b. 1945) / Ocotl\u00E1n de Morelos, Oaxaca, Mexico, c. 1975": below a title and its maker a town with its
 * region and land is where the work was made.
 */
export function townBelowMaker(label: LabelTokens): KnownStretch[] {
  const [top, maker, line] = linesOf(label);
  if (!top || !maker || !line) return [];
  const [title, name, text] = [top, maker, line].map((each) => textOf(label, each));
  const [, place = text ?? '', date] = PLACE_AND_DATE.exec(text ?? '') ?? [];
  if (!THREE_PLACES.test(place) || !isLand(place.split(', ').at(-1) ?? '')) return [];
  const isMaker =
    ENDS_IN_LIFE.test(name ?? '') || (NAME_ONLY.test(name ?? '') && startsWithGivenName(name ?? ''));
  if (!isMaker || [place, title ?? ''].some(startsWithGivenName)) return [];
  return [
    ...(TITLE.test(title ?? '') ? [whole('title', top)] : []),
    ...(date === undefined ? [whole('origin', line)] : placeAndDate(line, place)),
  ];
}
