import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

const never = new AbortController().signal;
const full = () => new Error('full');
/** A gate for one client alone. */
const gateOf = (atOnce: number, waiting: number) =>
  createGate({ atOnce, atOnceOfOne: atOnce, waiting, waitingOfOne: waiting, full });

test('so many run at once, so many wait, one more is refused', async () => {
  const gate = gateOf(2, 1);
  const doors = Array.from({ length: 3 }, () => Promise.withResolvers<number>());
  const results = doors.map(({ promise }) => gate.run('a', never, () => promise));
  expect(gate.waiting()).toBe(1);
  await expect(gate.run('a', never, () => Promise.resolve())).rejects.toThrow('full');
  for (const [at, door] of doors.entries()) door.resolve(at);
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
  expect(gate.waiting()).toBe(0);
});

test('who leaves while waiting makes room and never runs', async () => {
  const gate = gateOf(1, 1);
  const door = Promise.withResolvers<void>();
  const first = gate.run('a', never, () => door.promise);
  const leaving = new AbortController();
  let ran = false;
  const left = gate.run('a', leaving.signal, async () => {
    ran = true;
  });
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = gate.run('a', never, () => Promise.resolve('next'));
  door.resolve();
  await first;
  expect(await next).toBe('next');
  expect(ran).toBe(false);
});

test('whoever fails or leaves, never too many run and no place is lost', async () => {
  const step = fc.record({ fails: fc.boolean(), leavesAfter: fc.option(fc.nat(5)), turns: fc.nat(5) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 20 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, atOnce) => {
        const gate = gateOf(atOnce, 100);
        let running = 0;
        const outcomes = steps.map(async ({ fails, leavesAfter, turns }) => {
          const leaving = new AbortController();
          const run = gate.run('a', leaving.signal, async () => {
            running += 1;
            expect(running).toBeLessThanOrEqual(atOnce);
            for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
            running -= 1;
            if (fails) throw new Error('failed');
          });
          if (leavesAfter !== null) {
            for (let turn = 0; turn < leavesAfter; turn += 1) await Promise.resolve();
            leaving.abort(new Error('left'));
          }
          return run.catch((error: unknown) => expect(String(error)).toMatch(/Error: (failed|left)$/));
        });
        await Promise.all(outcomes);
        expect(gate.waiting()).toBe(0);
        const places = Array.from({ length: atOnce }, () => gate.run('a', never, () => Promise.resolve(1)));
        expect(await Promise.all(places)).toHaveLength(atOnce);
      },
    ),
  );
});

test('whoever comes waits for a free place, not behind another client who has twenty waiting', async () => {
  const gate = createGate({ atOnce: 2, atOnceOfOne: 2, waiting: 100, waitingOfOne: 100, full });
  const order: string[] = [];
  const step = (client: string) =>
    gate.run(client, never, async () => {
      await Promise.resolve();
      order.push(client);
    });
  const greedy = Array.from({ length: 22 }, () => step('greedy'));
  await Promise.all([...greedy, step('other'), step('third')]);
  expect(order.indexOf('other')).toBeLessThan(4);
  expect(order.indexOf('third')).toBeLessThan(6);
});

test('one client may hold and wait for no more than its own number, and takes no place of others', async () => {
  const gate = createGate({ atOnce: 10, atOnceOfOne: 2, waiting: 10, waitingOfOne: 1, full });
  const door = Promise.withResolvers<void>();
  const held = Array.from({ length: 3 }, () => gate.run('greedy', never, () => door.promise));
  await expect(gate.run('greedy', never, () => Promise.resolve())).rejects.toThrow('full');
  expect(await gate.run('other', never, () => Promise.resolve('at once'))).toBe('at once');
  door.resolve();
  await Promise.all(held);
});
