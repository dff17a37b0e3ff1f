import { withOriginsMarked } from '../find-origin.ts';
import { COUNTRIES } from '../vocabulary/origins.ts';
import { withArticle } from './with-article.ts';

const A_PEOPLE = /^[\uE000\uE001]+$/;
const isPeople = (part: string): boolean => A_PEOPLE.test(withOriginsMarked(part));

/** A kingdom in today's Nigeria and its city, which the lists know as a people; a land of this name lies beside it. */
const BENIN = /^(?:(Kingdom|Court) of )?Benin(?: (City|Kingdom))?$/;
/** A name of a place in a land: one or two words, none of which says that it is a part of that. */
const PLACE =
  /^(?!.*\b(?:[Cc]oast|[Vv]alley|[Rr]egion|[Rr]iver|[Dd]elta|[Pp]rovince|[Hh]ighlands|[Ii]slands|[Pp]eriod|[Dd]ynasty|Court|Kingdom|Empire|People|Peoples|or|and)\b)\p{Lu}[\p{Ll}'\u2019-]{2,20}(?: \p{Lu}\p{Ll}{2,20})?$/u;

/** "Nigeria, Benin, Edo" as "Benin in Nigeria, and is Edo"; null where it names no kingdom of Benin. */
function ofBenin(parts: readonly string[]): string | null {
  const kingdom = parts.find((part) => BENIN.test(part));
  if (kingdom === undefined) return null;
  const others = parts.filter((part) => part !== kingdom && part !== 'Nigeria');
  const [people = ''] = others;
  if (others.length > 1 || (people !== '' && !isPeople(people))) return null;
  const isInNigeria = parts.includes('Nigeria');
  // "Benin, Fon" is of the land.
  if (!isInNigeria && !/^(?:Edo|Bini)$/.test(people))
    return kingdom === 'Benin' && parts[0] === 'Benin' && people !== ''
      ? `the ${people} culture in Benin`
      : null;
  const [, court, city] = BENIN.exec(kingdom) ?? [];
  const place =
    court !== undefined
      ? `the ${court === 'Court' ? 'court' : court} of Benin`
      : city === 'Kingdom'
        ? `the ${kingdom}`
        : kingdom;
  return `${place}${isInNigeria ? ' in Nigeria' : ''}${people === '' ? '' : `, and is ${people}`}`;
}

/**
 * "Nigeria, Benin, Edo", "Mexico, Oaxaca, Zapotec": a land, a place in it and a people, in the words behind "It comes from": "Oaxaca
 * in Mexico, and is Zapotec"; null for any other origin.
 */
export function peopleInPlace(origin: string): string | null {
  const parts = origin.split(', ');
  const benin = parts.length < 2 ? null : ofBenin(parts);
  if (benin !== null) return benin;
  const [land = '', place = '', people = '', ...more] = parts;
  const isWhole =
    more.length === 0 &&
    (land === 'Benin' || COUNTRIES.includes(land)) &&
    PLACE.test(place) &&
    isPeople(people);
  // "Nigeria, Yoruba, Igbomina": a people and one of its branches.
  return isWhole && !isPeople(place) && !isNation(place)
    ? `${/^(?:Grassfields|Sepik)$/.test(place) ? 'the ' : ''}${place} in ${withArticle(land)}, and is ${people}`
    : null;
}

/** Names of lands that lie beside others and are no part of them: "Guinea, Liberia, Toma". */
const isNation = (place: string): boolean => COUNTRIES.includes(place) && !PART_OF_LAND.test(place);
const PART_OF_LAND =
  /^(?:Alaska|Arizona|Attica|Bali|Bavaria|Bohemia|Borneo|British Columbia|California|Chiapas|Crete|Gujarat|Haida Gwaii|Java|Kalimantan|Kashmir|Lombardy|Luzon|Michoac\u00E1n|Mindanao|Nagaland|New Britain|New Ireland|New Mexico|Nias|Nunavik|Nunavut|Oaxaca|Oklahoma|Punjab|Queensland|Rajasthan|Sicily|Sulawesi|Sumatra|Sumba|Timor|Tuscany|Umbria|Vancouver Island|Veneto|Yucat\u00E1n|Zanzibar)$/;
