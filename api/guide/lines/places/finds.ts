import { JOINING } from '../../balanced.ts';
import { isDateLine } from '../../dates/date-line.ts';
import { lowered } from '../../speech/text.ts';
import { startsCountry, withOriginsMarked } from '../../find-origin.ts';
import { textOf } from '../by-form.ts';
import { type Form, inTwo, whole } from '../line-forms.ts';
import { isBelowThingInWords, isInLand } from './people-lines.ts';

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

/** "Karanis, Egypt. University of Lowe excavations, 1928" */
const EXCAVATIONS =
  /^(\p{Lu}[\p{L}'\u2019-]{2,20}(?:, \p{Lu}\p{L}{2,20})?)\. ((?:\p{Lu}[\p{L}.'\u2019-]*|of|the|and|for)(?: (?:\p{Lu}[\p{L}.'\u2019-]*|of|the|and|for)){0,7} [Ee]xcavations?), (\d{4}(?:[-\u2013]\d{2,4})?)$/u;
/** "University of Lowe excavations, 1928" */
const DIG =
  /^((?!From |.*\p{Ll}\. )\p{Lu}[\p{L}.'\u2019-]*(?: (?:\p{Lu}[\p{L}.'\u2019-]*|of|the|and|for)){0,7} [Ee]xcavations?), (\d{4}(?:[-\u2013]\d{2,4})?)$/u;
/** "Coast of Peru", "Upper valley of the Nile" */
const PART_OF_LAND =
  /^(?:(?:North|South|East|West|Central|Upper|Lower|Northern|Southern|Eastern|Western) )?(?:[Cc]oast|[Hh]ighlands|[Ll]owlands|[Vv]alley|[Dd]elta) of (?:the )?\p{Lu}\p{L}+$/u;

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
  const found = readGrave(words);
  if (found !== null) {
    const { grave } = found;
    // "Egypt, Naqada": the land stands behind the place.
    const site = startsCountry(withOriginsMarked(found.place), 0)
      ? found.place.replace(/^([^,]{2,30}), (.+)$/, '$2, $1')
      : found.place;
    return `It comes from ${/ of /.test(grave) ? 'the ' : ''}${grave.startsWith('PG') ? grave : lowered(grave)} at ${site}`;
  }
  const [, dig, when = ''] = DIG.exec(words) ?? [];
  return dig === undefined ? null : `It comes from the ${dig} of ${when.replace(/[-\u2013]/, ' to ')}`;
}

const OPEN_FIND = /^(?:Found|Excavated|Discovered|Dug up|Recovered) (?:at|in|near|on|from) .*,$/;

/** Lines that say where and when something was found, or from which part of a land it is. */
export const FIND_FORMS: readonly Form[] = [
  // "Found in a well, Queen Street, / City of London, 1953"
  ({ lines, text, line, at, below }) => {
    const next = lines[at + 1];
    return at > 0 &&
      next &&
      OPEN_FIND.test(text) &&
      /^\p{Lu}[^:;]{2,50}$/u.test(below) &&
      !/\b(?:Gift|Bequest|Fund|Purchased?|Given|Lent)\b/.test(below)
      ? [whole('other', line), whole('other', next)]
      : [];
  },
  // "Bowl / Cirencester, found 1835 / AD 60-90"
  ({ label, lines, text, line, at, below }) => {
    const next = lines[at + 1];
    const [, place = ''] =
      at > 0 && at < 4 && isBelowThingInWords(label) ? (PLACE_OF_FIND.exec(text) ?? []) : [];
    const [top] = lines;
    if (place === '' || !top || AT_A_PLACE.test(place)) return [];
    return [
      ...(at === 1 && !/\d/.test(textOf(label, top)) ? [whole('title', top)] : []),
      whole('other', line),
      ...(next && isDateLine(below) ? [whole('date', next)] : []),
    ];
  },
  // "Sword / Grave 32, Oberflacht / Iron"
  ({ label, lines: [top], text, line, at }) => {
    if (at === 0 || !top || readGrave(text) === null) return [];
    const isTitle = at === 1 && isBelowThingInWords(label) && !/\d/.test(textOf(label, top));
    return [...(isTitle ? [whole('title', top)] : []), whole('other', line)];
  },
  // "Karanis, Egypt. University of Lowe excavations, 1928"
  ({ label, lines, text, line, at, below }) => {
    const [next, top] = [lines[at + 1], lines[0]];
    const [, place = ''] = at > 0 && at < 4 ? (EXCAVATIONS.exec(text) ?? []) : [];
    if (place === '' || !top || !(isBelowThingInWords(label) || isInLand(place))) return [];
    return [
      ...(at === 1 && isBelowThingInWords(label) ? [whole('title', top)] : []),
      ...inTwo(line, `${place}.`, ['origin', 'other']),
      ...(next && isDateLine(below) ? [whole('date', next)] : []),
    ];
  },
  ({ text, line, at, above }) =>
    at > 0 && !/[,-]$/.test(above) && PART_OF_LAND.test(text) ? [whole('origin', line)] : [],
];
