import { quotationsOpened } from '../../balanced.ts';
import { isGrim } from '../grim.ts';
import { withoutNumeralOne } from '../own-text/numeral-one.ts';
import { pick } from '../../variation.ts';

/** How one friend takes up what the other has just read; none of it holds a fact. */
const REACTIONS: readonly (readonly [sign: RegExp, wordings: readonly [string, ...string[]]])[] = [
  [/\?["”’)]*$/, ['Good question.', 'I’d have to think about that.', 'They leave us with a question.']],
  [
    /^(?:Look|Notice|See|Observe) (?:at|how|that|the|where|what|closely|for)\b/,
    ['I am looking.', 'Wait. Let me do that first.', 'Not so fast. I want to see that.'],
  ],
  [
    // "Perhaps the best known of them" leaves nothing open.
    /\b(?:perhaps(?! (?:the|his|her|its|their|most|best)\b)|probably|possibly|may have|uncertain|unclear)\b/i,
    ['They put it carefully.', 'So that isn’t settled.', 'They leave that open.'],
  ],
];

/** Whether somebody speaks as "I" in a sentence, not only behind its colon, or a quotation goes on: nobody speaks into that. */
export const isSomebodySpeaking = (sentence: string): boolean =>
  /\b(?:I|me|my|mine|we|us|our|ours)\b/.test(withoutNumeralOne(sentence.replace(/: .*$/s, ''))) ||
  quotationsOpened(sentence) !== 0;

/** A few words on the last sentence that was read, for a turn that answers it; null where nothing fits. */
export function takenUp(seed: string, sentence: string): string | null {
  if (isGrim(sentence) || isSomebodySpeaking(sentence)) return null;
  const found = REACTIONS.find(([sign]) => sign.test(sentence));
  return found ? pick(seed, 'taken up', found[1]) : null;
}
