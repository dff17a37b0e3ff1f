import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ofAll } from '../../../../tests/support/share.ts';
import { createStore } from 'zustand/vanilla';
import { IDEMPOTENCY_HEADER } from '@placard/api/contract';
import type { NetworkFacts } from '../../engines/connection/assess.ts';
import { createConnectionMonitor } from '../../engines/connection/monitor.ts';
import { deliverAll } from '../../engines/outbox/delivery.ts';
import type { OutboxEntry, OutboxEvent } from '../../engines/outbox/entry.ts';
import { createOutbox } from '../../engines/outbox/outbox.ts';
import type { DeliveryDeps } from '../../engines/outbox/ports.ts';
import type { Channel } from '../../lib/channel.ts';
import { memoryRecords } from '../../lib/testing/memory-records.ts';
import { intervalTicker, timeoutTimer } from '../../platform/timing/clock.ts';
import { createLocks } from '../../platform/storage/locks.ts';
import { createApi } from '../../platform/network/http.ts';
import { sendEntry } from '../../platform/network/send-entry.ts';
import { connectOutbox } from '../reactions/outbox-reactions.ts';
import { composeRequests } from './requests.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;
const MOST_SENDS = 8;

const worker = vi.hoisted(() => ({ drain: () => {} }));
// A browser that believes itself online calls the worker at once.
vi.mock('../../platform/page/service-worker.ts', () => ({ requestBackgroundSync: () => worker.drain() }));

interface Step {
  ms: number;
  facts: NetworkFacts;
  /** ms until the probe ends as it does. */
  probe: { ms: number; ends: 'answered' | 'lost' | 'silent' };
  /** The same for what is sent; never an answer. A number is a status. */
  send: { ms: number; ends: 'lost' | 'portal' | 500 | 429 };
  does: 'nothing' | 'event' | 'send now' | 'another request' | 'hide' | 'show';
}

const delay = fc.constantFrom(0, 20, 400, 3_000);
const step: fc.Arbitrary<Step> = fc.record({
  ms: fc.constantFrom(0, 50, 300, SECOND_MS, 2_500, 10_000),
  facts: fc.record({
    online: fc.constantFrom(true, true, true, false),
    rtt: fc.constantFrom(undefined, 50, 850),
    downlink: fc.constantFrom(undefined, 10, 0.25),
    effectiveType: fc.constantFrom(undefined, '4g', '2g'),
  }),
  probe: fc.record({ ms: delay, ends: fc.constantFrom('answered', 'lost', 'silent') }),
  send: fc.record({
    ms: delay,
    ends: fc.constantFrom<Step['send']['ends']>('lost', 'lost', 'portal', 500, 429),
  }),
  does: fc.constantFrom('nothing', 'event', 'event', 'event', 'send now', 'another request', 'hide', 'show'),
});

