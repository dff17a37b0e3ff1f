import type { LabelTokens } from '../label-tokens.ts';
import type { KnownStretch } from '../search/search-label.ts';
import { printedLines, wordsOf } from './breaks/whole-lines.ts';

/** "Captain Robert Lowe (1868-1912)": a name with the years of a life and nothing else on its line. */
const NAME_AND_LIFE = /^\p{Lu}[^()\d:;]{3,50} \((?:c\. ?)?\d{4} ?[-\u2013] ?(?:c\. ?)?(?:\d{4}|\d{2})\)$/u;
/** "Last letter to his wife", "Diary of the second voyage"; a letter from somebody else, or to him, was not written by him. */
const WRITING =
  /^(?:(?:The|A|An|His|Her|Last|First|Draft|Autograph|Signed|Handwritten|Original|Final|Unfinished|Four|Three|Two|Page from (?:a|the|his|her)|Pages from (?:a|the|his|her)) ){0,3}(?:letter|diary|journal|notebook|manuscript|telegram|postcard|log ?book|sermon|poem|will|memoir|speech)s?(?: (?:to (?!him\b|her(?:$| on\b))|of|on|about|for|kept|written|in|with)|,|$)/iu;

/** Whoever wrote what the second line names, by name and life on the first: nobody else is meant there. */
export function writerLines(label: LabelTokens): KnownStretch[] {
  const [first, second] = printedLines(label);
  if (!first || !second) return [];
  const words = wordsOf(label, first);
  if (!NAME_AND_LIFE.test(words.join(' ')) || !WRITING.test(wordsOf(label, second).join(' '))) return [];
  const life = first.from + words.findIndex((word) => word.startsWith('('));
  return [
    { kind: 'artist', from: first.from, to: life },
    { kind: 'life', from: life, to: first.to },
  ];
}
