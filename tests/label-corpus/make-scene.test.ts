import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineText } from './layout.ts';
import { makeScene } from './make-scene.ts';
import { isKind, KINDS, type Kind, type PhoneFeature } from './scene.ts';

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

/** In degrees. */
const STEEPEST: Partial<Record<Kind, number>> = { phone: 25, steep: 32, mingled: 24, street: 20 };

test('tilts stay within what their kind has, most within 15 degrees, and only photos without text lack a label', () => {
  fc.assert(
    fc.property(kinds, seeds, (kind, seed) => {
      const { pose, label } = makeScene(kind, seed);
      const tilt = Math.max(Math.abs(pose.yaw), Math.abs(pose.pitch), Math.abs(pose.roll));
      expect(tilt).toBeLessThanOrEqual(STEEPEST[kind] ?? 15);
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
  expect(makeScene('handheld', 1, { features: ['neighbour'] }).neighbours).toHaveLength(1);
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
  expect({ ...finger, features: [], finger: null }).toEqual(plain);
});

test('a phone takes twelve megapixels, of which the label is a small part', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { width, height, size, lens } = makeScene('phone', seed, { features: [] });
      expect(width * height).toBe(4032 * 3024);
      expect('fill' in size && size.fill).toBeLessThan(0.2);
      expect(lens.sharpening).toBeGreaterThan(0);
    }),
  );
});

test('what a phone may meet is what its features say', () => {
  const phone = (...features: PhoneFeature[]) => makeScene('phone', 1, { features });
  expect(phone('far').size).toHaveProperty('xHeight');
  expect(phone('reflection').light.panes).not.toHaveLength(0);
  expect(phone('damask').wall.pattern).toBe('damask');
  expect(phone('letters-on-wall').label?.card).toBeNull();
  expect(phone('light-type').label?.weight).toBeLessThanOrEqual(300);
  expect(phone('metal').label?.metal).not.toBeNull();
  expect(phone('on-glass').label).toMatchObject({ card: null, onGlass: { depth: expect.any(Number) } });
  expect(phone('row-of-labels').neighbours.map(({ label }) => label.font)).toEqual(
    Array.from({ length: 3 }, () => phone('row-of-labels').label?.font),
  );
  const spaced = phone('letter-spaced').label?.printed.columns[0]?.[0]?.runs[0];
  expect(spaced?.spacing).toBeGreaterThan(0);
  expect(spaced?.text).toBe(spaced?.text.toUpperCase());
  const longest =
    phone('long-lines')
      .label?.printed.columns.flat()
      .map((line) => lineText(line).length) ?? [];
  expect(Math.max(...longest)).toBeGreaterThan(60);
  expect(phone('bilingual-beside').label?.printed.columns.length).toBe(2);
  const panel = phone('wall-panel').label?.printed.columns.flat().map(lineText).join(' ') ?? '';
  expect(panel.split(' ').length).toBeGreaterThan(120);
  const name = phone('small-caps').label?.printed.columns[0]?.[0];
  expect(name && lineText(name)).toBe(name && lineText(name).toUpperCase());
});

test('only the names of kinds are kinds', () => {
  expect(KINDS.every(isKind)).toBe(true);
  expect(isKind('fuzzy')).toBe(false);
});
