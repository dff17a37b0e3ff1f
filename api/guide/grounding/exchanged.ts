import type { LabelFacts } from '../facts.ts';
import { contentWords } from './borne-words.ts';
import { isDoubt } from './doubt.ts';
import { eventsOf, type Event } from './events.ts';
import { eventsOfFields, isOfMaking, type KnownEvent, meaningsOfWords } from './label-events.ts';
import { isPlain } from './plain-words.ts';
import { sentencesOf, type Source } from './source.ts';
import { readFigures } from './spoken-figures.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords } from './words.ts';

const AT_FIRST = /^(?:In|By|On|From|Since|After|Before|Until|About|Around)\b.{0,30}\d/;

const NONE: ReadonlySet<string> = new Set();

const meaningsOfContent = (unit: string): ReadonlySet<string> =>
  new Set(contentWords(unit).flatMap(({ key }) => (isPlain(key) ? [] : [meaningOf(key)])));

/** The events that the sentences of a source tell, by their verbs. */
function eventsOfUnits({ units }: Source, facts: LabelFacts): (readonly [verb: string, event: KnownEvent])[] {
  const makers = meaningsOfWords(facts.artist ?? '');
  const work = meaningsOfWords([facts.artist, facts.title, facts.medium].join(' '));
  let before = { person: NONE, any: NONE };
  return units.flatMap((unit) => {
    const events = eventsOf(unit);
    const years = readFigures(splitWords(unit)).map(({ value }) => value);
    const all = meaningsOfWords(unit).union(makers);
    const meant = {
      person: before.person.union(makers).union(meaningsOfWords(facts.title ?? '')),
      any: before.any.union(work),
    };
    before = {
      any: meaningsOfWords(unit),
      person: new Set(
        events.flatMap(({ mayDo, mayUndergo, isPassive }) => [...(isPassive ? mayUndergo : mayDo)]),
      ),
    };
    // What is told in another form than a verb's, "drawing in front of a mirror", leaves open who does it to whom.
    const open: KnownEvent = {
      mayDo: all,
      mayUndergo: all,
      meant: { person: NONE, any: NONE },
      pronoun: null,
      isPassive: false,
      isNegated: false,
      isDoubted: false,
      years,
    };
    // "In 1656 he was declared insolvent, and his house was sold": a year that comes first holds for all.
    const isTold =
      new Set(years).size > 1 && !AT_FIRST.test(unit) && events.some((event) => event.years.length > 0);
    const told = new Set(events.map(({ verb }) => verb));
    return [
      ...events.map((event) => {
        const own = event.years.length > 0 || isTold ? event.years : years;
        return [event.verb, { ...event, years: own, meant }] as const;
      }),
      ...[...meaningsOfContent(unit)].flatMap((verb) => (told.has(verb) ? [] : [[verb, open] as const])),
    ];
  });
}

/**
 * Finds what a sentence exchanges: who did something and to whom, or when. Each of its events must be one that a sentence
 * of the source tells with the same verb, or that the label's fields tell: who made it, who gave it, when somebody was
 * born. A verb that the source does not have is left alone. Gives the verbs as they are said.
 */
export function exchangeCheck(source: Source, facts: LabelFacts): (sentence: string) => string[] {
  const told = eventsOfUnits(source, facts);
  const verbs = new Set(told.map(([verb]) => verb));
  // Where the label's maker is not known for sure, its sentences say who made what.
  const fields = eventsOfFields(facts, source.named).map(([verb, event]) => {
    const isOpen = facts.artist === null && isOfMaking(verb) && verbs.has(verb);
    return [verb, isOpen ? { ...event, mayDo: NONE } : event] as const;
  });
  const known = Map.groupBy([...told, ...fields], ([verb]) => verb);
  return (text) =>
    sentencesOf(text).flatMap((sentence) => {
      const isDoubted = splitWords(sentence).some(isDoubt);
      return eventsOf(sentence)
        .filter((event) => {
          const alike = known.get(event.verb);
          return alike !== undefined && !alike.some(([, each]) => isSame({ ...event, isDoubted }, each));
        })
        .map(({ said }) => said);
    });
}

function isSame(said: Event, known: KnownEvent): boolean {
  return (
    said.isNegated === known.isNegated &&
    (said.isDoubted || !known.isDoubted) &&
    isSameDoer(said, known) &&
    isSameObject(said, known) &&
    isSameTime(said, known)
  );
}

function isSameDoer({ doers, names }: Event, known: KnownEvent): boolean {
  if (doers.size === 0) return true;
  const isOne = (of: ReadonlySet<string>): boolean =>
    names.size > 0 ? names.isSubsetOf(of) : !doers.isDisjointFrom(of);
  if (isOne(known.mayDo)) return true;
  if (known.pronoun !== null) return isOne(known.meant[known.pronoun]);
  return known.mayDo.size === 0 && !known.isPassive;
}

function isSameObject({ undergoers }: Event, known: KnownEvent): boolean {
  if (undergoers.size === 0 || known.mayUndergo.size === 0) return true;
  const isTurned = [...undergoers].some((each) => known.mayDo.has(each) && !known.mayUndergo.has(each));
  return !isTurned && !undergoers.isDisjointFrom(known.mayUndergo);
}

function isSameTime({ years }: Event, known: KnownEvent): boolean {
  return years.every((year) => known.years.includes(year));
}
