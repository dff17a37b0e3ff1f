import { LIMITS, type LabelLine } from '@placard/api/contract';
import { cleanLabelText } from '../text-cleanup/clean-label-text.ts';
import { filterCharacters } from '../text-cleanup/filter-characters.ts';
import type { RecognisedLine, RecognisedPage } from './ports.ts';
import type { LabelReading, ReadWord } from './reading.ts';

/** Below this the engine is wrong about as often as right. */
const UNSURE_BELOW = 60;

/** Puts a recognised page into the words of the product: filtered, cleaned, with lines and relative heights. */
export function readingOf(page: RecognisedPage): LabelReading {
  const words = page.lines.flatMap((line) =>
    line.words.map((word) => ({ ...word, unsure: word.confidence < UNSURE_BELOW })),
  );
  const recognised = words.filter(isWord);
  return {
    text: cleanLabelText(filterCharacters(page.lines.map(textOf).join('\n'))),
    rawText: page.text,
    confidence: meanConfidence(recognised),
    words,
    lines: labelLines(page.lines),
    hocr: page.hocr,
  };
}

/** A recognised word has two letters or digits side by side; a lone mark says nothing about legibility. */
export function isWord({ text }: Pick<ReadWord, 'text'>): boolean {
  return /[\p{L}\d]{2}/u.test(text);
}

/** Mean over words, each weighing as much as it has characters; 0 for no words. */
function meanConfidence(words: readonly ReadWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  const weighted = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
  return characters === 0 ? 0 : weighted / characters;
}

function textOf(line: RecognisedLine): string {
  return line.words.map((word) => word.text).join(' ');
}

function labelLines(lines: readonly RecognisedLine[]): LabelLine[] {
  const heights = lines.map((line) => line.height).toSorted((a, b) => a - b);
  const median = heights[heights.length >> 1] ?? 1;
  return lines
    .map((line) => ({
      text: cleanLabelText(filterCharacters(textOf(line))).slice(0, LIMITS.labelLineChars),
      height: Math.min(100, Math.max(0.01, Math.round((line.height / median) * 100) / 100)),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, LIMITS.labelLines);
}
