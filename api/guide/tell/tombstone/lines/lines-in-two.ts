import type { TextSpan } from '../../../facts.ts';
import { HALVES } from '../../../language/in-english/half-in-english.ts';
import { REMARK } from '../../../lines/breaks/whole-lines.ts';

/** Whether another half of the same printed line, between strokes or bars, was told, or tells how the work came. */
export function isSaidBeside(given: string, span: TextSpan, heard: readonly TextSpan[]): boolean {
  const from = given.lastIndexOf('\n', span.start - 1) + 1;
  const line = given.slice(from).split('\n', 1)[0] ?? '';
  let start = from;
  return (
    HALVES.test(line) &&
    line.split(HALVES).some((half) => {
      const [begin, end] = [start, start + half.length];
      start = end + HALF_MARK;
      const isOther = end <= span.start || span.end <= begin;
      return isOther && (REMARK.test(half) || heard.some((each) => each.start < end && begin < each.end));
    })
  );
}
/** Characters of the mark between two halves, with its spaces. */
const HALF_MARK = 3;
