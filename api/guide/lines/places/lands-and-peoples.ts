import { fromCapitals } from '../../capitals.ts';
import { isDateText } from '../../dates/date-line.ts';
import { isLifetime } from '../../dates/lifetimes.ts';
import { beforeCounted } from '../../dates/other-counts.ts';
import { withOriginsMarked } from '../../find-origin.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { endsInThing } from '../by-form.ts';
import { behind, ENDS_IN_LIFE, type Form, inTwo, startsWithGivenName, whole } from '../line-forms.ts';
import { isKnownPeople, isLand } from './people-lines.ts';

/** "c. 1800", "circa 1775-1800", "mid-14th century", "1573": when, behind where. */
const PLACE_AND_DATE =
  /^(.{3,90}), ((?:(?:c\. ?|ca\. ?|circa |about |around )\d|(?:early|mid-?|late|first half of the|second half of the)[ -]?\d|\d).{2,40})$/i;
/** "1868-1930", "1944-": years that may be somebody's life. */
const RANGE = /^(\d{4}) ?[-\u2013] ?(\d{4})?$/;
const mayBeLife = (when: string): boolean => {
  const [, from, to] = RANGE.exec(when) ?? [];
  return from !== undefined && (to === undefined || isLifetime(Number(to) - Number(from)));
};
/** A name of a place or a people: "Himachal Pradesh", "Yombe group", "probably Hunan province", "Rapa Nui (Easter Island)". */
const NAME =
  /^(?:(?:probably|possibly|perhaps|northern|southern|eastern|western|central|north|south|coastal) )?\p{Lu}[\p{L}'\u02BB\u02BC\u2019.-]{2,20}(?: (?:of |de |del |and |the )?[\p{L}'\u02BC\u2019-]{2,20}){0,3}(?: \(\p{Lu}[\p{L} ]{2,30}\))?$/iu;
const IN_BRACKETS = / \(\p{Lu}[\p{L} '\u2019]{2,30}\)$/u;
/** Words of lines that are no places: of pictures, of givers, of makers. */
const NO_PLACE =
  /\b(?:the|with|by|in|on|at|his|her|collection|museum|gift|fund|purchased?|school|artists?|print|series|active|born|died|worked)\b/i;
const SAYS_PEOPLE = / (?:peoples?|culture)$/i;

const isPeople = (text: string): boolean => SAYS_PEOPLE.test(text) || isKnownPeople(text);

/** "Southern Song dynasty, 13th century": an age, with or without its years, is of the date. */
const AGE =
  /, [^,]{3,40} (?:dynasty|period|kingdom|reign|empire|era|age|classic|preclassic|formative|horizon)\b(?=,|$)/i;

/** Whether a line names a land or a people first, and then others: "Egypt or Syria, Mamluk", "Kongo peoples, Yombe group". */
function isOfLandsAndPeoples(text: string, isTimed: boolean): boolean {
  const [head = '', ...rest] = fromCapitals(text.replace(/\.$/, '')).split(/, |; /);
  // "Kiribati (Gilbert Islands)"
  const first = head.replace(IN_BRACKETS, '');
  const lands = first.replace(/^(?:Probably|Possibly|Perhaps) /, '').split(/ or | and /);
  return (
    (lands.every(isLand) ||
      (lands.length === 1 && isPeople(first) && !withOriginsMarked(first).startsWith('\uE000'))) &&
    (rest.length > 0 || first !== head || isTimed) &&
    rest.length < 4 &&
    rest.every((part) => part.split(' or ').every((name) => NAME.test(name)) && !endsInThing(part)) &&
    !NO_PLACE.test(rest.join(' ')) &&
    !rest.some(isMaterials)
  );
}

/** "1700-1850, Ng\u0101ti Toa" */
const DATE_AND_PLACE = /^((?:c\. ?|ca\. ?|about |early |mid-|late )?\d[^,]{2,30}), (\p{L}.{2,60})$/u;

/** Lines of lands, peoples and places of these in a row, with or without a date behind them. */
export const LAND_AND_PEOPLE_FORMS: readonly Form[] = [
  // "India, Himachal Pradesh, Guler, circa 1775-1800", "TLINGIT, CHILKAT"
  ({ lines: [top], text, line, at, above, below }) => {
    const age = AGE.exec(text)?.index;
    const [, where = text, when = ''] =
      age === undefined ? (PLACE_AND_DATE.exec(text) ?? []) : [text, text.slice(0, age), text.slice(age + 2)];
    const isPhrase = / \p{Ll}{3}/u.test(above);
    const isOfMaker = at === 1 && ((startsWithGivenName(above) && !isPhrase) || isKnownArtist(above));
    const isDated = /\d/.test(when) && isDateText(when) && !mayBeLife(when);
    if (
      at === 0 ||
      isOfMaker ||
      beforeCounted(text) !== null ||
      /\d H\b/.test(text) ||
      ENDS_IN_LIFE.test(above) ||
      /[,-]$/.test(above)
    )
      return [];
    if ((/\d/.test(when) && !isDated) || /[,;-]$/.test(text) || /^\p{Ll}/u.test(below)) return [];
    // "Central Tibet, 15th century": of a land alone and a year nobody knows whether they are a title.
    if (!isOfLandsAndPeoples(where, isDated && !/^\d{4}$/.test(when))) return [];
    const to = behind(line.from, where);
    return [
      ...(at === 1 && top && isDated && isPhrase && !/[\d:;()]/.test(above) ? [whole('title', top)] : []),
      { kind: 'origin', from: line.from, to },
      ...(isDated ? [{ kind: 'date', from: to, to: line.to } as const] : []),
    ];
  },
  // "1700-1850, Ng\u0101ti Toa"
  ({ text, line, at }) => {
    const [, when = '', where = ''] = at > 0 ? (DATE_AND_PLACE.exec(text) ?? []) : [];
    return where !== '' && isDateText(when) && !mayBeLife(when) && isOfLandsAndPeoples(where, true)
      ? inTwo(line, `${when},`, ['date', 'origin'])
      : [];
  },
];
