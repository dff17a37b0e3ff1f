/** What is said, and in a conversation who says it. */
interface Said {
  readonly text: string;
  readonly role?: 'friend1' | 'friend2' | undefined;
}

/** One turn of a conversation as it is spoken. */
export interface SpokenTurn {
  role: 'friend1' | 'friend2';
  content: string;
}

/** A piece as one text. */
export function textOf(statements: readonly Said[]): string {
  return statements.map(({ text }) => text).join(' ');
}

/** A conversation by turns: what one speaker says in a row is one turn. */
export function turnsOf(statements: readonly Said[]): SpokenTurn[] {
  const turns: SpokenTurn[] = [];
  for (const { text, role = 'friend1' } of statements) {
    const last = turns.at(-1);
    if (last?.role === role) last.content += ` ${text}`;
    else turns.push({ role, content: text });
  }
  return turns;
}
