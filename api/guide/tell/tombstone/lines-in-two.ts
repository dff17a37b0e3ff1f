import type { TextSpan } from '../../facts.ts';
import { weighWords } from '../../language/guess-language.ts';
import { REMARK } from '../../lines/breaks/whole-lines.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { isTownName } from '../../vocabulary/town-names.ts';

const HALVES = / [/|] /;
/** "Gearrchloch, Co. Mhaigh Eo / Gearrchloch, Co. Mayo": of a line that says the same in two languages the half with more English in it. */
export function inOneLanguage(text: string): string {
  const halves = text.split(HALVES);
  const [first = '', second = ''] = halves;
  const figures = (half: string): string => (half.match(/\d+/g) ?? []).join();
  if (halves.length !== 2 || figures(first) !== figures(second)) return text;
  const english = (half: string): number =>
    (half.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => isCommonWord(word) || isTownName(word))
      .length - weighWords(half).foreign;
  const more = english(second) - english(first);
  return more > 0 ? second : more < 0 ? first : text;
}

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
