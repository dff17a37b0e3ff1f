import { isDateLine } from '../dates/date-line.ts';
import { startsOrigin, withOriginsMarked } from '../find-origin.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { DATE_BEHIND } from './english-lines.ts';
import { isForeignRemark } from './foreign-tombstone.ts';
import { weighWords } from './guess-language.ts';
import { isKnownPlace } from './places-in-two.ts';
import { plainWord } from './plain-word.ts';
import { IS_ROLE } from './roles-in-english.ts';

/** Which of two languages a label prints first, as its materials tell. */
export type Order = 'English first' | 'other first' | null;

/** A line of a label in two languages. */
export interface LineOfTwo {
  readonly text: string;
  /** Whether it says in either language what the work is made of. */
  readonly isMedium: boolean;
}

/** Titles of a work at most, one for each language. */
const MOST_TITLES = 3;
/** What of a title's language a word of small weight tells. */
const LEAD = 0.3;
const ACCENTED = 0.4;

const MAY_BE_TITLE = /^["'\u2018\u201C\u00AB]?\p{Lu}[^\d;|]{2,70}$/u;
/** "Ada Birch", "Jan van der Birch": a name as far as its capitals tell. */
const LIKE_A_NAME =
  /^\p{Lu}[\p{L}.'\u2019-]*(?: (?:de|da|di|du|van|von|der|den|\p{Lu}[\p{L}.'\u2019-]*)){1,4}$/u;
const ENDS_OPEN =
  /(?:[,:-]| (?:of|the|and|a|an|in|at|on|with|from|for|to|by|de|du|des|von|van|und|et|och|og|i|y|e))$/i;

/** A small word of another language at the end of a line, behind which a name goes on below: "Retrato de Enrique VIII de / Inglaterra". */
const ENDS_IN_SMALL_WORD =
  / (?:de|del|della|dell\u2019|di|da|do|dos|du|des|la|le|les|el|los|las|il|lo|con|en|em|e|y|et|sur|dans|avec|der|die|das|den|dem|von|vom|im|am|auf|mit|bei|und|van|het|een|met|en|och|og|med|i|w|na|z|v)$/;
const NO_TITLE: LineOfTwo = { text: '', isMedium: true };

/** Whether a line goes on with the name that a title above breaks off before, or in small letters. */
const goesOnFrom = (above: string, { text, isMedium }: LineOfTwo): boolean =>
  !isMedium &&
  /^\p{L}[^\d;|]{2,70}$/u.test(text) &&
  (ENDS_IN_SMALL_WORD.test(above) || /^\p{Ll}/u.test(text));

const withoutDate = (text: string): string => text.replace(DATE_BEHIND, '');
const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';
const wordsOf = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];

/** What a line has of English beside what it has of another language. */
function englishness(text: string): number {
  const { english, foreign } = weighWords(text);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const things = words.filter((word) => OBJECT_WORDS.has(word)).length;
  // A letter that English has not may as well be in a name of both.
  const accented = (text.match(/\p{Lu}[\p{L}]*/gu) ?? []).filter((word) => /[^\p{ASCII}]/u.test(word)).length;
  return english + things - foreign - ACCENTED * accented;
}

/** Letters with which two words of two languages begin alike: "Konvalescenten", "Convalescent". */
const SHARED = 4;
const stemOf = (word: string): string => plainWord(word).replaceAll('k', 'c').slice(0, SHARED);

/** "II" of "Skovstien II" */
const numeralOf = (title: string): string => / [IVX]{1,6}$/.exec(title)?.[0] ?? '';

/** Whether two titles share a name, a number at their end, or a word that begins alike in both languages. */
function isAlike(one: string, two: string): boolean {
  if (numeralOf(one) !== '' && numeralOf(one) === numeralOf(two)) return true;
  const stems = new Set(wordsOf(one).map(stemOf));
  return wordsOf(two).some((word) => stems.has(stemOf(word)));
}

/** "Meissen, c. 1820", "Barcelona, 1866-1932" */
const isDatedPlace = (text: string): boolean => DATE_BEHIND.test(text) && isKnownPlace(withoutDate(text));

/** Whether a line can be a title of a work, as far as it tells by itself. */
const mayBeTitle = ({ text, isMedium }: LineOfTwo): boolean =>
  !isMedium &&
  MAY_BE_TITLE.test(withoutDate(text)) &&
  !/[.!?]$/.test(text) &&
  !isForeignRemark(text) &&
  !isDateLine(text) &&
  !isDatedPlace(text) &&
  !/^(?:Master|Workshop|Circle|Follower|Studio|School) of |^Attributed to /.test(text) &&
  !isKnownArtist(text) &&
  !startsWithOrigin(text) &&
  !IS_ROLE.test(text) &&
  // "Judith Beheading Holofernes" is nobody's name.
  !(isPerson(text) && englishness(text) <= 0 && !hasEnglish(text));

/** Whether a line surely in another language stands above an English one: "Riposo nella fuga in Egitto / Rest on the Flight". */
function turnsEnglish(above: string, title: string): boolean {
  const [other, own] = [weighWords(above), weighWords(title)];
  return other.foreign >= 1 && other.english === 0 && own.foreign === 0 && hasEnglish(title);
}

