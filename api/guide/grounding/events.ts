import { BE, clausesOf } from './clauses.ts';
import { isNegation } from './negation.ts';
import { isCommonWord } from './common-words.ts';
import { isDoubt } from './doubt.ts';
import { isPlain } from './plain-words.ts';
import { readFigures } from './spoken-figures.ts';
import { isVerbForm } from './verb-forms.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords, type Word } from './words.ts';

/** Who acts, by the meanings of the words for them. */
interface Acting {
  /** Empty where a pronoun or nobody is named. */
  readonly doers: ReadonlySet<string>;
  /** Those of the doers that are names. */
  readonly names: ReadonlySet<string>;
  /** Where a pronoun names whoever did it: whether it is one for a person, or for anything. */
  readonly pronoun: 'person' | 'any' | null;
}

/** Who did what to whom, and when, as far as the order of words shows it. Everybody and everything by meaning. */
export interface Event extends Acting {
  readonly verb: string;
  /** All who may have done it, where the order of words leaves it open. */
  readonly mayDo: ReadonlySet<string>;
  /** What it was done to, as far as that is sure; and all that stands behind the verb. */
  readonly undergoers: ReadonlySet<string>;
  readonly mayUndergo: ReadonlySet<string>;
  /** Whether it is told from whom it was done to: "was sold". */
  readonly isPassive: boolean;
  readonly isNegated: boolean;
  readonly isDoubted: boolean;
  readonly years: readonly number[];
  /** As it is printed. */
  readonly said: string;
}

/** The maker by what makers are, too. */
const PRONOUN =
  /^(?:artist|painter|sculptor|carver|photographer|designer|maker|he|she|they|it|who|which|that|i|we|you|one|nobody|somebody|this|these|those|him|her|them)$/;
/** Words between "be" or "not" and the verb: "was not yet sold". */
const BETWEEN = 3;
const RELATIVE = /^(?:who|which|that|whom)$/;
/** Where the words about whom something is done to end: "the plates | to the king". */
const PREPOSITION =
  /^(?:in|on|at|to|from|for|with|of|after|before|into|onto|over|under|through|around|about|during|near|as|against)$/;
const OBJECT_PRONOUN = /^(?:him|it|them)$/;
const AIM = /^(?:at|to|for)$/;
const PLACE = /^(?:of|from|in|at|near|off)$/;
/** Of these somebody beside whom it is done is no doer: "stood by the door". */
const NO_OBJECT = /^(?:stood|sat|lived|worked|went|came|passed|lay|stayed|walked)$/;
/** Words behind "by"; behind a verb, of what it is done to; and before "who", among which somebody is named. */
const AGENT_WORDS = 7;
const OBJECT_WORDS = 3;
const FAR = 40;

/** A word with what stands around it. */
interface Token extends Word {
  readonly isFigure: boolean;
  /** Behind "of" or "in", where a name may be that of a place. */
  readonly isPlace: boolean;
}

/** Whether a word is printed as a name; a capital at the start of a sentence shows none in a word that all use. */
const isName = ({ key, text, opens }: Word): boolean =>
  /^\p{Lu}/u.test(text) && !(opens && (isPlain(key) || isCommonWord(key)));

/** Whether a word names somebody or something; whose it is does not count: "Pell’s brother". */
const isOfNote = (word: Token): boolean =>
  !word.isFigure &&
  !PRONOUN.test(word.key) &&
  (isName(word) || !isPlain(word.key)) &&
  word.key.length > 1 &&
  !/\d/.test(word.key) &&
  !/['’]s$|s['’]$/.test(word.text);

const NOBODY: Acting = { doers: new Set(), names: new Set(), pronoun: null };
const BY_PRONOUN: Acting = { ...NOBODY, pronoun: 'person' };
const BY_ANY: Acting = { ...NOBODY, pronoun: 'any' };
const ANYTHING = /^(?:they|it|this|that|these|those)$/;

