import type { LabelFacts } from '../facts.ts';
import { sayCredit } from '../speech/credit.ts';
import { capitalised, closed } from '../speech/text.ts';
import { fromLabel, spansOf, type Statement } from './statement.ts';

/** People of a maker's or a giver's life, whom a listener would like to hear of. */
const STORY =
  /\b(?:artist|widow|widower|daughter|son|sister|brother|mother|father|wife|husband|memory|honou?r|grand\p{L}+)\b/iu;

/** Whether a credit line holds more than a name: the artist's family, a memory. */
export function hasCreditStory({ credit }: LabelFacts): boolean {
  return credit !== null && STORY.test(credit);
}

/** How the work came here; nothing where the credit line is but the house's name, or has no form that is known. */
export function creditStatement(facts: LabelFacts): Statement[] {
  if (facts.credit === null) return [];
  const said = capitalised(closed(sayCredit(facts.credit)));
  if (
    /^(?:Its credit line reads|It belongs to)|\([^)]*$|[\d.]\d{1,3}\)?\.$(?<! (?:1[5-9]|20)\d\d\.)/.test(said)
  )
    return [];
  return [fromLabel(said, 'credit', spansOf(facts, 'credit'))];
}
