import type { LabelFacts } from '../facts.ts';
import { eventsOf } from './events.ts';
import { BUYING, GIVING } from './label-verbs.ts';
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

/** Whether a sentence is about how the work was given, lent or bought. */
const isOfGiving = (sentence: string): boolean =>
  splitWords(sentence).some(({ key }) => GIVING.has(meaningOf(key)) || BUYING.has(meaningOf(key)));

/** Whoever may have made the work; where the label's maker is not known for sure, all whom it names but the giver. */
function makersOf({ artist, nationality, otherMakers, given, sentences, credit }: LabelFacts): string {
  if (artist !== null) return [artist, nationality, ...otherMakers.map(({ text }) => text)].join(' ');
  return [...sentences, credit ?? ''].reduce((rest, told) => rest.replace(told, ' '), given);
}

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
        const from = isOfGiving(sentence) ? giving : known;
        return !(by === 'by' && isIn(makers)) && !from.some((each) => each.by === by && isIn(each.names));
      })
      .map(({ names }) => names.map(({ text }) => text).join(' '));
  };
}

/**
 * Finds what stands behind "from" and not so in the source: bought from whom, made from what. A time, and a place with its
 * capital, may be said without it. Gives the words.
 */
export function fromWhatCheck(source: string): (sentence: string) => string[] {
  const printed = splitWords(source);
  const origins = new Set(
    printed.flatMap((word, at) =>
      isFrom(word) ? behindFrom(printed, at, AHEAD).map(({ key }) => meaningOf(key)) : [],
    ),
  );
  return (sentence) => {
    const words = splitWords(sentence);
    const figures = new Set(readFigures(words).flatMap(({ from, to }) => words.slice(from, to)));
    return words.flatMap((word, at) => {
      const [first, ...more] = isFrom(word) ? behindFrom(words, at, FROM_WORDS) : [];
      if (first === undefined || figures.has(first) || /^\p{Lu}/u.test(first.text)) return [];
      return [first, ...more].some(({ key }) => origins.has(meaningOf(key))) ? [] : [first.text];
    });
  };
}