/** The events of one sentence. Linear in its words. */
export function eventsOf(sentence: string): Event[] {
  const split = splitWords(sentence);
  const figures = readFigures(split);
  const yearAt = new Map(
    figures.flatMap(({ kind, from, value }) => (kind === 'year' ? [[from, value] as const] : [])),
  );
  const counted = new Set(figures.flatMap(({ from, to }) => split.slice(from, to)));
  const words = split.map((word, at): Token => ({
    ...word,
    isFigure: counted.has(word),
    isPlace: PLACE.test(split[at - 1]?.key ?? ''),
  }));
  const events: Event[] = [];
  /** Who acts in the sentence’s first clause, and who did last: "Johanna kept them and published the letters". */
  let main: Acting = NOBODY;
  let acting: Acting = NOBODY;
  /** What the first clause is about without another verb than "be". */
  let isAbout = false;
  let isDoubted = false;
  for (const { from, to } of clausesOf(words)) {
    const inClause = words.slice(from, to);
    const isRelative = RELATIVE.test(inClause[0]?.key ?? '');
    // Which of the names before "who" is meant, the order of words does not show.
    if (isRelative)
      acting = both(main, actingOf(words.slice(Math.max(0, from - FAR), from).filter(isOfNote)));
    const verbs = inClause.flatMap((_, at) => (isVerbForm(inClause, at) ? [at] : []));
    const years = inClause.flatMap((_, at) => yearAt.get(from + at) ?? []);
    for (const [index, at] of verbs.entries()) {
      const before = inClause.slice((verbs[index - 1] ?? -1) + 1, at);
      const behind = inClause.slice(at + 1, verbs[index + 1] ?? inClause.length);
      isDoubted ||= inClause.slice(0, at).some(isDoubt);
      const event = eventOf(before, inClause[at], behind, { isRelative, main, acting, isAbout });
      events.push({ ...event, years, isDoubted });
      acting = event.isPassive ? { ...NOBODY, doers: event.mayUndergo } : event;
    }
    isDoubted ||= inClause.some(isDoubt);
    if (from === 0) {
      isAbout = verbs.length === 0 && inClause.some(({ key }) => BE.test(key));
      main = verbs.length === 0 ? whoIs(inClause) : acting;
      acting = main;
    } else if (verbs.length === 0) acting = both(acting, actingOf(inClause.filter(isOfNote)));
  }
  return withAgents(events);
}

const isOfNoteAt = (words: readonly Token[], at: number): boolean => {
  const word = words[at];
  return word !== undefined && isOfNote(word) && word.gap === ' ';
};

interface Before {
  readonly isRelative: boolean;
  readonly main: Acting;
  readonly acting: Acting;
  readonly isAbout: boolean;
}

