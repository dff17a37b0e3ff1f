import { isBalanced, JOINING } from '../../balanced.ts';
import type { LabelTokens, Token } from '../../label-tokens.ts';
import type { SegmentKind } from '../../search/kinds.ts';
import type { Segment } from '../../search/search-label.ts';
import { isLikeMaterials } from '../../vocabulary/things-and-materials.ts';
import { isCreditLine, printedWords, startsSaying } from './credit-words.ts';
import { CUT_OFF, isBelowDeed, isBelowTombstone, joinsNext } from './below-tombstone.ts';
import { isSentence, type SegmentsByWord } from './whole-lines.ts';

/** So sure are the words of a sentence on average where full stops or lines bound it on both sides, and each otherwise. */
const SURE_OF_BOUNDED = 0.5;
const SURE_OF_WORDS = 0.8;
/** A stretch so sure of another kind is no part of a sentence. */
const SURE_OF_OTHER = 0.9;
/** Words of a sentence in whose midst no verb is known: "Here three boys fish beside a still pool." */
const LEAST_WORDS = 6;
/** Words within which a key ends. */
const KEY_WORDS = 4;
/** Words at most of a name that stands within a sentence. */
const NAME_WORDS = 6;
/** Words that are looked through for the start or the end of a sentence. */
const MOST_WORDS = 60;

/** Runs of words from word `from` up to but without word `to`. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** A line is full where the next word would have made it wider than this share of the widest line of prose. */
const FULL = 0.85;

/** "Worn by Ada Birch at", "Chosen by": no name begins so, and nothing goes on with a capital letter that does not begin one. */
const BEGINS_DEED =
  /^(?:Worn|Used|Owned|Carried|Played|Found|Excavated|Discovered|Collected|Chosen|Commissioned|Made|Designed|Bought) (?:by|at|in|on|near|during|from|for|with) /;

/** Whether a word begins anew behind an empty line, and what stands above that is at its end. */
function beginsBlock(tokens: readonly Token[], at: number): boolean {
  const [first, last] = [tokens[at], tokens[at - 1]];
  if (first?.startsBlock !== true || !last || !BEGINNING.test(first.plain)) return false;
  const begin = tokens.findLastIndex(({ startsLine }, index) => startsLine && index < at);
  const isWhole = isBalanced(printedWords(tokens.slice(Math.max(0, begin), at)));
  return isWhole && !/[,&-]$/.test(last.plain) && !JOINING.test(last.plain);
}

/** Whether a word begins anew, however full the line above it is. */
const beginsAnew = (tokens: readonly Token[], at: number): boolean =>
  beginsBlock(tokens, at) ||
  isBelowDeed(tokens, at) ||
  BEGINS_DEED.test(printedWords(tokens.slice(at, at + 3)));

/** Of each word that begins a line, whether the line above is full, so that a sentence may run on there. */
function fullAbove(label: LabelTokens, byWord: SegmentsByWord): boolean[] {
  const { tokens, width: widestPrinted } = label;
  const starts = tokens.flatMap(({ startsLine }, at) => (startsLine || at === 0 ? [at] : []));
  const widths = starts.map(
    (from, index) =>
      (tokens[(starts[index + 1] ?? tokens.length) - 1]?.end ?? 0) - (tokens[from]?.start ?? 0),
  );
  const ofProse = widths.filter((_, index) => byWord[starts[index] ?? 0]?.kind === 'prose');
  // Lines that are joined are wider than the card.
  const widest = Math.max(1, Math.min(widestPrinted, Math.max(...(ofProse.length > 1 ? ofProse : widths))));
  const full = tokens.map(() => false);
  starts.forEach((at, index) => {
    const above = widths[index - 1];
    if (above === undefined || beginsAnew(tokens, at) || isBelowTombstone(label, byWord, at)) return;
    full[at] = above + 1 + (tokens[at]?.plain.length ?? 0) > FULL * widest;
  });
  return full;
}

/** "a notebook kept by Alfred / Newton gives the answer: ...": words before a colon that say something are no key. */
function isInSentence(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + KEY_WORDS);
  const colon = behind.findIndex(({ plain }) => plain.endsWith(':'));
  return behind
    .slice(0, colon + 1)
    .some(({ speech, plain }) => speech === 'verb' || /^(?:the|an?)$/.test(plain));
}

