import type { LabelFacts } from '../facts.ts';
import { contentWords } from './borne-words.ts';
import { BE, clausesOf } from './clauses.ts';
import { isCommonWord } from './common-words.ts';
import { eventsOf } from './events.ts';
import { kindredNames } from './kindred-names.ts';
import { meaningsOfWords } from './label-events.ts';
import { isPlain } from './plain-words.ts';
import { sentencesOf, type Source } from './source.ts';
import { isVerbForm } from './verb-forms.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords, type Word } from './words.ts';

/** Words of cause; a source that tells both in one place may do without. */
export const CAUSES = /^(?:because|since)$/;
const PRONOUN = /\b(?:he|she|it|they|him|her|them|his|its|their)\b/i;

/** What may stand beside each other: the words of a sentence, and whom its pronouns can mean in the one before. */
function placesOf({ units, fields }: Source, about: ReadonlySet<string>): ReadonlySet<string>[] {
  let before: ReadonlySet<string> = new Set();
  const places = units.map((unit) => {
    const own = meaningsOfWords(unit);
    const place = PRONOUN.test(unit) ? own.union(before).union(about) : own;
    before = new Set(eventsOf(unit).flatMap(({ doers, undergoers }) => [...doers, ...undergoers]));
    return place;
  });
  return [...places, ...fields.map(meaningsOfWords)];
}

/** Words of a sentence that tell of something; countries and towns may be said by their people, so they do not count. */
function tellingWords(sentence: string): ReadonlySet<number> {
  const isOfName = ({ text, opens, key }: Word): boolean =>
    /^\p{Lu}\p{L}/u.test(text) && !(opens && isCommonWord(key)) && kindredNames(key).length === 1;
  return new Set(
    [...contentWords(sentence), ...splitWords(sentence).filter(isOfName)].map(({ start }) => start),
  );
}

/** Whether words of a sentence stand together in a source. */
interface Together {
  /** The words of the clauses that stand with the others of their clause nowhere. */
  readonly scattered: (text: string) => string[];
  /** Whether all of a sentence is told in one place, so that it may be joined by a "because". */
  readonly isOneMatter: (text: string) => boolean;
}

/**
 * Finds clauses whose words the source has in different places only: each of its sentences tells of its own matter, the
 * credit line of how the work came, the other fields of what it is. The maker and the title may stand beside any of them.
 */
export function togetherCheck(source: Source, facts: LabelFacts): Together {
  const { artist, title, heading } = facts;
  const everywhere = meaningsOfWords([artist, title, ...heading.map(({ text }) => text)].join(' '));
  const places = placesOf(source, everywhere);
  const missingOf = (words: readonly Word[], telling: ReadonlySet<number>): Word[] => {
    // "Ryggen was a prisoner": who is what must be told of them, where else the maker may stand beside anything.
    const isCopula = words.some(({ key }) => BE.test(key)) && !words.some((_, at) => isVerbForm(words, at));
    const said = words.filter(
      ({ key, start }) =>
        telling.has(start) &&
        !isPlain(key) &&
        !CAUSES.test(key) &&
        (isCopula || !everywhere.has(meaningOf(key))),
    );
    const missing = places.map((place) => said.filter(({ key }) => !place.has(meaningOf(key))));
    return missing.toSorted((a, b) => a.length - b.length)[0] ?? [];
  };
  return {
    scattered: (text) =>
      sentencesOf(text).flatMap((sentence) => {
        const words = splitWords(sentence);
        const telling = tellingWords(sentence);
        return clausesOf(words).flatMap(({ from, to }) =>
          missingOf(words.slice(from, to), telling).map((word) => word.text),
        );
      }),
    isOneMatter: (text) => missingOf(splitWords(text), tellingWords(text)).length === 0,
  };
}
