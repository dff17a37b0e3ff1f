import { isInvitation } from '../../lines/invitations.ts';
import { ofNature, tellsOfDying } from '../grim.ts';
import type { Material } from '../material.ts';

/** "Press the lid and smell.", "Now try it with your left hand.": a label that bids the visitor do something itself. */
const BIDS =
  /^(?:Now |Then |And |But |Please |Why not |If you [^,]{3,60}, )?(?:look|find|spot|search|notice|see (?:if|whether|how|what|the|them|it)|try|touch|feel|listen|imagine|ask (?:yourself|your|a|somebody|someone|the)|tell|share|write|draw|think (?:of|about)|count|compare|press|lift|open the|smell|scan|join|take (?:a|one|your)|turn (?:the|to|around|round)|pull|push|step|walk|stand|guess|choose|pick|follow|watch|discover|explore|visit|consider|picture|can you|could you|would you|do you)\b/i;

/** Whether a label's own text ends with a question or with something to do, so that nobody sets another task right behind it. */
const endsWithTask = (last: string): boolean =>
  /\?["\u2019\u201D)]*$/.test(last) || BIDS.test(last) || isInvitation(last);

/** Whether one is left alone with the work: its label has just set a task of its own, or told of somebody's death. */
export function isLeftAlone({ prose, sort }: Pick<Material, 'prose' | 'sort'>): boolean {
  const told = prose.map(({ text }) => text);
  return (
    endsWithTask(told.at(-1) ?? '') ||
    told.some((text) => tellsOfDying(sort === 'specimen' ? ofNature(text) : text))
  );
}
