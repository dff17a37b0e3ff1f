import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeScene } from './make-scene.ts';

const seeds = fc.integer({ min: 0, max: 1e6 });
const ofKind = (
  kind: Parameters<typeof makeScene>[0],
  check: (scene: ReturnType<typeof makeScene>) => void,
) =>
  fc.assert(
    fc.property(seeds, (seed) => check(makeScene(kind, seed))),
    { numRuns: 60 },
  );

test('a banded panel has a heading above its text, in light letters where it has a band', () => {
  ofKind('banded', ({ label }) => {
    expect(label?.printed.head?.length).toBeGreaterThan(0);
    for (const [at, level] of label?.band?.ink.entries() ?? [])
      expect(level).toBeGreaterThan(label?.band?.card[at] ?? 255);
  });
});

test('letters in relief hardly differ in colour from their plate', () => {
  ofKind('relief', ({ label }) => {
    for (const [at, level] of label?.ink.entries() ?? [])
      expect(Math.abs(level - (label?.card?.[at] ?? 0))).toBeLessThan(16);
  });
});

test('letters in relief stand up from their plate or are cut into it, in light from above', () => {
  const faces = new Set<string | undefined>();
  ofKind('relief', ({ label }) => {
    faces.add(label?.face);
    expect(label?.shadow[1]).toBeGreaterThan(0);
  });
  expect(faces).toEqual(new Set(['cast', 'cut']));
});

test('a photo of several difficulties has few pixels and small letters', () => {
  ofKind('mingled', ({ width, height, size }) => {
    expect(Math.max(width, height)).toBeLessThanOrEqual(2400);
    expect('minXHeight' in size && size.minXHeight).toBeLessThanOrEqual(12);
  });
});
