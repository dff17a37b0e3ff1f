import { isVerbForm } from './verb-forms.ts';
import type { Word } from './words.ts';

/** Forms of "be". */
export const BE = /^(?:is|are|was|were|be|been|being)$/;
const BREAK = /[,;:()\u2013\u2014.!?]/;
const JOINS =
  /^(?:and|but|or|so|when|while|because|since|after|before|until|where|who|which|that|whom|if|though|although|what)$/;
const AND = /^(?:and|or)$/;
/** Words behind "and" among which a verb shows that another clause begins there. */
const CLAUSE = 4;

/** The words between two joints. */
interface Clause {
  readonly from: number;
  readonly to: number;
}

/** A sentence by its clauses, which punctuation and joining words part. */
export function clausesOf(words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let isClause = false;
  words.forEach(({ gap, key }, at) => {
    // "Woodcuts and engravings": "and" joins clauses where there is a verb before it and behind.
    const joinsClauses = isClause && hasVerb(words.slice(at + 1, at + 1 + CLAUSE));
    const isJoint = JOINS.test(key) && (!AND.test(key) || BREAK.test(gap) || joinsClauses);
    if (at > from && (BREAK.test(gap) || isJoint)) {
      clauses.push({ from, to: at });
      from = at;
      isClause = false;
    }
    isClause ||= BE.test(key) || isVerbForm(words, at);
  });
  return [...clauses, { from, to: words.length }];
}

function hasVerb(words: readonly Word[]): boolean {
  const end = words.findIndex(({ gap }) => BREAK.test(gap));
  const inClause = end < 0 ? words : words.slice(0, end);
  return inClause.some(({ key }, at) => BE.test(key) || isVerbForm(inClause, at));
}
