import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import type { HeardSound } from './sound-analysis.ts';

const SAMPLE_RATE = 16_000;
/** Longer than a busy machine takes to play what is waited for, in real time. */
const LISTENING_MS = 180_000;

/** A second of sound: nothing of it is lost while the page is busy for less. */
const CHUNK_SAMPLES = 16_384;

export interface Recording {
  /** What was heard so far. */
  heard(): Promise<HeardSound>;
  /** Listens on until what was heard is enough, however long that takes. */
  until(isEnough: (sound: HeardSound) => boolean): Promise<HeardSound>;
}

/**
 * Listens from now on to everything the app's audio element lets out, silence included: real samples, in real time.
 * Call it before the sound begins, and after the visitor's first tap, which is what lets a page listen.
 */
export async function recordSound(page: Page): Promise<Recording> {
  const recording = await page.locator('audio').evaluateHandle(
    async (audio, { sampleRate, size }) => {
      if (!(audio instanceof HTMLAudioElement)) throw new Error('no audio element');
      const context = new AudioContext({ sampleRate });
      const chunks: Float32Array[] = [];
      // A worklet would need a script of its own, which the app's Content-Security-Policy refuses.
      const tap = context.createScriptProcessor(size, 1, 1);
      tap.addEventListener('audioprocess', ({ inputBuffer }) =>
        chunks.push(inputBuffer.getChannelData(0).slice()),
      );
      context.createMediaElementSource(audio).connect(tap);
      tap.connect(context.destination);
      await context.resume();
      return { chunks };
    },
    { sampleRate: SAMPLE_RATE, size: CHUNK_SAMPLES },
  );
  const numbers: number[] = [];
  async function heard(): Promise<HeardSound> {
    const more = await recording.evaluate(({ chunks }) =>
      chunks.splice(0).flatMap((chunk) => Array.from(chunk, (sample) => Math.round(sample * 32_767))),
    );
    for (const number of more) numbers.push(number / 32_767);
    return { samples: Float32Array.from(numbers), sampleRate: SAMPLE_RATE };
  }
  return {
    heard,
    async until(isEnough) {
      let sound = await heard();
      const listened = async () => isEnough((sound = await heard()));
      await expect.poll(listened, { timeout: LISTENING_MS }).toBe(true);
      return sound;
    },
  };
}
