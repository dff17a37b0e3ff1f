import { isBalanced } from '../balanced.ts';
import { isDateLine } from '../dates/date-line.ts';
import { beforeCounted } from '../dates/other-counts.ts';
import { isKnownArtist } from '../notes/known-artists.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { englishHalf, isInForeign } from './english-lines.ts';
import { isForeignRemark } from './foreign-tombstone.ts';
import { weighWords } from './guess-language.ts';
import { isKnownPlace } from './places-in-two.ts';
import { roleOfTwo } from './roles-in-english.ts';

/** What parts the languages on the lines of a label; a dash between two may stand in a title. */
const MARKS: readonly (readonly [string, number])[] = [
  [' / ', 2],
  [' | ', 2],
  [' – ', 3],
  ['/', 2],
];
/** "Sevilla/Seville"; in "b/w", "1540/41" a stroke parts no languages. */
const CLOSE = /\p{L}{3}\/\p{L}/u;
/** Words of a line in two languages at most: a longer one is a text, in which a stroke stands between two names of a place. */
const MOST_WORDS = 24;
/** From so many lines in parts a label that has no words of a known language is in two all the same. */
const MANY_LINES = 3;
const LEAST_VOTES = 2;

const partsOf = (line: string, mark: string): string[] => line.split(mark).map((part) => part.trim());

/** How much a part is in English rather than in another language. */
function englishness(part: string): number {
  const words = part.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const isNamed = words.some((word) => OBJECT_WORDS.has(word) || mediumWordKind(word) === 'material');
  const isOther = isInForeign(part) || isForeignRemark(part);
  return (weighWords(part).english >= 1 ? 1 : 0) + (isNamed ? 0.5 : 0) - (isOther ? 1 : 0);
}

/** Which part of each line is in English, of two or three. */
type Place = 'first' | 'middle' | 'last';
const partAt = (parts: readonly string[], place: Place): string =>
  parts.at(place === 'first' ? 0 : place === 'last' ? -1 : 1) ?? '';

/** Which part of a label's lines is in English; null where its lines do not tell. */
function placeOfEnglish(lines: readonly (readonly string[])[]): Place | null {
  const votes = lines.map((parts) =>
    Math.sign(englishness(parts.at(-1) ?? '') - englishness(parts[0] ?? '')),
  );
  const sum = votes.reduce((all, vote) => all + vote, 0);
  const isSame = lines.every((parts) => maySayTheSame(parts));
  const isForeign = lines.some((parts) => parts.some((part) => isInForeign(part)));
  const isUnanimous = Math.abs(sum) >= LEAST_VOTES && votes.every((vote) => vote * sum >= 0);
  if (!isForeign && !(isUnanimous && isSame && lines.length >= MANY_LINES)) return null;
  const [first, middle, last] = [0, 1, 2].map((at) =>
    lines.reduce((all, parts) => all + englishness(parts[at] ?? ''), 0),
  );
  if (lines.every(({ length }) => length === 3) && (middle ?? 0) > Math.max(first ?? 0, last ?? 0))
    return 'middle';
  return sum === 0 ? null : sum > 0 ? 'last' : 'first';
}

/** "1300-tallet" is the 14th century. */
const figuresIn = (text: string): string[] => (/centur/.test(text) ? [] : (text.match(/\d+/g) ?? []));
/** "Titre / Title: L'inondation / The Flood", "Provenance: Don / Gift" */
const KEYS = /^([^:/]{2,24}(?: ?\/ ?[^:/]{2,24})?): ([^:]{2,80})$/;
const ERA = /^(?:BCE?|AD|CE)$/;
/** "Printed by" of "Printed by / Imprès per Seix i Barral" */
const BEFORE_NAME = /(?: (?:by|from|of|in|at)|:)$/;
const isPerson = (text: string): boolean =>
  isKnownArtist(text) ||
  (/^\S+ (?:\p{Ll}{1,3} )?\p{Lu}/u.test(text) &&
    !/ (?:and|und|et|y|e|en|och|og|i) /.test(text) &&
    isGivenName(text.split(' ', 1)[0]?.toLowerCase() ?? ''));

