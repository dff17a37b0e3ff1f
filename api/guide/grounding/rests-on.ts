import type { LabelFacts, TextSpan } from '../facts.ts';
import { isPlain } from './plain-words.ts';
import { readFigures } from './spoken-figures.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords, type Word } from './words.ts';

/**
 * Finds what of a label a sentence rests on: the fewest of its fields and sentences that together hold all of the sentence's
 * words and figures which the label prints, and those words of the label that stand in none. Spans count in
 * `facts.given` and stand in its order; empty where nothing of it is printed.
 */
export function spanFinder(facts: LabelFacts): (sentence: string) => TextSpan[] {
  const printed = splitWords(facts.given);
  const stretches: readonly TextSpan[] = [
    ...Object.values(facts.readings),
    ...facts.sentenceReadings,
    ...facts.otherMakers,
    ...facts.heading,
  ];
  const held = stretches.map(({ start, end }) => ({
    span: { start, end },
    meanings: meaningsOf(printed.filter((word) => word.start >= start && word.end <= end)),
  }));
  const all = meaningsOf(printed);
  return (sentence) => {
    let left = meaningsOf(splitWords(sentence)).intersection(all);
    const chosen: TextSpan[] = [];
    while (left.size > 0) {
      const [best] = held
        .map((each) => ({ ...each, count: each.meanings.intersection(left).size }))
        .toSorted((a, b) => b.count - a.count || a.meanings.size - b.meanings.size);
      if (!best || best.count === 0) break;
      chosen.push(best.span);
      left = left.difference(best.meanings);
    }
    const alone = new Map(
      printed.flatMap(({ start, end }) => {
        const meaning = [...meaningsOf(splitWords(facts.given.slice(start, end)))].find((each) =>
          left.has(each),
        );
        return meaning === undefined ? [] : [[meaning, { start, end }] as const];
      }),
    );
    return [...chosen, ...alone.values()].toSorted((a, b) => a.start - b.start);
  };
}

/** The meanings of words that may state something, and figures by their value. */
function meaningsOf(words: readonly Word[]): Set<string> {
  const figures = readFigures(words);
  const counted = new Set(figures.flatMap(({ from, to }) => words.slice(from, to)));
  return new Set([
    ...figures.map(({ value }) => String(value)),
    ...words.flatMap((word) => (counted.has(word) || isPlain(word.key) ? [] : [meaningOf(word.key)])),
  ]);
}
