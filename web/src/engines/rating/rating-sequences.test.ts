import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRating } from './rating.ts';

it('whatever is pressed and answered: one request at a time, and only what was stored or queued is shown, for good', async () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant('rate' as const), stars: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constantFrom('stored' as const, 'queued' as const, 'refused' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event), async (events) => {
      const waiting: { stars: number; answer: PromiseWithResolvers<'queued' | 'stored'> }[] = [];
      const thanked: number[] = [];
      const rating = createRating({
        service: {
          rate(_id, stars) {
            const answer = Promise.withResolvers<'queued' | 'stored'>();
            waiting.push({ stars, answer });
            return answer.promise;
          },
        },
        onRated: (stars) => thanked.push(stars),
        log: () => {},
      });
      const kept: number[] = [];
      for (const step of events) {
        if (step.kind === 'rate') {
          const free = waiting.length === 0 && kept.length === 0;
          void rating.rate('one', step.stars);
          // A star that can be pressed does something; a second press while the first is under way does not.
          expect(waiting.length).toBe(free ? 1 : Math.min(waiting.length, 1));
        } else {
          const next = waiting.shift();
          if (step.kind === 'refused') next?.answer.reject(new Error('refused'));
          else {
            if (next) kept.push(next.stars);
            next?.answer.resolve(step.kind);
          }
        }
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        expect(rating.store.getState()['one']).toBe(kept[0]);
        expect(thanked).toEqual(kept);
      }
    }),
  );
});
