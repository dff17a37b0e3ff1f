import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Segment } from './ports.ts';
import { PAUSE_SECONDS, placeAt, secondsAt, segmentLengths } from './timeline.ts';

const segments = (...characters: number[]): Segment[] =>
  characters.map((count) => ({ text: 'x'.repeat(count), role: 'soundbite' }));

describe('the timeline', () => {
  it('estimates an unknown length at the pace of the clips that are there', () => {
    const lengths = segmentLengths(segments(100, 200), new Map([[0, 5]]));
    expect(lengths).toEqual([5 + PAUSE_SECONDS, 10]);
  });

  it('has an estimate before any clip is there', () => {
    const [only = 0] = segmentLengths(segments(100), new Map());
    expect(only).toBeGreaterThan(5);
    expect(only).toBeLessThan(10);
  });

  it('counts a skipped segment as nothing, and does not learn the pace from it', () => {
    expect(
      segmentLengths(
        segments(100, 100, 100),
        new Map([
          [0, 0],
          [1, 6],
        ]),
      ),
    ).toEqual([0, 6.35, 6]);
  });

  it('finds its way back from any place in a piece', () => {
    const piece = fc.array(fc.double({ min: 0.1, max: 60, noNaN: true }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(piece, fc.nat(), fc.double({ min: 0, max: 0.99, noNaN: true }), (lengths, any, share) => {
        const index = any % lengths.length;
        const position = share * (lengths[index] ?? 0);
        const place = placeAt(lengths, secondsAt(lengths, index, position) + 1e-6);
        expect(place.index).toBe(index);
        expect(place.position).toBeCloseTo(position, 3);
      }),
    );
  });

  it('takes a time before the start as the start, and one past the end as the last segment', () => {
    expect(placeAt([2, 3], -4)).toEqual({ index: 0, position: 0 });
    expect(placeAt([2, 3], 9)).toEqual({ index: 1, position: 0 });
  });
});
