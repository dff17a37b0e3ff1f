import { countWords } from '../../speech/text.ts';
import { type Statement, talk } from '../statement.ts';

/** 11 to 17 turns where there is something to talk of (docs/behaviour.md#length). */
const MOST_TURNS = 17;
/** Spoken words; two minutes and a half. */
const MOST_WORDS = 330;

type Speaker = 'friend1' | 'friend2';
export interface Turn {
  readonly role: Speaker;
  readonly statements: readonly Statement[];
}
/** Turns that belong together, and how dear they are. */
export interface Beat {
  readonly worth: number;
  readonly turns: readonly Turn[];
}

const turn = (role: Speaker, said: readonly (Statement | string)[]): Turn => ({
  role,
  statements: said.flatMap((each) => (each === '' ? [] : [typeof each === 'string' ? talk(each) : each])),
});
/** What Anna says; empty lines are left out. */
export const anna = (...said: readonly (Statement | string)[]): Turn => turn('friend1', said);
/** What Ben says. */
export const ben = (...said: readonly (Statement | string)[]): Turn => turn('friend2', said);

/** The statements of turns, each with who says it. */
export function statementsOf(turns: readonly Turn[]): Statement[] {
  return turns.flatMap(({ role, statements }) => statements.map((statement) => ({ ...statement, role })));
}

/** Drops the least dear beats until the talk fits. */
export function withinTurns(beats: readonly Beat[]): Turn[] {
  let rest = beats.filter(({ turns }) => turns.length > 0);
  const turns = (): Turn[] => rest.flatMap((beat) => beat.turns);
  const words = (): number =>
    turns().reduce(
      (sum, { statements }) => sum + statements.reduce((count, { text }) => count + countWords(text), 0),
      0,
    );
  while (joined(turns()).length > MOST_TURNS || words() > MOST_WORDS) {
    const least = Math.min(...rest.map(({ worth }) => worth));
    if (least >= 10) break;
    const at = rest.findLastIndex(({ worth }) => worth === least);
    rest = rest.filter((_, index) => index !== at);
  }
  return turns();
}

/** One turn of what one speaker says in a row; turns of nothing are left out. */
export function joined(turns: readonly Turn[]): Turn[] {
  const result: Turn[] = [];
  for (const each of turns) {
    if (each.statements.length === 0) continue;
    const last = result.at(-1);
    if (last?.role === each.role)
      result[result.length - 1] = { role: last.role, statements: [...last.statements, ...each.statements] };
    else result.push(each);
  }
  return result;
}
