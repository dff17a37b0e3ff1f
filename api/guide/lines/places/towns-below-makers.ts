import { isDateLine } from '../../dates/date-line.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { endsInThing } from '../by-form.ts';
import { placeAndDate } from './known-places.ts';
import { type Form, startsWithGivenName, whole } from '../line-forms.ts';
import { isBelowThingInWords } from './people-lines.ts';

/** "by Georg Lowe", "By Edward Lowe and Son", "Enamelled by Pierre Birch": whoever made a thing, or had a part in it. */
const BY =
  /^(?:[Bb]y|(?:Made|Painted|Enamell?ed|Decorated|Engraved|Modell?ed|Carved|Woven|Gilded|Printed|Cast|Built|Signed) by) \p{Lu}[\p{L}.'\u2019-]{1,20}(?: (?:\p{Lu}[\p{L}.'\u2019-]{0,20}|de|di|da|du|van|von|der|den|ter|le|la|and|&)){0,5}$/u;
/** "Nuremberg, 1537", "Leiden, Holland, about 1730", "Paris" */
const TOWN_AND_DATE =
  /^(\p{Lu}[\p{L}.'\u2019-]{2,20}(?: (?:\p{Lu}[\p{L}.'\u2019-]{1,20}|am|an der|upon|on|sur|de|la)){0,3}(?:, \p{Lu}[\p{L}.' -]{2,25})?)(?:, ((?:c\. ?|ca\. ?|about |around |circa |early |mid-|late |before |after )?\d[^,:;()]{2,30}))?$/u;
const NO_TOWN =
  /(?:[Pp]eriod|[Dd]ynasty|[Ss]tyle|[Cc]entury|[Cc]ollection|Museum|Gift|Bequest|Fund|Ltd|Company)\b/;

/** Lines on the town of a maker whom the line above names behind "by", below a thing. */
export const TOWN_BELOW_FORMS: readonly Form[] = [
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
