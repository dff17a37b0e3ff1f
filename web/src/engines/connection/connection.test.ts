import { describe, expect, it } from 'vitest';
import { assess, type NetworkFacts } from './assess.ts';
import { createConnectionMonitor } from './monitor.ts';

describe('assess', () => {
  it.each<[string, NetworkFacts, string]>([
    ['without a connection', { online: false, effectiveType: '4g' }, 'offline'],
    ['on 2g', { online: true, effectiveType: '2g' }, 'unstable'],
    ['at 501 ms', { online: true, rtt: 501 }, 'unstable'],
    ['at 500 ms', { online: true, rtt: 500 }, 'connected'],
    ['below half a megabit', { online: true, downlink: 0.49 }, 'unstable'],
    ['at half a megabit', { online: true, downlink: 0.5 }, 'connected'],
    ['where the browser tells nothing more', { online: true }, 'connected'],
  ])('%s', (_name, facts, sign) => {
    expect(assess(facts)).toBe(sign);
  });
});

describe('the connection monitor', () => {
  function setUp() {
    const facts: NetworkFacts = { online: true };
    const listeners = new Set<() => void>();
    const ticks = new Map<() => void, number>();
    const monitor = createConnectionMonitor(
      {
        facts: () => facts,
        onChange(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      {
        every(ms, callback) {
          ticks.set(callback, ms);
          return () => void ticks.delete(callback);
        },
      },
    );
    return { facts, listeners, ticks, monitor };
  }

  it('follows the events', () => {
    const { facts, listeners, monitor } = setUp();
    facts.online = false;
    for (const listener of listeners) listener();
    expect(monitor.store.getState().sign).toBe('offline');
  });

  it('looks again every 10 seconds', () => {
    const { facts, ticks, monitor } = setUp();
    facts.rtt = 900;
    for (const tick of ticks.keys()) tick();
    expect([...ticks.values()]).toEqual([10_000]);
    expect(monitor.store.getState().sign).toBe('unstable');
  });

  it('leaves nothing behind when disposed', () => {
    const { listeners, ticks, monitor } = setUp();
    monitor.dispose();
    expect([listeners.size, ticks.size]).toEqual([0, 0]);
  });
});
