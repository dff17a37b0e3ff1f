import type { LabelFacts } from '../facts.ts';
import { hasRelation } from '../speech/artist.ts';
import type { Event } from './events.ts';
import { readFigures } from './spoken-figures.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords } from './words.ts';

/** What a source is known to tell, with whom "he" and "it" of it can mean. */
export interface KnownEvent extends Omit<Event, 'doers' | 'names' | 'said' | 'undergoers' | 'verb'> {
  readonly meant: Readonly<Record<'person' | 'any', ReadonlySet<string>>>;
}

const meaningsIn = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(meaningOf));

/** Verbs that the fields of a label stand for, by their meanings: the maker and the date say that it was made. */
const MAKING = meaningsIn(
  'make paint draw carve etch engrave print design build weave sculpt photograph take sew model cut create produce compose',
);
/** Those of what was made of a negative, a plate or a model later. */
const LATER = meaningsIn('make print cast');
/** Its credit line says who gave or lent it, or that it was bought. */
const GIVING = meaningsIn('give leave lend present accept');
const BUYING = meaningsIn('buy acquire');
const TO_DESIGN = meaningOf('designed');
const BEAR = meaningOf('born');
const DIE = meaningOf('died');

/** Years of birth and death, as labels print them. */
export const LIFE = /\b(1\d{3}) ?[-\u2013] ?([12]\d{3})\b/;

/** Who is honoured by a gift gave nothing. */
const IN_HONOUR = /\b(?:in (?:hono|memory|recognition)|from the collection of|through )[^]*$/i;

/** Whether a word says that something was made. Takes its meaning. */
export const isOfMaking = (meaning: string): boolean => MAKING.has(meaning);

/** Whether a word says that something was given, lent or bought. Takes its meaning. */
export const isOfGiving = (meaning: string): boolean => GIVING.has(meaning) || BUYING.has(meaning);

/** Whoever may have made the work; where the label's maker is not known for sure, all whom it names but the giver. */
export function makersOf({ artist, nationality, otherMakers, given, sentences, credit }: LabelFacts): string {
  if (artist !== null) return [artist, nationality, ...otherMakers.map(({ text }) => text)].join(' ');
  return [...sentences, credit ?? ''].reduce((rest, told) => rest.replace(told, ' '), given);
}

/** The words of a text by their meanings. */
export const meaningsOfWords = (text: string): ReadonlySet<string> =>
  new Set(splitWords(text).map(({ key }) => meaningOf(key)));

const NONE: ReadonlySet<string> = new Set();

const yearsIn = (field: string | null): number[] =>
  readFigures(splitWords(field ?? '')).map(({ value }) => value);

function event(
  mayDo: ReadonlySet<string>,
  mayUndergo: ReadonlySet<string>,
  years: readonly number[],
): KnownEvent {
  return {
    mayDo,
    meant: { person: NONE, any: NONE },
    mayUndergo,
    pronoun: null,
    isPassive: true,
    isNegated: false,
    isDoubted: false,
    years,
  };
}

/**
 * What the fields of a label say of who made it, gave it and when, by the meaning of the verb that says so.
 *
 * @param named What is said without standing there: "painted" by "oil on canvas".
 */
export function eventsOfFields(
  facts: LabelFacts,
  named: string,
): (readonly [verb: string, event: KnownEvent])[] {
  const { artist, title, medium, born, died, date, credit, years } = facts;
  const makers = meaningsOfWords(makersOf(facts));
  const own = (years ?? []).flatMap((year) => (year === null ? [] : [Math.abs(year)]));
  const life = LIFE.exec(facts.given);
  const made: KnownEvent = {
    ...event(
      artist !== null && hasRelation(artist) ? NONE : makers,
      title === null ? NONE : meaningsOfWords([title, medium, named].join(' ')),
      // Where no date was understood, any year beside the label’s sentences may be it.
      [...own, ...yearsIn(date ?? makersOf({ ...facts, artist: null }))],
    ),
  };
  const [printed, ...later] = (date ?? '').split(/ (?:printed|cast|this cast|reprinted)\b/, 2);
  const first: KnownEvent =
    printed === undefined || later.length === 0 ? made : { ...made, years: [...own, ...yearsIn(printed)] };
  const given = event(meaningsOfWords(credit?.replace(IN_HONOUR, '') ?? ''), NONE, yearsIn(credit));
  return [
    // "1936, printed 1949": what was taken in one year was printed in another.
    ...[...MAKING].map((verb) => {
      // "Designed by Ada Birch": she designed it, and who did the rest the label does not say of her.
      if (verb === TO_DESIGN && artist !== null && /^designed by /i.test(artist))
        return [verb, { ...first, mayDo: meaningsOfWords(artist) }] as const;
      return [verb, LATER.has(verb) ? made : first] as const;
    }),
    ...(credit === null ? [] : [...GIVING, ...BUYING].map((verb) => [verb, given] as const)),
    ...([
      [BEAR, event(makers, NONE, yearsIn(born ?? life?.[1] ?? null))],
      [DIE, event(makers, NONE, yearsIn(died ?? life?.[2] ?? null))],
    ] as const),
  ];
}
