import { JOINING } from '../balanced.ts';
import { isPlaceLine } from '../speech/place-line.ts';
import { withArticle } from '../speech/with-article.ts';
import { lowered } from '../speech/text.ts';
import { startsCountry, withOriginsMarked } from '../find-origin.ts';

const FIND_SPOT =
  /^(?!.*(?:Collection|\/$))(?:Found|Find-?spot:?|Excavated|Discovered|Collected|(?:Said to be |Reportedly |Probably )?[Ff]rom) .*\p{Lu}/u;

/** Whether words say where or by whom something was found, up to their end: "Found by Ada Birch on the" goes on. */
export const isFindSpot = (text: string): boolean =>
  FIND_SPOT.test(text) && !JOINING.test(text.slice(text.lastIndexOf(' ') + 1));

const FOUND = '(?:found|excavated|discovered|unearthed|recovered|dredged|dug up)';
/** "Hod Hill, Dorset, excavated 1897": a place, and when something was found there. */
const PLACE_OF_FIND = new RegExp(
  `^(\\p{Lu}[\\p{L}.'\\u2019 -]{2,30}(?:, \\p{Lu}[\\p{L}.'\\u2019 -]{2,25}){0,2}), (${FOUND}),?(?: in)? (\\d{4}(?:[-\\u2013]\\d{2,4})?)$`,
  'u',
);
const PLACES = "(\\p{Lu}[\\p{L}.'\u2019 -]{1,30}(?:, \\p{Lu}[\\p{L}.'\u2019 -]{2,25}){0,2})";
/** "Collected Lowe Bay, Java, 1886", "Hunted in Java, 1913": what befell an animal or a plant at a place, and in which year. */
const TAKEN_AT = new RegExp(
  `^(Collected|Hunted|Shot|Caught|Trapped|Netted|Captured|Gathered),? (?:(in|at|near|off|on) )?${PLACES}, (\\d{4})$`,
  'u',
);
const GRAVE =
  '((?:[Gg]rave|[Tt]omb|[Bb]urial|[Bb]arrow|[Mm]ound|[Tt]umulus|[Cc]ist|[Cc]hamber|[Pp]it|[Cc]emetery)(?: (?:no\\. ?)?(?:[A-Z]{0,3}\\d{1,4}[a-z]?|[A-Z])| of (?:a|an|the) [\\p{Ll} -]{3,30})|PG \\d{1,4})';
/** "Grave 14, Kingston Down, Kent", "From tomb 11, Vetulonia": a grave, and where that is. */
const GRAVE_AND_PLACE = new RegExp(`^(?:(?:Found in |From ))?${GRAVE}, ${PLACES}$`, 'u');
/** "Ur, PG 800", "Kish, Cemetery A" */
const PLACE_AND_GRAVE = new RegExp(`^(?:From )?${PLACES}, ${GRAVE}(?: \\([^()]{3,40}\\))?$`, 'u');

/** A grave and the place of it, which are where a find comes from; null for any other line. */
function readGrave(text: string): { readonly grave: string; readonly place: string } | null {
  const [, grave = '', place = ''] = GRAVE_AND_PLACE.exec(text) ?? [];
  if (grave !== '') return { grave, place };
  const [, site = '', number = ''] = PLACE_AND_GRAVE.exec(text) ?? [];
  return number === '' ? null : { grave: number, place: site };
}

/** "University of Lowe excavations, 1928" */
const DIG =
  /^((?!From |.*\p{Ll}\. )\p{Lu}[\p{L}.'\u2019-]*(?: (?:\p{Lu}[\p{L}.'\u2019-]*|of|the|and|for)){0,7} [Ee]xcavations?), (\d{4}(?:[-\u2013]\d{2,4})?)$/u;

/** "Deir el-Medina, tomb of Kha (TT8). Schiaparelli excavations, 1906", and without the excavations. */
const TOMB_OF = new RegExp(
  `^${PLACES}, ((?:tomb|burial|house|temple|palace|chapel) of (?:the )?\\p{Lu}[^,.;:()\\d]{1,50}?)(?: \\([^()]{2,12}\\))?(?:[.,] (\\p{Lu}[\\p{L}'\\u2019 -]{2,30}) excavations?,? (\\d{4}(?:[-\\u2013]\\d{2,4})?))?$`,
  'u',
);

const AT_A_PLACE = / (?:at|near|on|in) /;

/** "It was found at Hod Hill, Dorset, in 1897", "It comes from grave 14 at Kingston Down, Kent", "It comes from the University of Lowe excavations of 1928"; null for other lines. */
export function sayFind(words: string): string | null {
  const [, place = '', deed, year = ''] = PLACE_OF_FIND.exec(words) ?? [];
  // At "Thames at Battersea" something is found in a river, and not at it.
  if (deed !== undefined && !AT_A_PLACE.test(place))
    return `It was ${deed} at ${place}${place.includes(',') ? ',' : ''} in ${year.replace(/[-\u2013]/, ' to ')}`.replace(
      /in (\d{4} to )/,
      'from $1',
    );
  const [, taken, at = 'in', where, inYear] = TAKEN_AT.exec(words) ?? [];
  if (taken !== undefined && inYear !== undefined && where !== undefined && isPlaceLine(where))
    return `It was ${taken.toLowerCase()} ${at} ${withArticle(where)}${where.includes(',') ? ',' : ''} in ${inYear}`;
  const found = readGrave(words);
  if (found !== null) {
    const { grave } = found;
    // "Egypt, Naqada": the land stands behind the place.
    const site = startsCountry(withOriginsMarked(found.place), 0)
      ? found.place.replace(/^([^,]{2,30}), (.+)$/, '$2, $1')
      : // "Altai Territory. Pazyryk": the larger stands before the smaller.
        found.place.replace(/^(.{2,30}\p{Ll}{3})\. (\p{Lu}.+)$/u, '$2, $1');
    return `It comes from ${/ of /.test(grave) ? 'the ' : ''}${grave.startsWith('PG') ? grave : lowered(grave)} at ${site}`;
  }
  const [, town = '', tomb = '', who = '', since = ''] = TOMB_OF.exec(words) ?? [];
  if (tomb !== '')
    return `It comes from the ${tomb} at ${town}${who === '' ? '' : `, and from the ${who} excavations of ${since.replace(/[-\u2013]/, ' to ')}`}`;
  const [, dig, when = ''] = DIG.exec(words) ?? [];
  return dig === undefined ? null : `It comes from the ${dig} of ${when.replace(/[-\u2013]/, ' to ')}`;
}
