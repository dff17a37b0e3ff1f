import { isPlain } from './plain-words.ts';
import { readFigures } from './spoken-figures.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords } from './words.ts';

/** Words behind a number among which it says what it counts. */
const AHEAD = 6;
/** Behind these comes what is not counted. */
const STOPS = /^(?:in|for|and|or|by|on|at|to|with|from|he|she|it|they|we|i|you|who|that|ad|ce|bc|bce)$/;
/** A length or a weight counts nothing. */
const UNITS =
  /^(?:cm|mm|m|kg|g|x|in|ft|high|wide|tall|long|deep|across|metres?|meters?|(?:centi|milli)met(?:re|er)s?|inch|inches|foot|feet|grams?|kilos?)$/;
/** Plain words that are counted. */
const TIMES = /^(?:years?|times|days?|hours?|minutes?|months?|weeks?|centur(?:y|ies)|people)$/;
/** In place of what is counted: "the year 980". */
const A_DATE = 'a date';

/** Every number that counts something, with the meanings of the words around it. */
function countsOf(
  text: string,
): { value: number; said: string; of: string | null; around: ReadonlySet<string> }[] {
  const words = splitWords(text);
  const figures = readFigures(words);
  const counted = new Set(figures.flatMap(({ from, to }) => words.slice(from, to)));
  return figures
    .filter(
      ({ kind, value, to }) =>
        (kind === 'number' || (kind === 'decade' && value < 100)) && !UNITS.test(words[to]?.key ?? ''),
    )
    .map(({ kind, value, from, to }) => {
      const next = words.slice(to, to + AHEAD);
      const end = next.findIndex(({ gap, key }) => /[,;:.!?()]/.test(gap) || STOPS.test(key));
      const behind = end < 0 ? next : next.slice(0, end);
      const thing = behind.find((word) => !counted.has(word) && (!isPlain(word.key) || TIMES.test(word.key)));
      const before = words[from - 1];
      return {
        value,
        said: words
          .slice(from, to)
          .map((word) => word.text)
          .join(' '),
        of: thing ? meaningOf(thing.key) : before?.key === 'year' || kind === 'decade' ? A_DATE : null,
        around: new Set([before, ...behind].flatMap((word) => (word ? [meaningOf(word.key)] : []))),
      };
    });
}

/** Finds numbers that count other things than they do in the source: six exposures in ten minutes, or ten in six. */
export function countCheck(source: string): (sentence: string) => string[] {
  const known = countsOf(source);
  return (sentence) =>
    countsOf(sentence)
      .filter(({ value, of }) => {
        const same = known.filter((each) => each.value === value);
        return (
          value !== 1 &&
          of !== null &&
          same.length > 0 &&
          !same.some((each) => each.of === null || each.of === of || each.around.has(of))
        );
      })
      .map(({ said }) => said);
}
