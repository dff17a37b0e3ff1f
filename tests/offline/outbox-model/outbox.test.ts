import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { ofAll } from '../../support/share.ts';
import { createWorld, turn, type Fate, type World } from './world.ts';

/** Histories; each is one life of two tabs and a worker. */
const RUNS = ofAll(10_000, 1_000);

type Tab = 'a' | 'b';
type Step =
  | { do: 'press'; tab: Tab; visit: number; kind: 'description' | 'conversation' }
  | { do: 'rate'; tab: Tab; visit: number; piece: 'description' | 'conversation' }
  | { do: 'cancel'; tab: Tab; nth: number }
  | { do: 'kill' | 'drain' | 'hurry'; who: Tab | 'worker' }
  | { do: 'wait'; ms: number }
  | { do: 'turns'; count: number };

interface Pressed {
  id: string;
  visitId: string;
  kind: 'description' | 'conversation' | 'rating';
  piece: 'description' | 'conversation';
  /** Its page lived until it was written down. */
  written: boolean;
  cancelled: boolean;
  /** What stood written before it was pressed; two presses in one moment have no order. */
  after: string[];
}

const tab = fc.constantFrom<Tab>('a', 'b');
const who = fc.constantFrom<Tab | 'worker'>('a', 'b', 'worker');
const visit = fc.nat({ max: 1 });
const piece = fc.constantFrom<'description' | 'conversation'>('description', 'conversation');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('press'), tab, visit, kind: piece }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rate'), tab, visit, piece }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel'), tab, nth: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill'), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('drain', 'hurry'), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1_000, 5_000, 70_000) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('turns'), count: fc.nat({ max: 6 }) }) },
);
const fate = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>('ok') },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Fate>(
      'lost before',
      'lost after',
      'killed before',
      'killed after',
      'killed keeping',
      500,
      429,
      422,
    ),
  },
);

function idOf(n: number): string {
  return `id-${String(n).padStart(4, '0')}`;
}

async function live(world: World, steps: readonly Step[]): Promise<Pressed[]> {
  const pressed: Pressed[] = [];
  for (const name of ['a', 'b', 'worker'] as const) world.start(name);
  for (const one of steps) {
    switch (one.do) {
      case 'press':
      case 'rate': {
        world.start(one.tab);
        const entry: Pressed = {
          id: idOf(pressed.length),
          visitId: `visit-${one.visit}`,
          kind: one.do === 'rate' ? 'rating' : one.kind,
          piece: one.do === 'rate' ? one.piece : one.kind,
          written: false,
          cancelled: false,
          after: pressed.filter(({ written }) => written).map(({ id }) => id),
        };
        pressed.push(entry);
        const request =
          one.do === 'rate'
            ? { kind: 'rating' as const, piece: one.piece, interactionId: undefined, body: { rating: 3 } }
            : one.kind === 'description'
              ? { kind: one.kind, body: { text: entry.id } }
              : { kind: one.kind, body: { description: entry.id } };
        void world
          .context(one.tab)
          ?.outbox?.add(entry.id, entry.visitId, request)
          .then(() => (entry.written = true));
        break;
      }
      case 'cancel': {
        const wanted = pressed[one.nth];
        const outbox = world.context(one.tab)?.outbox;
        if (!wanted || !outbox) break;
        wanted.cancelled = true;
        void outbox.cancel(wanted.id);
        break;
      }
      case 'kill':
        world.kill(one.who);
        break;
      case 'drain':
      case 'hurry':
        world.start(one.who);
        void world.context(one.who)?.drain(one.do === 'hurry' ? 'hurry' : undefined);
        break;
      case 'wait':
        world.clock += one.ms;
        break;
      case 'turns':
        for (let i = 0; i < one.count; i += 1) await turn();
        break;
    }
  }
  // A cancelled piece takes the ratings with it that hang on it.
  for (const one of pressed)
    if (one.kind === 'rating')
      one.cancelled ||= pressed.some(
        ({ cancelled, visitId, kind }) => cancelled && visitId === one.visitId && kind === one.piece,
      );
  // A rating gives its place to a later one of the same text.
  for (const [i, one] of pressed.entries())
    if (one.kind === 'rating')
      one.cancelled ||= pressed
        .slice(i + 1)
        .some(
          ({ visitId, kind, piece: of }) => kind === 'rating' && visitId === one.visitId && of === one.piece,
        );
  return pressed;
}

afterEach(() => void vi.unstubAllGlobals());

test(`in ${RUNS} lives of two tabs and a worker no request is lost, none doubled, and each visit keeps its order`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 14 }),
      fc.array(fate, { maxLength: 10 }),
      async (steps, fates) => {
        const world = createWorld(fates);
        const pressed = await live(world, steps);
        world.fates = [];
        for (const name of ['a', 'b', 'worker'] as const) world.start(name);
        await turn();
        await world.drainAll();

        expect(await world.records.all()).toEqual([]);
        expect(world.doubled).toEqual([]);
        const arrival = new Map(world.arrivals.map(({ id, visitId }, i) => [id, { visitId, i }]));
        for (const { id, after } of pressed) {
          const mine = arrival.get(id);
          const earlier = after
            .map((one) => arrival.get(one))
            .filter((one) => one?.visitId === mine?.visitId);
          if (mine) for (const one of earlier) expect(one?.i).toBeLessThan(mine.i);
        }
        const answeredPieces = new Set(
          pressed.filter(({ id }) => world.answers.has(id)).map(({ visitId, kind }) => `${visitId} ${kind}`),
        );
        for (const { id, visitId, kind, piece: of, written, cancelled, after } of pressed) {
          if (!written || cancelled || world.refused.has(id)) continue;
          const hangsOnNothing = kind === 'rating' && !answeredPieces.has(`${visitId} ${of}`);
          const told = world.answers.get(id);
          if (kind === 'rating' && !told) {
            // Only a rating whose piece had no answer by its turn may be dropped.
            const before = pressed.some(
              (other) =>
                after.includes(other.id) &&
                other.visitId === visitId &&
                other.kind === of &&
                world.answers.has(other.id),
            );
            expect(before).toBe(false);
            continue;
          }
          expect(hangsOnNothing).toBe(false);
          expect(told).toBeDefined();
          if (told && told.kind !== 'rating')
            expect(told.body.interactionId).toBe(world.effects.get(id)?.interactionId);
        }
      },
    ),
    { numRuns: RUNS },
  );
});
