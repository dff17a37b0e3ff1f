import { isDateText } from '../../dates/date-line.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { DEEDS_EITHER_CASE } from '../../maker-words.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { isPlaceLine } from '../../speech/place-line.ts';
import { type Block, printedLines, wordsOf } from '../breaks/whole-lines.ts';

const DEED = new RegExp(`^(?:and )?(?:${DEEDS_EITHER_CASE}) by (?=\\p{Lu})`, 'u');
/** "after John Lowe", behind what somebody did with his work. */
const AFTER = / after (?:an? \p{Ll}+ (?:by|of) )?(?=\p{Lu})/u;
/** Words of a line that goes on below at most. */
const MOST_WORDS = 24;

/** The words of a line in parts, behind each comma or semicolon but one before "after": "engraved by Ada Birch, after John Lowe" is one. */
function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    parts.at(-1)?.push(word);
    if (/[,;]$/.test(word) && words[at + 1] !== 'after') parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

const plain = (words: readonly string[]): string => words.join(' ').replace(/[,;]$/, '');

/** "1946": the year behind "in" of "Painted by Alex Dahl in 1946". */
const YEAR = /^(?:1[0-9]|20)\d\d$/;

/** The stretches of a line on which several people are named by what each of them did; none where it is no such line. */
function stretchesOf(words: readonly string[], from: number): KnownStretch[] {
  const parts = partsOf(words);
  const other = parts.findIndex((part) => !DEED.test(plain(part)));
  const count = other < 0 ? parts.length : other;
  const [last = '', before] = words.toReversed();
  if (parts.length === 1 && count === 1 && before === 'in' && YEAR.test(last)) {
    const year = from + words.length - 2;
    return [
      { kind: 'artist', from, to: year },
      { kind: 'date', from: year, to: from + words.length },
    ];
  }
  if (count < 2 && !(count === 1 && AFTER.test(plain(parts[0] ?? [])))) return [];
  const starts = parts.map((_, at) => from + parts.slice(0, at).flat().length);
  const end = from + words.length;
  const behind = parts.slice(count);
  const isDated = behind.length > 0 && isDateText(plain(behind.at(-1) ?? []).toLowerCase());
  const place = isDated ? behind.slice(0, -1) : behind;
  if (place.length > 0 && !isPlaceLine(plain(place.flat()))) return [];
  const [placeStart = end, dateStart = end] = [starts[count], isDated ? starts.at(-1) : end];
  return [
    ...starts.slice(0, count).map((start, at): KnownStretch => ({
      kind: at === 0 ? 'artist' : 'maker',
      from: start,
      to: starts[at + 1] ?? end,
    })),
    ...(place.length > 0 ? [{ kind: 'origin' as const, from: placeStart, to: dateStart }] : []),
    ...(isDated ? [{ kind: 'date' as const, from: dateStart, to: end }] : []),
  ];
}

/**
 * What is known of a line, or of one that goes on below behind a comma, that names several makers by their deeds, or one and after
 * whom the work is, and behind them a place and a date: "Designed by Ada Birch, made by Lowe & Sons, Leeds, 1902"; or one by a deed with its year
 * behind "in".
 */
export function deedsOnALine(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  return lines.flatMap((line, at): KnownStretch[] => {
    const first = wordsOf(label, line);
    if (!DEED.test(first.join(' '))) return [];
    const below = lines[at + 1];
    const whole: Block[] = [line];
    if (below && /[,;]$/.test(first.at(-1) ?? '')) whole.unshift({ from: line.from, to: below.to });
    for (const block of whole) {
      const words = wordsOf(label, block);
      const stretches = words.length > MOST_WORDS ? [] : stretchesOf(words, block.from);
      if (stretches.length > 0) return stretches;
    }
    return [];
  });
}
