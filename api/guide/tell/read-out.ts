import type { LabelFacts } from '../facts.ts';
import { wordPlaces } from '../label-tokens.ts';
import { canBeReadOut, languageNotice } from '../language/notice.ts';
import { readOut } from '../read-out.ts';
import { isNamed } from '../speech/artist.ts';
import { closed, countWords } from '../speech/text.ts';
import { fromLabel, type Statement, talk } from './statement.ts';

/** "The label reads:" */
const WORDS_BEFORE = 3;

/** Whether the label was understood well enough to be told instead of read out. */
export function isTold(facts: LabelFacts): boolean {
  const { nationality, born, died, date, medium, dimensions, credit, accession, sentences } = facts;
  if (facts.title === null && !isNamed(facts.artist)) return facts.heading.length > 0;
  const known = [nationality, born, died, date, medium, dimensions, credit, accession].filter(
    (field) => field !== null,
  ).length;
  const evidence = known + Math.min(1, sentences.length);
  const looksRight = facts.title === null || /^[\p{Lu}\p{N}"'\u2018\u201C([]/u.test(facts.title);
  return evidence > 1 || (evidence === 1 && looksRight);
}

/** The label's own words, cut at the length of a stop; behind what is to be said of a label that is hardly English. */
export function readOutStatements({ foreign, spoken, given, span }: LabelFacts): Statement[] {
  const notice = foreign === null ? [] : languageNotice(foreign).map(talk);
  if (foreign !== null && !canBeReadOut(foreign)) return notice;
  return [
    ...notice,
    ...readOut(spoken).map((sentence) => {
      const read = countWords(sentence) - WORDS_BEFORE;
      const last = read < countWords(spoken) ? wordPlaces(given)[read - 1] : undefined;
      return fromLabel(closed(sentence), 'printed', [last ? { start: span.start, end: last.end } : span]);
    }),
  ];
}
