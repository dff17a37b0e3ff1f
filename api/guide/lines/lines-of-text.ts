import type { TextSpan } from '../facts.ts';

/** A line of a label that holds something, without the spaces around it, with where it stands. */
export interface Line extends TextSpan {
  readonly text: string;
}

/** The lines of a text, without empty ones. */
export function linesOf(given: string): Line[] {
  let start = 0;
  return given.split('\n').flatMap((printed) => {
    const from = start + (printed.length - printed.trimStart().length);
    start += printed.length + 1;
    const text = printed.trim();
    return text === '' ? [] : [{ text, start: from, end: from + text.length }];
  });
}

/** Whether two stretches have a letter in common. */
export const overlap = (a: TextSpan, b: TextSpan): boolean => a.start < b.end && b.start < a.end;
