import { isBalanced, JOINING } from '../../balanced.ts';
import { isDateLine } from '../../dates/date-line.ts';
import { MONTHS } from '../../dates/date-words.ts';
import { goesOnInCount } from '../../dates/other-counts.ts';
import { startsOrigin, withOriginsMarked } from '../../find-origin.ts';
import { isKnownArtist } from '../../notes/known-artists.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { isMaterials, mediumWordKind } from '../../vocabulary/materials.ts';
import { SIDE_OF_COIN } from '../part-words.ts';
import {
  isBirthBeforeYear,
  isBrokenByWidth,
  isLifeBeforeDeath,
  isRestOfTitle,
  isSeriesBeforeName,
} from './narrow-breaks.ts';
import { goesOnSide } from './side-lines.ts';

/** Characters of two lines at most that are one: longer lines are those of a text. */
const LONGEST = 150;
/** Characters of a line at most that has the width of the card; longer ones are paragraphs. */
const WIDEST = 70;
/** Characters of the widest line of the narrowest card; shorter lines end where their words do. */
const NARROWEST = 20;
/** So many small words make a line one of a text, and so many two lines; what follows is no tombstone. */
const SMALL_WORDS = 5;
const SMALL_WORDS_OF_TWO = 3;

/** Lines among the first that may be a title's, with its small words: "View of Warsaw from the Terrace of the Royal". */
const TITLE_LINES = 4;
const TITLE_CAPITALS = 3;
/** Words of lines on a maker, which are no title's. */
const OF_A_MAKER = /\b(?:factory|manufactory|workshop|studio|direction|by)\b|[.!?]/;

/** Whether a line may be a title's, so that its small words make it no text. */
const isLikeTitle = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  !OF_A_MAKER.test(text) &&
  (text.match(/(?:^| )\p{Lu}/gu) ?? []).length >= TITLE_CAPITALS;

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
  /, (?:Royal|North|South|East|West|Northern|Southern|Eastern|Western|Central|Upper|Lower|Middle|New(?: South)?|Saint|St\.?|San|Santa|Los|Las|Fort|Mount|Via|Republic of(?: the)?|Rhode|Papua|Buenos|Rio de|S\u00E3o)$/;

/** A thing that goes by a name, or shows somebody: nothing ends so. */
const ENDS_BEFORE_NAME =
  /(?: |^)(?:named|called|known as|titled|inscribed|depicting|showing|portraying|commemorating|representing|featuring)$/i;
/** "Dish with Two"; "The Great Black One" and "second state of two" are whole. */
const ENDS_IN_NUMBER = /(?<! of) (?:one|[Tt]wo|[Tt]hree)$/;

/** "Relief with the departure of Prince", "Figure of the goddess": the name stands on the next line. */
const ENDS_BEFORE_TITLED =
  / (?:(?:of|with|and|for|to) (?:Crown )?(?:Prince|Princess|Emperor|Empress|Pharaoh|Sultan|Shah|Maharaja|Raja)|(?:of|to|for) the (?:[Gg]od|[Gg]oddess)|(?:of|to|for|from) (?:King|Queen|Saint|Pope|Captain|Count|Duke|Duchess|Bishop|Lord|Lady)|(?:do\u00F1a|don|Mrs\.?|Mr\.?|Dr\.|Mme|Mlle))$/;
/** "Siddhartha", "Sophia Duleep" */
const NAME_BELOW = /^\p{Lu}[\p{L}'\u2019-]{2,20}(?: (?:of )?\p{Lu}[\p{L}'\u2019-]{0,20}){0,2}$/u;

/** "Stock by Hieronymus", "Collected by Captain Robert": whose surname stands on the next line. */
const ENDS_IN_GIVEN_NAME =
  / by (?:(?:Captain|Capt\.|Sir|Dame|Lady|Lord|Dr\.?|Mrs?\.?|Miss|Ms\.?|Rev\.?|Reverend|Professor|Prof\.|Colonel|Col\.|Major|General|Admiral|Lieutenant|Lt\.?|Commander|Bishop|Father|Brother|Sister) )?(\p{Lu}\p{Ll}+)$/u;