function eventOf(
  before: readonly Token[],
  verb: Token | undefined,
  behind: readonly Token[],
  { isRelative, main, acting, isAbout }: Before,
): Omit<Event, 'years' | 'isDoubted'> {
  const said = verb?.text ?? '';
  const by = behind.findIndex(({ key }) => key === 'by');
  const subject = before.filter(isOfNote);
  // "Looked at the place": what one looks at stands behind the first preposition.
  const direct = AIM.test(behind[0]?.key ?? '') ? 1 : 0;
  const until = behind.findIndex(({ key }, at) => at >= direct && (key === 'by' || PREPOSITION.test(key)));
  const object = (until < 0 ? behind : behind.slice(0, until)).filter(isOfNote).slice(0, OBJECT_WORDS);
  // "From youth to old age he looked at it": who stands next to the verb acts.
  const pronoun = before.findLast(({ key, isFigure }) => PRONOUN.test(key) || isFigure);
  const isPronoun = !isRelative && (pronoun?.start ?? -1) > (subject.at(-1)?.start ?? -1);
  const isBare = subject.length === 0 && !isPronoun && !isRelative;
  const isPassive =
    before.slice(-BETWEEN).some(({ key }) => BE.test(key)) ||
    (by >= 0 && object.length === 0 && !NO_OBJECT.test(said)) ||
    // "The lining is cotton, bought from traders"
    (isBare && isAbout && object.length === 0);
  const agent = by < 0 ? [] : behind.slice(by + 1, by + 1 + AGENT_WORDS).filter(isOfNote);
  const joined = both(main, acting);
  const named = ANYTHING.test(pronoun?.key ?? '') ? BY_ANY : BY_PRONOUN;
  const own = isPronoun ? named : subject.length > 0 ? actingOf(subject) : joined;
  const who = isPassive ? actingOf(agent) : own;
  // "In red-figure, invented in Athens", "its last player, Hughes, practised": done by it, or to it.
  const isOpen = isBare && !isPassive && object.length === 0;
  const undergoers = isPassive ? (isPronoun ? NOBODY.doers : own.doers) : meanings(object);
  const isToPronoun =
    OBJECT_PRONOUN.test(behind[0]?.key ?? '') || (behind[0]?.key === 'her' && !isOfNoteAt(behind, 1));
  const mayUndergo = isToPronoun ? NOBODY.doers : meanings(behind.filter(isOfNote));
  return {
    verb: meaningOf(verb?.key ?? ''),
    ...who,
    pronoun: isPassive ? null : (own.pronoun ?? joined.pronoun),
    mayDo: isPassive ? who.doers : isPronoun ? NOBODY.doers : both(joined, who).doers,
    undergoers,
    mayUndergo: isPassive ? undergoers : isOpen ? mayUndergo.union(joined.doers) : mayUndergo,
    isPassive,
    // "To keep it from being sold"
    isNegated: before
      .slice(-BETWEEN)
      .some((word, at, last) => isNegation(word) || (word.key === 'from' && last[at + 1]?.key === 'being')),
    said,
  };
}

/** "The threads were tied and dyed by dyers": who did the last did them all. */
function withAgents(events: readonly Event[]): Event[] {
  return events.map((event, at) => {
    const next = events[at + 1];
    const isShared =
      event.isPassive && event.doers.size === 0 && next?.isPassive === true && next.doers.size > 0;
    const { doers, names, mayDo } = isShared ? next : event;
    return { ...event, doers, names, mayDo };
  });
}

/** Whom a clause without another verb than "be" is about: "Voss was a painter", "it was Johanna". */
function whoIs(words: readonly Token[]): Acting {
  const be = words.findIndex(({ key }) => BE.test(key));
  const subject = words.slice(0, be < 0 ? words.length : be).filter(isOfNote);
  if (subject.length > 0) return actingOf(subject);
  const next = words[be + 1];
  return next && isName(next) ? actingOf(words.slice(be + 1).filter(isName)) : BY_PRONOUN;
}

function actingOf(words: readonly Token[]): Acting {
  return { doers: meanings(words), names: meanings(lastName(words)), pronoun: null };
}

/** The last name among words, and none that only says where somebody is from: "Anders Lindqvist from Sweden". */
function lastName(words: readonly Token[]): Token[] {
  const runs: Token[][] = [];
  for (const word of words) {
    if (!isName(word)) continue;
    const before = runs.at(-1);
    const isNext = before?.at(-1)?.end === word.start - word.gap.length && /^(?: |-|\. )$/.test(word.gap);
    if (before && isNext) before.push(word);
    else runs.push([word]);
  }
  return runs.findLast(([first]) => first?.isPlace === false) ?? runs.at(-1) ?? [];
}

/** Both of two with the first's name, unless the first are more than a sentence of people has. */
const both = (a: Acting, b: Acting): Acting =>
  a.doers.size > FAR
    ? b
    : {
        doers: a.doers.union(b.doers),
        names: a.names.size > 0 ? a.names : b.names,
        pronoun: a.pronoun ?? b.pronoun,
      };

const meanings = (words: readonly Word[]): Set<string> => new Set(words.map(({ key }) => meaningOf(key)));
