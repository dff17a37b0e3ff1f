import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { type Block, printedLines, wordsOf } from '../breaks/whole-lines.ts';

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

/** "Ulrich Boner, scribe (died 1349)", "Ada Birch, author": a name, what they did for a book, and their life. */
const HAND_OF_BOOK =
  /^(\p{Lu}[^()\d:;,]{3,50}), (?:scribe|author|illuminator|illustrator|calligrapher|engraver|translator|editor|compiler|binder|miniaturist|printer|publisher|poet|composer|copyist)(?: (\([^()]{0,30}\d{4}[^()]{0,20}\)))?$/u;

/** Two who worked on a book one after the other, each with the trade, on the first two lines: the first is the maker, the second a further one. */
export function handsOfBook(label: LabelTokens): KnownStretch[] {
  const [first, second, third] = printedLines(label);
  if (!first || !second || !third) return [];
  const isHand = (line: Block): boolean => HAND_OF_BOOK.test(wordsOf(label, line).join(' '));
  if (!isHand(first) || !isHand(second)) return [];
  const life = wordsOf(label, first).findIndex((word) => word.startsWith('('));
  const end = life < 0 ? first.to : first.from + life;
  return [
    { kind: 'artist', from: first.from, to: end },
    ...(end < first.to ? [{ kind: 'life' as const, from: end, to: first.to }] : []),
    { kind: 'maker', ...second },
  ];
}
