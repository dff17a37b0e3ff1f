import type { LabelFacts, TextSpan } from '../facts.ts';
import { wordPlaces } from '../label-tokens.ts';
import type { Statement } from './statement.ts';

/** What joins a label's parts and says nothing by itself: "by", "and". */
const JOINTS = new Set(
  'a an and at by for from in made of on or the to with dated signed title artist date dating year period manufacture production creation making medium'.split(
    ' ',
  ),
);

/** A year from 1000 on, and no part of a longer number: "1871-1940", but not "1971.45". */
const YEAR = /(?<![\d.])[12]\d{3}(?![\d.]|,\d)/;

/** "Zh-4236", "Am,St.400": a single word that tells a thing from others in a store. */
const CODE = /^(?=\S*\d{2})(?!\S*\p{L}{4})\S+$/u;

/** Whether a stretch says something that a visitor may want to know. */
function isWorthReading(text: string): boolean {
  if (CODE.test(text) && !YEAR.test(text)) return false;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.some((word) => !JOINTS.has(word.toLowerCase())) || YEAR.test(text);
}

/** Without the punctuation and the brackets that stood between it and what was told. */
function tidied(given: string, { start, end }: TextSpan): { start: number; end: number } {
  const text = given.slice(start, end);
  const lead = /^[^\p{L}\p{N}"'\u2018\u201C([]*/u.exec(text)?.[0].length ?? 0;
  const body = text.slice(lead).replace(/[,;:|·•/\s\u2010-\u2015-]{1,20}$/u, '');
  return { start: start + lead, end: start + lead + body.length };
}

/**
 * What is printed and was not told, in the label's order: for the eye, so that nothing printed is lost. Left out are
 * inventory numbers, numbers that are no years, and words that only join. A statement tells what it rests on when it
 * comes from the label or was reckoned from it; a note about the maker does not tell the maker's name.
 */
export function untoldSpans(
  facts: LabelFacts,
  statements: readonly Statement[],
): { start: number; end: number }[] {
  const { given, readings, sentenceReadings } = facts;
  /** Which sentence of the label's text a word stands in; -1 in a tombstone. */
  const sentenceAt = (at: number): number =>
    sentenceReadings.findIndex(({ start, end }) => start <= at && at < end);
  const told = [
    ...statements
      .filter(({ origin }) => origin === 'label' || origin === 'derived')
      .flatMap(({ spans }) => spans),
    ...(readings.accession ? [readings.accession] : []),
  ].toSorted((a, b) => a.start - b.start);
  const runs: { start: number; end: number }[] = [];
  /** The end of what was told so far, and of the word before. */
  let [next, toldTo, before] = [0, 0, -1];
  for (const word of wordPlaces(given)) {
    for (let span = told[next]; span && span.start < word.end; span = told[next]) {
      toldTo = Math.max(toldTo, span.end);
      next += 1;
    }
    if (word.start < toldTo) {
      before = -1;
      continue;
    }
    const run = runs.at(-1);
    const sentence = sentenceAt(word.start);
    const goesOn = sentence >= 0 || !given.slice(before, word.start).includes('\n');
    if (run && before >= 0 && goesOn && sentence === sentenceAt(before - 1)) run.end = word.end;
    else runs.push({ ...word });
    before = word.end;
  }
  return runs
    .map((run) => tidied(given, run))
    .filter(({ start, end }) => isWorthReading(given.slice(start, end)));
}
