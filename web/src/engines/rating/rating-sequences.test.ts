import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRating } from './rating.ts';

it('whatever is pressed and answered: one request at a time, the last choice is sent last, and what was stored or queued last is shown', async () => {
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
      /** What is still to be sent when the request under way has ended. */
      let wanted: number | undefined;
      for (const step of events) {
        const [underWay] = waiting;
        if (step.kind === 'rate') {
          void rating.rate('one', step.stars);
          const again = underWay ? step.stars === underWay.stars : step.stars === kept.at(-1);
          if (underWay) wanted = again ? undefined : step.stars;
          // A star that can be pressed does something, at once or after the request under way.
          expect(waiting.map(({ stars }) => stars)).toEqual(
            underWay ? [underWay.stars] : again ? [] : [step.stars],
          );
        } else if (underWay) {
          waiting.shift();
          if (step.kind === 'refused') underWay.answer.reject(new Error('refused'));
          else {
            kept.push(underWay.stars);
            underWay.answer.resolve(step.kind);
          }
        }
        for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
        expect(rating.store.getState()['one']).toBe(kept.at(-1));
        expect(thanked).toEqual(kept);
        if (step.kind !== 'rate' && underWay) {
          const next = wanted === kept.at(-1) ? undefined : wanted;
          expect(waiting.map(({ stars }) => stars)).toEqual(next === undefined ? [] : [next]);
          wanted = undefined;
        }
      }
    }),
  );
});
