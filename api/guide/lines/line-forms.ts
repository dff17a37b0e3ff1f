import { MONTHS } from '../dates/date-words.ts';
import type { LabelTokens } from '../label-tokens.ts';
import { namedThing } from '../notes/head-noun.ts';
import type { KnownStretch } from '../search/search-label.ts';
import type { SegmentKind } from '../search/kinds.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { mediumWordKind, wordsIn } from '../vocabulary/materials.ts';
import { endsInThing, type Line, linesOf, textOf } from './by-form.ts';

/** A line of a label, the one above it and the one below. */
export interface Around {
  readonly label: LabelTokens;
  /** All lines of the label. */
  readonly lines: readonly Line[];
  readonly text: string;
  readonly line: Line;
  readonly at: number;
  readonly above: string;
  readonly below: string;
}

/** Of the words of a material line, at most so many are no words of materials: "Stone-pine wood, carved and gilded (later repainting)". */
const OTHERS_AMONG_MATERIALS = 0.35;

/** Whether a text is like those that name materials: it begins with one, or with what one is like, and few of its words are others. */
export function isLikeMaterials(text: string): boolean {
  const kinds = wordsIn(text.replaceAll(/\([^()]*\)/g, '').toLowerCase()).map(mediumWordKind);
  const others = kinds.filter((kind) => kind === 'other').length;
  return (
    kinds.slice(0, 3).includes('material') &&
    kinds[0] !== 'other' &&
    others <= kinds.length * OTHERS_AMONG_MATERIALS
  );
}

export const hasMaterial = (text: string): boolean =>
  wordsIn(text.toLowerCase()).some((word) => mediumWordKind(word) === 'material');

/** "Pompeo della Cesa (documented 1572-1593)", "(Milan c. 1567-1624 Prague)": a maker's line, or a life. */
export const ENDS_IN_LIFE = /^[^()]{0,60}\([^()]{0,90}\d{4}[^()]{0,90}\)$/;

/** The word behind a text that begins at word `from`. */
export const behind = (from: number, text: string): number => from + text.split(' ').length;

/** Whether a text begins with a given name; of the words in their list "the" is none at the head of a line. */
export const startsWithGivenName = (text: string): boolean =>
  !text.startsWith('The ') && isGivenName(text.split(/[ ,]/, 1)[0]?.toLowerCase() ?? '');

const ABOUT = '(?:(?:c\\.? ?|ca\\.? ?|about |around |circa )?)';
const UP_TO = '(?:[-\\u2013/]\\d{2,4})?';
const YEAR = new RegExp(`^${ABOUT}\\d{4}${UP_TO}$`, 'i');
/** Whether a line is a year, or the first and the last of some: "c. 1660-1700". */
export const isYear = (text: string): boolean => YEAR.test(text);

/** When a work was made, behind its title or series on the line. */
export const DATE_BEHIND = new RegExp(
  `,? (${ABOUT}(?:(?:${MONTHS}) (?:\\d{1,2}, )?|\\d{1,2} (?:${MONTHS}) )?(?:1[2-9]|20)\\d{2}${UP_TO})$`,
  'i',
);

/** When a bronze was cast, below when it was modelled. */
export const LATER_CAST =
  /^(?:(?:Posthumous|Later|Lifetime|This) cast|Cast),? (?:in )?(?:c\. ?|ca\. ?|about )?\d{4}$/;

/** Words with which no name begins. */
export const NO_NAME =
  /^(?:The|An?|In|On|At|My|Our|No|From|After|With|For|To|Near|Probably|Possibly|Untitled|Portrait|View|Study|Self)\b/;

/** What stands behind a medium on its line: "4/8", "edition of 99", "artist's proof", "unique". */
export const EDITION =
  /,? (?:(?:ed(?:ition|\.) )?\d{1,3}\/\d{1,4}|ed(?:ition|\.) (?:of )?\d[^,]*|A\.?P\.?(?: .{1,12})?|(?:artist['\u2019]s|trial|printer['\u2019]s) proof.{0,20}|(?:first|second|third|fourth|fifth|sixth|only|final) state(?: of \p{L}+)?|unique(?: (?:cast|print|piece|variant|impression|work|example))?)$/u;

/** Whether a text names a kind of thing, with or without what is said of it: "Cup with musicians", "Dish: The Judgement of Paris". */
export function namesThing(text: string): boolean {
  const [head = ''] = text
    .replace(/ ?\([^()]*\)/g, '')
    .toLowerCase()
    .split(':', 1);
  return [head, namedThing(head)].some((name) => endsInThing(name) || endsInThing(name.replace(/s$/, '')));
}

/** Whether the first line names a thing, so that what stands below it is no title. */
export const isBelowThing = (label: LabelTokens): boolean => {
  const [top] = linesOf(label);
  return top !== undefined && namesThing(textOf(label, top));
};

export const whole = (kind: SegmentKind, { from, to }: Line): KnownStretch => ({ kind, from, to });

/** A line in two stretches: its first words, and what stands behind them. */
export function inTwo(
  line: Line,
  words: string,
  [first, rest]: readonly [SegmentKind, SegmentKind],
): KnownStretch[] {
  const to = behind(line.from, words);
  return [
    { kind: first, from: line.from, to },
    { kind: rest, from: to, to: line.to },
  ];
}

/** What a line is by its form, in stretches; none where it has none that is known. */
export type Form = (around: Around) => readonly KnownStretch[];

/** "Smock", "Figure of a milkmaid", "Owl jug": a capital and small letters, which no name but a single one has. */
export const IN_SMALL_LETTERS = /^\p{Lu}[\p{Ll}'\u2019-]+(?: (?:\p{Ll}[\p{Ll}'\u2019-]*)){0,9}$/u;
