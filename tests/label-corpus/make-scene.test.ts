import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeScene } from './make-scene.ts';
import { isKind, KINDS } from './scene.ts';

const kinds = fc.constantFrom(...KINDS);
const seeds = fc.integer({ min: 0, max: 1e6 });

test('the same kind and seed give the same scene, and it survives the way into a page', () => {
  fc.assert(
    fc.property(kinds, seeds, (kind, seed) => {
      const scene = makeScene(kind, seed);
      expect(makeScene(kind, seed)).toEqual(scene);
      expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
    }),
  );
});

test('tilts stay within 15 degrees and only photos without text lack a label', () => {
  fc.assert(
    fc.property(kinds, seeds, (kind, seed) => {
      const { pose, label } = makeScene(kind, seed);
      expect(Math.max(Math.abs(pose.yaw), Math.abs(pose.pitch), Math.abs(pose.roll))).toBeLessThanOrEqual(15);
      expect(label === null).toBe(kind === 'no_text');
    }),
  );
});

test('an orientation tag undoes the turn or is wrong, and unreadable photos are upright and untagged', () => {
  fc.assert(
    fc.property(kinds, seeds, (kind, seed) => {
      const { turn, exif, tagged } = makeScene(kind, seed);
      expect(turn === tagged || (turn === 0 && exif !== null)).toBe(true);
      expect((turn === 0 && exif === null) || kind === 'handheld' || kind === 'hard').toBe(true);
    }),
  );
});

test('asked-for features are what makes the photo hard', () => {
  expect(makeScene('handheld', 1, { features: ['vinyl'] }).label?.card).toBeNull();
  expect(makeScene('handheld', 1, { features: ['glare'] }).light.glare).not.toBeNull();
  expect(makeScene('handheld', 1, { features: ['neighbour'] }).neighbour).not.toBeNull();
  expect(makeScene('handheld', 1, { features: ['two-columns'] }).label?.printed.columns).toHaveLength(2);
  expect(makeScene('handheld', 1, { features: ['barrel'] }).lens.barrel).toBeGreaterThan(0);
  expect(makeScene('handheld', 1, { features: ['curl'] }).label?.curl).toBeGreaterThan(0);
  expect(makeScene('handheld', 1, { features: ['finger'] }).finger).not.toBeNull();
  const wronglyTagged = makeScene('handheld', 1, { features: ['exif-wrong'] });
  expect(wronglyTagged.turn).toBe(0);
  expect([90, 180, 270]).toContain(wronglyTagged.tagged);
  expect(makeScene('handheld', 1, { features: [], turn: 180 })).toMatchObject({ turn: 180, exif: null });
});

test('what is newer changes nothing else in a scene', () => {
  const plain = makeScene('handheld', 2, { features: [] });
  const finger = makeScene('handheld', 2, { features: ['finger'] });
  expect({ ...finger, finger: null }).toEqual(plain);
});

test('only the names of kinds are kinds', () => {
  expect(KINDS.every(isKind)).toBe(true);
  expect(isKind('fuzzy')).toBe(false);
});
