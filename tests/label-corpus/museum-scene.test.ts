import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineText } from './layout.ts';
import { makeScene } from './make-scene.ts';
import { toldLines } from './museum-scene.ts';

const seeds = fc.integer({ min: 0, max: 1e6 });
const ofKind = (
  kind: Parameters<typeof makeScene>[0],
  check: (scene: ReturnType<typeof makeScene>) => void,
) =>
  fc.assert(
    fc.property(seeds, (seed) => check(makeScene(kind, seed))),
    { numRuns: 60 },
  );

test('a bilingual panel has lines in another script, and what is told of it is none of them', () => {
  ofKind('bilingual', ({ label }) => {
    const lines = label?.printed.columns.flat() ?? [];
    const foreign = lines.filter(({ script }) => script !== undefined);
    expect(foreign.length).toBeGreaterThan(0);
    const told = label === null ? [] : toldLines(label.printed);
    expect(told).toHaveLength(lines.length - foreign.length);
    expect(told.every((line) => /^[\p{Script=Latin}\p{P}\p{N}\p{Z}]+$/u.test(line))).toBe(true);
    expect(foreign.some((line) => /\p{Script=Latin}/u.test(lineText(line)))).toBe(false);
  });
});

test('columns stand under a heading, which is told first', () => {
  ofKind('columns', ({ label }) => {
    expect(label?.printed.columns.length).toBeGreaterThan(1);
    const [first] = label?.printed.head ?? [];
    expect(first && label ? toldLines(label.printed)[0] : undefined).toBe(first && lineText(first));
  });
});

test('cards stand at spots of a grid of which the label has the middle', () => {
  ofKind('cards', ({ neighbours }) => {
    expect(neighbours.length).toBeGreaterThan(0);
    const spots = neighbours.map((neighbour) => ('at' in neighbour ? neighbour.at.join() : ''));
    expect(new Set([...spots, '0,0']).size).toBe(spots.length + 1);
  });
});

test('a messenger leaves small pictures with small letters, and a card beside an object is small', () => {
  ofKind('messenger', ({ width, height, size }) => {
    expect(Math.max(width, height)).toBeLessThanOrEqual(1280);
    expect('xHeight' in size && size.xHeight).toBeLessThanOrEqual(10);
  });
  ofKind('object', ({ painting, size }) => {
    expect(painting).not.toBeNull();
    expect('xHeight' in size && size.xHeight).toBeLessThanOrEqual(20);
  });
});

test('of a panel in two languages the English is told first, then the other', () => {
  ofKind('languages', ({ label }) => {
    const lines = label?.printed.columns.flat() ?? [];
    const other = lines.filter(({ otherLanguage }) => otherLanguage).map(lineText);
    expect(other.length).toBeGreaterThan(0);
    const told = label === null ? [] : toldLines(label.printed);
    expect(told).toHaveLength(lines.length);
    expect(told.slice(-other.length)).toEqual(other);
  });
});

test('a designed panel’s heading is large, and its pictures are no lines of text', () => {
  ofKind('display', ({ label }) => {
    const [first] = label?.printed.head ?? [];
    expect(first?.size).toBeGreaterThan(1.7);
    expect(label === null ? [] : toldLines(label.printed)).not.toContain('');
  });
});

test('a steep photo is taken from 20 degrees aside or more', () => {
  ofKind('steep', ({ pose }) => {
    expect(Math.max(Math.abs(pose.yaw), Math.abs(pose.pitch))).toBeGreaterThanOrEqual(20);
  });
});
