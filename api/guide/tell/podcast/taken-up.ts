import { isGrim } from '../grim.ts';
import { pick } from '../../variation.ts';

/** How one friend takes up what the other has just read; none of it holds a fact. */
const REACTIONS: readonly (readonly [sign: RegExp, wordings: readonly [string, ...string[]]])[] = [
  [/\?["”’)]*$/, ['Good question.', 'A fair question.', 'I was going to ask that.', 'And who answers that?']],
  [
    /^(?:Look|Notice|See|Observe)\b/,
    ['I am looking.', 'Wait. Let me do that first.', 'Not so fast. I want to see that.'],
  ],
  [
    /\b(?:perhaps|probably|possibly|may have|uncertain|unclear)\b/i,
    ['Careful wording.', 'They put it carefully.', 'They don’t swear to it.'],
  ],
];

/** A few words on the last sentence that was read, for a turn that answers it; null where nothing fits. */
export function takenUp(seed: string, sentence: string): string | null {
  if (isGrim(sentence)) return null;
  const found = REACTIONS.find(([sign]) => sign.test(sentence));
  return found ? pick(seed, 'taken up', found[1]) : null;
}
