import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { OutboxEntry, PieceName } from './entry.ts';

/** What was made of a label, by the ids it goes by. */
type Made = Partial<Record<PieceName, { interactionId: string } | undefined>>;

/**
 * What the visitor is shown as waiting: what a try has failed, the phone has spoken for meanwhile (its version goes by the
 * request's id) or hangs on another, and all behind it in its visit. Not what has just gone on its way.
 */
function waitingEntries(entries: readonly OutboxEntry[], visits: readonly Made[]): OutboxEntry[] {
  const made = visits.flatMap(({ description, conversation }) => [
    description?.interactionId,
    conversation?.interactionId,
  ]);
  const spokenFor = new Set(made);
  const held = new Set<string>();
  return entries.filter(({ id, visitId, attempts, request }) => {
    const hangsOn = request.kind === 'rating' && request.interactionId === undefined;
    const waits = attempts > 0 || hangsOn || spokenFor.has(id) || held.has(visitId);
    if (waits) held.add(visitId);
    return waits;
  });
}

/** The same, as requests come and go and texts are made. */
export function createWaiting(
  outbox: ReadableStore<{ entries: readonly OutboxEntry[] }>,
  visits: ReadableStore<{ visits: readonly Made[] }>,
): ReadableStore<{ entries: readonly OutboxEntry[] }> {
  const look = () => ({ entries: waitingEntries(outbox.getState().entries, visits.getState().visits) });
  const store = createStore<{ entries: readonly OutboxEntry[] }>(look);
  const update = () => store.setState(look());
  outbox.subscribe(update);
  visits.subscribe(update);
  return store;
}
