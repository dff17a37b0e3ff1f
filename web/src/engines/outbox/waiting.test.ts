import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { visitOf } from '../visits/testing/visit-of.ts';
import { newEntry, type OutboxEntry, type OutboxRequest } from './entry.ts';
import { createWaiting } from './waiting.ts';

const BITE: OutboxRequest = { kind: 'description', body: { text: 'Young Hare' } };
const TALK: OutboxRequest = { kind: 'conversation', body: { description: 'Young Hare' } };
const stars = (interactionId: string | undefined): OutboxRequest => ({
  kind: 'rating',
  piece: 'description',
  interactionId,
  body: { rating: 4 },
});

const entry = (id: string, request: OutboxRequest, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...newEntry(id, 'visit', request, 0),
  ...change,
});
function waiting(entries: OutboxEntry[], visits = [visitOf()]): string[] {
  const outbox = createStore((): { entries: OutboxEntry[] } => ({ entries: [] }));
  const store = createWaiting(
    outbox,
    createStore(() => ({ visits })),
  );
  outbox.setState({ entries });
  return store.getState().entries.map(({ id }) => id);
}

test('what has just been asked for does not wait, nor do stars for a text of the server', () => {
  expect(waiting([entry('1', BITE)])).toEqual([]);
  expect(waiting([entry('1', stars('server'))])).toEqual([]);
});

test('what a try has failed waits, and what stands behind it in its visit, but not in another', () => {
  const failed = entry('1', BITE, { attempts: 1 });
  expect(waiting([failed, entry('2', TALK), entry('3', BITE, { visitId: 'other' })])).toEqual(['1', '2']);
});

test('what the phone has spoken for waits, and the stars for that', () => {
  const spoken = visitOf({ description: { description: 'A hare.', interactionId: '1', source: 'device' } });
  expect(waiting([entry('1', BITE), entry('2', stars(undefined))], [spoken])).toEqual(['1', '2']);
});
