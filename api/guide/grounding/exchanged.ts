import type { LabelFacts } from '../facts.ts';
import { hasRelation } from '../speech/artist.ts';
import { contentWords } from './borne-words.ts';
import { eventsOf, type Event } from './events.ts';
import { BUYING, GIVING, MAKING } from './label-verbs.ts';
import { isPlain } from './plain-words.ts';
import { sentencesOf, type Source } from './source.ts';
import { readFigures } from './spoken-figures.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords } from './words.ts';

/** An event of a source, with what its sentence and the one before say beside it. */
interface KnownEvent extends Omit<Event, 'names' | 'said' | 'verb'> {
  /** Whom a pronoun can mean. */
  readonly meant: ReadonlySet<string>;
  /** Where nobody knows when it was, any time may be said. */
  readonly isUndated?: boolean;
}

const BEAR = meaningOf('born');
const DIE = meaningOf('died');

/** Who is honoured by a gift gave nothing. */
const IN_HONOUR = /\b(?:in (?:hono|memory|recognition)|from the collection of|through )[^]*$/i;

const NONE: ReadonlySet<string> = new Set();

const meaningsOfContent = (unit: string): ReadonlySet<string> =>
  new Set(contentWords(unit).flatMap(({ key }) => (isPlain(key) ? [] : [meaningOf(key)])));

/** The words of a field by their meanings. */
const wordsIn = (field: string | null): ReadonlySet<string> =>
  new Set(splitWords(field ?? '').map(({ key }) => meaningOf(key)));

const yearsIn = (field: string | null): number[] =>
  readFigures(splitWords(field ?? '')).map(({ value }) => value);

/** What the fields of a label say of who made it, gave it and when, by the verb that says so. */
function eventsOfFields(facts: LabelFacts, named: string): (readonly [verb: string, event: KnownEvent])[] {
  const { artist, otherMakers, title, medium, born, died, date, credit, years } = facts;
  const makers = wordsIn([artist ?? '', ...otherMakers.map(({ text }) => text)].join(' '));
  const event = (
    doers: ReadonlySet<string>,
    undergoers: ReadonlySet<string>,
    when: readonly number[],
  ): KnownEvent => ({
    doers,
    meant: NONE,
    undergoers,
    isByPronoun: false,
    isPassive: true,
    isNegated: false,
    years: when,
  });
  const made: KnownEvent = {
    ...event(
      artist !== null && hasRelation(artist) ? NONE : makers,
      title === null ? NONE : wordsIn([title, medium, named].join(' ')),
      [...(years ?? []).flatMap((year) => (year === null ? [] : [Math.abs(year)])), ...yearsIn(date)],
    ),
    // What the label may say of maker and date in words that were not understood.
    isPassive: artist !== null,
    isUndated: date === null,
  };
  const given = event(wordsIn(credit?.replace(IN_HONOUR, '') ?? null), NONE, yearsIn(credit));
  return [
    ...[...MAKING].map((verb) => [verb, made] as const),
    ...(credit === null ? [] : [...GIVING, ...BUYING].map((verb) => [verb, given] as const)),
    ...(born === null ? [] : ([[BEAR, event(makers, NONE, yearsIn(born))]] as const)),
    ...(died === null ? [] : ([[DIE, event(makers, NONE, yearsIn(died))]] as const)),
  ];
}

/**
 * Finds what a sentence exchanges: who did something and to whom, or when. Each of its events must be one that a sentence
 * of the source tells with the same verb, or that the label's fields tell: who made it, who gave it, when somebody was
 * born. A verb that the source does not have as a verb is left alone. Gives the verbs as they are said.
 */
export function exchangeCheck(source: Source, facts: LabelFacts): (sentence: string) => string[] {
  const known = new Map<string, KnownEvent[]>();
  const add = (verb: string, event: KnownEvent): void => {
    known.set(verb, [...(known.get(verb) ?? []), event]);
  };
  const makers = wordsIn(facts.artist);
  let before: ReadonlySet<string> = NONE;
  for (const unit of source.units) {
    const events = eventsOf(unit);
    const years = readFigures(splitWords(unit)).map(({ value }) => value);
    const all = wordsIn(unit).union(makers);
    for (const event of events) add(event.verb, { ...event, years, meant: before.union(makers) });
    // What is told in another form than a verb's, "drawing in front of a mirror", leaves open who does it to whom.
    for (const verb of meaningsOfContent(unit))
      if (!events.some((event) => event.verb === verb))
        add(verb, {
          doers: all,
          undergoers: all,
          meant: NONE,
          isByPronoun: false,
          isPassive: false,
          isNegated: false,
          years,
        });
    before = new Set(
      events.flatMap(({ doers, undergoers, isPassive }) => [...(isPassive ? undergoers : doers)]),
    );
  }
  for (const [verb, event] of eventsOfFields(facts, source.named)) add(verb, event);
  return (text) =>
    sentencesOf(text).flatMap((sentence) =>
      eventsOf(sentence)
        .filter((event) => {
          const alike = known.get(event.verb);
          return alike !== undefined && !alike.some((each) => isSame(event, each));
        })
        .map(({ said }) => said),
    );
}

function isSame(said: Event, known: KnownEvent): boolean {
  return (
    said.isNegated === known.isNegated &&
    isSameDoer(said, known) &&
    isSameObject(said, known) &&
    isSameTime(said, known)
  );
}

function isSameDoer({ doers, names }: Event, known: KnownEvent): boolean {
  if (doers.size === 0) return true;
  const isOne = (of: ReadonlySet<string>): boolean =>
    names.size > 0 ? names.isSubsetOf(of) : !doers.isDisjointFrom(of);
  if (isOne(known.doers)) return true;
  if (known.isByPronoun) return isOne(known.meant);
  return known.doers.size === 0 && !known.isPassive;
}

function isSameObject({ undergoers }: Event, known: KnownEvent): boolean {
  if (undergoers.size === 0 || known.undergoers.size === 0) return true;
  const isTurned = [...undergoers].some((each) => known.doers.has(each) && !known.undergoers.has(each));
  return !isTurned && !undergoers.isDisjointFrom(known.undergoers);
}

function isSameTime({ years }: Event, known: KnownEvent): boolean {
  return known.isUndated === true || years.every((year) => known.years.includes(year));
}