/** "Judith Beheading Holofernes" has none of the words that are known. */
const hasEnglish = (text: string): boolean => weighWords(text).english > 0 || /\p{L}{4}ing /u.test(text);

const isPerson = (text: string): boolean =>
  LIKE_A_NAME.test(text) && isGivenName(firstWord(text).toLowerCase());

const startsWithOrigin = (text: string): boolean => startsOrigin(withOriginsMarked(text), 0);

/** "Blatt 3 aus der Folge", "Plate 3 of the series" */
const PLACE_IN_SERIES =
  /^(?:Blatt|Tafel|Nr\.|Plate|Sheet|No\.|Planche|Feuille|Folio|Plaat|Blad) \d{1,3} (?:aus|of|from|de|du|des|d'|uit|van|af|ur)\b/;

/** Whether what stands below the last title is what follows one: a date, a material, a land, its place in a series, nothing. */
const endsTitles = (line: LineOfTwo | undefined, last: string): boolean =>
  line === undefined ||
  line.text.trim() === '' ||
  startsWithOrigin(line.text) ||
  line.isMedium ||
  PLACE_IN_SERIES.test(line.text) ||
  isDateLine(line.text) ||
  DATE_BEHIND.test(last);

/** The English one among titles that say the same; null where nothing tells which it is. */
function englishAmong(titles: readonly string[], order: Order): number | null {
  const scores = titles.map(englishness);
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  if (scores.every((score, index) => index === at || score <= best - LEAD)) return at;
  return order === null ? null : order === 'English first' ? 0 : titles.length - 1;
}

/** So many lines that had no room for the next word show how wide a card is, which else is this wide at least. */
const LINES_AT_EDGE = 3;
const LEAST_WIDTH = 36;
/** Characters of the widest line of the narrowest card. */
const NARROWEST = 24;

/** Characters for which the card had room on a line. */
function widthOf(lines: readonly LineOfTwo[]): number {
  const widest = Math.max(0, ...lines.map(({ text }) => text.length));
  const atEdge = lines.filter(({ text }, at) => {
    const below = lines[at + 1]?.text ?? '';
    return below !== '' && text.length + 1 + firstWord(below).length > widest;
  }).length;
  return atEdge >= LINES_AT_EDGE && widest >= NARROWEST ? widest : Math.max(widest, LEAST_WIDTH);
}

/**
 * The lines that repeat a title in another language, where a label of two or three prints each title on its own line:
 * "Bociany / Storks", "The Convalescent / Toipilas / Konvalescenten". They stand behind the maker, or share a word at the top.
 */
export function titlesInOther(lines: readonly LineOfTwo[], order: Order): ReadonlySet<number> {
  const widest = widthOf(lines);
  const text = (at: number): string => withoutDate(lines[at]?.text ?? '');
  const left = new Set(placesInOther(lines, order));
  for (let from = 0; from < lines.length; from += 1) {
    // "São Paulo, 1886 – / Rio de Janeiro, 1973"
    if (/[-\u2013]$/.test(lines[from - 1]?.text ?? '')) continue;
    let to = from;
    while (
      to < lines.length &&
      (mayBeTitle(lines[to] ?? NO_TITLE) || (to > from && goesOnFrom(text(to - 1), lines[to] ?? NO_TITLE)))
    )
      to += 1;
    if (to === from) continue;
    // At the top stands the maker, unless the next line says the same.
    const first = from === 0 && !isAlike(text(0), text(1)) ? 1 : from;
    const starts = Array.from({ length: to - first }, (_, index) => first + index).filter(
      (at) => at === first || !goesOnFrom(text(at - 1), lines[at] ?? NO_TITLE),
    );
    const linesOf = (index: number): number[] =>
      Array.from(
        { length: (starts[index + 1] ?? to) - (starts[index] ?? to) },
        (_, line) => (starts[index] ?? to) + line,
      );
    const titles = starts.map((_, index) => linesOf(index).map(text).join(' '));
    const isApart = titles.every((title, index) => {
      const above = titles[index - 1];
      if (above === undefined || isAlike(above, title)) return true;
      const last = text((starts[index] ?? 0) - 1);
      const hadRoom = last.length + 1 + firstWord(title).length <= widest;
      return (hadRoom || turnsEnglish(above, title)) && !ENDS_OPEN.test(last);
    });
    const isOfTwo = titles.length > 1 && titles.length <= MOST_TITLES;
    const english =
      isOfTwo && isApart && endsTitles(lines[to], lines[to - 1]?.text ?? '')
        ? englishAmong(titles, order)
        : null;
    const isBelowMaker = lines.slice(0, first).some((line) => isKnownArtist(line.text));
    if (english !== null && isRepeated(titles, english, order, isBelowMaker))
      titles.forEach((_, index) => {
        if (index !== english) linesOf(index).forEach((line) => left.add(line));
      });
    from = to;
  }
  return left;
}

/** The lines that say in another language where a thing is from, beside the English ones: "Papouasie-Nouvelle-Guinée, Nouvelle-Irlande". */
function placesInOther(lines: readonly LineOfTwo[], order: Order): number[] {
  const partsIn = (at: number): number => (lines[at]?.text ?? '').split(', ').length;
  return lines.flatMap(({ text, isMedium }, at) => {
    const english = order === 'English first' ? at - 1 : at + 1;
    const said = lines[english]?.text ?? '';
    const isTwice = order !== null && at > 0 && partsIn(at) > 1 && partsIn(at) === partsIn(english);
    const isPlace =
      !isMedium && MAY_BE_TITLE.test(text) && !startsWithOrigin(text) && weighWords(text).english === 0;
    return isTwice && isPlace && startsWithOrigin(said) && MAY_BE_TITLE.test(said) ? [at] : [];
  });
}

/** "Churning Woman / Köpülő asszony": of a title in two languages on one line the English half, with the date behind the other. */
export function englishTitle(line: string, order: Order): string {
  const halves = line.split(' / ');
  const titles = halves.map(withoutDate);
  // "Teekanne MT 49 / Tea infuser MT 49": a number that stands in both is none of a date.
  const [first = '', second = ''] = titles;
  const numbers = new Set(second.split(' ').filter((word) => /\d/.test(word)));
  const isShared = first.split(' ').every((word) => !/\d/.test(word) || numbers.has(word));
  const asNamed = (text: string): string => (isShared ? text.replaceAll(/ \S{0,8}\d\S{0,8}/g, '') : text);
  if (halves.length !== 2 || !halves.every((text) => mayBeTitle({ text: asNamed(text), isMedium: false })))
    return line;
  const english = englishAmong(titles, order);
  if (english === null || !isRepeated(titles, english, order)) return line;
  return `${titles[english] ?? ''}${DATE_BEHIND.exec(line)?.[0] ?? ''}`;
}

/** A date, and the material behind it: "c. 1817, oil on canvas". */
const withoutLeadingDate = (text: string): string => {
  const [first = '', ...rest] = text.split(', ');
  return rest.length > 0 && isDateLine(first) ? rest.join(', ') : text;
};

/**
 * The title and date of a tombstone in another language that stands whole above the English one: of "Das Eismeer / 1824 / Öl auf
 * Leinwand / The Sea of Ice / 1824, oil on canvas" the first two lines.
 */
export function blockInOther(
  texts: readonly string[],
  isOther: (text: string) => boolean,
  isEnglish: (text: string) => boolean,
): ReadonlySet<number> {
  const at = texts.findIndex(isOther);
  const english = texts.findIndex((text, line) => line > at && isEnglish(withoutLeadingDate(text)));
  const isTitle = (line: number): boolean => mayBeTitle({ text: texts[line] ?? '', isMedium: false });
  let title = at - 1;
  while (title > 0 && isDateLine(texts[title] ?? '')) title -= 1;
  const between = texts.slice(at + 1, Math.max(at + 1, english));
  const titles = between.filter((text) => !isDateLine(text) && !isForeignRemark(text) && text !== '');
  const isDated = /\d{4}/.test(texts.slice(at + 1, english + 1).join(' '));
  if (at < 2 || title < 1 || english < 0 || !isTitle(title) || titles.length !== 1) return new Set();
  const [said = ''] = titles;
  if (!mayBeTitle({ text: said, isMedium: false }) || englishness(said) <= englishness(texts[title] ?? ''))
    return new Set();
  return new Set(isDated ? Array.from({ length: at - title }, (_, line) => title + line) : [title]);
}

/** "The Body of the Dead" of a line in two languages, above "Christ in the Tomb, 1521": whether its English half, which ends it, goes on in the next one. */
export function goesOnBelow(
  { half, printed }: { readonly half: string; readonly printed: string },
  below: LineOfTwo,
): boolean {
  const rest = withoutDate(below.text);
  if (
    DATE_BEHIND.test(half) ||
    half === printed ||
    !printed.endsWith(` / ${half}`) ||
    printed.length < LEAST_WIDTH
  )
    return false;
  if (!mayBeTitle({ ...below, text: rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }))
    return false;
  return (
    /^(?!by |from (?:the|a) |c\. |ca\. |about |around |after )\p{Ll}/u.test(rest) ||
    (weighWords(rest).english > 0 && englishness(rest) > 0)
  );
}

/** Whether all titles but one say the same in other languages, as far as words, letters and the order of the languages tell. */
function isRepeated(titles: readonly string[], english: number, order: Order, isBelowMaker = false): boolean {
  const said = titles[english] ?? '';
  const place = order === 'English first' ? 0 : titles.length - 1;
  const isAnyAlike = titles.some((title, index) => index !== english && isAlike(title, said));
  return titles.every((title, index) => {
    if (index === english || isAlike(title, said)) return true;
    const { english: words, foreign } = weighWords(title);
    // "Unendliche Schleife" is like a name, but no further one below the maker's.
    if (words > 0 || (LIKE_A_NAME.test(title) && foreign === 0 && !isBelowMaker)) return false;
    return foreign > 0 || isAnyAlike || (order !== null && english === place);
  });
}
