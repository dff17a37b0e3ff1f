import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofAll } from '../../../../tests/support/share.ts';
import { createLayers } from './layers.ts';

/** A browser's history: moves are told later, as browsers do; depth -1 is the page before the app. */
function fakeHistory(depths: readonly number[] = [0]) {
  const entries = [-1, ...depths];
  let at = entries.length - 1;
  const moves: number[] = [];
  let tell = (_depth: number) => {};
  const go = (delta: number) => {
    const to = at + delta;
    if (to < 0 || to >= entries.length) return;
    at = to;
    const depth = entries[at] ?? -1;
    // Who has left the page is told nothing there.
    if (depth >= 0) tell(depth);
  };
  return {
    history: {
      depth: () => Math.max(0, entries[at] ?? 0),
      push(depth: number) {
        entries.splice(at + 1, Infinity, depth);
        at += 1;
      },
      goBack: (steps: number) => void moves.push(-steps),
      onMove: (listener: (depth: number) => void) => (tell = listener),
    },
    visitorGoes: (direction: -1 | 1) => void moves.push(direction),
    /** The browser makes the moves that were asked for, in their order. */
    settle: () => {
      for (let delta = moves.shift(); delta !== undefined; delta = moves.shift()) go(delta);
    },
    /** Entries from the app's first to the one that is shown. */
    behind: () => entries.slice(1, at + 1),
    left: () => at === 0,
  };
}

function setUp(depths?: readonly number[]) {
  const browser = fakeHistory(depths);
  const layers = createLayers(browser.history);
  const open: number[] = [];
  const closers = new Map<number, () => void>();
  let count = 0;
  return {
    ...browser,
    open: () => open,
    opens: () => {
      count += 1;
      const id = count;
      open.push(id);
      const forget = () => void open.splice(open.indexOf(id), 1);
      const released = layers.open(forget);
      closers.set(id, () => {
        if (open.includes(id)) forget();
        released();
      });
    },
    closes: (id: number | undefined) => closers.get(id ?? 0)?.(),
  };
}

test('Back closes what is on top, one at a time, and only then leaves', () => {
  const { opens, open, visitorGoes, settle, left } = setUp();
  opens();
  opens();
  visitorGoes(-1);
  settle();
  expect(open()).toEqual([1]);
  visitorGoes(-1);
  settle();
  expect(open()).toEqual([]);
  expect(left()).toBe(false);
  visitorGoes(-1);
  settle();
  expect(left()).toBe(true);
});

test('what was closed by other means leaves nothing behind that a Back would be spent on', () => {
  const { opens, closes, visitorGoes, settle, left } = setUp();
  opens();
  closes(1);
  settle();
  visitorGoes(-1);
  settle();
  expect(left()).toBe(true);
});

test('Forward to what is gone opens nothing, and leads back', () => {
  const { opens, open, behind, visitorGoes, settle } = setUp();
  opens();
  visitorGoes(-1);
  settle();
  visitorGoes(1);
  settle();
  expect(open()).toEqual([]);
  expect(behind()).toEqual([0]);
});

test('one that takes the place of another, before the browser has moved, is closed by one Back', () => {
  const { opens, closes, open, visitorGoes, settle, left } = setUp();
  opens();
  closes(1);
  opens();
  settle();
  visitorGoes(-1);
  settle();
  expect(open()).toEqual([]);
  expect(left()).toBe(false);
});

test('after a reload with something open the page stands on its first entry again', () => {
  const { behind, settle } = setUp([0, 1, 2]);
  settle();
  expect(behind()).toEqual([0]);
});

const step = fc.oneof(
  fc.constant('open' as const),
  fc.constant('back' as const),
  fc.constant('forward' as const),
  fc.constant('settle' as const),
  fc.nat({ max: 5 }),
);

test('whatever happens in whatever order, there is one entry a layer, and one Back closes the topmost alone', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 0, max: 3 }), (steps, reloadedAt) => {
      const { opens, open, closes, behind, visitorGoes, settle, left } = setUp(
        Array.from({ length: reloadedAt + 1 }, (_, depth) => depth),
      );
      settle();
      for (const now of steps) {
        if (now === 'open') opens();
        else if (now === 'back') {
          if (open().length > 0) visitorGoes(-1);
        } else if (now === 'forward') visitorGoes(1);
        else if (now === 'settle') settle();
        else closes(open()[now]);
        if (left()) return;
      }
      settle();
      if (left()) return;
      expect(behind()).toEqual([0, ...open().map((_, place) => place + 1)]);
      const before = [...open()];
      visitorGoes(-1);
      settle();
      expect(left()).toBe(before.length === 0);
      expect(open()).toEqual(before.slice(0, -1));
    }),
    { numRuns: ofAll(10_000, 500) },
  );
});
