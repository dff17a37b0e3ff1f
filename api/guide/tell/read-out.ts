import type { LabelFacts } from '../facts.ts';
import { isNamed } from '../speech-artist.ts';
import { closed, countWords, sayText } from '../speech-text.ts';
import { fromLabel, type Statement, talk } from './statement.ts';

/** Words; a stop is no longer. */
const MOST_WORDS = 160;

/** Whether the label was understood well enough to be told instead of read out. */
export function isTold(facts: LabelFacts): boolean {
  if (facts.title === null && !isNamed(facts.artist)) return false;
  const { nationality, born, died, date, medium, dimensions, credit, accession, sentences } = facts;
  const known = [nationality, born, died, date, medium, dimensions, credit, accession].filter((field) => field !== null).length;
  const evidence = known + Math.min(1, sentences.length);
  const looksRight = facts.title === null || /^[\p{Lu}\p{N}"'\u2018\u201C([]/u.test(facts.title);
  return evidence > 1 || (evidence === 1 && looksRight);
}

/** The label's own words, cut at the length of a stop behind a whole sentence. */
export function readOutStatements(facts: LabelFacts): Statement[] {
  if (countWords(facts.text) === 0) return [talk('The label could not be read.')];
  const words = sayText(facts.text).split(' ');
  const start = words.slice(0, MOST_WORDS).join(' ');
  const text = words.length > MOST_WORDS ? (/^.*[.!?](?= )/.exec(start)?.[0] ?? start) : start;
  return [fromLabel(closed(`The label reads: ${text}`), 'printed', [facts.span])];
}
