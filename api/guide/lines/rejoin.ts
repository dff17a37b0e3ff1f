import { isBalanced } from '../balanced.ts';
import { isDateText } from '../dates/date-line.ts';
import { startsOrigin, withOriginsMarked } from '../find-origin.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { isMaterials } from '../vocabulary/materials.ts';

/** Characters of two lines at most that are one: longer lines are those of a text. */
const LONGEST = 110;
/** So many small words make a line one of a text; what follows is no tombstone. */
const SMALL_WORDS = 5;

/** A line that tells of a life: "b. Dublin, 1882 - d. London,", "Lives and works in Durham,", "Ljubljana, 1919 - Ljubljana,". */
const OF_A_LIFE =
  /^\(?(?:[Bb]orn|[Bb]\.|[Ll]ive[sd]|[Ww]ork(?:s|ed)|[Aa]ctive|[Dd]ied|[Dd]\.|[Bb]ased)(?= )|\d{4} ?[-\u2013] ?(?:d\. |died )?\p{Lu}|[;,] (?:born|b\.|d\.|died|lives|works)(?= |$)/u;
/** What such a line goes on with behind a comma: a year, or a place with or without one. */
const REST_OF_LIFE = /^(?:\d{4}|\p{Lu}[^\d,;]{1,25}(?:, \p{Lu}[^\d,;]{1,25})?(?:,? \d{4})?)\)?[;,.]?$/u;
/** A life that ends with what goes on: "born Tulsa, 1910; died". */
const LIFE_ENDS_OPEN = /(?: |^)(?:born|b\.|died|d\.|in|lives|works|and)$/;
/** "(BG), lives in Sofia (BG)": a country's letters behind a town that ends the line above. */
const LETTERS_OF_COUNTRY = /^\(\p{Lu}{1,3}\)/u;

/** ", New", ", Royal": the beginning of a place's name, behind a comma. */
const BEGINS_A_PLACE =
  /, (?:Royal|North|South|East|West|Northern|Southern|Eastern|Western|Central|Upper|Lower|Middle|New|Saint|St\.?|San|Santa|Los|Las|Fort|Mount|Via|Republic of(?: the)?)$/;

/** A thing that goes by a name, or shows somebody: nothing ends so. */
const ENDS_BEFORE_NAME =
  /(?: |^)(?:named|called|known as|titled|inscribed|depicting|showing|portraying|commemorating|representing|featuring|one|two|three)$/i;

/** "Stock by Hieronymus": whose surname stands on the next line. */
const ENDS_IN_GIVEN_NAME = / by (\p{Lu}\p{Ll}+)$/u;

/** What is left of a firm's name: "Company, maker". */
const REST_OF_FIRM =
  /^(?:Company|Corporation|Co\.|Ltd\.?|Inc\.?|Limited|Manufactory|Manufacturing (?:Company|Co\.)|(?:& |and )(?:Sons?|Co\.|Company|Brothers))(?:,|$)/;

/** "(Bivouac of Revolutionaries), 1947": what a title above is in another language, or a name's other form; no life, nor a nation. */
const GLOSS_BELOW = /^\((?=\p{L})(?!attr)[^()\d]{3,60}\)(?:,? (?:c\. ?)?\d{4}|[,;])?$/u;

/** Whether a line of a tombstone surely ends in the midst of what the next one goes on with. */
function goesOn(text: string, below: string, at: number): boolean {
  if (text.length + below.length > LONGEST) return false;
  if (!isBalanced(text) || !isBalanced(below)) return false;
  if (GLOSS_BELOW.test(below) && !startsOrigin(withOriginsMarked(below), 1))
    return /\p{Ll}.*\p{L}$/u.test(text) && !isMaterials(below) && !/\d/.test(text);
  if (OF_A_LIFE.test(text)) {
    if (text.endsWith(',') && REST_OF_LIFE.test(below) && !isMaterials(below)) return true;
    if (LIFE_ENDS_OPEN.test(text) && /^\p{Lu}/u.test(below)) return true;
    if (LETTERS_OF_COUNTRY.test(below)) return true;
  }
  if (!/^[\p{Lu}&"'\u2018\u201C]|^and /u.test(below)) return false;
  if (BEGINS_A_PLACE.test(text) || /\p{Ll}-born,?$/u.test(text)) return true;
  const [, given = ''] = ENDS_IN_GIVEN_NAME.exec(text) ?? [];
  if (isGivenName(given.toLowerCase())) return true;
  if (at < 3 && ENDS_BEFORE_NAME.test(text)) return !isDateText(below) && !isMaterials(below);
  return REST_OF_FIRM.test(below) && /(?:^|[ &])\p{Lu}[\p{L}'\u2019.-]+$/u.test(text) && !/\d/.test(text);
}

const isOfText = (text: string): boolean =>
  (text.match(/(?<![\p{L}-])\p{Ll}{2,}(?![\p{L}-])/gu) ?? []).length >= SMALL_WORDS && !isMaterials(text);

interface PrintedLine {
  readonly text: string;
  readonly width: number;
  readonly startsBlock: boolean;
}

/** Lines over which a bracket goes on at most. */
const BRACKET_LINES = 3;

/** How many lines from the first on a bracket takes that the first one opens and the last one ends with; one where none does. */
function linesOfBracket(lines: readonly PrintedLine[]): number {
  const [first] = lines;
  if (!first || isBalanced(first.text) || !/[([][^)\]]*$/.test(first.text)) return 1;
  for (let count = 2; count <= Math.min(BRACKET_LINES, lines.length); count += 1) {
    const all = lines.slice(0, count);
    const text = all.map((line) => line.text).join(' ');
    if (text.length > LONGEST || all.slice(1).some(({ startsBlock }) => startsBlock)) return 1;
    if (isBalanced(text)) return /[)\]]$/.test(text) ? count : 1;
  }
  return 1;
}

/** Several lines as one, with what else is known of the first. */
function asOne<Line extends PrintedLine>(first: Line, others: readonly Line[]): Line {
  const all = [first, ...others];
  return {
    ...first,
    text: all.map(({ text }) => text).join(' '),
    width: Math.max(...all.map(({ width }) => width)),
  };
}

/**
 * The printed lines of a label, those of its tombstone made whole that narrow paper broke in the midst of a life, a name or
 * a bracket, so that what is told of whole lines is true of them. Nothing is joined over an empty line.
 */
export function rejoined<Line extends PrintedLine>(lines: readonly Line[]): Line[] {
  const end = lines.findIndex(({ text }) => isOfText(text));
  const tombstone = end < 0 ? lines : lines.slice(0, end);
  const whole: Line[] = [];
  for (let at = 0; at < tombstone.length;) {
    const count = linesOfBracket(tombstone.slice(at, at + BRACKET_LINES));
    const [first, ...others] = tombstone.slice(at, at + count);
    at += count;
    if (!first) break;
    const line = asOne(first, others);
    const above = whole.at(-1);
    if (above && !line.startsBlock && goesOn(above.text, line.text, whole.length - 1))
      whole[whole.length - 1] = asOne(above, [line]);
    else whole.push(line);
  }
  return [...whole, ...lines.slice(tombstone.length)];
}
