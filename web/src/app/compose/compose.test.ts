import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ofAll } from '../../../../tests/support/share.ts';
import { act, JOURNEY, run, settle, setUp, world } from '../testing/whole-app.ts';

describe('the whole app', () => {
  it('goes from a photo to sound', async () => {
    const { app, output, visitor, happens } = setUp();
    await run({ visitor, happens }, ...JOURNEY);
    expect(app.playback.store.getState().status).toBe('playing');
    expect(output.sounding).toContain('label-1');
  });

  it('shows a label’s text and its work’s name at once', async () => {
    const { app, visitor, happens } = setUp();
    await run({ visitor, happens }, 'photo');
    const shown: unknown[] = [];
    app.capture.store.subscribe(({ reading }) => reading && shown.push(app.work.getState().work?.maker));
    await run({ visitor, happens }, 'read');
    expect(shown[0]).toBe('label-1');
  });

  it('names the visit of a label that was left before its name was known', async () => {
    const { app } = setUp();
    app.steps.typeLabel('Albrecht Dürer\nYoung Hare\n1502');
    app.steps.typeLabel('Eileen Gray\nArmchair\n1929');
    await expect
      .poll(() => app.visits.store.getState().visits.map(({ title }) => title))
      .toEqual(['Armchair', 'Young Hare']);
  });

  it('keeps the stars of the phone’s own text on the phone, and says so, once its request was called off', async () => {
    const { app, visitor, happens, openPiece } = setUp();
    await run({ visitor, happens }, 'photo', 'read', 'soundBite', 'textFails');
    const [waiting] = app.outbox.store.getState().entries;
    await app.outbox.cancel(waiting?.id ?? '');
    await settle();
    await run({ visitor, happens }, 'rate');
    expect(world.rated).toEqual(['4 local']);
    expect(app.rating.store.getState()[openPiece()?.piece.interactionId ?? '']).toBe(4);
    expect(app.visits.store.getState().visits[0]?.stars).toEqual({ description: 4 });
    expect(app.outbox.store.getState().entries).toEqual([]);
  });

  it('sends the stars of the phone’s own text once its visitor asks the server again, and shows none after Stop', async () => {
    const { app, visitor, happens } = setUp();
    await run({ visitor, happens }, 'photo', 'read', 'soundBite', 'textFails');
    await app.outbox.cancel(app.outbox.store.getState().entries[0]?.id ?? '');
    await settle();
    await run({ visitor, happens }, 'rate', 'stop', 'soundBite');
    const [, stars] = app.outbox.store.getState().entries;
    expect(stars?.request.body).toEqual({ rating: 4, source: 'device' });
    await run({ visitor, happens }, 'text', 'rated');
    expect(app.outbox.store.getState().entries).toEqual([]);
    expect(app.rating.store.getState()['bite of label-1']).toBeUndefined();
    expect(app.visits.store.getState().visits[0]?.stars).toEqual({ description: 4 });
  });

  it('gives the stars for the phone’s version that is still on the screen to the full one that has come', async () => {
    const clock = vi.spyOn(Date, 'now');
    const { app, visitor, happens } = setUp();
    await run({ visitor, happens }, 'photo', 'read', 'soundBite', 'textFails');
    const [waiting] = app.outbox.store.getState().entries;
    // What has just failed is left alone for a while.
    clock.mockReturnValue(Date.now() + 60_000);
    void app.outbox.drain('hurry');
    await settle();
    await run({ visitor, happens }, 'text');
    // A version of the phone's own goes by the id of its request.
    const own = waiting?.id ?? '';
    void app.rating.rate(own, 4);
    await settle();
    await run({ visitor, happens }, 'rated');
    expect(world.rated).toEqual(['4 stored']);
    expect(app.rating.store.getState()).toEqual({ [own]: 4, 'bite of label-1': 4 });
    clock.mockRestore();
  });

  it('ends what is heard of a visit that another page erased', async () => {
    const { app, visitor, happens, openPiece } = setUp();
    await run({ visitor, happens }, ...JOURNEY);
    expect(openPiece()).toBeDefined();
    world.tellOfVisits?.({ gone: 'another visit' });
    expect(openPiece()).toBeDefined();
    world.tellOfVisits?.({ gone: app.currentVisit.getState().id });
    expect(app.currentVisit.getState().id).toBeUndefined();
    expect(app.label()).toBeUndefined();
    expect(openPiece()).toBeUndefined();
    expect(app.playback.store.getState().status).toBe('idle');
  });

  it('whatever is pressed and whatever answers when: one thing sounds, nothing of an older label is shown, and no enabled key is dead', async () => {
    const { visitor, happens } = setUp();
    const names = fc.oneof(
      fc.constantFrom(...JOURNEY),
      fc.constantFrom(...Object.keys(visitor)),
      fc.constantFrom(...Object.keys(happens)),
    );
    const counts = { sounding: 0, ready: 0, cropping: 0, failed: 0, rated: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(names, { minLength: 20, maxLength: 60, size: 'max' }), async (events) => {
        const one = setUp();
        const { app, output } = one;
        for (const name of [...JOURNEY, ...events]) {
          const enabled = one.keys();
          const had = { open: one.openPiece(), playback: app.playback.store.getState().status };
          const failed = app.capture.store.getState();
          act(one, name);
          const pressed = {
            soundBite: app.soundBite.store.getState().phase,
            podcast: app.podcast.store.getState().phase,
            playback: app.playback.store.getState().status,
            capture: app.capture.store.getState().phase,
          };
          await settle();

          // A key that could be pressed did something at once.
          if (name === 'soundBite' && !enabled.soundBite.disabled)
            expect(pressed.soundBite).not.toBe('closed');
          if (name === 'podcast' && !enabled.podcast.disabled) expect(pressed.podcast).not.toBe('closed');
          if (name === 'play' && had.open) expect(['waiting', 'playing']).toContain(pressed.playback);
          if (name === 'stop') expect([pressed.soundBite, pressed.podcast]).toEqual(['closed', 'closed']);
          if (name === 'reread' && failed.phase === 'failed') expect(pressed.capture).toBe('reading');

          const soundBite = app.soundBite.store.getState();
          const podcast = app.podcast.store.getState();
          const capture = app.capture.store.getState();
          const newest = one.newest();
          // The two panels exclude each other, and both need a label.
          expect(soundBite.phase === 'closed' || podcast.phase === 'closed').toBe(true);
          if (soundBite.phase !== 'closed' || podcast.phase !== 'closed')
            expect(app.label()?.text).toBe(newest);
          // What is shown and heard is of the newest label, or nothing is.
          if (app.label()) expect(app.label()?.text).toBe(newest);
          const open = one.openPiece();
          if (open) expect(open.piece.interactionId.endsWith(` of ${newest}`)).toBe(true);
          const { status, segments, current } = app.playback.store.getState();
          // A blob's type, which carries the words, is in small letters.
          const now = segments[current]?.text.toLowerCase();
          expect(output.sounding === undefined || output.sounding === now).toBe(true);
          if (output.sounding !== undefined) {
            expect(open && output.sounding.includes(newest)).toBe(true);
            expect(status).toBe('playing');
          }
          if (!open) expect(segments).toEqual([]);
          if (capture.phase === 'reading')
            expect([soundBite.phase, podcast.phase]).toEqual(['closed', 'closed']);
          expect(capture.phase === 'failed').toBe(capture.fault !== undefined);
          expect(capture.phase === 'captured').toBe(app.label() !== undefined);

          if (output.sounding !== undefined) counts.sounding += 1;
          if (open) counts.ready += 1;
          if (capture.phase === 'cropping') counts.cropping += 1;
          if (capture.phase === 'failed') counts.failed += 1;
          if (Object.keys(app.rating.store.getState()).length > 0) counts.rated += 1;
        }
      }),
      { numRuns: ofAll(1_000, 150) },
    );
    // The sequences do reach what they are about.
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(20);
  });
});
