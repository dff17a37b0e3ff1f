import { isDateLine } from '../../dates/date-line.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { linesOf, textOf } from '../by-form.ts';
import { isCounty } from './county-names.ts';
import { type Form, isBelowThing, isLikeMaterials, startsWithGivenName, whole } from '../line-forms.ts';

/** "Bow" is a town where a thing is of porcelain. */
const PORCELAIN = /\bporcelain\b/i;
/** What is painted, drawn or printed shows a county as often as it comes from there. */
const PICTURE =
  /\b(?:oils?|watercolou?rs?|gouache|tempera|acrylic|pastels?|pencil|ink|chalk|charcoal|photographs?|prints?|negative|etching|engraving|lithograph|aquatint|mezzotint|woodcut|linocut|screenprint)\b/i;
/** Whether a line says of a work that it is a picture: "Oil on canvas". */
export const isOfPicture = (text: string): boolean => PICTURE.test(text);
/** "Smock", "Figure of a milkmaid", "Owl jug": a capital and small letters, which no name but a single one has. */
export const IN_SMALL_LETTERS = /^\p{Lu}[\p{Ll}'\u2019-]+(?: (?:\p{Ll}[\p{Ll}'\u2019-]*)){0,9}$/u;

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
];

/** The first line as the title. */
const topOf = (label: Parameters<typeof linesOf>[0]): ReturnType<Form> =>
  linesOf(label)
    .slice(0, 1)
    .map((line) => whole('title', line));
