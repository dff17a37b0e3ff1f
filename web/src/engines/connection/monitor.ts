import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { Ticker } from '../../lib/ticker.ts';
import type { Timer } from '../../lib/timer.ts';
import { assess, type ConnectionState, type NetworkFacts } from './assess.ts';
import type { Network, PageVisibility } from './ports.ts';

/** docs/behaviour.md#constants. */
const POLL_MS = 10_000;
const CONFIRM_MS = 1_000;
const GOOD_CHECKS = 2;
/** A state stays at least this long. */
const SIGN_MS = 1_000;
const ROUND_TRIPS_KEPT = 3;
const BADNESS = { connected: 0, unstable: 1, offline: 2 } as const;

export interface ConnectionMonitor {
  readonly store: ReadableStore<{ state: ConnectionState }>;
  /** Looks again now: something else has just noticed that the network changed. */
  check(): void;
  dispose(): void;
}

interface MonitorDeps {
  network: Network;
  page: PageVisibility;
  ticker: Ticker;
  timer: Timer;
}

/** The upper one of two: bad news is not averaged away. */
function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/**
 * Checks at start, on events and every 10 s (docs/behaviour.md#connection-states), while the page is seen. Each check reads the
 * browser's facts and probes our own server: `navigator.onLine` is often wrong, and Safari and Firefox tell no round trip,
 * for which the median of the last three probes stands in.
 *
 * It does not flap. The browser's facts alone only make the state worse: it gets better by a probe that was answered,
 * and 'connected' by two good checks in a row, the second a second after the first. What is bad shows at once, or as
 * soon as the state before it has stood for a second.
 */
export function createConnectionMonitor({ network, page, ticker, timer }: MonitorDeps): ConnectionMonitor {
  const store = createStore<{ state: ConnectionState }>(() => ({ state: assess(network.facts()) }));
  /** What the checks have found last; shown as soon as the state may change. */
  let found = store.getState().state;
  let roundTrips: number[] = [];
  let good = 0;
  let current = new AbortController();
  let stopPolling: (() => void) | undefined;
  let stopConfirming: (() => void) | undefined;
  let stopStanding: (() => void) | undefined;

  function show(): void {
    if (stopStanding || found === store.getState().state) return;
    stopStanding = timer.after(SIGN_MS, () => {
      stopStanding = undefined;
      show();
    });
    store.setState({ state: found });
  }

  function settle(state: ConnectionState): void {
    stopConfirming?.();
    if (state === 'connected' && found !== 'connected') {
      good += 1;
      if (good < GOOD_CHECKS) {
        stopConfirming = timer.after(CONFIRM_MS, check);
        return;
      }
    }
    good = 0;
    found = state;
    show();
  }

  async function probed(facts: NetworkFacts, signal: AbortSignal): Promise<NetworkFacts> {
    try {
      const roundTrip = await network.probe(signal);
      roundTrips = [...roundTrips, roundTrip].slice(-ROUND_TRIPS_KEPT);
      // A server that does not answer proves no connection.
      if (roundTrip === Infinity) return { ...facts, online: found !== 'offline', rtt: Infinity };
      return { ...facts, rtt: facts.rtt ?? median(roundTrips) };
    } catch {
      // What was measured before says nothing about the network that comes next.
      roundTrips = [];
      return { ...facts, online: false };
    }
  }

  async function checkNow(signal: AbortSignal): Promise<void> {
    const facts = network.facts();
    const told = assess(facts);
    if (told !== 'connected') good = 0;
    if (BADNESS[told] > BADNESS[found]) settle(told);
    if (!facts.online) return;
    const known = await probed(facts, signal);
    if (!signal.aborted) settle(assess(known));
  }

  function check(): void {
    current.abort();
    current = new AbortController();
    if (page.visible()) void checkNow(current.signal);
  }

  function followVisibility(): void {
    stopPolling?.();
    stopConfirming?.();
    check();
    stopPolling = page.visible() ? ticker.every(POLL_MS, check) : undefined;
  }

  const off = [network.onChange(check), page.onChange(followVisibility)];
  followVisibility();
  return {
    store,
    check,
    dispose() {
      current.abort();
      stopPolling?.();
      stopConfirming?.();
      stopStanding?.();
      for (const stop of off) stop();
    },
  };
}
