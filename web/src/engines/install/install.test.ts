import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { EMPTY, type CaptureState } from '../capture/capture.ts';
import { createInstallHint } from './install.ts';

function setUp({ installed = false, byHand = false, kept = false } = {}) {
  const capture = createStore<CaptureState>(() => EMPTY);
  let storage: unknown = kept;
  let offered: ((ask: () => Promise<boolean>) => void) | undefined;
  let installedNow: (() => void) | undefined;
  const hint = createInstallHint(
    {
      installed,
      byHand,
      onOffer: (listener) => (offered = listener),
      onInstalled: (listener) => (installedNow = listener),
    },
    capture,
    { read: () => storage, write: (value) => (storage = value) },
  );
  let asked = 0;
  return {
    hint,
    offer: () => hint.store.getState().offer,
    readLabel: () => capture.setState({ phase: 'captured' }),
    fail: () => capture.setState({ phase: 'failed' }),
    browserOffers: (agrees: boolean) =>
      offered?.(async () => {
        asked += 1;
        return agrees;
      }),
    browserInstalled: () => installedNow?.(),
    kept: () => storage,
    asked: () => asked,
  };
}

describe('the install hint', () => {
  test('comes with the first label that was read, not before, and not after a photo that failed', () => {
    const app = setUp();
    app.browserOffers(true);
    app.fail();
    expect(app.offer()).toBe('none');
    app.readLabel();
    expect(app.offer()).toBe('dialog');
  });

  test('explains how where the browser does not offer it', () => {
    const app = setUp({ byHand: true });
    app.readLabel();
    expect(app.offer()).toBe('by_hand');
    app.hint.refuse();
    expect(app.offer()).toBe('none');
    expect(app.kept()).toBe(true);
  });

  test('a no in the browser’s dialog is a no for good', async () => {
    const app = setUp();
    app.browserOffers(false);
    app.readLabel();
    await app.hint.install();
    app.browserOffers(true);
    expect(app.offer()).toBe('none');
    expect(app.kept()).toBe(true);
  });

  test.each([
    ['installed', { installed: true }],
    ['refused on an earlier visit', { kept: true }],
  ])('never comes when the app was %s', (_why, given) => {
    const app = setUp({ byHand: true, ...given });
    app.browserOffers(true);
    app.readLabel();
    expect(app.offer()).toBe('none');
  });

  test('goes when the app was installed in another way', () => {
    const app = setUp();
    app.browserOffers(true);
    app.readLabel();
    app.browserInstalled();
    expect(app.offer()).toBe('none');
  });

  test('whatever happens: never before a label, never after a no, and a key that is shown does something', async () => {
    const event = fc.constantFrom('label', 'fail', 'offerYes', 'offerNo', 'install', 'refuse', 'installed');
    await fc.assert(
      fc.asyncProperty(fc.array(event), fc.boolean(), async (events, byHand) => {
        const app = setUp({ byHand });
        let labelRead = false;
        let over = false;
        for (const each of events) {
          const before = { offer: app.offer(), asked: app.asked() };
          if (each === 'label') app.readLabel();
          if (each === 'fail') app.fail();
          if (each === 'offerYes') app.browserOffers(true);
          if (each === 'offerNo') app.browserOffers(false);
          if (each === 'install') await app.hint.install();
          if (each === 'refuse') app.hint.refuse();
          if (each === 'installed') app.browserInstalled();
          labelRead ||= each === 'label';
          over ||= each === 'installed' || app.kept() === true;
          const allowed = labelRead && !over;
          const askedNow = app.asked() > before.asked;
          expect(allowed || app.offer() === 'none').toBe(true);
          expect(askedNow).toBe(each === 'install' && before.offer === 'dialog');
        }
      }),
    );
  });
});
