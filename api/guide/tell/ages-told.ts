const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const AGE = `a hundred(?: and (?:${UNITS.join('|')}))?|(?:${TENS.join('|')})(?:-(?:${UNITS.join('|')}))?|${TEENS.join('|')}|\\d{2,3}`;

/** "at twenty-five", "aged 25", "was only 25", "lived to be ninety-five"; "a 25-year-old". */
const AGES = new RegExp(
  `\\b(?:at|aged?|age of|was|were|to|to be|turned|before|barely)(?: (?:about|only|just|barely|nearly|almost|around))?(?: the age of(?: only| about)?)? (?<age>${AGE})\\b(?! (?:of|[Ss]treet|per|percent|days|weeks|months|works|paintings|pictures))|\\b(?<old>${AGE})[- ]years?[- ]old\\b`,
  'gi',
);

/** The number that words stand for: "twenty-five" is 25. */
function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words);
  const [first = '', second = ''] = words.split('-');
  if (first.startsWith('a hundred')) return 100 + UNITS.indexOf(first.slice('a hundred and '.length)) + 1;
  const teen = TEENS.indexOf(first);
  return teen >= 0 ? 10 + teen : 20 + 10 * TENS.indexOf(first) + UNITS.indexOf(second) + 1;
}

/** The ages that a text states: 25 of "He died of a fever at twenty-five". */
export const agesIn = (text: string): number[] =>
  [...text.toLowerCase().matchAll(AGES)].map(({ groups }) =>
    numberOf(groups?.['age'] ?? groups?.['old'] ?? ''),
  );
