import { isDateText } from '../../dates/date-line.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { endsInThing } from '../by-form.ts';
import { behind, type Form, hasMaterial, isBelowThing, NO_NAME } from '../line-forms.ts';
import { isInLand, isKnownPeople, isNameAlone, withoutBracket } from '../places/people-lines.ts';

const TRADE =
  '(?:[Aa]rtist ?/ ?maker|[Mm]akers?|[Aa]rtists?|[Cc]arvers?|[Pp]otters?|[Cc]raftsman|[Ww]eavers?|[Pp]ainters?|[Ss]culptors?|[Pp]hotographers?|[Qq]uilter|[Ss]ilversmith|[Cc]abinetmaker|[Ss]mith|[Ee]mbroiderer)';
/** That nobody knows who made a work: "Maker unknown", "Unidentified artist". */
const NOBODY = `(?:${TRADE}(?:['\\u2019]s? names?)? (?:unknown|unidentified|unrecorded|not (?:recorded|known|identified)|once known)|(?:[Uu]nknown|[Uu]nidentified|[Uu]nrecorded|[Aa]nonymous) ${TRADE})`;
const NOBODY_ALONE = new RegExp(`^${NOBODY}$`, 'u');
const NOBODY_IN_FRONT = new RegExp(`^(${NOBODY}[,;]) (.{3,90})$`, 'u');
/** "Haida; artist's name not recorded", "Western Apache (weaver unknown)": a people, and that nobody knows who of them made the work. */
const NOBODY_OF_PEOPLE = new RegExp(`^(\\p{Lu}[^\\d:;,]{2,50})(?:[;,] (${NOBODY})| \\((${NOBODY})\\))$`, 'u');
/** Where or of which people, with "probably" before it and several names in a row: "probably Norway", "Dan peoples". */
const PLACE = /^(?:[Pp]robably |[Pp]ossibly )?(?:[Mm]ade in )?\p{Lu}[^\d:;()"\u201C]{2,60}$/u;

/** How a date begins: "about 1840", "late 19th century", "first half of the 1800s". */
const BEGINS_DATE =
  /^(?:(?:probably|c\.|ca\.?|about|around|circa|before|after|dated|early|late|first|second|half|quarter|third|last|of|the|AD) |mid-|c\.|ca\.){0,6}\d/;

/** What stands before the name of a place: "probably ", "possibly made in ". */
const LEAD = /^(?:(?:[Pp]robably|[Pp]ossibly) )?(?:[Mm]ade in )?/;

/** Where the date at the end of a text begins, in letters; null where there is none. */
function dateAt(text: string): number | null {
  const marks = [...text.matchAll(/[,;] /g)].map(({ index }) => index + 2);
  const isDate = (when: string): boolean => BEGINS_DATE.test(when) && isDateText(when);
  return [0, ...marks].find((at) => isDate(text.slice(at))) ?? null;
}

/** A place and a date in stretches, either of them alone; what is no place that is known is nothing that is told. */
function placeAndTime(text: string, from: number, isPlace: (place: string) => boolean): KnownStretch[] {
  const at = dateAt(text);
  const place = text.slice(0, at ?? text.length).replace(/[,;] ?$/, '');
  const to = behind(from, text);
  if (place === '') return [{ kind: 'date', from, to }];
  const placed = behind(from, place);
  const kind = PLACE.test(place) && isPlace(place) ? 'origin' : 'other';
  return [{ kind, from, to: placed }, ...(at === null ? [] : [{ kind: 'date', from: placed, to } as const])];
}

/** Whether a text is a place or a people by a name that is known. */
const isKnownPlace = (place: string): boolean => {
  const sure = place.replace(LEAD, '');
  return startsOrigin(withOriginsMarked(sure), 0) || isInLand(sure) || / peoples?$/.test(sure);
};

/** Below a thing any name is that of a place, where nobody is named as its maker. */
const mayBePlace = (place: string): boolean =>
  !NO_NAME.test(place.replace(LEAD, '')) && !endsInThing(place) && !hasMaterial(place);

/** Lines that say that the maker is not known, and behind it where and when the work was made. */
export const UNNAMED_FORMS: readonly Form[] = [
  // "Maker unknown, probably Vermont, about 1840", "Unidentified artist, Crow"
  ({ label, text, line, at }) => {
    const [, nobody = '', rest = ''] = at > 0 ? (NOBODY_IN_FRONT.exec(text) ?? []) : [];
    if (nobody === '') return [];
    const isPlace = (place: string): boolean =>
      isKnownPlace(place) || (isBelowThing(label) && mayBePlace(place));
    const from = behind(line.from, nobody);
    return [{ kind: 'artist', from: line.from, to: from }, ...placeAndTime(rest, from, isPlace)];
  },
  // "Haida; artist's name not recorded"
  ({ text, line, at }) => {
    const [, people = '', marked, bracketed] = at > 0 ? (NOBODY_OF_PEOPLE.exec(text) ?? []) : [];
    const bare = withoutBracket(people).replace(/ (?:peoples?|culture)$/, '');
    if (people === '' || !(isKnownPeople(bare) || bare !== withoutBracket(people) || isNameAlone(bare)))
      return [];
    const to = behind(line.from, people);
    return [
      { kind: 'origin', from: line.from, to },
      { kind: 'artist', from: to, to: behind(to, marked ?? bracketed ?? '') },
    ];
  },
  // "Maker unknown / Ohio, 1850-60"
  ({ text, line, at, above }) =>
    at > 1 && NOBODY_ALONE.test(above) && isKnownPlace(text.split(', ', 1)[0] ?? '')
      ? placeAndTime(text, line.from, isKnownPlace)
      : [],
];
