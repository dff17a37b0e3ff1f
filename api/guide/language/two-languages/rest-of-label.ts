import type { TextSpan } from '../../facts.ts';
import { isForeignRemark } from './foreign-tombstone.ts';

/** Small words from which a line says something: no name, number or life. */
const LEAST_WORDS = 2;
const WORD = /(?<!\p{L})\p{Ll}{4,}/gu;

/** Whether a label in another language says more than what was told of it, but for how the work came and whose it is. */
export function saysMoreThan(given: string, told: readonly TextSpan[]): boolean {
  let start = 0;
  return given.split('\n').some((line) => {
    const [from, to] = [start, start + line.length];
    start = to + 1;
    const isTold = told.some((span) => span.start < to && from < span.end);
    return !isTold && !isForeignRemark(line.trim()) && (line.match(WORD)?.length ?? 0) >= LEAST_WORDS;
  });
}
