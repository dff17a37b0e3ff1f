const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const AGE = `a hundred(?: and \\w+)?|(?:${TENS.join('|')})(?:-\\w+)?|\\w+teen|ten|eleven|twelve|\\d{2,3}`;

/** "at twenty-five", "aged 25", "was only 25", "lived to be ninety-five"; "a 25-year-old". */
const AGES = new RegExp(
  `\\b(?:at|aged?|age of|was|were|to|be|turned|before)(?: (?:about|only|just|barely))?(?: the age of)? (?<age>${AGE})\\b(?! (?:days|weeks|months|works|pictures))|\\b(?<old>${AGE})[- ]years?[- ]old\\b`,
  'g',
);

/** The number that words stand for: "twenty-five" is 25. */
function numberOf(words: string): number {
  const hundred = words.startsWith('a hundred') ? 100 : 0;
  const [first = '', second = ''] = words.replace(/^a hundred(?: and )?/, '').split('-');
  const small = (word: string): number => SMALL.indexOf(word) + 1;
  const tens = TENS.indexOf(first);
  if (/^\d/.test(words)) return Number(words);
  return hundred + (tens < 0 ? small(first) : 20 + 10 * tens + small(second));
}

/** The ages that a text states: 25 of "He died of a fever at twenty-five". */
export const agesIn = (text: string): number[] =>
  [...text.toLowerCase().matchAll(AGES)].map(({ groups }) =>
    numberOf(groups?.['age'] ?? groups?.['old'] ?? ''),
  );
