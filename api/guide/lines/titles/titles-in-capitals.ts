import { DYNASTY_AND_DATE } from '../../dates/date-words.ts';
import { isDateText } from '../../dates/date-line.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { nameLikeness } from '../../name-likeness.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { type Form, namesThing, startsWithGivenName, whole } from '../line-forms.ts';

/** "DANCING GIRL", "VISHNU WITH CONSORTS" */
const TITLE = /^(?=.*\p{Lu}{3})[\p{Lu} '\u2019,-]{4,60}$/u;
/** Words of the language are less like names than this: "DANCING", "WITH". */
const OF_LANGUAGE = -0.5;
/** "Sanchi", "Tell Lowe", "Lowe Temple, Halebid" */
const PLACE =
  /^\p{Lu}[\p{L}'\u2019-]{2,20}(?: \p{Lu}[\p{L}'\u2019-]{2,20}){0,2}(?:, \p{Lu}[\p{L} ]{2,25})?$/u;
const BUILDING = / (?:Temple|Monastery|Stupa|Cave|Fort|Palace|Island|Valley)(?=,|$)/;
/** "Kushan, 2nd century A.D.", "Moche culture, 100-800" */
const PEOPLE_AND_DATE = /^(\p{Lu}[\p{L} '\u2019-]{2,40}), (.{4,40})$/u;

/** Whether a line tells of an age or a culture and when that was, as no line on a maker does. */
function isAgeAndDate(text: string): boolean {
  const [, people = '', date = ''] = PEOPLE_AND_DATE.exec(text) ?? [];
  return (
    DYNASTY_AND_DATE.test(text) ||
    (isDateText(date) &&
      (/ (?:period|Period|culture|Culture|dynasty|Dynasty)$/.test(people) ||
        /^\uE001+$/.test(withOriginsMarked(people))))
  );
}

/** "The Lowe Chalice", "THE BIRCH RELIQUARY" */
const NAMED_THING = /^(?:The|THE) (?:\p{Lu}[\p{L}'\u2019-]+ ){1,3}\p{Lu}\p{L}+$/u;

/** Things that are called so by their name alone. */
const OTHER_THINGS = / (?:Stone|Jewel|Hoard|Treasure|Marbles|Chessmen|Dis[ck]|Chariot|Papyrus)$/i;

/** Titles in capitals that stand for no maker, by the lines below them. */
export const CAPITAL_TITLE_FORMS: readonly Form[] = [
  // "The Lowe Chalice": a thing that has a name, whatever stands below it.
  ({ text, line, at, below }) =>
    at === 0 &&
    NAMED_THING.test(text) &&
    (namesThing(text) || OTHER_THINGS.test(text)) &&
    !/^(?:\p{Ll}|[&(]|AND |OF |WITH )/u.test(below)
      ? [whole('title', line)]
      : [],
  // "ALTAR TO MARS / Sandstone"
  ({ text, line, at, below }) =>
    at === 0 && TITLE.test(text) && (namesThing(text) || text.startsWith('ALTAR TO ')) && isMaterials(below)
      ? [whole('title', line)]
      : [],
  // "DANCING GIRL / Mohenjodaro / Harappan, circa 2500 B.C."
  ({ label, lines, text, line, at, above, below }) => {
    const top = lines[0];
    if (at !== 1 || !top || !TITLE.test(above) || (startsWithGivenName(above) && !/ WITH /.test(above)))
      return [];
    const isInWords =
      namesThing(above) ||
      DYNASTY_AND_DATE.test(below) ||
      above.split(' ').some((word) => nameLikeness(word.toLowerCase()) <= OF_LANGUAGE);
    const isPlace =
      PLACE.test(text) &&
      (isTownName(text.split(', ', 1)[0] ?? '') ||
        text
          .replace(BUILDING, '')
          .split(/,? /)
          .every((word) => nameLikeness(word.toLowerCase()) > OF_LANGUAGE)) &&
      !startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0);
    return isInWords && isPlace && isAgeAndDate(below) ? [whole('title', top), whole('origin', line)] : [];
  },
];
