import type { GrayPicture } from '../../image/picture/gray-picture.ts';
import { lineConfidence } from '../line-confidence.ts';
import type { RecognisedLine } from '../ports.ts';
import { windowOf } from './glyph-window.ts';
import type { Glyph, LineScale } from './glyphs.ts';
import { seenLetter, type SeenLetter } from './mark-network.ts';
import { misreading, printedLetter } from './printed-letter.ts';
import { spelled, type SpelledGlyph } from './spelled-glyphs.ts';
import { scaleOf, wordGlyphs } from './word-glyphs.ts';

type Word = RecognisedLine['words'][number];

/** Words of which the engine is surer than this, in percent, hold no mark but above their letters: nine of ten others stand in less sure ones. */
const SURE = 94;
/** Lines that it doubts more are in another script, or no text. */
const LEAST = 40;
/** Words with letters that only Turkish has, in a label in Turkish. */
const LEAST_WORDS = 2;

/**
 * The lines with the letters that their picture shows: the engine's English data knows no letter with a mark but `é`, and reads
 * others as what is most like them. What is not seen without doubt stays as it was read.
 * @param picture what the lines were read in
 */
export function mendMarks(picture: GrayPicture, lines: readonly RecognisedLine[]): RecognisedLine[] {
  const found = mendedLines(picture, lines, false);
  return isTurkish(found) ? mendedLines(picture, found, true) : found;
}

function mendedLines(
  picture: GrayPicture,
  lines: readonly RecognisedLine[],
  turkish: boolean,
): RecognisedLine[] {
  return lines.map((line) => {
    const scale = lineConfidence(line) >= LEAST ? scaleOf(line) : undefined;
    return scale ? { ...line, words: line.words.map((word) => mended(picture, word, scale, turkish)) } : line;
  });
}

/** True where words hold letters that are at home in Turkish. */
function isTurkish(lines: readonly RecognisedLine[]): boolean {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => /[şğ]/.test(text));
  return words.length >= LEAST_WORDS;
}

function mended(picture: GrayPicture, word: Word, scale: LineScale, turkish: boolean): Word {
  const chars = Array.from(word.text);
  const glyphs = wordGlyphs(picture, word, scale);
  const looked = new Map<Glyph, SeenLetter | undefined>();
  const seenIn = (glyph: Glyph): SeenLetter | undefined => {
    if (!looked.has(glyph)) looked.set(glyph, seenLetter(windowOf(picture, glyph, scale)));
    return looked.get(glyph);
  };
  const letterOf = ({ glyph, from, to }: SpelledGlyph): string | undefined => {
    const read = { text: chars.slice(from, to).join(''), before: chars[from - 1] ?? '' };
    return printedLetter(read, seenIn(glyph), { above: glyph.above.length, isTurkish: turkish });
  };
  const isToLookAt = ({ glyph }: SpelledGlyph): boolean => glyph.above.length > 0 || word.confidence < SURE;
  const found = spelled(chars, glyphs, scale).some((one) => isToLookAt(one) && letterOf(one) !== undefined);
  if (!found) return word;
  // Beside a mark the engine takes one letter for two, or two for one: only the letters tell which belong to which glyph.
  const again = spelled(chars, glyphs, scale, (some, glyph) => misreading(some, seenIn(glyph)));
  // From the last to the first, as a letter may take the place of two.
  for (const one of again.toReversed()) {
    const letter = letterOf(one);
    if (letter !== undefined) chars.splice(one.from, one.to - one.from, letter);
  }
  const text = chars.join('');
  return text === word.text ? word : { ...word, text };
}
