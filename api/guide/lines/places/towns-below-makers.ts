import { isDateLine } from '../../dates/date-line.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { endsInThing, textOf } from '../by-form.ts';
import { placeAndDate } from './known-places.ts';
import { NAME } from '../makers/known-lives.ts';
import { isTownName } from '../../vocabulary/town-names.ts';
import { type Form, inTwo, namesThing, startsWithGivenName, whole } from '../line-forms.ts';
import { isOfPicture } from '../pictures.ts';
import { isBelowThingInWords } from './people-lines.ts';

/** "by Georg Lowe", "By Edward Lowe and Son", "Enamelled by Pierre Birch": whoever made a thing, or had a part in it. */
const BY =
  /^(?:[Bb]y|(?:Made|Painted|Enamell?ed|Decorated|Engraved|Modell?ed|Carved|Woven|Gilded|Printed|Cast|Built|Signed) by) \p{Lu}[\p{L}.'\u2019-]{1,20}(?: (?:\p{Lu}[\p{L}.'\u2019-]{0,20}|de|di|da|du|van|von|der|den|ter|le|la|and|&)){0,5}$/u;
/** "Nuremberg, 1537", "Leiden, Holland, about 1730", "Paris" */
const TOWN_AND_DATE =
  /^(\p{Lu}[\p{L}.'\u2019-]{2,20}(?: (?:\p{Lu}[\p{L}.'\u2019-]{1,20}|am|an der|upon|on|sur|de|la)){0,3}(?:, \p{Lu}[\p{L}.' -]{2,25})?)(?:, ((?:c\. ?|ca\. ?|about |around |circa |early |mid-|late |before |after )?\d[^,:;()]{2,30}))?$/u;
/** "German, Augsburg, about 1525": a nation, and the town in it. */
const NATION_TOWN_AND_DATE =
  /^(\p{Lu}\p{Ll}{3,15}, \p{Lu}[\p{L}.'\u2019-]{2,20}(?: \p{Lu}[\p{L}.'\u2019-]{1,20}){0,2}), ([^,:;()]{4,30})$/u;
/** "Harpsichord by Elias Lowe the Elder" */
const THING_BY = new RegExp(`^(\\p{Lu}[^\\d:;()]{2,50}) by (${NAME}(?: the (?:Elder|Younger))?)$`, 'u');
const NO_TOWN =
  /(?:[Pp]eriod|[Dd]ynasty|[Ss]tyle|[Cc]entury|[Cc]ollection|Museum|Gift|Bequest|Fund|Ltd|Company)\b/;

/** "Jan (II) Lowe (1578-1642)" */
const LIFE_AT_END = /^\p{Lu}.{2,60} \([^()]{0,20}\d{4}[^()]{1,30}\)$/u;

/** Lines on the town of a maker whom the line above names behind "by", below a thing. */
export const TOWN_BELOW_FORMS: readonly Form[] = [
  // "Harpsichord by Elias Lowe / Antwerp, 1618"
  ({ lines, text, line, at, below }) => {
    const next = lines[at + 1];
    const [, thing = '', name] = at === 0 ? (THING_BY.exec(text) ?? []) : [];
    const [, town = '', date = ''] = TOWN_AND_DATE.exec(below) ?? [];
    if (!next || name === undefined || !namesThing(thing) || !isTownName(town) || !isDateLine(date))
      return [];
    return [...inTwo(line, thing, ['title', 'artist']), ...placeAndDate(next, town)];
  },
  // "Two-manual harpsichord / Jan Lowe (1578-1642) / Antwerp, 1638": a picture may be called so.
  ({ label, lines, text, line, at, above }) => {
    const [, town = '', date = ''] =
      at >= 2 && LIFE_AT_END.test(above) ? (TOWN_AND_DATE.exec(text) ?? []) : [];
    return isTownName(town) && isDateLine(date) && !lines.some((each) => isOfPicture(textOf(label, each)))
      ? placeAndDate(line, town)
      : [];
  },
  // "Armour / By Elias Lowe / German, Augsburg, about 1525"
  ({ label, lines, text, line, at, above }) => {
    const maker = lines[at - 1];
    const [, place = '', date = ''] = NATION_TOWN_AND_DATE.exec(text) ?? [];
    const isBelow = maker !== undefined && at === 2 && BY.test(above) && /^[Bb]y /.test(above);
    return isBelow &&
      isDateLine(date) &&
      isBelowThingInWords(label) &&
      startsOrigin(label.marked, label.tokens[line.from]?.start ?? 0)
      ? [whole('artist', maker), ...placeAndDate(line, place)]
      : [];
  },
  // "Astrolabe / by Georg Lowe / Nuremberg, 1537"
  ({ label, lines, text, line, at, above }) => {
    const maker = lines[at - 1];
    if (!maker || at < 2 || at > 3 || !BY.test(above) || !isBelowThingInWords(label)) return [];
    const [, town = '', date] = TOWN_AND_DATE.exec(text) ?? [];
    const isTown =
      town !== '' &&
      !NO_TOWN.test(text) &&
      !isMaterials(town) &&
      !endsInThing(town) &&
      !startsWithGivenName(town) &&
      !/^[\uE000\uE001]/.test(withOriginsMarked(town));
    if (!isTown || (date === undefined ? startsOrigin(label.marked, 0) : !isDateLine(date))) return [];
    return [
      ...(/^[Bb]y /.test(above) ? [whole('artist', maker)] : []),
      ...(date === undefined ? [whole('origin', line)] : placeAndDate(line, town)),
    ];
  },
];
