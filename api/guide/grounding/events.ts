import { isCommonWord } from './common-words.ts';
import { readFigures } from './spoken-figures.ts';
import { isNegation } from './negation.ts';
import { isPlain } from './plain-words.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords, type Word } from './words.ts';

/** Who did what to whom, and when, as far as the order of words shows it. Everybody and everything by meaning. */
export interface Event {
  readonly verb: string;
  /** Empty where a pronoun or nobody is named. */
  readonly doers: ReadonlySet<string>;
  /** Those of the doers that are names. */
  readonly names: ReadonlySet<string>;
  readonly undergoers: ReadonlySet<string>;
  /** Whether somebody did it whom a pronoun names. */
  readonly isByPronoun: boolean;
  /** Whether it is told from whom it was done to: "was sold". */
  readonly isPassive: boolean;
  readonly isNegated: boolean;
  readonly years: readonly number[];
  /** As it is printed. */
  readonly said: string;
}

/** Forms of verbs without an ending that shows them to be such. */
const IRREGULAR = new Set(
  `made gave left bought sold came went took wrote drew drawn built wore worn sat stood held wove woven kept found brought saw told knew grew began died
  became lost sang sank rang broke chose chosen stole taught thought fought caught threw thrown fell flew rode ran spoke drove ate fed met paid said sent shown
  withdrew withdrawn understood undertook overcame rebuilt arose awoke bound blew bred clung crept dealt drank fled forbade forgot forgave heard hurt lit meant sought
  shook shone shut slid spun split spread sprang stuck swore swung wept wound
  slept spent struck sewed sewn tore won bent burnt cut let cast set put hung lay led felt hid rose shot swept learnt dug froze born bore lent given written
  comes goes says tells gives takes shows calls stands sits sing sings wear wears rings hold holds beat beats find make makes bend weld help look looks listens listen put read sell buy give tell ask speak`
    .trim()
    .split(/\s+/),
);
const PRONOUN =
  /^(?:he|she|they|it|who|which|that|i|we|you|one|nobody|somebody|this|these|those|him|her|them)$/;
const BE = /^(?:is|are|was|were|be|been|being)$/;
/** Between a form of "be" and its verb: "was not yet sold". */
const BETWEEN = 3;
const BREAK = /[,;:()\u2013\u2014.!?]/;
const JOINS =
  /^(?:and|but|or|so|when|while|because|since|after|before|until|where|who|which|that|whom|as|if|though|although|what)$/;
const AND = /^(?:and|or)$/;
/** Where the words about whom something is done to end: "the plates | to the king". */
const PREPOSITION =
  /^(?:in|on|at|to|from|for|with|of|after|before|into|onto|over|under|through|around|about|during|near|as|against)$/;
const AIM = /^(?:at|to|for)$/;
const RELATIVE = /^(?:who|which|that|whom)$/;
const NOUN_MARKS =
  /^(?:the|a|an|his|her|its|their|this|that|these|those|my|your|our|of|in|on|at|for|from|with|by|no|some|many)$/;

function isVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || /^\p{Lu}/u.test(word.text)) return false;
  const before = words[at - 1]?.key ?? '';
  if (NOUN_MARKS.test(before) && !(before === 'that' || PRONOUN.test(before))) return false;
  return IRREGULAR.has(word.key) || /^[a-z]+(?<!e|r)ed$|^(?!hundred)[a-z]+red$/.test(word.key);
}

/** Whether a word is printed as a name; a capital at the start of a sentence shows none in a word that all use. */
const isName = ({ key, text, opens }: Word): boolean =>
  /^\p{Lu}/u.test(text) && !(opens && (isPlain(key) || isCommonWord(key)));

/** A word with what stands around it. */
interface Token extends Word {
  readonly isFigure: boolean;
  /** Behind "of" or "in", where a name may be that of a place. */
  readonly isPlace: boolean;
}
const PLACE = /^(?:of|from|in|at|near|off)$/;

/** Whether a word names somebody or something; whose it is does not count: "Pell’s brother". */
const isOfNote = (word: Token): boolean =>
  !word.isFigure &&
  (isName(word) || !isPlain(word.key)) &&
  word.key.length > 1 &&
  !/\d/.test(word.key) &&
  !/['’]s$|s['’]$/.test(word.text);

/** A clause: the words between two joints. */
function clausesOf(words: readonly Word[]): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = [];
  let from = 0;
  let hasVerb = false;
  words.forEach(({ gap, key }, at) => {
    // "His house and collections were sold": "and" joins no clauses before there is a verb.
    const isJoint = JOINS.test(key) && (!AND.test(key) || BREAK.test(gap) || hasVerb);
    if (at > from && (BREAK.test(gap) || isJoint)) {
      clauses.push({ from, to: at });
      from = at;
      hasVerb = false;
    }
    hasVerb ||= isVerb(words, at) || BE.test(key);
  });
  return [...clauses, { from, to: words.length }];
}

