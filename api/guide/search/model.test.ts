import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noJoinWeights, TAGS } from './crf.ts';
import { packModel, STEP, unpackModel } from './model.ts';

const steps = fc.integer({ min: -20, max: 20 }).map((count) => count * STEP);

test('a model that was packed is the same when it is unpacked', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.nat(4_000_000).map(String), fc.array(steps, { minLength: TAGS, maxLength: TAGS }), {
        maxKeys: 20,
      }),
      fc.array(fc.tuple(fc.nat(900), steps)),
      (rows, follow) => {
        const joins = noJoinWeights();
        for (const [at, value] of follow) joins.follow[at] = value;
        const features = new Map(Object.entries(rows).map(([number, weights]) => [Number(number), weights]));
        const model = unpackModel(packModel(features, joins));
        expect([...model.joins.follow]).toEqual([...joins.follow]);
        for (const [number, weights] of features) {
          const found = model.features.get(number);
          const dense = Array.from(
            { length: TAGS },
            (_, tag) => found?.weights[found.tags.indexOf(tag)] ?? 0,
          );
          expect(dense).toEqual(weights.map((value) => value + 0));
        }
      },
    ),
  );
});

test('a model of other kinds fails loudly, with what to do', () => {
  const packed = packModel(new Map(), noJoinWeights());
  expect(() => unpackModel(packed.replace('medium', 'provenance medium'))).toThrow(/npm run learn/);
});
