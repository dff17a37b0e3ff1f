import type { Chooser } from '../choose.ts';
import { lookOf } from '../looks/looks.ts';
import type { Material } from '../material.ts';
import { isSad } from '../grim.ts';
import { isMourned, isSober } from '../sober.ts';
import type { Statement } from '../statement.ts';
import { anna, type Beat, ben, type Turn } from './beats.ts';
import * as lines from './talk-lines.ts';

/** "Imagine the back", "Say what it is for", "Guess the age": what is done with closed eyes as well. */
const NOT_FOR_THE_EYES =
  /^(?:Imagine|Say|Guess|Think|Ask|Close your eyes|Give|Tell|Decide|Begin|How|Where|What|Who|Which)\b|\bimagine\b/;

/** What Anna asks before what she is sent to do. */
const askWhere = (look: readonly Statement[], choose: Chooser): string =>
  NOT_FOR_THE_EYES.test(look.at(-1)?.text ?? '')
    ? choose.of('what to try', lines.WHAT_TO_TRY)
    : choose.of('where to look', lines.WHERE_TO_LOOK);

/** A look to which Ben sends Anna, and what she comes back to: what she says to the look, an end of its own, or what fits any look. */
export function endBeat(material: Material, choose: Chooser, closes: Statement | string): Beat {
  const look = lookOf(material, choose);
  const fromNote = material.looks.find(({ statement }) => look.includes(statement));
  const isSent = material.way !== null && look.includes(material.way.look);
  const asked = fromNote ? fromNote.ask : isSent ? askWhere(look, choose) : '';
  const reply = isSent && !isSober(material) ? (material.way?.reply ?? '') : '';
  // What answers the look is the end, or what comes back to the beginning, by turns.
  const isReplied = reply !== '' && (closes === '' || choose.number('end') % 3 !== 0);
  const end = isReplied
    ? reply
    : closes !== ''
      ? closes
      : isMourned(material)
        ? choose.of('sober', lines.SOBER)
        : isSober(material) || material.prose.some(({ text }) => isSad(text))
          ? choose.of('staying plainly', lines.STAYING_PLAINLY)
          : look.length > 0
            ? choose.of('looking', lines.LOOKING)
            : material.prose.length > 0
              ? choose.of('behind a text', lines.BEHIND_A_TEXT)
              : choose.of('staying', lines.STAYING);
  return { worth: 10, turns: [anna(asked), ben(...look), anna(end)] };
}

/**
 * The talk without what comes back to its beginning where Anna has just said something to what Ben told last, and without
 * words of leaving behind the last word that Ben had.
 */
export function withOneEnd(turns: readonly Turn[]): Turn[] {
  const [before, last] = turns.slice(-2);
  const isBensWord = before?.role === 'friend2' && before.statements.at(-1)?.origin === 'talk';
  if (
    isBensWord &&
    [...lines.STAYING, ...lines.STAYING_PLAINLY, ...lines.BEHIND_A_TEXT].some(
      (line) => line === last?.statements[0]?.text,
    )
  )
    return turns.slice(0, -1);
  return last?.role === 'friend1' && last.statements.length > 1
    ? [...turns.slice(0, -1), { ...last, statements: last.statements.slice(0, -1) }]
    : [...turns];
}
