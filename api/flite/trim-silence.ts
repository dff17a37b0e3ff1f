import type { Pcm } from './wav.ts';

const WINDOW_SECONDS = 0.01;
/** What is left of the silence at each end, in seconds: enough that no consonant is cut. */
const MARGIN_SECONDS = 0.04;
/** A window counts as sound above this root mean square (-50 dB of full scale). */
const SILENCE_RMS = 0.003;

/** Where sound begins and ends, in samples, to a hundredth of a second; undefined when there is none at all. */
export function soundSpan({ samples, sampleRate }: Pcm): { start: number; end: number } | undefined {
  const window = Math.round(WINDOW_SECONDS * sampleRate);
  let span: { start: number; end: number } | undefined;
  for (let start = 0; start < samples.length; start += window) {
    const end = Math.min(start + window, samples.length);
    if (rms(samples.subarray(start, end)) > SILENCE_RMS) span = { start: span?.start ?? start, end };
  }
  return span;
}

/**
 * Cuts the silence at both ends down to 40 ms (Flite starts with about 276 ms of it).
 * The result has no samples when there is no sound at all.
 */
export function trimSilence({ samples, sampleRate }: Pcm): Pcm {
  const span = soundSpan({ samples, sampleRate });
  if (!span) return { samples: new Float32Array(0), sampleRate };
  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  return { samples: samples.slice(Math.max(0, span.start - margin), span.end + margin), sampleRate };
}

/** The speech with so many seconds of silence after it. */
export function addSilence({ samples, sampleRate }: Pcm, seconds: number): Pcm {
  const longer = new Float32Array(samples.length + Math.round(seconds * sampleRate));
  longer.set(samples);
  return { samples: longer, sampleRate };
}

/** Root mean square of the samples; 0 for none. */
export function rms(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}
