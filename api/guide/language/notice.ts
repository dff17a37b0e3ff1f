import type { LanguageGuess } from './guess-language.ts';
import { scriptName } from './script.ts';

/** Names of the known languages in English. */
const NAMES: Readonly<Partial<Record<LanguageGuess['language'], string>>> = {
  fr: 'French',
  de: 'German',
  it: 'Italian',
  es: 'Spanish',
  pt: 'Portuguese',
  nl: 'Dutch',
  la: 'Latin',
  sv: 'Swedish',
  da: 'Danish',
  no: 'Norwegian',
  pl: 'Polish',
  // Both have the words by which either is known.
  cs: 'Czech or Slovak',
  hu: 'Hungarian',
  fi: 'Finnish',
  tr: 'Turkish',
  ca: 'Catalan',
  ro: 'Romanian',
  hr: 'Croatian',
  cy: 'Welsh',
  vi: 'Vietnamese',
  mi: 'M\u0101ori',
  ga: 'Irish',
};

/** Whether the voices, which are English, can make anything of it: Latin letters that make words. */
export function canBeReadOut({ script, language }: LanguageGuess): boolean {
  return script === 'Latin' && language !== 'noise';
}

/** What a visitor is told of a label that is hardly English, by sentences: what it seems to be, and what is done with it. */
export function languageNotice(guess: LanguageGuess): string[] {
  const { script, language } = guess;
  if (language === 'noise')
    return [
      'Hardly any word could be made out: this label may be in another script.',
      'It is kept as text, as it was read.',
    ];
  if (!canBeReadOut(guess))
    return [
      `This label seems to be in ${scriptName(script)}, which the voices cannot read.`,
      'It is kept as text.',
    ];
  return [`This label seems to be in ${languageName(guess)}.`, 'It is told as it is printed.'];
}

/** The same as one friend says it to the other, who reads with their own eyes and keeps nothing. */
export function noticeOfFriend(guess: LanguageGuess): string {
  if (guess.language === 'noise') return 'I can hardly make out a word of it.';
  return canBeReadOut(guess)
    ? `This label seems to be in ${languageName(guess)}.`
    : `This label seems to be in ${scriptName(guess.script)}, which I can\u2019t read.`;
}

/** What is said of a label in another language whose name, date and material could be told. */
export const toldFrom = (guess: LanguageGuess): string =>
  `The rest of the label is in ${languageName(guess)}.`;

/** The language of a label in English. */
const languageName = ({ language }: LanguageGuess): string =>
  NAMES[language] ?? 'another language than English';
