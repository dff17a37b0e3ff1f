import { JOINING } from '../../balanced.ts';
import type { LabelTokens, Token } from '../../label-tokens.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { BEGINS_TEXT } from '../part-words.ts';
import { printedWords } from './credit-words.ts';
import type { SegmentsByWord } from './whole-lines.ts';

/** A word behind which no sentence ends. */
export const CUT_OFF = /^(?:the|a|an|of|and|or|to|with|from|his|her|its|their|by|at|into)$/i;
/** Whether a word joins the next one to it; "Length 16 ft 2 in" ends with inches. */
export const joinsNext = (tokens: readonly Token[], at: number): boolean =>
  JOINING.test(tokens[at]?.plain ?? '') &&
  !(tokens[at]?.plain === 'in' && /[\d\u00BC-\u00BE\u215B-\u215E]$/.test(tokens[at - 1]?.plain ?? ''));

/** "Inscription embroidered by Ada Birch and assistants": a line on who did something, which is no sentence. */
const OF_A_DEED =
  /^(?!(?:It|He|She|They|This|These)\b)(?:\p{Lu}[\p{Ll}-]+ (?:\p{Ll}[\p{L}-]+ ){0,3})?[\p{L}-]+(?:ed|wn|ven|cut) (?:by|to) \p{Lu}(?!.*[.;:,]$)/u;

/** "the hide was / mounted by Ada": what a sentence goes on behind. */
const GOES_ON = /[,;]$|^(?:is|are|was|were|be|been|being|and)$/;

/** Whether a line on somebody's deed ends above a word that begins anew, and is no name. */
export function isBelowDeed(tokens: readonly Token[], at: number): boolean {
  const [first, last] = [tokens[at]?.plain ?? '', tokens[at - 1]?.plain ?? ''];
  const begin = tokens.findLastIndex(({ startsLine }, index) => startsLine && index < at);
  const small = /^\p{Lu}\p{Ll}+$/u.test(first) ? first.toLowerCase() : '';
  // "a cupboard over the sink, / developed by Ada Lowe at the Work Efficiency": the line goes on with a sentence.
  const goesOn = GOES_ON.test(tokens[begin - 1]?.plain ?? '') && /^\p{Ll}/u.test(tokens[begin]?.plain ?? '');
  return (
    !goesOn &&
    isCommonWord(small) &&
    !isGivenName(small) &&
    !CUT_OFF.test(last) &&
    !JOINING.test(last) &&
    OF_A_DEED.test(printedWords(tokens.slice(Math.max(0, begin), at)))
  );
}

/**
 * Whether the first line of what was taken for a text is still the tombstone's: it says nothing with a verb, and ends with a
 * year above such a word ("Replica, 1989/90 / The most famous kitchen") or had room for one ("From the palace / Twenty metres").
 */
export function isBelowTombstone(
  { tokens, width }: LabelTokens,
  byWord: SegmentsByWord,
  at: number,
): boolean {
  const begin = tokens.findLastIndex(({ startsLine }, index) => startsLine && index < at);
  const [first, above] = [tokens[at], tokens.slice(Math.max(0, begin), at)];
  const last = above.at(-1)?.plain ?? '';
  const isFirst = begin > 0 && byWord[begin]?.kind === 'prose' && byWord[begin - 1]?.kind !== 'prose';
  if (first === undefined || !isFirst || /[,&-]$/.test(last) || JOINING.test(last)) return false;
  if (above.some(({ closes }) => closes)) return false;
  const small = /^\p{Lu}[\p{Ll}-]+$/u.test(first.plain) ? first.plain.toLowerCase() : '';
  const [word = ''] = small.split('-', 1);
  const isAnew = BEGINS_TEXT.test(first.plain) || (isCommonWord(word) && !isGivenName(word));
  const needed = (above.at(-1)?.end ?? 0) - (above[0]?.start ?? 0) + 1 + first.plain.length;
  const isVerbless = !above.some(({ speech }) => speech === 'verb');
  return isAnew && ((isVerbless && needed < FITS * width) || /\d{4}(?:\/\d{2})?$/.test(last));
}

/** A word fits on a line that is no wider with it than this share of the widest: letters are not all of one width. */
const FITS = 0.97;
