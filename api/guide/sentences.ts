import { JOINING } from './balanced.ts';
import type { LabelTokens } from './label-tokens.ts';
import type { Segment } from './search/search-label.ts';
import { isSentence, type SegmentsByWord } from './whole-lines.ts';

/** So sure are the words of a sentence on average where full stops or lines bound it on both sides, and each otherwise. */
const SURE_OF_BOUNDED = 0.5;
const SURE_OF_WORDS = 0.8;
/** A stretch so sure of another kind is no part of a sentence. */
const SURE_OF_OTHER = 0.9;
/** Words of a sentence in whose midst no verb is known: "Here three boys fish beside a still pool." */
const LEAST_WORDS = 6;
/** A word behind which no sentence ends. */
const CUT_OFF = /^(?:the|a|an|of|and|or|to|with|from|his|her|its|their|by|at|into)$/i;
/** Words that are looked through for the start or the end of a sentence. */
const MOST_WORDS = 60;

/** Runs of words from word `from` up to but without word `to`. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** A line is full where the next word would have made it wider than this share of the widest line of prose. */
const FULL = 0.85;

/** Of each word that begins a line, whether the line above is full, so that a sentence may run on there. */
function fullAbove({ tokens }: LabelTokens, byWord: SegmentsByWord): boolean[] {
  const starts = tokens.flatMap(({ startsLine }, at) => (startsLine || at === 0 ? [at] : []));
  const widths = starts.map(
    (from, index) =>
      (tokens[(starts[index + 1] ?? tokens.length) - 1]?.end ?? 0) - (tokens[from]?.start ?? 0),
  );
  const ofProse = widths.filter((_, index) => byWord[starts[index] ?? 0]?.kind === 'prose');
  const widest = Math.max(1, ...(ofProse.length > 1 ? ofProse : widths));
  const full = tokens.map(() => false);
  starts.forEach((at, index) => {
    const above = widths[index - 1];
    if (above !== undefined) full[at] = above + 1 + (tokens[at]?.plain.length ?? 0) > FULL * widest;
  });
  return full;
}

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
  /** Whether the line above a word ends by itself: it had room for the word, which begins anew. */
  const isBreak = (at: number): boolean =>
    label.hasLines &&
    tokens[at]?.startsLine === true &&
    isFullAbove[at] !== true &&
    /^["'\u201C\u2018([]?\p{Lu}/u.test(tokens[at]?.plain ?? '') &&
    tokens[at - 1]?.plain.endsWith(',') !== true &&
    !JOINING.test(tokens[at - 1]?.plain ?? '');
  /** Whether a sentence may begin with a word: it has a capital, and a full stop or a line that is not full stands before it. */
  const mayBegin = (at: number): boolean =>
    BEGINNING.test(tokens[at]?.plain ?? '') &&
    (at === 0 ||
      tokens[at - 1]?.closes === true ||
      isOther(at - 1) ||
      (label.hasLines && tokens[at]?.startsLine === true && isFullAbove[at] !== true));
  /** The start of the sentence that a word belongs to, looked for backwards; -1 where it has none. */
  const startOf = (at: number): number => {
    if (mayBegin(at)) return at;
    const isRunBegin = byWord[at]?.from === at && BEGINNING.test(tokens[at]?.plain ?? '');
    const first = /^\p{L}/u.test(tokens[at]?.plain ?? '');
    if (isRunBegin && first && proseAt(at) >= SURE_OF_WORDS && !JOINING.test(tokens[at - 1]?.plain ?? ''))
      return at;
    for (let start = at - 1; start >= 0 && start > at - MOST_WORDS && !isOther(start); start -= 1) {
      // Without lines nothing tells where what stands before the prose ends.
      if (!label.hasLines && byWord[start]?.kind !== 'prose') return -1;
      if (mayBegin(start)) return start;
    }
    return -1;
  };
  /** Where the sentence ends that holds a word; -1 where it runs into something else. */
  const endOf = (at: number): number => {
    for (let end = at; end < tokens.length && end < at + MOST_WORDS; end += 1) {
      if (isOther(end)) return tokens[end]?.startsLine === true ? end : -1;
      if (end > at && isBreak(end)) return end;
      if (tokens[end]?.closes === true) return end + 1;
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
  return runs.flatMap(({ from, to }): Segment[] => {
    const words = Array.from({ length: to - from }, (_, index) => proseAt(from + index));
    const certainty = words.reduce((sum, share) => sum + share, 0) / words.length;
    const isBounded = mayBegin(from) && tokens[to - 1]?.closes === true;
    const said = tokens.slice(from, to);
    const isClosed = tokens[to - 1]?.closes === true;
    // What is cut off behind "in the" is no sentence; one may end with "lay beneath."
    if (CUT_OFF.test((said.at(-1)?.plain ?? '').replace(/\.$/, ''))) return [];
    if (!isClosed && JOINING.test(said.at(-1)?.plain ?? '')) return [];
    const areWordsSure = words.every((share) => share >= SURE_OF_WORDS);
    const isSaid =
      isSentence(said) ||
      (isBounded && areWordsSure && said.length >= LEAST_WORDS) ||
      (isBounded && certainty >= SURE_OF_WORDS && said.some(({ speech }) => speech === 'verb'));
    const isSure = isBounded ? certainty >= SURE_OF_BOUNDED : areWordsSure;
    return isSure && isSaid ? [{ kind: 'prose', from, to, certainty, words }] : [];
  });
}
