import type { SeenLetter } from './mark-network.ts';

/** Letters with marks that European languages and transcriptions have; anything else is not believed. */
const KNOWN = new Set('àáâãäåąăāæçćčđèéêëęěėēğìíîïīłñńňòóôõöøőōœřśšşßťţùúûüůűūýÿźżž');
/** What the engine takes a letter for when its mark confuses it, beside the letter without the mark. */
const TAKEN_FOR: Readonly<Record<string, readonly string[]>> = {
  a: split('4 d q G g é @ &'),
  c: split('é ¢ € g G E'),
  e: split('6 é ¢ € &'),
  g: split('8 Z'),
  i: split('1 t f l T r ! [ |'),
  ı: split('i 1 l ! | :'),
  l: split('t f i I [ ! T 1 |'),
  n: split('fi f ri h ii A ti ni it m'),
  o: split('é 6 d g a e G @ ¢ 0 9 8 $'),
  r: split('f i t F y ? ¥ é #'),
  s: split('g § $ 8 é 3 &'),
  t: split('f {'),
  u: split('ii ti li it i d t a G il ui ut'),
  y: split('¥ ij V'),
  z: split('2 g'),
  æ: split('e ee z ze a ae'),
  œ: split('oe ce ee e CE'),
  ß: split('B f & 8 R fs fi'),
};
/** Marks that are a part of their letter or hang from it: no ink of their own need stand above it. */
const WITHIN = /[çşąęøłæœß]/;
/** How sure of the mark (from 0 to 1) is sure enough: above the same letter, above one with a dot of its own, within the letter. */
const SAME = { above: 0.8, dotted: 0.97, within: 0.95 };
/** ... and of both, where the engine read another letter, or where two letters are printed as one. */
const OTHER = { mark: 0.9, letter: 0.6 };
const JOINED = { mark: 0.95, letter: 0.95 };
/** ... of a dot that is missing where no ink stands above the letter, in Turkish. */
const DOTLESS = 0.4;

/** One letter is taken for so many characters at most, but for those that are listed. */
const MOST_CHARACTERS = 2;
/** Grave, acute, ring: above letters that touch, of which one is an i, its dot looks like them. */
const LIKE_A_DOT = /[\u0300\u0301\u030a]/;
/** The Turkish i without a dot. */
const UNDOTTED = 'ı';
/** What speaks against characters that are taken for a letter, that have it among them, or of which nothing is known. */
const [TAKEN, AMONG_OTHERS, UNKNOWN] = [0.3, 0.6, 0.3];

function split(text: string): string[] {
  return text.split(' ');
}

/**
 * The letter with a mark that is printed where the engine read something else; undefined where what was read stays.
 * @param read what was read for the glyph, and the character before it in the word
 * @param seen what the glyph shows
 * @param about how many pieces of ink stand above the glyph's body, and whether the label is in Turkish: a dot that is missing is chance elsewhere
 */
export function printedLetter(
  read: { text: string; before: string },
  seen: SeenLetter | undefined,
  { above, isTurkish }: { above: number; isTurkish: boolean },
): string | undefined {
  if (!seen?.isMarked) return undefined;
  if (seen.letter === UNDOTTED)
    return isTurkish && above === 0 && isUndotted(read.text, seen) ? UNDOTTED : undefined;
  const small = seen.letter.toLowerCase();
  if (!KNOWN.has(small) || !isBelieved(read.text, small, seen, above)) return undefined;
  return isCapital(read, seen.letter) ? seen.letter : small;
}

/**
 * What speaks against characters having been read for a glyph, from 0 for the very letter to 1.
 * @param seen what the glyph shows
 */
export function misreading(read: readonly string[], seen: SeenLetter | undefined): number {
  if (!seen) return UNKNOWN;
  const small = seen.letter.toLowerCase();
  if (isSame(read.join(''), small)) return 0;
  if (seen.isMarked && isTakenFor(read.join(''), small)) return TAKEN;
  return read.some((char) => isSame(char, small)) ? AMONG_OTHERS : 1;
}

/** Whether the engine may have read this for a letter with a mark, all at once or as one of several. */
function isTakenFor(read: string, small: string): boolean {
  const known = TAKEN_FOR[plainOf(small)] ?? [];
  const isOneOf = (char: string): boolean => isSame(char, small) || known.includes(char);
  return known.includes(read) || (read.length <= MOST_CHARACTERS && Array.from(read).every(isOneOf));
}

function isUndotted(read: string, { markLikely }: SeenLetter): boolean {
  return markLikely >= DOTLESS && TAKEN_FOR[UNDOTTED]?.includes(read) === true;
}

function isBelieved(read: string, small: string, seen: SeenLetter, above: number): boolean {
  const { likely, markLikely } = seen;
  const plain = plainOf(small);
  if (isSame(read, small)) {
    // A stroke through a d is hardly ever printed, and seen in letters that touch.
    if (plain === 'd') return false;
    return markLikely >= (above === 0 ? SAME.within : plain === 'i' ? SAME.dotted : SAME.above);
  }
  if (!isTakenFor(read, small) || !(above > 0 || WITHIN.test(small))) return false;
  if (above === 1 && read.length > 1 && /[ij]/.test(read) && LIKE_A_DOT.test(small.normalize('NFD')))
    return false;
  const least = /[æœß]/.test(small) ? JOINED : OTHER;
  return markLikely >= least.mark && likely >= least.letter;
}

function isSame(read: string, small: string): boolean {
  return plainOf(read.toLowerCase()) === plainOf(small);
}

/** Capital and small letters of one shape differ in size alone: what stands before tells more. */
function isCapital({ text, before }: { text: string; before: string }, letter: string): boolean {
  if (letter === letter.toLowerCase()) return false;
  const isReadSmall = isSame(text, letter.toLowerCase()) && text === text.toLowerCase();
  return !isReadSmall && (before === '' || before !== before.toLowerCase() || !/\p{L}/u.test(before));
}

function plainOf(letter: string): string {
  return letter
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd');
}
