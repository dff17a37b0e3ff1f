import { smallNumber, TENS } from '../../grounding/spoken-figures.ts';

const AGE = `a hundred(?: and \\w+)?|(?:${TENS.replaceAll(' ', '|')})(?:-\\w+)?|\\w+teen|ten|eleven|twelve|\\d{2,3}`;

/** "at twenty-five", "aged 25", "was only 25", "lived to be ninety-five"; "a 25-year-old". */
const AGES = new RegExp(
  `\\b(?:at|aged?|age of|was|were|to|be|turned|before)(?: (?:about|only|just|barely))?(?: the age of)? (?<age>${AGE})\\b(?! (?:days|weeks|months|works|pictures))|\\b(?<old>${AGE})[- ]years?[- ]old\\b`,
  'g',
);

/** The number that words stand for: "twenty-five" is 25. */
function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words);
  const hundred = words.startsWith('a hundred') ? 100 : 0;
  const parts = words.replace(/^a hundred(?: and )?/, '').split('-');
  return parts.reduce((sum, part) => sum + smallNumber(part), hundred);
}

/** The ages that a text states: 25 of "He died of a fever at twenty-five". */
export const agesIn = (text: string): number[] =>
  [...text.toLowerCase().matchAll(AGES)].map(({ groups }) =>
    numberOf(groups?.['age'] ?? groups?.['old'] ?? ''),
  );
