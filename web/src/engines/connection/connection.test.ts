import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ofAll } from '../../../../tests/support/share.ts';
import { assess, type ConnectionState, type NetworkFacts } from './assess.ts';
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
  ])('%s', (_name, facts, state) => {
    expect(assess(facts)).toBe(state);
  });
});

const GOOD = 2;

/** What the next probe finds: ms, or that nobody is there. */
type ProbeResult = number | 'unreachable';

function setUp(start: { facts?: NetworkFacts; visible?: boolean } = {}) {
  const facts: NetworkFacts = start.facts ?? { online: true };
  const world: { visible: boolean; answer: ProbeResult; probes: number } = {
    visible: start.visible ?? true,
    answer: 20,
    probes: 0,
  };
  const networkListeners = new Set<() => void>();
  const pageListeners = new Set<() => void>();
  const ticks = new Map<() => void, number>();
  const alarms = new Set<() => void>();
  const states: ConnectionState[] = [];
  const listen = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const monitor = createConnectionMonitor({
    network: {
      facts: () => facts,
      onChange: listen(networkListeners),
      async probe() {
        world.probes += 1;
        if (world.answer === 'unreachable') throw new TypeError('Failed to fetch');
        return world.answer;
      },
    },
    page: { visible: () => world.visible, onChange: listen(pageListeners) },
    ticker: {
      every(ms, callback) {
        ticks.set(callback, ms);
        return () => void ticks.delete(callback);
      },
    },
    timer: {
      after(_ms, callback) {
        alarms.add(callback);
        return () => void alarms.delete(callback);
      },
    },
  });
  monitor.store.subscribe(({ state }) => states.push(state));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const call = async (callbacks: Iterable<() => void>) => {
    for (const callback of callbacks) callback();
    await settled();
  };
  return {
    facts,
    world,
    monitor,
    ticks,
    alarms,
    states,
    settled,
    networkListeners,
    pageListeners,
    event: () => call(networkListeners),
    tick: () => call(ticks.keys()),
    confirm: () => {
      const due = [...alarms];
      alarms.clear();
      return call(due);
    },
    show: (visible: boolean) => {
      world.visible = visible;
      return call(pageListeners);
    },
    state: () => monitor.store.getState().state,
  };
}

describe('the connection monitor', () => {
  it('shows at start what the browser knows, and asks the server', async () => {
    const { state, world, settled } = setUp({ facts: { online: true, effectiveType: '2g' } });
    expect(state()).toBe('unstable');
    await settled();
    expect(world.probes).toBe(1);
  });

  it('follows the events at once when they bring bad news', () => {
    const { facts, networkListeners, state } = setUp();
    facts.online = false;
    for (const listener of networkListeners) listener();
    expect(state()).toBe('offline');
  });

  it('looks again every 10 seconds', async () => {
    const { facts, ticks, tick, state } = setUp();
    facts.rtt = 900;
    await tick();
    expect([...ticks.values()]).toEqual([10_000]);
    expect(state()).toBe('unstable');
  });

  it('calls itself offline when the browser says online and the server cannot be reached', async () => {
    const { world, tick, state } = setUp();
    world.answer = 'unreachable';
    await tick();
    expect(state()).toBe('offline');
  });

  it('calls a silent server unstable, whatever round trip the browser tells', async () => {
    const { facts, world, tick, state } = setUp();
    facts.rtt = 50;
    world.answer = Infinity;
    await tick();
    expect(state()).toBe('unstable');
  });

  it('takes the median of three probes for the round trip where the browser tells none', async () => {
    const { world, tick, state, settled } = setUp();
    await settled();
    await tick();
    world.answer = 900;
    await tick();
    expect(state()).toBe('connected');
    await tick();
    expect(state()).toBe('unstable');
  });

  it('believes the browser’s own round trip', async () => {
    const { facts, world, tick, state } = setUp();
    facts.rtt = 100;
    world.answer = 900;
    for (let i = 0; i < 4; i += 1) await tick();
    expect(state()).toBe('connected');
  });

  it('comes back after two good checks, a second apart, not after one', async () => {
    const { facts, event, confirm, state, states } = setUp();
    facts.online = false;
    await event();
    facts.online = true;
    await event();
    expect(state()).toBe('offline');
    await confirm();
    expect(state()).toBe('connected');
    expect(states).toEqual(['offline', 'connected']);
  });

  it('starts counting anew when the second check is bad', async () => {
    const { facts, event, confirm, state } = setUp();
    facts.online = false;
    await event();
    facts.online = true;
    await event();
    facts.effectiveType = '2g';
    await confirm();
    expect(state()).toBe('unstable');
    facts.effectiveType = '4g';
    await event();
    expect(state()).toBe('unstable');
    await confirm();
    expect(state()).toBe('connected');
  });

  it.each<[string, NetworkFacts]>([
    ['unstable', { online: true, rtt: 850, downlink: 0.25 }],
    ['good', { online: true }],
  ])('is offline until a probe was answered, although the browser calls the line %s', async (_line, told) => {
    const { facts, world, event, tick, confirm, state, states } = setUp();
    world.answer = 'unreachable';
    await event();
    Object.assign(facts, told);
    for (let i = 0; i < 3; i += 1) {
      await event();
      await confirm();
    }
    world.answer = Infinity;
    await tick();
    expect([state(), states]).toEqual(['offline', ['offline']]);
    world.answer = 20;
    await tick();
    await confirm();
    expect(state()).not.toBe('offline');
  });

  it('lets a state stand for a second before it shows what it has found since', async () => {
    const { facts, event, confirm, state, states } = setUp();
    facts.rtt = 900;
    await event();
    facts.online = false;
    await event();
    expect(state()).toBe('unstable');
    await confirm();
    expect(states).toEqual(['unstable', 'offline']);
  });

  it('asks nothing while the page is hidden, and asks at once when it is shown', async () => {
    const { show, tick, event, facts, world, ticks, alarms, state, settled } = setUp();
    await settled();
    await show(false);
    const before = world.probes;
    facts.online = false;
    await event();
    await tick();
    expect([world.probes - before, ticks.size, alarms.size]).toEqual([0, 0, 0]);
    await show(true);
    expect(state()).toBe('offline');
    expect(ticks.size).toBe(1);
  });

  it('never shows good news after a single good check, and bad news always at once', async () => {
    const step = fc.record({
      online: fc.boolean(),
      rtt: fc.constantFrom(50, 900),
      answer: fc.constantFrom<ProbeResult>(20, Infinity, 'unreachable'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { facts, world, event, alarms, confirm, state, settled } = setUp();
        await settled();
        let inARow = GOOD;
        for (const { online, rtt, answer } of steps) {
          Object.assign(facts, { online, rtt });
          world.answer = answer;
          await event();
          const good = online && rtt === 50 && answer === 20;
          inARow = good ? inARow + 1 : 0;
          expect(state() === 'connected').toBe(inARow >= GOOD);
          while (alarms.size > 0) await confirm();
          if (good) inARow = GOOD;
        }
      }),
      { numRuns: ofAll(1_000, 100) },
    );
  });

  it('leaves nothing behind when disposed', async () => {
    const { facts, event, networkListeners, pageListeners, ticks, alarms, monitor } = setUp();
    facts.online = false;
    await event();
    monitor.dispose();
    expect([networkListeners.size, pageListeners.size, ticks.size, alarms.size]).toEqual([0, 0, 0, 0]);
  });
});
