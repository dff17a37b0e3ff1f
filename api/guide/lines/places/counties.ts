import { isDateLine } from '../../dates/date-line.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { linesOf, textOf } from '../by-form.ts';
import { placeAndDate } from './known-places.ts';
import { isOfPicture } from '../pictures.ts';
import { isCounty, isInCounty } from './county-names.ts';
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

/** "Bow" is a town where a thing is of porcelain. */
const PORCELAIN = /\bporcelain\b/i;
/** "Uley, Gloucestershire, AD 150-250" */
const BEFORE_DATE =
  /^(\p{Lu}[^\d]{4,70}), ((?:(?:about|c\.|ca\.|circa|early|mid|late|AD|before|after)[ -]){0,2}\d.{2,30})$/u;

/** Lines below a thing that name a county or a pottery town alone. */
export const COUNTY_FORMS: readonly Form[] = [
  // "Teapot in the form of a camel / Staffordshire / White salt-glazed stoneware"
  ({ label, lines, text, line, at }) => {
    const texts = lines.map((each) => textOf(label, each));
    const isBow = text === 'Bow' && texts.some((each) => PORCELAIN.test(each));
    const [top, ...between] = texts.slice(0, at);
    if (top === undefined || !(isBow || isCounty(text))) return [];
    const isThing = isBelowThing(label) || (IN_SMALL_LETTERS.test(top) && !startsWithGivenName(top));
    const isBelow = between.length < 3 && between.every((each) => isMaterials(each) || isDateLine(each));
    const isMade = texts.some((each, index) => index > 0 && index !== at && isLikeMaterials(each));
    return isThing && isBelow && (isMade || isBelowThing(label)) && !texts.some((each) => isOfPicture(each))
      ? [...(isBelowThing(label) ? topOf(label) : []), whole('origin', line)]
      : [];
  },
  // "Sword pommel / Gold and garnet / Hammerwich, Staffordshire", "Queen Street, City of London, AD 43-100"
  ({ label, lines, text, line, at, above }) => {
    const texts = lines.map((each) => textOf(label, each));
    const [, place = text, date] = BEFORE_DATE.exec(text) ?? [];
    const isPlace =
      at > 0 &&
      isInCounty(place) &&
      (date === undefined || isDateLine(date)) &&
      !/^(?:Made|Cast|Woven)\b/.test(place) &&
      !(startsWithGivenName(place) && /^\S+ /.test(place));
    // "From the burial at Birch / Hoo, Suffolk": the name goes on.
    const goesOn = /[,-]$|\b(?:of|the|in|at|from|and|near)(?: \p{Lu}\p{L}+)?$/u.test(above);
    if (!isPlace || goesOn || ENDS_IN_LIFE.test(above)) return [];
    const isFind =
      texts.slice(0, 2).some((each, index) => index < at && namesThing(each)) ||
      texts.some((each, index) => index > 0 && index !== at && isLikeMaterials(each));
    if (!isFind || texts.some(isOfPicture)) return [];
    return date === undefined ? [whole('origin', line)] : placeAndDate(line, place);
  },
];

/** The first line as the title. */
const topOf = (label: Parameters<typeof linesOf>[0]): ReturnType<Form> =>
  linesOf(label)
    .slice(0, 1)
    .map((line) => whole('title', line));
