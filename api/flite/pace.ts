import type { Pcm } from './wav.ts';

/** Words a minute at which a museum is told: short words would hurry past, and long ones drag. */
const SLOWEST = 140;
const FASTEST = 175;
/**
 * More than this, as shares of its length, a clip is not stretched or pressed: one would hear that it was. What drags
 * does so by its pauses between names and dates: pressed to 140 words it stays below five syllables a second, as people talk.
 */
const MOST_STRETCHED = 1.4;
const MOST_PRESSED = 0.7;
/** Of fewer words no pace can be told. */
const FEWEST_WORDS = 4;

/** Seconds between two frames of the stretched sound, and how far a frame is looked for around its place. */
const HOP_SECONDS = 0.015;
const REACH_SECONDS = 0.0075;
/** Samples that are skipped where the place of a frame is looked for at first. */
const STRIDE = 4;

/** The speech at 140 to 175 spoken words a minute, as near as it may be stretched; its pitch stays. */
export function atPace(speech: Pcm, text: string): Pcm {
  const words = text.split(/[\s-]+/).filter((word) => /[a-z\d]/i.test(word)).length;
  const minutes = speech.samples.length / speech.sampleRate / 60;
  if (words < FEWEST_WORDS || minutes === 0) return speech;
  const pace = words / minutes;
  if (pace >= SLOWEST && pace <= FASTEST) return speech;
  const wanted = pace / (pace > FASTEST ? FASTEST : SLOWEST);
  return stretched(speech, Math.min(MOST_STRETCHED, Math.max(MOST_PRESSED, wanted)));
}

/**
 * A sound so many times as long, at the same pitch: frames overlap and add, each taken from where it goes on best from the one
 * before it (WSOLA: Verhelst and Roelands, "An overlap-add technique based on waveform similarity", 1993).
 */
export function stretched({ samples, sampleRate }: Pcm, factor: number): Pcm {
  const hop = Math.round(HOP_SECONDS * sampleRate);
  const reach = Math.round(REACH_SECONDS * sampleRate);
  const frame = 2 * hop;
  const last = samples.length - frame;
  if (last <= 0) return { samples, sampleRate };
  const length = Math.round(samples.length * factor);
  const sound = new Float32Array(length + frame);
  // Halves of this window add up to one, so that nothing swells where frames overlap.
  const window = Float32Array.from(
    { length: frame },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frame),
  );
  let from = 0;
  for (let to = 0; to < length; to += hop) {
    const place = Math.min(last, Math.round(to / factor));
    const next = Math.min(last, from + hop);
    from =
      to === 0 ? 0 : likest(samples, next, Math.max(0, place - reach), Math.min(last, place + reach), frame);
    for (let at = 0; at < frame; at += 1) {
      // The first half of the first frame has none to overlap with.
      const share = to === 0 && at < hop ? 1 : (window[at] ?? 0);
      sound[to + at] = (sound[to + at] ?? 0) + share * (samples[from + at] ?? 0);
    }
  }
  return { samples: sound.slice(0, length), sampleRate };
}

/** Where, between two offsets, the sound is most like that at `next`: coarsely first, then to the sample. */
function likest(samples: Float32Array, next: number, first: number, last: number, frame: number): number {
  let best = first;
  let most = -Infinity;
  const look = (from: number, to: number, step: number): void => {
    for (let at = from; at <= to; at += step) {
      let likeness = 0;
      for (let within = 0; within < frame; within += STRIDE)
        likeness += (samples[at + within] ?? 0) * (samples[next + within] ?? 0);
      if (likeness <= most) continue;
      most = likeness;
      best = at;
    }
  };
  look(first, last, STRIDE);
  look(Math.max(first, best - STRIDE + 1), Math.min(last, best + STRIDE - 1), 1);
  return best;
}
