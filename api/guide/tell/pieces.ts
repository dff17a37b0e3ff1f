import type { Grounds } from '../../contract/contract.ts';
import type { LabelFacts } from '../facts.ts';
import type { Knowledge } from './material.ts';
import { podcast } from './podcast/podcast.ts';
import { soundBite } from './sound-bite.ts';
import type { Statement } from './statement.ts';
import { type SpokenTurn, textOf, turnsOf } from './turns.ts';
import { untoldSpans } from './untold.ts';

/** What statements rest on, as it is answered. */
export function groundsOf(facts: LabelFacts, statements: readonly Statement[]): Grounds {
  return {
    statements: statements.map((statement) => ({ ...statement, spans: [...statement.spans] })),
    printed: facts.given,
    alsoOnLabel: untoldSpans(facts, statements),
  };
}

/** The sound bite as the server answers it and the phone makes it. */
export function describedPiece(facts: LabelFacts, knowledge: Knowledge): Grounds & { description: string } {
  const statements = soundBite(facts, knowledge);
  return { description: textOf(statements), ...groundsOf(facts, statements) };
}

/** The conversation likewise. */
export function conversedPiece(
  facts: LabelFacts,
  knowledge: Knowledge,
): Grounds & { messages: SpokenTurn[] } {
  const statements = podcast(facts, knowledge);
  return { messages: turnsOf(statements), ...groundsOf(facts, statements) };
}
