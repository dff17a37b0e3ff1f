import { LIMITS, type LabelLine } from '@placard/api/contract';
import { cleanLabelText } from '../text-cleanup/clean-label-text.ts';
import { filterCharacters } from '../text-cleanup/filter-characters.ts';
import { mendSlips } from '../text-cleanup/mend-slips.ts';
import type { RecognisedLine, RecognisedPage } from './ports.ts';
import type { LabelReading, ReadWord } from './reading.ts';

/** Below this the engine is wrong about as often as right. */
const UNSURE_BELOW = 60;

/** Puts a recognised page into the words of the product: filtered, cleaned, with lines and relative heights. */
export function readingOf(page: RecognisedPage): LabelReading {
  const lines = page.lines.map((line) => ({ ...line, words: line.words.filter(isNoStray) }));
  const words = lines.flatMap((line) =>
    line.words.map((word) => ({ ...word, unsure: word.confidence < UNSURE_BELOW })),
  );
  return {
    text: labelText(lines.map(textOf).join('\n')),
    rawText: page.text,
    confidence: meanConfidence(words.filter(isWord)),
    words,
    lines: labelLines(lines),
    hocr: page.hocr,
  };
}

function labelText(text: string): string {
  return cleanLabelText(mendSlips(filterCharacters(text)));
}

/** A lone mark that the engine doubts is a speck or a shadow beside the text (53 of 59 in the development corpora). */
function isNoStray({ text, confidence }: Omit<ReadWord, 'unsure'>): boolean {
  return text.length > 1 || confidence >= UNSURE_BELOW;
}

/** A recognised word has two letters or digits side by side; a lone mark says nothing about legibility. */
export function isWord({ text }: Pick<ReadWord, 'text'>): boolean {
  return /[\p{L}\d]{2}/u.test(text);
}

/**
 * Mean over words, each weighing as much as it has characters; 0 for no words. An unsure word counts as no
 * confidence at all: noise gets means of 30 to 40 from Tesseract, but hardly a word that it is sure of.
 */
function meanConfidence(words: readonly ReadWord[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  const weighted = words.reduce(
    (sum, { text, confidence, unsure }) => sum + (unsure ? 0 : confidence * text.length),
    0,
  );
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
      text: labelText(textOf(line)).slice(0, LIMITS.labelLineChars),
      height: Math.min(100, Math.max(0.01, Math.round((line.height / median) * 100) / 100)),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, LIMITS.labelLines);
}
