import { latinOnly } from '../speech/text.ts';
import type { LanguageGuess } from './guess-language.ts';

/** The word between the first and the last of two years, by language. */
const UP_TO: Readonly<Partial<Record<LanguageGuess['language'], string>>> = {
  fr: 'à',
  de: 'bis',
  it: 'a',
  es: 'a',
  pt: 'a',
  nl: 'tot',
  sv: 'till',
  da: 'til',
  no: 'til',
  pl: 'do',
  cs: 'až',
  ca: 'a',
  ro: 'la',
  hr: 'do',
};

/**
 * Text in another language as it is read out: its dashes as a word of that language or as a pause, and nothing else changed,
 * since English words for signs and short forms would stand in the midst of it.
 */
export function sayInLanguage(printed: string, { language }: LanguageGuess): string {
  const upTo = UP_TO[language];
  return latinOnly(printed.normalize('NFC'))
    .replaceAll(
      /(?<=\d) ?[-\u2010-\u2015\u2212] ?(?=\d{2,4}(?!\d))/g,
      upTo === undefined ? ', ' : ` ${upTo} `,
    )
    .replaceAll(/(?<=\b[aApd]\. ?C[.\u00B7]?|Chr\.) ?[-\u2013] ?(?=\d)/g, ` ${upTo ?? '\u2013'} `)
    .replaceAll(/(?<=[.,;:!?]) ?[\u2013\u2014] ?/g, ' ')
    .replaceAll(/ ?\u2014 ?| - /g, ' \u2013 ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
