import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { newEntry, type OutboxEvent } from '../../engines/outbox/entry.ts';
import { createRating } from '../../engines/rating/rating.ts';
import { visitOf } from '../../engines/visits/testing/visit-of.ts';
import type { CurrentVisit } from '../../engines/visits/current-visit.ts';
import { connectStars } from './visit-stars.ts';

const PHONES = { description: 'A hare.', interactionId: 'request', source: 'device' } as const;
const SERVERS = { description: 'Much of a hare.', interactionId: 'server', source: 'grounded' } as const;
const RATED = visitOf({ stars: { description: 4 }, description: PHONES });

type Piece = { phase: 'closed' } | { phase: 'ready'; piece: { interactionId: string } };

function setUp() {
  const store = createStore(() => ({ visits: [RATED] }));
  const currentVisit = createStore<CurrentVisit>(() => ({ id: undefined, reopened: false }));
  const rating = createRating({ service: { rate: async () => 'stored' }, onRated() {}, log() {} });
  const soundBite = createStore<Piece>(() => ({ phase: 'closed' }));
  const listeners: ((event: OutboxEvent) => void)[] = [];
  connectStars({
    visits: { store },
    currentVisit,
    rating,
    outbox: { onEvent: (listener) => listeners.push(listener) },
    soundBite: { store: soundBite },
    podcast: { store: createStore<Piece>(() => ({ phase: 'closed' })) },
  });
  function answer(): void {
    const entry = newEntry('request', 'visit', { kind: 'description', body: { text: 'A hare' } }, 0);
    for (const listener of listeners)
      listener({ type: 'answered', entry, answer: { kind: 'description', body: SERVERS } });
  }
  return { currentVisit, rating, soundBite, answer, shown: () => rating.store.getState() };
}

it('shows the stars of a visit that is brought back, until its panel is closed', () => {
  const { currentVisit, soundBite, shown } = setUp();
  currentVisit.setState({ id: 'visit', reopened: true });
  expect(shown()).toEqual({ request: 4 });
  soundBite.setState({ phase: 'ready', piece: PHONES }, true);
  expect(shown()).toEqual({ request: 4 });
  soundBite.setState({ phase: 'closed' }, true);
  expect(shown()['request']).toBeUndefined();
});

it('shows no stars with a label that was read just now', () => {
  const { currentVisit, shown } = setUp();
  currentVisit.setState({ id: 'visit', reopened: false });
  expect(shown()).toEqual({});
});

it('shows the stars for the phone’s text with the server’s in its place, also those that come after the answer', async () => {
  const { rating, answer, shown } = setUp();
  await rating.rate('request', 4);
  answer();
  expect(shown()).toEqual({ request: 4, server: 4 });
  await rating.rate('request', 2);
  expect(shown()).toEqual({ request: 2, server: 2 });
});