/** A word that the end of a line parts. */
const HYPHENED = /^\p{L}{2,}(?:-\p{L}{2,})*-$/u;

const BEGINNING = /^["'\u201C\u2018([]?[\p{Lu}\d]/u;

/**
 * Finds the sentences of a label: runs of prose, over the ends of lines, cut at full stops. A sentence that begins before
 * its run, in words taken for something else, or ends behind it, is found whole where no stretch that is surely something
 * else stands between; else it is left out.
 */
export function findSentences(
  label: LabelTokens,
  segments: readonly Segment[],
  byWord: SegmentsByWord,
): Segment[] {
  const { tokens } = label;
  const proseAt = (at: number): number => {
    const segment = byWord[at];
    const share = segment?.words[at - segment.from] ?? 0;
    return segment?.kind === 'prose' ? share : 1 - share;
  };
  const isOther = (at: number): boolean => {
    const segment = byWord[at];
    return segment !== undefined && segment.kind !== 'prose' && segment.certainty >= SURE_OF_OTHER;
  };
  const isFullAbove = fullAbove(label, byWord);
  /** "Other purpose: ...": a line that says first what it is on; of "Karl Lowe: 'Sing!'" it says who speaks. */
  const isKeyLine = (at: number): boolean =>
    /^\S+ (?:\S+ ){0,2}\S*: (?!["'\u2018\u201C])/.test(printedWords(tokens.slice(at, at + KEY_WORDS + 1))) &&
    !isInSentence(tokens, at);
  /** Whether the line above a word ends by itself: it had room for the word, which begins anew. */
  const isBreak = (at: number): boolean =>
    label.hasLines &&
    tokens[at]?.startsLine === true &&
    (isFullAbove[at] !== true || isKeyLine(at)) &&
    /^["'\u201C\u2018([]?\p{Lu}/u.test(tokens[at]?.plain ?? '') &&
    !/[,-]$/.test(tokens[at - 1]?.plain ?? '') &&
    !joinsNext(tokens, at - 1);
  /** "the beaches along / Port Phillip Bay, working outdoors": a name below a full line, behind which the sentence goes on. */
  const isNameWithin = (at: number): boolean => {
    const name = byWord[at];
    const isOpen = tokens[at - 1]?.closes !== true && !/[:)\]"]$/.test(tokens[at - 1]?.plain ?? '');
    const isHyphened = tokens[at - 1]?.plain.endsWith('-') === true;
    return (
      name !== undefined &&
      name.from === at &&
      name.to - at <= NAME_WORDS &&
      isOpen &&
      (isHyphened || (tokens[at]?.startsLine === true && isFullAbove[at] === true)) &&
      tokens[at]?.startsBlock !== true &&
      !OF_THE_HOUSE.has(name.kind) &&
      tokens[name.to - 1]?.closes !== true &&
      byWord[name.to]?.kind === 'prose' &&
      /^\p{Ll}/u.test(tokens[name.to]?.plain ?? '')
    );
  };
  /** Whether something parts a word from the one before it: the end of a line that could have held it, or a mark. */
  const isParted = (at: number): boolean =>
    !label.hasLines ||
    (tokens[at]?.startsLine === true &&
      !joinsNext(tokens, at - 1) &&
      // What begins inside a full line may be a name within a sentence: "Trained in Paris, Ada / Birch used".
      !(
        isFullAbove[at] === true &&
        byWord[at - 1]?.kind !== 'accession' &&
        tokens[byWord[at - 1]?.from ?? at]?.startsLine !== true
      )) ||
    /[.;:)\]]$/.test(tokens[at - 1]?.plain ?? '');
  /** Whether a sentence may begin with a word: it has a capital, and a full stop or a line that is not full stands before it. */
  const mayBegin = (at: number): boolean =>
    BEGINNING.test(tokens[at]?.plain ?? '') &&
    (at === 0 ||
      closesAt(tokens, at - 1) ||
      (isOther(at - 1) && isParted(at)) ||
      (label.hasLines &&
        tokens[at]?.startsLine === true &&
        isFullAbove[at] !== true &&
        tokens[at - 1]?.plain.endsWith(',') !== true));
  /** Whether a text surely begins with a line, however full the line above it is. */
  const beginsText = (at: number): boolean =>
    byWord[at]?.from === at &&
    tokens[at]?.startsLine === true &&
    BEGINNING.test(tokens[at].plain) &&
    proseAt(at) >= SURE_OF_OTHER &&
    !tokens[at - 1]?.plain.endsWith(',') &&
    !joinsNext(tokens, at - 1);
  /** The start of the sentence that a word belongs to, looked for backwards; -1 where it has none. */
  const startOf = (at: number): number => {
    if (mayBegin(at)) return at;
    const isRunBegin = byWord[at]?.from === at && BEGINNING.test(tokens[at]?.plain ?? '');
    const first = /^\p{L}/u.test(tokens[at]?.plain ?? '');
    let joined: Segment | undefined;
    const isBehindMark =
      !label.hasLines || tokens[at]?.startsLine === true || /[.;:)\]"]$/.test(tokens[at - 1]?.plain ?? '');
    if (isRunBegin && first && isBehindMark && proseAt(at) >= SURE_OF_WORDS && !joinsNext(tokens, at - 1))
      return at;
    for (let start = at - 1; start >= 0 && start > at - MOST_WORDS; start -= 1) {
      // A line that ends with "of the" goes on below it, whatever it was taken for.
      const goesOn = isFullAbove[start + 1] === true && joinsNext(tokens, start);
      if (isOther(start) && !goesOn && byWord[start] !== joined) return -1;
      if (goesOn) joined = byWord[start];
      // Without lines nothing tells where what stands before the prose ends.
      if (!label.hasLines && byWord[start]?.kind !== 'prose') return -1;
      if (mayBegin(start)) return start;
    }
    return -1;
  };
  /** Where the sentence ends that holds a word; -1 where it runs into something else. */
  const endOf = (at: number): number => {
    let passed: Segment | undefined;
    for (let end = at; end < tokens.length && end < at + MOST_WORDS; end += 1) {
      // "in a trunk in Baden- / Baden in 1863": half a name ends no sentence.
      const isHalf =
        end > at && tokens[end]?.startsLine === true && HYPHENED.test(tokens[end - 1]?.plain ?? '');
      const goesOn =
        isHalf ||
        (isFullAbove[end] === true &&
          tokens[end - 1]?.closes !== true &&
          (/^\p{Ll}/u.test(tokens[end]?.plain ?? '') || (end > at && isNameWithin(end))));
      if (isOther(end) && !goesOn && byWord[end] !== passed)
        return tokens[end]?.startsLine === true ? end : -1;
      if (goesOn) passed = byWord[end];
      if (end > at && isBreak(end)) return end;
      if (closesAt(tokens, end)) return end + 1;
    }
    return tokens.length;
  };
  const runs: Run[] = [];
  for (const { kind, from, to } of segments) {
    if (kind !== 'prose') continue;
    let at = Math.max(from, runs.at(-1)?.to ?? 0);
    while (at < to) {
      const start = startOf(at);
      const end = endOf(at);
      if (start >= (runs.at(-1)?.to ?? 0) && start >= 0 && end > 0) runs.push({ from: start, to: end });
      at = Math.max(at + 1, end < 0 ? to : end);
    }
  }
  const sure = runs.flatMap(({ from, to }): Segment[] => {
    const words = Array.from({ length: to - from }, (_, index) => proseAt(from + index));
    const certainty = words.reduce((sum, share) => sum + share, 0) / words.length;
    const isBounded = (mayBegin(from) || beginsText(from)) && closesAt(tokens, to - 1);
    const said = tokens.slice(from, to);
    const isClosed = tokens[to - 1]?.closes === true;
    // What is cut off behind "in the" is no sentence; one may end with "lay beneath."
    if (CUT_OFF.test((said.at(-1)?.plain ?? '').replace(/\.$/, ''))) return [];
    if (!isClosed && JOINING.test(said.at(-1)?.plain ?? '')) return [];
    if (isCreditLine(said)) return [];
    const areWordsSure = words.every((share) => share >= SURE_OF_WORDS);
    const isSaid =
      isSentence(said) ||
      (isBounded && areWordsSure && said.length >= LEAST_WORDS) ||
      (isBounded && areWordsSure && startsSaying(said)) ||
      (isBounded && words.every((share) => share === 1) && opensText(said, tokens[to])) ||
      // "I don't measure." with the mark that opens a quotation is no remark.
      (isBounded && areWordsSure && /^["\u201C\u2018]/.test(said[0]?.plain ?? '')) ||
      (isBounded && certainty >= SURE_OF_WORDS && said.some(({ speech }) => speech === 'verb'));
    const isSure = isBounded ? certainty >= SURE_OF_BOUNDED : areWordsSure;
    return isSure && isSaid ? [{ kind: 'prose', from, to, certainty, words }] : [];
  });
  const isCredit = (at: number): boolean => isOther(at) && OF_THE_HOUSE.has(byWord[at]?.kind ?? 'other');
  return withParagraphs(label, sure, { isFullAbove, isCredit, isOther });
}

/** Whether a sentence ends with a word: a full stop stands there, and no small letter goes on before an empty line. */
const closesAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.closes === true &&
  (tokens[at + 1]?.startsBlock === true || !/^\p{Ll}/u.test(tokens[at + 1]?.plain ?? '')) &&
  // "Ghent around 1534 - Ghent? 1584": doubt of a place, and no question.
  !(tokens[at].plain.endsWith('?') && /^\d/.test(tokens[at + 1]?.plain ?? '')) &&
  !isGlossed(tokens, at);

/** Words within which a gloss in brackets ends. */
const GLOSS_WORDS = 12;

/**
 * "Kumusta ka? (How are you?) and", "Kumusta ka? (\u201CHow are you? Who are you?\u201D)": what is quoted is put into English, and the
 * sentence goes on until the bracket is closed.
 */
function isGlossed(tokens: readonly Token[], at: number): boolean {
  if (!/[?!]["'\u2019\u201D]?$/.test(tokens[at]?.plain ?? '')) return false;
  const before = tokens.slice(Math.max(0, at - GLOSS_WORDS), at + 1).map(({ plain }) => plain);
  const isInside =
    before.findLastIndex((word) => word.startsWith('(')) > before.findLastIndex((word) => word.includes(')'));
  const isBefore = tokens[at + 1]?.plain.startsWith('(') === true;
  if (!isInside && !isBefore) return false;
  const words = tokens.slice(at + 1, at + 1 + GLOSS_WORDS);
  const end = words.findIndex(({ plain }) => plain.includes(')'));
  if (end < 0 || isInside) return end >= 0;
  return (
    /\)[.,;:]+$|[?!]["'\u2019\u201D]\)$/.test(words[end]?.plain ?? '') ||
    /^\p{Ll}/u.test(tokens[at + 2 + end]?.plain ?? '')
  );
}

/**
 * The sentences with those that stand in one paragraph with them, whatever their words were taken for: between two of them,
 * before the first or behind the last on the same printed line, and on the full lines above and below that.
 */
function withParagraphs(
  { tokens, hasLines }: LabelTokens,
  sure: readonly Segment[],
  {
    isFullAbove,
    isCredit,
    isOther,
  }: {
    readonly isFullAbove: readonly boolean[];
    readonly isCredit: (at: number) => boolean;
    readonly isOther: (at: number) => boolean;
  },
): Segment[] {
  if (!hasLines) return [...sure];
  /** Whether a word goes on in the paragraph of the word before it. */
  const goesOn = (at: number): boolean =>
    at > 0 && at < tokens.length && (tokens[at]?.startsLine !== true || isFullAbove[at] === true);
  const taken = new Set(sure.flatMap(({ from, to }) => range(from, to)));
  const added: Segment[] = [];
  const add = (from: number, to: number): void => {
    const said = tokens.slice(from, to);
    if (isCreditLine(said)) return;
    if (said.length > MOST_WORDS || !BEGINNING.test(said[0]?.plain ?? '')) return;
    added.push({
      kind: 'prose',
      from,
      to,
      certainty: SURE_OF_BOUNDED,
      words: said.map(() => SURE_OF_BOUNDED),
    });
    for (const at of range(from, to)) taken.add(at);
  };
  for (const { from, to } of sure) {
    // What stands before it, up to the beginning of the paragraph or to another sentence.
    let end = from;
    while (closesAt(tokens, end - 1) && goesOn(end) && !taken.has(end - 1)) {
      let start = end - 1;
      while (goesOn(start) && !closesAt(tokens, start - 1) && !taken.has(start - 1)) start -= 1;
      const isBetween = taken.has(start - 1);
      const isOpening =
        start > 0 &&
        tokens[end]?.startsLine !== true &&
        !range(start, end).some(isOther) &&
        isFragment(tokens.slice(start, end));
      const isText = isOpening || isSaid(tokens.slice(start, end));
      if (!isBetween && (!isText || range(start, end).some(isCredit))) break;
      add(start, end);
      if (!taken.has(start)) break;
      end = start;
    }
    let start = to;
    while (closesAt(tokens, start - 1) && goesOn(start) && !taken.has(start)) {
      let behind = start + 1;
      while (!closesAt(tokens, behind - 1) && goesOn(behind) && !taken.has(behind)) behind += 1;
      const said = tokens.slice(start, behind);
      if (
        !closesAt(tokens, behind - 1) ||
        !(isSentence(said) || startsSaying(said) || isLastWord(said, tokens[behind])) ||
        range(start, behind).some(isCredit) ||
        tellsOfGift(said)
      )
        break;
      add(start, behind);
      if (!taken.has(start)) break;
      start = behind;
    }
  }
  return [...sure, ...added].toSorted((a, b) => a.from - b.from);
}

/** Whether words that a full stop ends, before others in a paragraph, are a sentence: a small word stands among them. */
const isSaid = (words: readonly Token[]): boolean =>
  isSentence(words) || (words.length >= 4 && words.some(({ speech }) => speech !== 'other'));

/** "One plank, three kerfs.": a few small words without a verb, a figure or a name, with which a text begins. */
const isFragment = (words: readonly Token[]): boolean =>
  words.length <= MOST_WORDS_OF_FRAGMENT &&
  words.slice(1).every(({ plain }) => /^\p{Ll}/u.test(plain)) &&
  // "Please touch?" is answered by what stands behind it.
  ((words.length > 1 && words.at(-1)?.plain.endsWith('?') === true) ||
    (words.filter(({ plain }) => /^\p{Ll}{2}/u.test(plain)).length >= 2 &&
      !isLikeMaterials(printedWords(words))));
const MOST_WORDS_OF_FRAGMENT = 8;

/** "A Roman lady goes fishing.": a short sentence, be its verb known or not, before another one of a text that is surely one. */
const opensText = (words: readonly Token[], next: Token | undefined): boolean =>
  next?.startsBlock === false &&
  words.length > 3 &&
  words.filter(({ plain }) => /^\p{Ll}{3}/u.test(plain)).length > 1 &&
  !isLikeMaterials(printedWords(words));

/** "No one knows.": a few small words with which a paragraph ends on the line of the sentence before them. */
const isLastWord = (words: readonly Token[], next: Token | undefined): boolean =>
  (next === undefined || next.startsLine) &&
  words.length > 1 &&
  words.length <= MOST_WORDS_OF_FRAGMENT / 2 &&
  words[0]?.startsLine !== true &&
  words.slice(1).every(({ plain }) => /^\p{Ll}{2}/u.test(plain)) &&
  !isLikeMaterials(printedWords(words));

/** What a house prints of its own below a text. */
const OF_THE_HOUSE: ReadonlySet<SegmentKind> = new Set(['credit', 'accession', 'dimensions']);

/** "Donated by Loretta Kaufman": a credit line in the paragraph of a text. */
const tellsOfGift = (words: readonly Token[]): boolean =>
  /\b(?:Donated|Gift|Bequest|Bequeathed|Purchased?|Pres(?:ented)?|Acquired|Lent|Obv|Rev)\b/.test(
    printedWords(words),
  );

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
