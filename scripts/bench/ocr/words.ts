import { lenient } from '../../../tests/label-corpus/error-rate.ts';

/** Shorter words are found anywhere by chance. */
const LEAST_LETTERS = 3;
/** A printed line stands where the read line does that has at least this share of its words. */
const SAME_LINE = 0.5;

/** Counts of words, pooled over photos by adding them. */
export interface WordCount {
  /** Printed words. */
  printed: number;
  /** Words that were read. */
  read: number;
  /** Words that are in both, each as often as in the one that has it less often. */
  both: number;
}

function wordsOf(text: string): string[] {
  return lenient(text)
    .split(' ')
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS);
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function common(a: readonly string[], b: readonly string[]): number {
  const others = counted(b);
  let both = 0;
  for (const [word, count] of counted(a)) both += Math.min(count, others.get(word) ?? 0);
  return both;
}

/** Compares the words of three letters or more, in lenient form and whatever their order. */
export function countWords(read: string, truth: string): WordCount {
  const [got, printed] = [wordsOf(read), wordsOf(truth)];
  return { printed: printed.length, read: got.length, both: common(got, printed) };
}

/** Share of the printed words that were read; NaN of nothing printed. */
export function recallOf({ printed, both }: WordCount): number {
  return both / printed;
}

/** Share of the read words that are printed; NaN of nothing read. */
export function precisionOf({ read, both }: WordCount): number {
  return both / read;
}

/** Pairs of printed lines that were both read, and how many of them were read the other way round. */
export interface OrderCount {
  pairs: number;
  wrong: number;
}

/**
 * Counts printed lines read in the wrong order: each is looked for among the read lines by its words, and of two
 * that stand on one read line nothing can be said.
 */
export function countOrder(readLines: readonly string[], printedLines: readonly string[]): OrderCount {
  const read = readLines.map(wordsOf);
  const taken = new Set<number>();
  const places = printedLines.flatMap((printed) => {
    const words = wordsOf(printed);
    if (words.length === 0) return [];
    const shares = read.map((line) => common(words, line) / words.length);
    const best = Math.max(0, ...shares);
    if (best < SAME_LINE) return [];
    // What is printed twice is read twice.
    const alike = [...shares.keys()].filter((at) => shares[at] === best);
    const place = alike.find((at) => !taken.has(at)) ?? alike[0] ?? 0;
    taken.add(place);
    return [place];
  });
  let [pairs, wrong] = [0, 0];
  for (const [index, place] of places.entries()) {
    for (const later of places.slice(index + 1)) {
      if (later === place) continue;
      pairs++;
      if (later < place) wrong++;
    }
  }
  return { pairs, wrong };
}
