import type { LabelFacts } from '../facts.ts';
import { eventsOf } from './events.ts';
import { kindredNames } from './kindred-names.ts';
import { isOfGiving, makersOf } from './label-events.ts';
import { isPlain } from './plain-words.ts';
import type { Source } from './source.ts';
import { readFigures } from './spoken-figures.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords, type Word } from './words.ts';

/** Between "by" and the name: "by the young Pell". */
const BETWEEN =
  /^(?:the|a|an|his|her|their|miss|mr|mrs|ms|dr|sir|lady|lord|young|old|painter|artist|master)$/;
const BY = /^(?:by|for)$/;

/** Words behind "from" among which it says from whom or what. */
const AHEAD = 6;
const FROM_WORDS = 3;
const FROM_END = /[,;:.!?()]/;

/** What stands behind "from" in small letters. */
function behindFrom(words: readonly Word[], at: number, ahead: number): Word[] {
  const behind = words.slice(at + 1, at + 1 + ahead);
  const end = behind.findIndex(({ gap }) => FROM_END.test(gap));
  return (end < 0 ? behind : behind.slice(0, end)).filter(({ key }) => !isPlain(key));
}

const isFrom = ({ key }: Word): boolean => key === 'from';

/** The names behind "by" and "for", by keys, with the word before. */
function namesBehind(words: readonly Word[]): { by: string; names: Word[] }[] {
  return words.flatMap(({ key }, at) => {
    if (!BY.test(key)) return [];
    let first = at + 1;
    while (BETWEEN.test(words[first]?.key ?? '') && first < at + 4) first += 1;
    let last = first;
    while (
      /^\p{Lu}/u.test(words[last]?.text ?? '') &&
      (last === first || words[last - 1]?.key.length === 1 || !/[,;:.!?]\s/.test(words[last]?.gap ?? ''))
    )
      last += 1;
    return last === first ? [] : [{ by: key, names: words.slice(first, last) }];
  });
}

/** The keys of a text's words. */
const keysOf = (text: string): ReadonlySet<string> => new Set(splitWords(text).map(({ key }) => key));

/**
 * Finds names behind "by" and "for" that do not stand there in the source: the work is by the label's maker or by whom the
 * source calls so, and for nobody but whom it was for. Gives the names.
 */
export function byWhomCheck(
  { text: source, units }: Source,
  facts: LabelFacts,
): (sentence: string) => string[] {
  const makers = keysOf(makersOf(facts));
  const named = (text: string) =>
    namesBehind(splitWords(text)).map(({ by, names }) => ({
      by,
      names: new Set(names.map(({ key }) => key)),
    }));
  // "Bequeathed by": by whom it was given is not by whom it is.
  const known = named(facts.credit === null ? source : source.replace(facts.credit, ' '));
  const giving = [...known, ...named(facts.credit ?? '')];
  const verbs = new Set(units.flatMap(eventsOf).map(({ verb }) => verb));
  return (sentence) => {
    const isAboutGiving = splitWords(sentence).some(({ key }) => isOfGiving(meaningOf(key)));
    // "Given by Edith": who did what the source tells is for the check of events.
    const agents = new Set(
      eventsOf(sentence).flatMap(({ verb, isPassive, names }) =>
        isPassive && verbs.has(verb) ? [...names] : [],
      ),
    );
    return namesBehind(splitWords(sentence))
      .filter(({ names }) => !names.every(({ key }) => agents.has(meaningOf(key))))
      .filter(({ by, names }) => {
        const keys = names.flatMap(({ key }) => (key.length === 1 ? [] : [key.replace(/s$/, '')]));
        const isIn = (all: ReadonlySet<string>): boolean =>
          keys.every((key) => all.has(key) || all.has(`${key}s`));
        const from = isAboutGiving ? giving : known;
        return !(by === 'by' && isIn(makers)) && !from.some((each) => each.by === by && isIn(each.names));
      })
      .map(({ names }) => names.map(({ text }) => text).join(' '));
  };
}

/** Before a place these stand as well as "from". */
const PLACED = /^(?:from|in|at|of|near|off|to|the)$/;

/**
 * Finds people behind "from" who do not stand there in the source: bought from whom, rented from whom. A country, and a
 * place that the label prints without a word before it, may be said so. Gives the words.
 */
export function fromWhatCheck({ text, units }: Source): (sentence: string) => string[] {
  const printed = splitWords(text);
  const origins = new Set(
    printed.flatMap((word, at) =>
      isFrom(word) ? behindFrom(printed, at, AHEAD).map(({ key }) => meaningOf(key)) : [],
    ),
  );
  const inSentences = splitWords(units.join('\n'));
  const people = new Set(
    inSentences.flatMap(({ key }, at) => (PLACED.test(inSentences[at - 1]?.key ?? '') ? [] : [key])),
  );
  const isPlace = ({ key, text: said }: Word): boolean =>
    /^\p{Lu}/u.test(said) && (kindredNames(key).length > 1 || !people.has(key));
  return (sentence) => {
    const words = splitWords(sentence);
    const figures = new Set(readFigures(words).flatMap(({ from, to }) => words.slice(from, to)));
    return words.flatMap((word, at) => {
      const [first, ...more] = isFrom(word) ? behindFrom(words, at, FROM_WORDS) : [];
      if (first === undefined || figures.has(first) || !/^\p{Lu}/u.test(first.text) || isPlace(first))
        return [];
      return [first, ...more].some(({ key }) => origins.has(meaningOf(key))) ? [] : [first.text];
    });
  };
}

/** Before the place where something happened. */
const WHERE = /^(?:in|to)$/;

/**
 * Finds countries and towns behind "in" and "to" of which the source’s sentences have only the people: who has prints from
 * Japan has not been there. What the label prints as the origin of maker or work is a place all the same. Gives the names.
 */
export function whereCheck({ text }: Source, facts: LabelFacts): (sentence: string) => string[] {
  const known = keysOf(text);
  const origins = keysOf([facts.artist, facts.nationality, facts.date].join(' '));
  const isAt = (key: string): boolean => {
    const names = kindredNames(key);
    return names.length === 1 || known.has(key) || names.some((name) => origins.has(name));
  };
  return (sentence) => {
    const words = splitWords(sentence);
    return words.flatMap(({ key, text: said }, at) =>
      WHERE.test(words[at - 1]?.key ?? '') && /^\p{Lu}/u.test(said) && !isAt(key) ? [said] : [],
    );
  };
}
