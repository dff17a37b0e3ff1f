import { JOINING } from '../../balanced.ts';
import type { LabelTokens } from '../../label-tokens.ts';

/** Words of a label: from word `from` up to but without word `to`. */
interface Words {
  readonly from: number;
  readonly to: number;
}

/** A line is full where little room was left on it for another word: this share of the widest line. */
const FULL = 0.75;
const HALF = 0.65;

/** Whether a line has little room left. */
export const isFull = (label: LabelTokens, line: Words): boolean => shareOfWidest(label, line, 0) > FULL;

/** Whether the next word was too long for what was left of a line, so that its phrase may go on with that. */
export const hadNoRoom = (label: LabelTokens, line: Words): boolean =>
  shareOfWidest(label, line, 1 + (label.tokens[line.to]?.plain.length ?? 0)) > 1;

/** Whether a line ends far from the label's edge: what is below it is another phrase, though it begins with a small letter. */
export const hadRoom = (label: LabelTokens, line: Words): boolean =>
  shareOfWidest(label, line, 1 + (label.tokens[line.to]?.plain.length ?? 0)) < HALF;

/** How wide the last line of a block would be with so many more characters, as a share of the label's widest line. */
function shareOfWidest({ tokens, width: widest }: LabelTokens, { from, to }: Words, more: number): number {
  const width = (start: number, end: number): number =>
    (tokens[end - 1]?.end ?? 0) - (tokens[start]?.start ?? 0);
  const begin = tokens.findLastIndex(({ startsLine }, at) => startsLine && at < to);
  return (width(Math.max(begin, from), to) + more) / Math.max(1, widest);
}

/** Whether a line surely goes on below: it ends in the middle of a phrase, or a small letter follows. */
const goesOnSurely = ({ tokens }: LabelTokens, at: number): boolean =>
  JOINING.test(tokens[at - 1]?.plain ?? '') || /^\p{Ll}/u.test(tokens[at]?.plain ?? '');

/** Whether a capital below a line may go on from it: there was no room, and phrases of this label do wrap at such a width. */
export function mayWrap(label: LabelTokens, line: Words): boolean {
  if (!hadNoRoom(label, line)) return false;
  if (label.isWrapped) return true;
  return label.tokens.some(
    ({ startsLine }, at) =>
      startsLine && at > 0 && at !== line.to && goesOnSurely(label, at) && isFull(label, { from: 0, to: at }),
  );
}
