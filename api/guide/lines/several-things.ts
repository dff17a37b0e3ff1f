import type { GuideLine, LabelInput } from '../facts.ts';

/** "1. Bronze spearhead", "2 Gold torc", "B Bone comb": the number of a thing on the label of a case; "1 May 1850" is a day. */
const NUMBERED = /^\(?(\d{1,3}|[A-Ha-h])([.):]{0,2})\s{1,4}(?=\p{Lu})(?!\p{Lu}\p{Ll}+ \d{4}$)/u;

/** "1-6  Bowls, cut up and folded", "11  Four worn coins": the numbers of one or more things of a case, and a gap. */
const ROW = /^(\d{1,2})(?:[-\u2013](\d{1,2}))?\s+(?=\p{Lu}\p{Ll})(?!\p{L}+ \d{4}$)/u;
const FEWEST_ROWS = 3;

/** A number beyond this is one of a catalogue, and begins no title: "611  Riding suit". */
const MOST_OF_CASE = 99;

/** Whether lines count on from one to the next: "1-6", "7", "8", "9-10". */
function isCountedOn(lines: readonly GuideLine[]): boolean {
  const rows = lines.flatMap(({ text }) => {
    const [, first, last = first] = ROW.exec(text) ?? [];
    return first === undefined ? [] : [[Number(first), Number(last)] as const];
  });
  return (
    rows.length >= FEWEST_ROWS &&
    rows.every(([first], at) => first === (at === 0 ? 1 : (rows[at - 1]?.[1] ?? 0) + 1))
  );
}

/** Whether lines tell of several things by their numbers, each of which has its own fields. */
export function isOfSeveralThings({ lines = [] }: LabelInput): boolean {
  const found = lines.flatMap(({ text }) => {
    const [, number, mark = ''] = NUMBERED.exec(text) ?? [];
    return number === undefined ? [] : [{ number: Number(number) || parseInt(number, 18) - 9, mark }];
  });
  return (
    isCountedOn(lines) ||
    (found.length > 1 &&
      found.every(
        ({ number, mark }, at) => number === (found[0]?.number ?? 0) + at && mark === (found[0]?.mark ?? ''),
      ) &&
      (found[0]?.number === 1 || found[0]?.mark !== '' || (found[0]?.number ?? 0) > MOST_OF_CASE))
  );
}
