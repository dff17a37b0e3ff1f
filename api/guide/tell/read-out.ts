import type { LabelFacts } from '../facts.ts';
import { wordPlaces } from '../label-tokens.ts';
import { canBeReadOut, languageNotice } from '../language/notice.ts';
import { sayInLanguage } from '../language/say-in-language.ts';
import { readOut } from '../read-out.ts';
import { isNamed } from '../speech/artist.ts';
import { closed, countWords, sayText } from '../speech/text.ts';
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
  // Lines below a title are told as they are printed.
  const others = facts.title === null ? 0 : facts.plainLines.length - 1;
  return evidence > 1 || ((evidence === 1 || others > 0) && looksRight);
}

/** A label that is read out. */
interface ReadOut {
  /** In which language it seems to be, where that is not English, or why it cannot be read. */
  readonly notice: readonly Statement[];
  /** Its own words, cut at the length of a stop, and that they are told as printed; none of a label that cannot be read. */
  readonly words: readonly Statement[];
}

/** The label's own words, and what is to be said of a label that is hardly English before them. */
export function readOutStatements({ foreign, spoken, given, span }: LabelFacts): ReadOut {
  const notice = foreign === null ? [] : languageNotice(foreign).map(talk);
  if (foreign !== null && !canBeReadOut(foreign)) return { notice, words: [] };
  const say = (printed: string): string =>
    foreign === null ? sayText(printed) : sayInLanguage(printed, foreign);
  return {
    notice: notice.slice(0, 1),
    words: readOut(spoken, say).map((sentence) => {
      const read = countWords(sentence) - WORDS_BEFORE;
      const last = read < countWords(spoken) ? wordPlaces(given)[read - 1] : undefined;
      return fromLabel(closed(sentence), 'printed', [last ? { start: span.start, end: last.end } : span]);
    }),
  };
}
