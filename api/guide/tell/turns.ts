import type { Statement } from './statement.ts';

/** One turn of a conversation as it is spoken. */
export interface SpokenTurn {
  role: 'friend1' | 'friend2';
  content: string;
}

/** A piece as one text. */
export function textOf(statements: readonly Statement[]): string {
  return statements.map(({ text }) => text).join(' ');
}

/** A conversation by turns: what one speaker says in a row is one turn. */
export function turnsOf(statements: readonly Statement[]): SpokenTurn[] {
  const turns: SpokenTurn[] = [];
  for (const { text, role = 'friend1' } of statements) {
    const last = turns.at(-1);
    if (last?.role === role) last.content += ` ${text}`;
    else turns.push({ role, content: text });
  }
  return turns;
}
