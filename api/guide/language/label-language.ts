import type { LabelInput } from '../facts.ts';
import { guessLanguage, type LanguageGuess, weighWords } from './guess-language.ts';

/** English labels quote a foreign title and name foreign makers: a label has this much more that is not English. */
const LEAST_FOREIGN = 1.3;
const MOST_ENGLISH = 0.3;
/** Chance makes a word such as "to" out of noise. */
const CHANCE_WORDS = 1;

/**
 * What a label is written in, where that is hardly English; `null` for an English one, for one that says it in English as
 * well, and where too little is printed to be sure.
 */
export function foreignLanguage({ text, lines }: LabelInput): LanguageGuess | null {
  const printed = lines && lines.length > 0 ? lines.map((line) => line.text).join('\n') : text;
  const guess = guessLanguage(printed);
  const { english, foreign } = weighWords(printed);
  if (guess.script === 'none') return null;
  if (guess.script !== 'Latin') return english > CHANCE_WORDS ? null : guess;
  if (guess.language === 'noise') return guess;
  if (guess.language === 'en' || guess.language === 'unknown') return null;
  return foreign >= LEAST_FOREIGN && english <= MOST_ENGLISH * foreign ? guess : null;
}

/** Whether it is a language, and not what the reader made of another script. */
export const isUnderstood = ({ script, language }: LanguageGuess): boolean =>
  script === 'Latin' && language !== 'noise' && language !== 'unknown';
