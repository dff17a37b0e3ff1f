import { expect, test } from 'vitest';
import { lifted, onCard } from './curl.ts';

const CURL = { left: -200, top: 100, width: 400, height: 200, lift: 30, distance: 1400 };

test('the middle of a curled card lies on the wall and its sides are seen farther out', () => {
  expect(lifted(CURL, [0, 150])).toEqual([0, 150]);
  const [x, y] = lifted(CURL, [200, 300]);
  expect(x).toBeCloseTo(204.4, 1);
  expect(y).toBeCloseTo(306.6, 1);
});

test('what is seen of the card is where it came from', () => {
  for (const point of [
    [-190, 110],
    [20, 290],
    [199, 200],
  ] as const) {
    const seen = onCard(CURL, lifted(CURL, point));
    expect(seen?.point[0]).toBeCloseTo(point[0], 1);
    expect(seen?.point[1]).toBeCloseTo(point[1], 1);
  }
});

test('beside the card the wall is seen, and the side that turns to the light is brighter', () => {
  expect(onCard(CURL, [-230, 150])).toBeUndefined();
  const [left, right] = [onCard(CURL, [-180, 150]), onCard(CURL, [180, 150])];
  expect(left?.light).toBeGreaterThan(1);
  expect(right?.light).toBeLessThan(1);
});