/** The first minute and more of a phone in whose world these things happen, over and over. */
async function live(steps: readonly Step[], random: number) {
  let { facts, probe, send } = steps[0] ?? { facts: { online: true }, probe: undefined, send: undefined };
  const sends: { id: string; at: number }[] = [];
  const states: { state: string; at: number; sinceAnswer: boolean }[] = [];
  let answered = false;
  const network = new Set<() => void>();
  const pageListeners = new Set<() => void>();
  let visible = true;
  const onChange = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    const id = new Headers(headers).get(IDEMPOTENCY_HEADER) ?? '';
    sends.push({ id, at: Date.now() });
    await wait(send?.ms ?? 0);
    if (send?.ends === 'portal')
      return new Response('<p>Welcome', { headers: { 'Content-Type': 'text/html' } });
    if (typeof send?.ends === 'number') return new Response('{}', { status: send.ends });
    throw new TypeError('Failed to fetch');
  });

  const page = { visible: () => visible, onChange: onChange(pageListeners) };
  const connection = createConnectionMonitor({
    network: {
      facts: () => facts,
      onChange: onChange(network),
      async probe(signal) {
        const start = Date.now();
        await wait(probe?.ms ?? 0);
        signal.throwIfAborted();
        if (probe?.ends === 'silent') return Infinity;
        if (probe?.ends !== 'answered') throw new TypeError('Failed to fetch');
        answered = true;
        return Date.now() - start;
      },
    },
    page,
    ticker: intervalTicker,
    timer: timeoutTimer,
  });
  const offline = () => connection.store.getState().state === 'offline';
  connection.store.subscribe(({ state }) => {
    states.push({ state, at: Date.now(), sinceAnswer: answered });
    answered = false;
  });

  let tellPage = (_event: OutboxEvent) => {};
  const channelOfPage: Channel<OutboxEvent> = {
    tell() {},
    onMessage(listener) {
      tellPage = listener;
      return () => {};
    },
  };
  const deps: DeliveryDeps = {
    records: memoryRecords<OutboxEntry>(),
    locks: createLocks(),
    channel: channelOfPage,
    answers: { interactionId: async () => undefined, keep: async () => {} },
    send: composeRequests(offline).send,
    now: Date.now,
    random: () => random,
  };
  const apiOfWorker = createApi();
  const life = new AbortController();
  worker.drain = () =>
    void deliverAll(
      {
        ...deps,
        send: (entry, signal) => sendEntry(apiOfWorker, entry, signal),
        channel: { tell: (event) => tellPage(event), onMessage: () => () => {} },
      },
      { signal: life.signal, hurriedAt: Date.now(), onEvent() {} },
    ).catch(() => {});
  const outbox = createOutbox({ ...deps, timer: timeoutTimer, log() {} });
  connectOutbox({
    outbox,
    connection,
    visits: {
      store: createStore(() => ({ visits: [] })),
      refresh: async () => {},
      keepStars: async () => {},
    },
    rating: { show() {} },
    notices: { fullVersion() {} },
    page,
    onAnswer() {},
  });

  const added = new Map<string, number>();
  async function ask(): Promise<void> {
    const id = `id-${added.size}`;
    added.set(id, Date.now());
    await outbox.add(id, 'visit', { kind: 'description', body: { text: id } });
  }
  const start = Date.now();
  await ask();
  for (let at = 0; Date.now() - start < 1.5 * MINUTE_MS; at += 1) {
    const now = steps[at % steps.length];
    if (!now) break;
    ({ facts, probe, send } = now);
    if (now.does === 'event') for (const listener of network) listener();
    if (now.does === 'send now') void outbox.drain('hurry');
    if (now.does === 'another request' && added.size < 3) await ask();
    if (now.does === 'hide' || now.does === 'show') {
      visible = now.does === 'show';
      for (const listener of pageListeners) listener();
    }
    // Steps without a time of their own are moments apart all the same.
    await vi.advanceTimersByTimeAsync(Math.max(now.ms, 10));
  }
  outbox.dispose();
  connection.dispose();
  life.abort();
  await vi.runAllTimersAsync();
  return { sends, states, added };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test(`whatever the browser tells, the probes find and the requests meet: at most ${MOST_SENDS} sends of a request in its first minute, one change of state a second, and offline until a probe was answered`, async () => {
  const reached = { most: 0, changes: 0, leftOffline: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(0, 0.5, 0.99),
      async (steps, random) => {
        const { sends, states, added } = await live(steps, random);
        for (const [id, since] of added) {
          const first = sends.filter((one) => one.id === id && one.at - since < MINUTE_MS);
          expect(first.length).toBeLessThanOrEqual(MOST_SENDS);
          reached.most = Math.max(reached.most, first.length);
        }
        for (const [i, { at, sinceAnswer }] of states.entries()) {
          const before = states[i - 1];
          if (before) expect(at - before.at).toBeGreaterThanOrEqual(SECOND_MS);
          if (before?.state !== 'offline') continue;
          expect(sinceAnswer).toBe(true);
          reached.leftOffline += 1;
        }
        reached.changes += states.length;
      },
    ),
    { numRuns: ofAll(1_000, 60) },
  );
  // The worlds do reach what they are about.
  expect(reached.most).toBe(MOST_SENDS);
  expect(reached.changes).toBeGreaterThan(100);
  expect(reached.leftOffline).toBeGreaterThan(50);
});
