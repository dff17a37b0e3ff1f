import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dockButtons, openPanel, type DockFacts } from './dock-buttons.ts';

const START: DockFacts = { capture: 'empty', hasLabel: false, soundBite: 'closed', podcast: 'closed' };
const CAPTURED: DockFacts = { ...START, capture: 'captured', hasLabel: true };

test('before the first photo only New label can be pressed, and it is the next step', () => {
  const keys = dockButtons(START);
  expect(keys.newLabel).toEqual({ disabled: false, open: false, first: true });
  expect(keys.soundBite.disabled).toBe(true);
  expect(keys.podcast.disabled).toBe(true);
});

test('once the text is there Sound bite is the next step and both can be pressed', () => {
  const keys = dockButtons(CAPTURED);
  expect(keys.soundBite).toEqual({ disabled: false, open: false, first: true });
  expect(keys.podcast.disabled).toBe(false);
});

test.each(['generating', 'ready'] as const)(
  'while its panel is %s a key cannot be pressed again',
  (phase) => {
    expect(dockButtons({ ...CAPTURED, soundBite: phase }).soundBite).toMatchObject({
      disabled: true,
      open: true,
    });
    expect(dockButtons({ ...CAPTURED, podcast: phase }).podcast).toMatchObject({
      disabled: true,
      open: true,
    });
  },
);

test('while one panel is open the other key can be pressed', () => {
  expect(dockButtons({ ...CAPTURED, soundBite: 'ready' }).podcast.disabled).toBe(false);
  expect(dockButtons({ ...CAPTURED, podcast: 'ready' }).soundBite.disabled).toBe(false);
});

test('after a rejected photo the next step is beside the picture, not in the dock', () => {
  const keys = dockButtons({ ...START, capture: 'failed' });
  expect(Object.values(keys).some((key) => key.first)).toBe(false);
});

const piece = fc.constantFrom('closed' as const, 'generating' as const, 'ready' as const);
const facts: fc.Arbitrary<DockFacts> = fc.record({
  capture: fc.constantFrom('empty' as const, 'reading' as const, 'captured' as const, 'failed' as const),
  hasLabel: fc.boolean(),
  soundBite: piece,
  podcast: piece,
});

test('New label can always be pressed; at most one key is filled, never a disabled one, none under a panel', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const keys = dockButtons(given);
      const filled = Object.values(keys).filter((key) => key.first);
      expect(keys.newLabel.disabled).toBe(false);
      expect(filled.length).toBeLessThanOrEqual(openPanel(given) ? 0 : 1);
      expect(filled.every((key) => !key.disabled)).toBe(true);
    }),
  );
});
