import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ofAll } from '../../../../tests/support/share.ts';
import { setUp, settle } from './testing/set-up.ts';

describe('playback', () => {
  it('never sounds after stop, only ever the current segment of what was loaded last, whatever comes in between', async () => {
    const visitor = fc.constantFrom(
      'play',
      'pause',
      'stop',
      'load',
      'forward',
      'back',
      'jump',
      'seek',
      'faster',
    );
    const world = fc.constantFrom(
      'deliver',
      'deliverLate',
      'failNext',
      'begin',
      'reach',
      'end',
      'poll',
      'timer',
      'breakOff',
      'pausedByPlatform',
      'refuse',
      'cannotDecode',
    );
    const likely = fc.constantFrom('play', 'deliver', 'begin', 'timer');
    const events = fc.array(fc.oneof(likely, visitor, world), { minLength: 10, maxLength: 60, size: 'max' });
    await fc.assert(
      fc.asyncProperty(events, fc.boolean(), async (names, skip) => {
        const { output, voice, timer, playback, load, poll } = setUp();
        voice.sources = ['server', 'phone'];
        let loads = 0;
        const happen: Record<string, () => void> = {
          load() {
            loads += 1;
            load(
              ['a', 'b', 'c', 'd', 'e'].map((letter) => `${loads}${letter}`),
              skip ? 'skip' : 'stop',
            );
          },
          play: () => playback.play(),
          pause: () => playback.pause(),
          stop: () => playback.stop(),
          forward: () => playback.step(1),
          back: () => playback.step(-1),
          jump: () => playback.playFrom(3),
          seek: () => playback.seek(2),
          faster: () => playback.setSpeed(1.5),
          deliver: () => voice.deliver(),
          deliverLate: () => voice.deliverLate(),
          failNext: () => voice.failNext(),
          begin: () => output.begin(),
          reach: () => output.reach(0.95),
          end: () => output.end(),
          poll,
          timer: () => timer.fire(),
          breakOff: () => output.breakOff(),
          pausedByPlatform: () => output.pausedByPlatform(),
          refuse: () => (output.refuse = !output.refuse),
          cannotDecode: () => output.broken.add(`${loads}b`),
        };
        for (const name of ['load', ...names]) {
          const sounded = output.sounding !== undefined;
          happen[name]?.();
          await settle();
          const { status: now, segments: loaded, current, elapsed, total } = playback.store.getState();
          if (output.sounding !== undefined) {
            const over = now === 'waiting' && output.position >= 0.9;
            expect(over ? 'playing' : now).toBe('playing');
            // What is left of a clip is silent; segments that nobody could speak may have been skipped since.
            const may = over ? loaded.slice(0, current) : [loaded[current]];
            expect(may.map((segment) => segment?.text)).toContain(output.sounding);
          }
          // Silence is told as such, or is about to be: a timer of the pause or of a slow start runs.
          if (now === 'playing' && output.sounding === undefined) expect(timer.next).toBeDefined();
          if (name === 'pausedByPlatform' && sounded) expect(now).toBe('paused');
          if (name === 'pause' || name === 'stop' || name === 'load') expect(output.sounding).toBeUndefined();
          expect(loaded.every(({ text }) => text.startsWith(String(loads)))).toBe(true);
          const wanted = loaded.slice(current, current + 3).map(({ text }) => text);
          if (now === 'playing')
            expect(wanted).toEqual(expect.arrayContaining(voice.pending.map(({ text }) => text)));
          if (loaded.length === 0) expect(voice.pending).toEqual([]);
          expect(elapsed).toBeLessThanOrEqual(total);
        }
      }),
      {
        numRuns: ofAll(10_000, 500),
        examples: [[['play', 'deliver', 'begin', 'reach', 'timer', 'timer', 'failNext'], true]],
      },
    );
  });
});
