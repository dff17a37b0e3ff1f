import type { LabelLine } from '@placard/api/contract';
import { LIMITS } from '@placard/api/limits';
import { cleanLabelText } from '../text-cleanup/clean-label-text.ts';
import { filterCharacters } from '../text-cleanup/filter-characters.ts';
import { mendSlips } from '../text-cleanup/mend-slips.ts';
import { englishFirst } from './other-language.ts';
import { linesByScript } from './other-script.ts';
import type { RecognisedLine, RecognisedPage } from './ports.ts';
import type { LabelReading, ReadWord } from './reading.ts';

/** Below this the engine is wrong as often as right (38 of 75 words of 144 photos), above it 1 time in 110. */
const UNSURE_BELOW = 60;
/** Several words in a line and none of them as sure as this: specks of the wall that the label was cut out with. */
const NOISE_BELOW = 50;
/** Words of one line stand closer together than this, in heights of the lower one. */
const FAR_OFF = 1.5;

/** A reading without what only the photo shows. */
export type PageReading = Omit<LabelReading, 'labels'>;

/** Puts a recognised page into the words of the product: filtered, cleaned, with lines and relative heights. */
export function readingOf(page: RecognisedPage): PageReading {
  const { latin: printed, isToldOf } = linesByScript(page.lines);
  const latin = englishFirst(printed);
  const every = latin.map(withMarks);
  const raw = latin.map(withoutSigns).filter((line) => isNoNoise(withMarks(line)));
  const lines = raw.map(withMarks);
  const whole = page.lines.every((line, index) => line === raw[index]);
  return {
    text: labelText(lines.map(textOf).join('\n')),
    rawText: raw.length === 0 || whole ? page.text : raw.map(textOf).join('\n'),
    // Noise counts: a few words that chance made sure must not stand for a page of it.
    confidence: meanConfidence(every.flatMap(({ words }) => words).filter(isWord)),
    words: lines.flatMap(({ words }) => words),
    lines: labelLines(lines),
    otherScriptLeftOut: isToldOf,
    hocr: page.hocr,
  };
}

function withMarks(line: RecognisedLine): Omit<RecognisedLine, 'words'> & { words: ReadWord[] } {
  return { ...line, words: line.words.filter(isNoStray).map(marked) };
}

/** The line without doubtful words at its ends that stand far off: a square code, a sign, the edge of a frame. */
function withoutSigns(line: RecognisedLine): RecognisedLine {
  const { words } = line;
  const isSure = ({ confidence }: RecognisedLine['words'][number]): boolean => confidence >= NOISE_BELOW;
  const [first, last] = [words.findIndex(isSure), words.findLastIndex(isSure)];
  const isFar = (index: number): boolean => {
    const [a, b] = [words[index]?.box, words[index + 1]?.box];
    return a !== undefined && b !== undefined && b.x0 - a.x1 > FAR_OFF * Math.min(a.y1 - a.y0, b.y1 - b.y0);
  };
  const from = first > 0 && isFar(first - 1) ? first : 0;
  const to = first >= 0 && isFar(last) ? last + 1 : words.length;
  return from === 0 && to === words.length ? line : { ...line, words: words.slice(from, to) };
}

function labelText(text: string): string {
  return cleanLabelText(mendSlips(filterCharacters(text)));
}

/** A lone mark that the engine doubts is a speck or a shadow beside the text (53 of 59 in the development corpora). */
function isNoStray({ text, confidence }: Omit<ReadWord, 'unsure'>): boolean {
  return text.length > 1 || confidence >= UNSURE_BELOW;
}

function marked(word: Omit<ReadWord, 'unsure'>): ReadWord {
  return { ...word, unsure: word.confidence < UNSURE_BELOW };
}

function isNoNoise({ words }: RecognisedLine): boolean {
  return words.length < 2 || words.some(({ confidence }) => confidence >= NOISE_BELOW);
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

/** The words of a line. */
export function textOf(line: RecognisedLine): string {
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
