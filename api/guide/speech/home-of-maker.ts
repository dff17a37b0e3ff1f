import type { LabelFacts } from '../facts.ts';

/** What says of a place behind it that somebody was born there. */
const SAYS_BORN = /(?:\b[Bb]orn|\b[Bb]\.|\*)(?:,? (?:in|at))? ?$/;
/** Characters of such words at most. */
const MOST_BEFORE = 10;

/**
 * "(Bedford, New Hampshire, 1746-1792)": whether the one place before the two years of a life stands there alone, so that it
 * may be where somebody worked as well as where they were born.
 */
export function isHomeOfMaker({ given, bornIn, diedIn, died, readings }: LabelFacts): boolean {
  if (bornIn === null || diedIn !== null || died === null || !readings.born) return false;
  const before = given.slice(Math.max(0, bornIn.start - MOST_BEFORE), bornIn.start);
  return bornIn.end <= readings.born.start && !SAYS_BORN.test(before);
}
