import type { LabelFacts } from '../facts.ts';
import type { ClaimedStatement } from '../grounding/check-statement.ts';
import { spanFinder } from '../grounding/rests-on.ts';
import type { Card } from './cards.ts';
import { fromLabel, type Statement, talk } from './statement.ts';

/** A sentence as a model gives it, and in a conversation who says it. */
export type Claim = ClaimedStatement & Pick<Statement, 'role'>;

/** Sentences that their sources bear out, as the statements of a piece. */
export function claimedStatements(
  claims: readonly Claim[],
  facts: LabelFacts,
  cards: readonly Card[],
): Statement[] {
  const spansOn = spanFinder(facts);
  return claims.map(({ text, from, role }): Statement => {
    const said = role === undefined ? {} : { role };
    const card = cards.find(({ id }) => from === `card:${id}`);
    if (!card)
      return { ...(from === 'label' ? fromLabel(text, 'label', spansOn(text)) : talk(text)), ...said };
    const { origin, field, spans, source } = card;
    return { text, ...said, origin, field, spans, ...(source !== undefined && { source }) };
  });
}
