import type { Pcm } from './wav.ts';

const WINDOW_SECONDS = 0.01;
/** What is left of the silence at each end, in seconds: enough that no consonant is cut. */
const MARGIN_SECONDS = 0.04;
/** A window counts as sound above this root mean square (-50 dB of full scale). */
const SILENCE_RMS = 0.003;

/**
 * Cuts the silence at both ends down to 40 ms (Flite starts with about 276 ms of it).
 * The result has no samples when there is no sound at all.
 */
export function trimSilence({ samples, sampleRate }: Pcm): Pcm {
  const window = Math.round(WINDOW_SECONDS * sampleRate);
  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  let first = -1;
  let end = 0;
  for (let start = 0; start < samples.length; start += window) {
    if (rms(samples.subarray(start, start + window)) <= SILENCE_RMS) continue;
    if (first < 0) first = start;
    end = start + window;
  }
  if (first < 0) return { samples: new Float32Array(0), sampleRate };
  return { samples: samples.slice(Math.max(0, first - margin), end + margin), sampleRate };
}

/** Root mean square of the samples; 0 for none. */
export function rms(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}