/** "20 Charing", "12 New Bond": a number in a street whose name goes on with what it is. */
const ENDS_IN_A_STREET = /, \d{1,3} \p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?$/u;
const REST_OF_STREET =
  /^(?:\p{Lu}[\p{L}'\u2019-]+ )?(?:Street|St\.?|Road|Lane|Square|Row|Cross|Hill|Court|Place|Terrace|Gardens|Yard|Alley|Fields|Avenue|Strand)(?:,|$)/u;

/** "December 1960", the rest of a date whose day stands above. */
const MONTH_AND_YEAR = new RegExp(`^(?:${MONTHS}),? \\d{4}\\b`);

/** What is left of a firm's name: "Company, maker". */
const REST_OF_FIRM =
  /^(?:Company|Corporation|Co\.|Ltd\.?|Inc\.?|Limited|Manufactory|Manufacturing (?:Company|Co\.)|(?:& |and )(?:Sons?|Co\.|Company|Brothers))(?:,|$)/;

/** "(Bivouac of Revolutionaries), 1947": what a title above is in another language, or a name's other form; no life, nor a nation. */
const GLOSS_BELOW = /^\((?=\p{L})(?!attr)[^()\d]{3,60}\)(?:,? (?:c\. ?)?\d{4}|[,;])?$/u;

/** "Design attributed to Ada Birch / (French, Paris 1751-1843 Paris)", "made at the Bow / porcelain factory": somebody's life, or what a house is. */
const goesOnDoer = (text: string, below: string): boolean =>
  (/^(?:After a d|D)esign (?:attributed to|by) \p{Lu}\P{N}{3,40}\p{L}$/u.test(text) &&
    /^\([^()]{3,60}\d{4}[^()]{0,30}\)$/.test(below)) ||
  (/\b[Mm]ade (?:at|by) the \p{Lu}[\p{L}'\u2019-]+$/u.test(text) &&
    /^(?:\p{Ll}+ ){0,2}(?:factory|manufactory|works|pottery|glasshouse|workshops?)(?:,|$)/u.test(below));

/** "Paris, France; maker's mark / of Pierre Lowe" */
const goesOnMark = (text: string, below: string): boolean =>
  /(?:^|[ ;])[Mm]arks?$/.test(text) && /^(?:probably |possibly )?(?:that )?of \p{Lu}/u.test(below);

/** "at her wedding, 15 / December 1960" */
const goesOnDay = (text: string, below: string): boolean =>
  /\p{L}[^\d]{0,40} \d{1,2}$/u.test(text) && MONTH_AND_YEAR.test(below);

/** "drawn by Hendrik van", "Study of the": a small word that no line ends with; "seen from below" is whole. */
const ENDS_OPEN =
  / (?:of|and|with|or|the|an|for|from|by|his|her|its|&|de|del|della|da|di|du|des|von|van|ter|van de[nr]?)$/;
/** "after a drawing by Leonardo", "Follower of Hieronymus": one to three words of a name with which a line may end. */
const NAME_AT_END =
  /(?:^|[ ,(])(?:[Bb]y|[Aa]fter|[Oo]f|[Tt]o|and) ((?:\p{Lu}[\p{L}.-]{0,20} ){0,2}\p{Lu}[\p{L}.-]{0,20}(?: (?:van|von|da|de|di|der|den))?)$/u;
/** "Bosch", "Rubens, about 1620": what a line of a name's last words begins with. */
const NAME_AT_START = /^(?:(?:van|von|da|de|di|der|den) )?\p{Lu}[\p{L}-]{1,20}(?=$|[,;( ])/u;

/** Whether a line ends in a small word, or in the first words of an artist's name whose last one stands below. */
function isOpen(text: string, below: string): boolean {
  const [rest] = NAME_AT_START.exec(below) ?? [];
  const [, name] = NAME_AT_END.exec(text) ?? [];
  if (name !== undefined && rest !== undefined && isKnownArtist(`${name} ${rest}`)) return true;
  // "James Abbott McNeill / Whistler"
  if (rest === below && !isKnownArtist(text) && isKnownArtist(`${text} ${below}`)) return true;
  return ENDS_OPEN.test(text) && !isDateLine(below) && !isMaterials(below) && !BEGINS_ANOTHER.test(below);
}

/** "engraved after a drawing by Leonardo da / Vinci": the rest of a name, which makes no text of the line above. */
const isOpenBeforeName = (text: string, below: string): boolean =>
  /^(?:(?:van|von|da|de|di|der|den) )?\p{Lu}[\p{L}-]{1,20}(?: \p{Lu}[\p{L}-]{1,20})?$/u.test(below) &&
  isOpen(text, below);

/** Whether a line of a tombstone surely ends in the midst of what the next one goes on with. */
function goesOn(text: string, below: string, at: number): boolean {
  if (!isBalanced(text) || !isBalanced(below)) return false;
  if (goesOnInCount(text, below) || goesOnMark(text, below) || goesOnDoer(text, below)) return true;
  if (goesOnDay(text, below) || isBrokenDate(text, below) || isOpen(text, below)) return true;
  if (isBirthBeforeYear(text, below) || isSeriesBeforeName(text, below)) return true;
  if (isLifeBeforeDeath(text, below)) return true;
  if (isRestOfTitle(text, below)) return true;
  if (GLOSS_BELOW.test(below) && !startsOrigin(withOriginsMarked(below), 1))
    return /\p{Ll}/u.test(text) && /\p{L}$/u.test(text) && !isMaterials(below) && !/\d/.test(text);
  if (OF_A_LIFE.test(text)) {
    if (text.endsWith(',') && REST_OF_LIFE.test(below) && !isMaterials(below)) return true;
    if (LIFE_ENDS_OPEN.test(text) && /^\p{Lu}/u.test(below)) return true;
    if (LETTERS_OF_COUNTRY.test(below)) return true;
  }
  if (!/^[\p{Lu}&"'\u2018\u201C]|^and /u.test(below)) return false;
  if (BEGINS_A_PLACE.test(text) || /\p{Ll}-born,?$/u.test(text)) return true;
  if (ENDS_IN_A_STREET.test(text) && REST_OF_STREET.test(below)) return true;
  const [, given = ''] = ENDS_IN_GIVEN_NAME.exec(text) ?? [];
  if (isGivenName(given.toLowerCase())) return !isMaterial(firstWord(below));
  if (at < 3 && ENDS_BEFORE_TITLED.test(text) && NAME_BELOW.test(below))
    return !isMaterials(below) && !isMaterial(firstWord(below)) && !startsOrigin(withOriginsMarked(below), 0);
  if (at < 3 && (ENDS_BEFORE_NAME.test(text) || ENDS_IN_NUMBER.test(text)))
    return !isDateLine(below) && !isMaterials(below);
  return REST_OF_FIRM.test(below) && /(?:^|[ &])\p{Lu}[\p{L}'\u2019.-]+$/u.test(text) && !/\d/.test(text);
}

/** Words with which another field begins, whatever stands above. */
const BEGINS_ANOTHER =
  /^(?:Gift|Bequest|Purchased?|Promised|Museum|Collection|Courtesy|Given|Donat|Present|Lent|Loan|On loan|Acquired|Bequeathed|Transferred|Inv|Acc|Cat|By|After|From|Attributed|Designed|Made|Manufactured|Printed|Published|Edition|Woven|Decorated|Signed|Inscribed|Workshop|Circle|School|Follower|Found|Excavated|Collected)|^(?:\u00A9|by|after|from|attributed|designed|made|manufactured|printed|published|edition|born|b\.|died|d\.|active|founded|established|lives|works|gift|bequest|purchased?) |^(?:sheet|plate|leaf|no\.) ?\d|^[\d.,/ -]+(?:x|\u00D7|cm|mm|in\.)|^[A-Z]{0,5}[\d][\d./-]*$/;
/** Marks and words behind which a date goes on from the line above. */
const BEFORE_DATE =
  /[,;(]$|\b(?:about|around|c\.|ca\.|circa|and|or|to|in|early|late|mid-?|half of the|quarter of the|century)$/i;

/** "3rd century BC-3rd / century AD", "AD 185 / BC": a date that goes on with its count. */
const isBrokenDate = (text: string, below: string): boolean =>
  (/\d(?:st|nd|rd|th)$/.test(text) && /^centur(?:y|ies)\b/.test(below)) ||
  (/\d$/.test(text) && /^(?:BCE?|CE|AD|A\.D\.|B\.C\.)(?:[,; ](?!\d)|$)/.test(below)) ||
  (ENDS_IN_DAY.test(text) && /^\d{4}/.test(below)) ||
  (/^\d{1,2}(?:st|nd|rd|th)?,? \d{4}(?:[,;.]|$)/.test(below) && ENDS_BEFORE_DAY.test(text)) ||
  (ENDS_IN_MONTH.test(text) && /^\d{4}(?:[,;.]|$)/.test(below)) ||
  (/^(?:c\.|ca\.|circa|about|between) ?\d{4} ?[-\u2013]$/.test(text) && /^\d{4}$/.test(below));
/** "12 June" above "1779" */
const ENDS_IN_DAY = new RegExp(`\\b\\d{1,2} (?:${MONTHS})$|\\b(?:${MONTHS}) \\d{1,2},$`, 'i');
/** "Thursday, August" above "6th, 1891" */
const ENDS_BEFORE_DAY = new RegExp(`(?:,|\\b(?:[Ii]n|[Oo]n|day)) (?:${MONTHS})$`);
/** "Botany Bay, April", "in early June" above "1770"; "Ernst May" is somebody. */
const ENDS_IN_MONTH = new RegExp(`(?:,|\\b(?:in|early|late|mid))[ -](?:${MONTHS})$`);
/** "Ardee, Co." above "Louth": a county, and no firm. */
const isBrokenCounty = (text: string, below: string): boolean =>
  text.endsWith(', Co.') && /^\p{Lu}\p{Ll}{2,12}(?:[,;]|$)/u.test(below);
/** "Sierra Nevada de Santa": the beginning of a place's name at the edge of a card. */
const ENDS_IN_A_PLACE = / (?:Santa|San|Saint|St\.?|New|Los|Las|El|La|Port|Fort|Mount|Lake|Cape|Le)$/;

const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';
const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);
const isMaterial = (word: string): boolean =>
  mediumWordKind(word.replaceAll(/[^\p{L}-]/gu, '')) === 'material';

/** Whether a line whose next word had no room on it goes on with that: it ends in the midst of a phrase, or a small letter follows. */
function wraps(text: string, below: string): boolean {
  if (isBrokenDate(text, below)) return true;
  if (isDateLine(below)) return BEFORE_DATE.test(text);
  if (BEGINS_ANOTHER.test(below)) return false;
  // "2000 (remastered 2016)" is whole.
  if (/\d{4}\)?$/.test(text) && isBalanced(text)) return false;
  if (isBrokenCounty(text, below)) return true;
  if (ENDS_IN_A_PLACE.test(text) && /^\p{Lu}/u.test(below)) return true;
  if (isMaterial(firstWord(below)) && !isMaterial(lastWord(text)) && !JOINING.test(lastWord(text)))
    return false;
  // "second state of two" is whole.
  const isOpenEnd = JOINING.test(lastWord(text)) && !/ of (?:two|three|four|five|six|seven)$/.test(text);
  return /^\p{Ll}/u.test(below) || isOpenEnd || /[,&(]$/.test(text) || !isBalanced(text);
}

const smallWords = (text: string): number =>
  isMaterials(text) ? 0 : (text.match(/(?<![\p{L}-])\p{Ll}{2,}(?![\p{L}-])/gu) ?? []).length;

interface PrintedLine {
  readonly text: string;
  readonly width: number;
  readonly startsBlock: boolean;
  /** Whether it is known to go on in the next line. */
  readonly goesOn?: boolean | undefined;
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
    goesOn: all.at(-1)?.goesOn,
  };
}

/** The same lines, each side of a coin on one line. */
function withSidesWhole<Line extends PrintedLine>(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isRest = above && !line.startsBlock && !BEGINS_ANOTHER.test(line.text);
    if (isRest && goesOnSide(above.text, line.text)) whole[whole.length - 1] = asOne(above, [line]);
    else whole.push(line);
  }
  return whole;
}

/** So many lines that had no room for the next word show how wide a card is. */
const LINES_AT_EDGE = 3;

const endsAtEdge = (lines: readonly PrintedLine[], widest: number): number =>
  lines.filter(({ text }, at) => {
    const below = lines[at + 1];
    return below && !below.startsBlock && text.length + 1 + firstWord(below.text).length > widest;
  }).length;

/**
 * The printed lines of a label, those of its tombstone made whole that narrow paper broke in the midst of a life, a name or
 * a bracket, so that what is told of whole lines is true of them. Nothing is joined over an empty line.
 */
export function rejoined<Line extends PrintedLine>(broken: readonly Line[]): Line[] {
  const lines = withSidesWhole(broken);
  const small = lines.map(({ text }) => (SIDE_OF_COIN.test(text) ? 0 : smallWords(text)));
  const isTitle = (at: number): boolean =>
    at < TITLE_LINES &&
    (small[at + 1] ?? SMALL_WORDS) < SMALL_WORDS_OF_TWO &&
    (isLikeTitle(lines[at]?.text ?? '') ||
      isOpenBeforeName(lines[at]?.text ?? '', lines[at + 1]?.text ?? ''));
  const end = small.findIndex(
    (count, at) =>
      (count >= SMALL_WORDS && !isTitle(at)) ||
      (count >= SMALL_WORDS_OF_TWO && (small[at + 1] ?? 0) >= SMALL_WORDS_OF_TWO),
  );
  const tombstone = end < 0 ? lines : lines.slice(0, end);
  const widest = Math.max(0, ...lines.map(({ text }) => text.length).filter((length) => length <= WIDEST));
  const isNarrow = widest >= NARROWEST && endsAtEdge(lines, widest) >= LINES_AT_EDGE;
  let last = 0;
  const whole: Line[] = [];
  for (let at = 0; at < tombstone.length;) {
    const count = linesOfBracket(tombstone.slice(at, at + BRACKET_LINES));
    const [first, ...others] = tombstone.slice(at, at + count);
    at += count;
    if (!first) break;
    const line = asOne(first, others);
    const above = whole.at(-1);
    const hadNoRoom = widest >= NARROWEST && last + 1 + firstWord(line.text).length > widest;
    const next = tombstone[at];
    const isBroken = (text: string): boolean =>
      wraps(text, line.text) ||
      isBrokenByWidth({
        text,
        below: line.text,
        isTop: whole.length === 1,
        next: next?.text ?? '',
        isNarrow,
      });
    const isOne =
      above &&
      !line.startsBlock &&
      !SIDE_OF_COIN.test(line.text) &&
      !SIDE_OF_COIN.test(above.text) &&
      above.text.length + line.text.length <= LONGEST &&
      (above.goesOn === true ||
        goesOn(above.text, line.text, whole.length - 1) ||
        (hadNoRoom && isBroken(above.text)));
    if (isOne) whole[whole.length - 1] = asOne(above, [line]);
    else whole.push(line);
    last = (others.at(-1) ?? first).text.length;
  }
  return [...whole, ...lines.slice(tombstone.length)];
}
