import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same seed gives the same sequence, another seed another', () => {
  const draw = (seed: number): number[] => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.next());
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('mulberry32 of seed 1 begins as the published algorithm does', () => {
  const random = createRandom(1);
  expect([random.next(), random.next(), random.next()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
});

test('whole numbers reach both ends and picks reach every item', () => {
  const random = createRandom(3);
  const numbers = new Set(Array.from({ length: 200 }, () => random.int(2, 4)));
  expect(numbers).toEqual(new Set([2, 3, 4]));
  expect(new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b'])))).toEqual(new Set(['a', 'b']));
  expect(() => random.pick([])).toThrow('nothing to pick from');
});