/** Whether the parts of a line may say the same: they are not several makers, places, years or sizes. */
function maySayTheSame(parts: readonly string[]): boolean {
  const [figures = [], ...others] = parts.map(figuresIn).filter((each) => each.length > 0);
  return (
    parts.every((part) => /\p{L}/u.test(part)) &&
    !parts[0]?.startsWith('©') &&
    others.every((each) => each.some((figure) => figures.includes(figure))) &&
    !parts.every(isPerson) &&
    (new Set(parts).size < parts.length || !parts.every(isKnownPlace)) &&
    // "Gabon / Wood and brass"
    !(parts.some(isKnownPlace) && parts.some((part) => englishness(part) > 0))
  );
}

/** The English one of a line's parts, with the place or date that stands once for all of them. */
function englishPart(line: string, mark: string, place: Place): string {
  // "Titre / Title: L'inondation / The Flood"
  const [, keys = '', value = ''] = KEYS.exec(line) ?? [];
  if (keys !== '') return `${englishPart(keys, mark, place)}: ${englishPart(value, mark, place)}`;
  const parts = partsOf(line, mark);
  if (parts.length < 2) return line;
  const segments = line.split(', ');
  // "Nürnberg / Nuremberg, um / c. 1550"
  if (segments.length > 1 && segments.every((each) => partsOf(each, mark).length === 2))
    return segments.map((each) => englishPart(each, mark, place)).join(', ');
  const english = partAt(parts, place);
  if (!maySayTheSame(parts) || (isInForeign(english) && !parts.every(isInForeign))) return line;
  const [other = ''] = place === 'last' ? parts : parts.slice(-1);
  // "2700 p.Ch. / BC"
  if (ERA.test(english)) return `${other.replace(/\D+$/, '')} ${english}`;
  if (place === 'first' && BEFORE_NAME.test(english))
    return `${english}${/ \p{Lu}.*/u.exec(other)?.[0] ?? ''}`;
  const commas = parts.map((part) => part.split(', ').length);
  // "from the series Fugaku sanjūrokkei / Thirty-Six Views of Mount Fuji"
  const [begin = ''] = place === 'last' ? (/^from (?:the \p{Ll}{3,12} )?/iu.exec(line) ?? []) : [];
  if (begin !== '' && !/^from /i.test(english)) return begin + english;
  if (commas.every((each) => each === commas[0])) return english;
  const [first = '', last = ''] = [segments[0], segments.at(-1)];
  // "Alta Ribagorça, Catalunya / Catalonia", "The Sick Child / Det syke barn, 1896"
  if (place === 'last') return isKnownPlace(first) ? `${first}, ${english}` : english;
  return isDateLine(last) && !/\d/.test(english) ? `${english}, ${last}` : english;
}

/**
 * The lines of a label with the English one of the parts that say the same in several languages, the others left out. Where words
 * of some lines tell which part is English, that of the others is where theirs is.
 */
export function partsInEnglish(lines: readonly string[]): string[] {
  const isText = (text: string): boolean =>
    text.split(' ').length > MOST_WORDS || beforeCounted(text) !== null;
  const said = lines.map((text) => (isText(text) ? text : englishHalf(text)));
  for (const [mark, least] of MARKS) {
    const parted = lines.map(
      (text) => !isText(text) && partsOf(text, mark).length >= least && (mark !== '/' || CLOSE.test(text)),
    );
    const inParts = lines.filter((_, at) => parted[at]).map((text) => partsOf(text, mark));
    if (inParts.length < 2) continue;
    const place = placeOfEnglish(inParts);
    if (place === null) continue;
    return said.map((text, at) => {
      const printed = lines[at] ?? '';
      const isKeyed = KEYS.test(printed) && roleOfTwo(printed) === null;
      const isOpen = text === printed || isKeyed || BEFORE_NAME.test(text);
      // A bracket that goes on in the next line is of both languages: "Columbia / Colombie-Britannique)".
      return parted[at] && isOpen && isBalanced(printed) ? englishPart(printed, mark, place) : text;
    });
  }
  return said;
}
