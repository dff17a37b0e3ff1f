import { afterEach, expect, test, vi } from 'vitest';
import type { OutboxEvent, OutboxRequest } from '../../../web/src/engines/outbox/entry.ts';
import { createWorld, turn, type Fate } from './world.ts';

const DESCRIBE: OutboxRequest = { kind: 'description', body: { text: 'Harbour' } };
const CONVERSE: OutboxRequest = { kind: 'conversation', body: { description: 'Harbour' } };
const RATE_LATER: OutboxRequest = {
  kind: 'rating',
  piece: 'description',
  interactionId: undefined,
  body: { rating: 4 },
};

/** One tab presses these one after the other, in one visit; the server meets them with these fates. */
async function press(fates: readonly Fate[], requests: readonly OutboxRequest[]) {
  const world = createWorld(fates);
  world.start('a');
  const outbox = world.context('a')?.outbox;
  if (!outbox) throw new Error('the tab did not start');
  const events: OutboxEvent[] = [];
  outbox.onEvent((event) => void events.push(event));
  for (const [i, request] of requests.entries()) {
    await outbox.add(`id-${i}`, 'visit', request);
    for (let n = 0; n < 30; n += 1) await turn();
  }
  const told = (id: string) =>
    events
      .filter(({ entry }) => entry.id === id)
      .map((event) => (event.type === 'kept' ? `kept ${event.trouble}`.trim() : event.type));
  return { world, told, waiting: (await world.records.all()).map(({ id }) => id) };
}

afterEach(() => void vi.unstubAllGlobals());

test('a request that the server turned back does not hold up the next one of its visit', async () => {
  const { told, waiting } = await press([500, 'ok'], [DESCRIBE, CONVERSE]);
  expect(told('id-1')).toEqual(['added', 'answered']);
  expect(waiting).toEqual(['id-0']);
});

test('a request that never came to the server holds up the next one, which is told why', async () => {
  const { world, told, waiting } = await press(['lost before'], [DESCRIBE, CONVERSE]);
  expect(told('id-1')).toEqual(['added', expect.stringMatching(/^kept/)]);
  expect(world.arrivals).toEqual([]);
  expect(waiting).toEqual(['id-0', 'id-1']);
});

test('a request that has just failed is not sent again by the next press, and goes once it has rested', async () => {
  const { world, waiting } = await press([500, 'ok', 'ok'], [DESCRIBE, CONVERSE]);
  expect(world.arrivals.map(({ id }) => id)).toEqual(['id-0', 'id-1']);
  expect([world.fates, waiting]).toEqual([['ok'], ['id-0']]);
  world.clock += 1_000;
  await world.context('a')?.drain('hurry');
  expect(await world.records.all()).toEqual([]);
});

test('a server that asks for quiet is not sent the next one either', async () => {
  const { world, waiting } = await press([429], [DESCRIBE, CONVERSE]);
  expect(world.arrivals.map(({ id }) => id)).toEqual(['id-0']);
  expect(waiting).toEqual(['id-0', 'id-1']);
});

test('a rating of a text that the server turned back waits for it, and goes to it', async () => {
  const { world, waiting } = await press([500, 'ok', 'ok'], [DESCRIBE, RATE_LATER]);
  expect(waiting).toEqual(['id-0', 'id-1']);
  await world.drainAll();
  expect(world.effects.get('id-0')?.ratings).toEqual([4]);
});

test('a rating that waits gives its place to a later one of the same text, and only that one is sent', async () => {
  const later: OutboxRequest = { ...RATE_LATER, body: { rating: 2 } };
  const other: OutboxRequest = { ...RATE_LATER, piece: 'conversation' };
  const { world, told, waiting } = await press(
    ['lost before', 'lost before', 'lost before', 'lost before'],
    [DESCRIBE, other, RATE_LATER, later],
  );
  expect(waiting).toEqual(['id-0', 'id-1', 'id-3']);
  expect(told('id-2').at(-1)).toBe('replaced');
  await world.drainAll();
  expect(world.effects.get('id-0')?.ratings).toEqual([2]);
});

test('a rating of an answered text takes the place of one that waited for its answer, not of another text’s', async () => {
  const rate = (interactionId: string, rating: number): OutboxRequest => ({
    kind: 'rating',
    piece: 'description',
    interactionId,
    body: { rating },
  });
  const lost = Array.from({ length: 6 }, (): Fate => 'lost before');
  const { waiting } = await press(lost, [DESCRIBE, RATE_LATER, rate('a', 1), rate('b', 2), rate('b', 3)]);
  expect(waiting).toEqual(['id-0', 'id-2', 'id-4']);
});

test('what an erased visit had waiting is sent once, under its own id, when the erasing is undone', async () => {
  const { world } = await press(['lost before', 'lost before', 'ok', 'ok'], [DESCRIBE, RATE_LATER]);
  const outbox = world.context('a')?.outbox;
  const before = await world.records.all();
  const undo = await outbox?.cancelVisit('visit');
  expect(await world.records.all()).toEqual([]);
  await world.drainAll();
  expect(world.effects.get('id-0')).toBeUndefined();
  await undo?.();
  expect(await world.records.all()).toEqual(before);
  await world.drainAll();
  expect(await world.records.all()).toEqual([]);
  expect(world.effects.get('id-0')?.ratings).toEqual([4]);
});
