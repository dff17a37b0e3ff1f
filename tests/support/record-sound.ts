import type { Page } from '@playwright/test';
import type { HeardSound } from './sound-analysis.ts';

const SAMPLE_RATE = 16_000;

/**
 * Listens from now on to everything the app's audio element lets out, silence included: real samples, in real time.
 * Call it after the visitor's first tap, which is what lets a page listen.
 * @returns the way to get what was heard so far
 */
export async function recordSound(page: Page): Promise<() => Promise<HeardSound>> {
  const recording = await page.locator('audio').evaluateHandle(async (audio, sampleRate) => {
    if (!(audio instanceof HTMLAudioElement)) throw new Error('no audio element');
    const context = new AudioContext({ sampleRate });
    const chunks: Float32Array[] = [];
    // A worklet would need a script of its own, which the app's Content-Security-Policy refuses.
    const tap = context.createScriptProcessor(1_024, 1, 1);
    tap.addEventListener('audioprocess', ({ inputBuffer }) =>
      chunks.push(inputBuffer.getChannelData(0).slice()),
    );
    context.createMediaElementSource(audio).connect(tap);
    tap.connect(context.destination);
    await context.resume();
    return { chunks };
  }, SAMPLE_RATE);
  return async () => {
    const numbers = await recording.evaluate(({ chunks }) =>
      chunks.flatMap((chunk) => Array.from(chunk, (sample) => Math.round(sample * 32_767))),
    );
    return { samples: Float32Array.from(numbers, (number) => number / 32_767), sampleRate: SAMPLE_RATE };
  };
}
