import { isDateLine } from '../dates/date-line.ts';
import { isLikeMaterials } from '../lines/line-forms.ts';
import { isMaterials, mediumWordKind, wordsIn } from '../vocabulary/materials.ts';
import { HINT } from './english-lines.ts';
import { weighWords } from './guess-language.ts';
import { isForeignRemark } from './foreign-tombstone.ts';
import { plainWord } from './plain-word.ts';
import { inEnglish } from './tombstone-words.ts';

/** Lines that a list of materials fills at most. */
const MOST_LINES = 5;
/** A list that goes on in the next line: it ends with a comma or a word that joins, or the next one begins with a small letter. */
const ENDS_OPEN =
  /(?:[,;-]| (?:and|on|with|of|in|e|et|und|y|en|och|og|i|ja|op|met|p\u00E5|med|auf|mit|sur|avec|sobre|con|su|de))$/i;
const JOINS = /, (?:and )?|; | (?:and|e|et|und|y|en|och|og|ja) /;

/** "Pierre" alone is a name; beside "Stone carving" it is none. */
const NAMES_TOO: ReadonlyMap<string, string> = new Map([
  ...['pierre', 'piedra', 'pietra', 'pedra', 'stein', 'steen', 'sten', 'kivi'].map(
    (word) => [word, 'stone'] as const,
  ),
  ...['granit', 'granito', 'graniet'].map((word) => [word, 'granite'] as const),
  ...['plomb', 'blei', 'lood', 'piombo', 'plomo'].map((word) => [word, 'lead'] as const),
]);

/** The lines of a list that begins with line `from`. */
function listFrom(lines: readonly string[], from: number): readonly string[] {
  let to = from + 1;
  while (
    to < Math.min(lines.length, from + MOST_LINES) &&
    (ENDS_OPEN.test(lines[to - 1] ?? '') || /^\p{Ll}/u.test(lines[to] ?? '')) &&
    !isDateLine(lines[to] ?? '')
  )
    to += 1;
  return lines.slice(from, to);
}

const partsOf = (list: readonly string[]): string[] => list.join(' ').split(JOINS);

/** A part, or its first or last word, in English; null where that is not known or the same. */
function saidInEnglish(part: string): string | null {
  const words = part.split(' ');
  for (const said of [part, words[0] ?? '', words.at(-1) ?? '']) {
    const english = inEnglish(said) ?? NAMES_TOO.get(plainWord(said)) ?? null;
    if (english !== null && !/\d/.test(english) && plainWord(english) !== plainWord(said)) return english;
  }
  return null;
}

/** Whether two lists say the same, the first in another language: as many parts, of which words tell. */
function saysTheSame(other: readonly string[], english: readonly string[]): boolean {
  const [ours, theirs] = [partsOf(english), partsOf(other)];
  // "Tresnitt med gouge og stemjern / Woodcut": one of the two may say more than the other.
  const [begin = ''] = wordsIn(saidInEnglish(theirs[0] ?? '')?.toLowerCase() ?? '');
  if (begin !== '' && begin === wordsIn(english.join(' ').toLowerCase())[0]) return true;
  // "vaječná tempera, plátno / egg tempera on canvas"
  const isOfParts = [ours, ours.flatMap((part) => part.split(' on '))].some(
    ({ length }) => length === theirs.length,
  );
  if (!isOfParts) return false;
  const words = new Set(wordsIn(english.join(' ').toLowerCase()));
  const isKnown = theirs.some((part) =>
    wordsIn(saidInEnglish(part)?.toLowerCase() ?? '').some((word) => words.has(word)),
  );
  const { foreign } = weighWords(other.join(' '));
  const stems = new Set([...words].map((word) => plainWord(word).slice(0, STEM)));
  const isAlike = wordsIn(other.join(' ').toLowerCase()).some(
    (word) => word.length >= STEM && stems.has(plainWord(word).slice(0, STEM)),
  );
  return isKnown || (foreign >= HINT && isAlike);
}

/** Letters with which words of two languages begin alike: "poly\u00E9thyl\u00E8ne", "polyethylene". */
const STEM = 4;

/** Whether lines name materials in English, or begin with one: "concrete, glass fibre reinforced epoxy resin". */
function isEnglishList(list: readonly string[]): boolean {
  const text = list.join(' ');
  const kinds = wordsIn((partsOf(list)[0] ?? '').toLowerCase()).map(mediumWordKind);
  return isLikeMaterials(text) || kinds.includes('material');
}

const mayBeOther = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  weighWords(text).english === 0 &&
  !isMaterials(text) &&
  !/\d{3}|[.!?:]$| \/ /.test(text) &&
  !isDateLine(text) &&
  !isForeignRemark(text);

/**
 * The lines that say in another language what the list of materials above or below them says in English: "Bronze patin\u00E9 /
 * Patinated bronze". The first line is the maker's or the title.
 */
export function materialsInOther(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  lines.forEach((text, at) => {
    if (at === 0 || found.has(at) || !mayBeOther(text) || text.trim() === '') return;
    const other = listFrom(lines, at);
    // Of a list in small letters the English one looks like what goes on with it.
    for (let length = other.length; length > 0; length -= 1) {
      const own = other.slice(0, length);
      if (!own.every(mayBeOther)) continue;
      const below = listFrom(lines, at + length);
      const above = listAbove(lines, at);
      const english = [below, above].find((list) => isEnglishList(list) && saysTheSame(own, list));
      if (english === undefined) continue;
      own.forEach((_, index) => found.add(at + index));
      return;
    }
  });
  return found;
}

/** The list that ends above a line. */
function listAbove(lines: readonly string[], to: number): readonly string[] {
  let from = to - 1;
  while (
    from > Math.max(0, to - MOST_LINES) &&
    (ENDS_OPEN.test(lines[from - 1] ?? '') || /^\p{Ll}/u.test(lines[from] ?? '')) &&
    !isDateLine(lines[from - 1] ?? '')
  )
    from -= 1;
  return lines.slice(Math.max(0, from), to);
}
