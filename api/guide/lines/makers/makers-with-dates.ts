import { isDateText } from '../../dates/date-line.ts';
import { startsOrigin } from '../../find-origin.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import { isGroup } from '../../speech/artist.ts';
import { endsInThing } from '../by-form.ts';
import { placeAndDate } from '../places/known-places.ts';
import { NAME } from './known-lives.ts';
import {
  ENDS_IN_LIFE,
  type Form,
  inTwo,
  isBelowThing,
  NO_NAME,
  startsWithGivenName,
  whole,
} from '../line-forms.ts';

/** "Johann Pezolt, 1849-1852": a name, and when. */
const NAME_AND_DATE =
  /^(\p{Lu}[\p{L}.'\u2019-]{1,20}(?: (?:\p{Lu}[\p{L}.'\u2019-]{0,20}|de|da|di|van|von|der|den)){1,3}), ([^,]{4,30})$/u;
/** What is shown, and of whom: words among which a small one stands, and none of them ends it. */
const TITLE = /^(?=.* (?:of|in|with|at|on|for|from|the|and) )\p{Lu}[^\d:;]{4,80}\p{L}$/u;
const ENDS_OPEN = / (?:of|the|and|a|an|in|at|on|with|from|for|to|by|de|van|von|St\.?|Saint)$/i;

/** "Ada Birch, 1708-94", "Ada Birch (1708-1794)": a name, and years. */
const NAME_AND_YEARS = new RegExp(
  `^(${NAME})(?:, (?:c\\. ?|about )?(\\d{4}) ?[-\\u2013] ?(\\d{2}|\\d{4})| \\((?:c\\. ?|about )?\\d{4} ?[-\\u2013] ?\\d{2,4}\\))$`,
  'u',
);
/** Years in which nobody makes one thing, and that somebody lives at most. */
const SHORTEST_LIFE = 28;
const LONGEST_LIFE = 105;
/** "London 1786-7", "Fulham about 1890" */
const PLACE_AND_YEAR =
  /^(\p{Lu}[\p{L}.'\u2019-]{1,20}(?: \p{Lu}[\p{L}.'\u2019-]{1,20}){0,2}),? (?:about |c\. ?|ca\. ?)?\d{4}(?:[-\u2013/]\d{1,4})?$/u;

/** Whether a line names somebody with years that are a life, as far as it tells: no firm has one. */
function isNameAndLife(text: string): boolean {
  const [, name = '', from, to = ''] = NAME_AND_YEARS.exec(text) ?? [];
  if (name === '' || isGroup(name) || endsInThing(name) || NO_NAME.test(name)) return false;
  const years = Number(to.length === 2 ? `${from?.slice(0, 2) ?? ''}${to}` : to) - Number(from);
  return (
    (from === undefined || (years >= SHORTEST_LIFE && years <= LONGEST_LIFE)) &&
    (startsWithGivenName(name) || isKnownArtist(name))
  );
}

/** Lines that name the maker and the year below the title. */
export const DATED_MAKER_FORMS: readonly Form[] = [
  // "Model of the Harbour / Johann Pezolt, 1849": what the title ends with is no given name of theirs.
  ({ label, lines, text, line, at, above, below }) => {
    const [, name = '', date = ''] = NAME_AND_DATE.exec(text) ?? [];
    const top = lines[0];
    if (at !== 1 || !top || name === '' || !isDateText(date) || !/\d/.test(date)) return [];
    if (!TITLE.test(above) || ENDS_OPEN.test(above) || isMaterials(above)) return [];
    if (startsWithGivenName(above) || !startsWithGivenName(name)) return [];
    // "Bust of Cardinal Alessandro / Maria Ruffo, 1730" may be one name.
    if (isGivenName(above.slice(above.lastIndexOf(' ') + 1).toLowerCase())) return [];
    // "Portrait of the Painter / Agnes Lowe, 1901 / Ada Birch (1870-1930)"
    if (ENDS_IN_LIFE.test(below) || /^[Bb]y \p{Lu}/u.test(below)) return [];
    if (NO_NAME.test(name) || endsInThing(name)) return [];
    if (startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0)) return [];
    return [whole('title', top), ...inTwo(line, name, ['artist', 'date'])];
  },
  // "Two-handled cup / Ada Birch, 1708-94 / London 1786-7": years as many as those of a life are one, below a thing too.
  ({ label, text, line, at }) => {
    const [, name = '', born] = NAME_AND_YEARS.exec(text) ?? [];
    return at === 1 && born !== undefined && isNameAndLife(text) && isBelowThing(label)
      ? inTwo(line, name, ['artist', 'life'])
      : [];
  },
  ({ label, text, line, at, above }) => {
    const [, place] = PLACE_AND_YEAR.exec(text) ?? [];
    return at === 2 && place !== undefined && isNameAndLife(above) && isBelowThing(label)
      ? placeAndDate(line, place)
      : [];
  },
];
