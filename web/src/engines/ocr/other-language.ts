import { weighWords } from '@placard/api/language';
import { likeliestRun } from './likeliest-run.ts';
import type { RecognisedLine } from './ports.ts';

/** A language changes between lines as rarely as so many words of the other one stand amid it: a title, a name. */
const CHANGE = 2.5;
/** Lines of either language that a label in two has at least, and words that are at home in that language alone. */
const LEAST_LINES = 2;
const LEAST_WORDS = 4;

/** Brings what is in English before what is in another language of Latin letters, where a label says much in each. */
export function englishFirst(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const evidence = lines.map(foreignWordsOf);
  const isOther = likeliestRun(evidence, { change: CHANGE, atEnds: 0 });
  const parts = [false, true].map((wanted) => [...lines.keys()].filter((at) => isOther[at] === wanted));
  const [english = [], other = []] = parts;
  const words = (part: readonly number[]): number =>
    Math.abs(part.reduce((sum, at) => sum + (evidence[at] ?? 0), 0));
  const isMuch = (part: readonly number[]): boolean =>
    part.length >= LEAST_LINES && words(part) >= LEAST_WORDS;
  if (!isMuch(english) || !isMuch(other)) return [...lines];
  return [...english, ...other].flatMap((at) => lines[at] ?? []);
}

/** Words of other languages, less those of English. */
function foreignWordsOf({ words }: RecognisedLine): number {
  const { english, foreign } = weighWords(words.map(({ text }) => text).join(' '));
  return foreign - english;
}
