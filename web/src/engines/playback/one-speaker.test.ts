import fc from 'fast-check';
import { expect, it } from 'vitest';
import { speakAlone, type Begun } from './one-speaker.ts';
import { setUp, settle } from './testing/set-up.ts';

/** Pages of one browser: what one tells, the others hear. */
function createPages(count: number) {
  const listeners = new Map<number, (message: Begun) => void>();
  return Array.from({ length: count }, (_, page) => {
    const one = setUp();
    speakAlone(one.playback, {
      tell(message) {
        for (const [other, listener] of listeners) if (other !== page) listener(message);
      },
      onMessage(listener) {
        listeners.set(page, listener);
        return () => void listeners.delete(page);
      },
    });
    one.load(['one', 'two']);
    return one;
  });
}

it('of all tabs at most one speaks or is about to, and it is the one whose Play was pressed last', async () => {
  const event = fc.record({
    page: fc.nat(2),
    name: fc.constantFrom('play', 'play', 'deliver', 'begin', 'pause', 'end', 'timer', 'stop', 'load'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 40 }), async (events) => {
      const pages = createPages(3);
      let last: number | undefined;
      for (const { page, name } of events) {
        const { playback, voice, output, timer, load } = pages[page] ?? setUp();
        const happen: Record<string, () => void> = {
          play: () => playback.play(),
          pause: () => playback.pause(),
          stop: () => playback.stop(),
          load: () => load(['one', 'two']),
          deliver: () => voice.deliver(),
          begin: () => output.begin(),
          end: () => output.end(),
          timer: () => timer.fire(),
        };
        happen[name]?.();
        await settle();
        if (name === 'play' && playback.store.getState().segments.length > 0) last = page;
        const speaking = pages.flatMap((one, index) =>
          ['playing', 'waiting'].includes(one.playback.store.getState().status) ? [index] : [],
        );
        expect(speaking.filter((index) => index !== last)).toEqual([]);
        expect(pages.filter((one) => one.output.sounding !== undefined).length).toBeLessThanOrEqual(1);
      }
    }),
  );
});
