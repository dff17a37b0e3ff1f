import type { LabelInput } from '../facts.ts';

/** "1. Bronze spearhead", "2 Gold torc", "B Bone comb": the number of a thing on the label of a case; "1 May 1850" is a day. */
const NUMBERED = /^\(?(\d{1,2}|[A-Ha-h])([.):]{0,2}) (?=\p{Lu})(?!\p{Lu}\p{Ll}+ \d{4}$)/u;

/** Whether lines tell of several things by their numbers, each of which has its own fields. */
export function isOfSeveralThings({ lines = [] }: LabelInput): boolean {
  const found = lines.flatMap(({ text }) => {
    const [, number, mark = ''] = NUMBERED.exec(text) ?? [];
    return number === undefined ? [] : [{ number: Number(number) || parseInt(number, 18) - 9, mark }];
  });
  return (
    found.length > 1 &&
    found.every(
      ({ number, mark }, at) => number === (found[0]?.number ?? 0) + at && mark === (found[0]?.mark ?? ''),
    ) &&
    (found[0]?.number === 1 || found[0]?.mark !== '')
  );
}
