import type { GuideLine, LabelInput } from '../facts.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { guessLanguage, weighWords } from './guess-language.ts';

/** Lines of either language that a label of two has at least. */
const LEAST_LINES = 2;
/** Letters from which a line can be in a language. */
const LEAST_LETTERS = 4;
/** Evidence for another language from which a line is in it: a word of its own. */
const FOREIGN = 0.9;

/** Whether a line says something in English: a word of sentences, a material or a kind of object. */
function isEnglish(text: string): boolean {
  const { english, foreign } = weighWords(text);
  if (foreign >= FOREIGN && foreign > english) return false;
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return english >= 1 || words.some((word) => OBJECT_WORDS.has(word) || mediumWordKind(word) === 'material');
}

/** Whether a line is in another language that is known, and in no English. */
export function isForeign(text: string): boolean {
  // "AR 4417" is a number.
  if ((text.match(/\p{L}/gu) ?? []).length < LEAST_LETTERS) return false;
  const { english, foreign } = weighWords(text);
  const { script } = guessLanguage(text);
  return (script !== 'Latin' && script !== 'none') || (foreign >= FOREIGN && foreign > english);
}

/** "Costa norte / Northern Coast": the half that is not in another language. */
function englishHalf(text: string): string {
  const halves = text.split(' / ');
  const [first = '', second = ''] = halves;
  return halves.length === 2 && isForeign(first) && !isForeign(second) ? second : text;
}

/**
 * The lines of a label of two languages that are in English, or in none: names, dates, numbers. `null` for a label
 * that has not some lines of either.
 */
export function englishLines({ lines }: LabelInput): GuideLine[] | null {
  if (!lines) return null;
  const halved = lines.map((line) => ({ ...line, text: englishHalf(line.text) }));
  const kept = halved.filter(({ text }) => !isForeign(text));
  const english = kept.filter(({ text }) => isEnglish(text)).length;
  const left = lines.length - kept.length + halved.filter(({ text }, at) => text !== lines[at]?.text).length;
  return english >= LEAST_LINES && left >= LEAST_LINES ? kept : null;
}
