import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ConnectionState } from '../../engines/connection/assess.ts';
import { newEntry, type OutboxEntry, type OutboxEvent } from '../../engines/outbox/entry.ts';
import { visitOf } from '../../engines/visits/testing/visit-of.ts';
import { connectOutbox } from './outbox-reactions.ts';

const PHONES = { description: 'A hare.', interactionId: 'request', source: 'device' } as const;
const SERVERS = { description: 'Much of a hare.', interactionId: 'server', source: 'grounded' } as const;

function setUp() {
  const listeners: ((event: OutboxEvent) => void)[] = [];
  const told: string[] = [];
  const visits = createStore(() => ({ visits: [visitOf()] }));
  connectOutbox({
    outbox: {
      store: createStore(() => ({ entries: [], sending: new Set<string>() })),
      drain: async () => {},
      onEvent(listener) {
        listeners.push(listener);
        return () => {};
      },
    },
    connection: { store: createStore(() => ({ state: 'connected' as ConnectionState })), check() {} },
    visits: { store: visits, refresh: async () => {}, keepStars: async () => {} },
    rating: { show() {} },
    notices: { fullVersion: ({ title }) => void told.push(title ?? '') },
    page: { visible: () => true, onChange: () => () => {} },
    onAnswer() {},
  });
  /** As this page does it: the answer stands in its visit before it is told. */
  function answer(tries: Partial<OutboxEntry> = {}): void {
    visits.setState({ visits: [visitOf({ description: SERVERS })] });
    const request = { kind: 'description', body: { text: 'Young Hare' } } as const;
    const entry = { ...newEntry('request', 'visit', request, 0), ...tries };
    for (const listener of listeners)
      listener({ type: 'answered', entry, answer: { kind: 'description', body: SERVERS } });
  }
  return { visits, told, answer };
}

it('tells of the full version when the phone has spoken meanwhile, though no try has failed', () => {
  const { visits, told, answer } = setUp();
  visits.setState({ visits: [visitOf({ description: PHONES })] });
  answer();
  expect(told).toEqual(['Young Hare']);
});

it('tells of the full version that came after a failed try, and of none that came at once', () => {
  const { told, answer } = setUp();
  answer();
  expect(told).toEqual([]);
  answer({ attempts: 1 });
  expect(told).toEqual(['Young Hare']);
});
