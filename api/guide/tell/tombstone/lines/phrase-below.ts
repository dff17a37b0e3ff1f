import { isDateLine } from '../../../dates/date-line.ts';
import type { LabelFacts } from '../../../facts.ts';
import { isMaterials } from '../../../vocabulary/materials.ts';

/** A line is full where the next word would have made it wider than this share of the widest one. */
const FULL = 0.85;
/** Lines over which a phrase is looked for behind the one that it begins on. */
const MOST_LINES = 3;
/** Where a sentence ends within a line. */
const STOP = /\p{L}{3}\.$|\d\.$|(?:\p{L}{3}|\d)\.(?= \p{Lu})/u;

/**
 * A line that ends in the midst of a phrase, with the words up to its full stop that stand below it in small letters; null where the
 * line ends by itself: it had room for the next word, has a mark at its end, or a field begins below it.
 */
export function phraseBelow(
  { given, readings }: Pick<LabelFacts, 'given' | 'readings'>,
  start: number,
): { readonly text: string; readonly end: number } | null {
  const lines = given.slice(start).split('\n');
  const widest = Math.max(...given.split('\n').map((line) => line.trim().length));
  const begins = new Set(Object.values(readings).map((reading) => reading.start));
  let [text = ''] = lines;
  let end = start + text.length;
  let above = text.trim();
  for (const below of lines.slice(1, 1 + MOST_LINES)) {
    const [next = ''] = below.trim().split(' ', 1);
    const isOpen = !/[.;:!?)\]"\u201D]$/.test(above) && above.length + 1 + next.length > FULL * widest;
    const isField = begins.has(end + 1) || isMaterials(below) || isDateLine(below.trim());
    if (!isOpen || isField || !/^\p{Ll}/u.test(next) || /^(?:born|died|after|by)$/.test(next)) break;
    const stop = STOP.exec(below.trimEnd());
    const part = stop === null ? below.trimEnd() : below.slice(0, stop.index + stop[0].length);
    text = `${text.trimEnd()} ${part}`;
    if (stop !== null) return { text, end: end + 1 + part.length };
    end += 1 + below.length;
    above = below.trim();
  }
  return end === start + (lines[0] ?? '').length ? null : { text, end };
}