/** Who acts where a clause names nobody: "Johanna kept them and published the letters", "a friend who saw the print". */
type Acting = Pick<Event, 'doers' | 'names' | 'isByPronoun'>;
const NOBODY: Acting = { doers: new Set(), names: new Set(), isByPronoun: false };
const BY_PRONOUN: Acting = { ...NOBODY, isByPronoun: true };
/** Words before "who" among which somebody is named; behind "by"; and of what something is done to. */
const FAR = 40;
const AGENT_WORDS = 7;
const OBJECT_WORDS = 3;

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
  let acting = NOBODY;
  let main = NOBODY;
  for (const { from, to } of clausesOf(words)) {
    const isRelative = RELATIVE.test(words[from]?.key ?? '');
    // Which of the names before "who" is meant, the order of words does not show.
    if (isRelative)
      acting = both(main, actingOf(words.slice(Math.max(0, from - FAR), from).filter(isOfNote)));
    const places = words.slice(from, to).map((_, at) => from + at);
    const verbs = places.filter((at) => isVerb(words, at));
    const years = places.flatMap((at) => yearAt.get(at) ?? []);
    for (const [index, at] of verbs.entries()) {
      const before = words.slice((verbs[index - 1] ?? from - 1) + 1, at);
      const behind = words.slice(at + 1, verbs[index + 1] ?? to);
      const by = behind.findIndex(({ key }) => key === 'by');
      const subject = before.filter(isOfNote);
      // "Looked at the place": what one looks at stands behind the first preposition.
      const direct = AIM.test(behind[0]?.key ?? '') ? 1 : 0;
      const until = behind.findIndex(
        ({ key }, after) => after >= direct && (key === 'by' || PREPOSITION.test(key)),
      );
      const object = (until < 0 ? behind : behind.slice(0, until)).filter(isOfNote).slice(0, OBJECT_WORDS);
      const isPassive =
        before.slice(-BETWEEN).some(({ key }) => BE.test(key)) ||
        (by >= 0 && subject.length === 0 && object.length === 0);
      const agent = by < 0 ? [] : behind.slice(by + 1, by + 1 + AGENT_WORDS).filter(isOfNote);
      // "From youth to old age he looked at it": who stands next to the verb acts.
      const isPronoun =
        !isRelative &&
        before.findLastIndex(({ key }) => PRONOUN.test(key)) >
          before.findLastIndex((word) => subject.includes(word));
      const own = isPassive ? actingOf(agent) : isPronoun ? BY_PRONOUN : actingOf(subject);
      const isJoined = !isPassive && (index > 0 || subject.length === 0) && !own.isByPronoun;
      const who = isJoined ? both(both(main, acting), own) : own;
      events.push({
        verb: meaningOf(words[at]?.key ?? ''),
        ...who,
        undergoers: meanings(isPassive ? (isPronoun ? [] : subject) : object),
        isPassive,
        isNegated: before.slice(-BETWEEN).some(isNegation),
        years,
        said: words[at]?.text ?? '',
      });
      acting = !isPassive ? who : isPronoun ? BY_PRONOUN : actingOf(subject);
    }
    if (from === 0) main = verbs.length > 0 ? acting : whoIs(words.slice(from, to));
  }
  return events;
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
  return { doers: meanings(words), names: meanings(lastName(words)), isByPronoun: false };
}

/** The last name among words, and none that only says where somebody is from: "Anders Lindqvist from Sweden". */
function lastName(words: readonly Token[]): Token[] {
  const runs: Token[][] = [];
  for (const word of words) {
    const before = runs.at(-1);
    const isNext = before?.at(-1)?.end === word.start - word.gap.length && /^(?: |-|\. )$/.test(word.gap);
    if (!isName(word)) continue;
    if (before && isNext) before.push(word);
    else runs.push([word]);
  }
  return runs.findLast(([first]) => first?.isPlace === false) ?? runs.at(-1) ?? [];
}

/** Both of two, unless the first are more than a sentence of people has. */
const both = (a: Acting, b: Acting): Acting =>
  a.doers.size > FAR
    ? b
    : {
        doers: a.doers.union(b.doers),
        names: a.names.union(b.names),
        isByPronoun: a.isByPronoun || b.isByPronoun,
      };

const meanings = (words: readonly Word[]): Set<string> => new Set(words.map(({ key }) => meaningOf(key)));
