import type { Work } from '../../engines/guide/ports.ts';
import type { OutboxAnswer, OutboxRequest } from '../../engines/outbox/entry.ts';

/** A description of this text. */
export const bite = <Source>(text: string, interactionId: string, source: Source) => ({
  interactionId,
  source,
  description: `bite of ${text}. And more bite of ${text}.`,
});
/** A conversation on this text. */
export const talk = <Source>(text: string, interactionId: string, source: Source) => ({
  interactionId,
  source,
  messages: [
    { role: 'friend1' as const, content: `one talk of ${text}` },
    { role: 'friend2' as const, content: `two talk of ${text}` },
  ],
});

/** What the server says once it was let to answer. */
export function answerTo({ kind, body }: OutboxRequest): OutboxAnswer {
  if (kind === 'description') return { kind, body: bite(body.text, `bite of ${body.text}`, 'grounded') };
  if (kind === 'conversation')
    return { kind, body: talk(body.description, `talk of ${body.description}`, 'grounded') };
  return { kind };
}

/** What a label of up to three lines names: maker, title and facts. */
export function workOf(text: string): Work {
  const [maker, title, facts] = text.split('\n');
  return { maker, title, facts, notice: undefined };
}
