/** Sound as it was heard: one channel, samples from -1 to 1. */
export interface HeardSound {
  samples: Float32Array;
  sampleRate: number;
}

const WINDOW_SECONDS = 0.01;
/** Root mean square above which a window counts as sound (-50 dB of full scale). */
const SILENCE_RMS = 0.003;
/** Silence within a voice is shorter: stops, commas. */
const SHORTEST_PAUSE_SECONDS = 0.2;

/** A stretch of sound without a long pause, in seconds. */
interface Stretch {
  start: number;
  end: number;
}

function isLoud(samples: Float32Array): boolean {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(samples.length, 1)) > SILENCE_RMS;
}

/** The stretches of sound between pauses. */
export function stretches({ samples, sampleRate }: HeardSound): Stretch[] {
  const window = Math.round(WINDOW_SECONDS * sampleRate);
  const found: Stretch[] = [];
  for (let at = 0; at + window <= samples.length; at += window) {
    if (!isLoud(samples.subarray(at, at + window))) continue;
    const start = at / sampleRate;
    const end = (at + window) / sampleRate;
    const last = found.at(-1);
    if (last && start - last.end < SHORTEST_PAUSE_SECONDS) last.end = end;
    else found.push({ start, end });
  }
  return found;
}

/** The part of a sound between two times. */
function part({ samples, sampleRate }: HeardSound, { start, end }: Stretch): HeardSound {
  return {
    samples: samples.subarray(Math.round(start * sampleRate), Math.round(end * sampleRate)),
    sampleRate,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Pitch of one frame by autocorrelation, in Hz; undefined where there is no voice. */
function framePitch(frame: Float32Array, sampleRate: number): number | undefined {
  const correlation = (lag: number) => {
    let sum = 0;
    for (let i = 0; i + lag < frame.length; i += 1) sum += (frame[i] ?? 0) * (frame[i + lag] ?? 0);
    return sum;
  };
  const energy = correlation(0);
  let best = 0;
  let bestLag = 0;
  for (let lag = Math.round(sampleRate / 350); lag <= sampleRate / 70; lag += 1) {
    const value = correlation(lag);
    if (value <= best) continue;
    best = value;
    bestLag = lag;
  }
  return best > 0.5 * energy ? sampleRate / bestLag : undefined;
}

/** Median pitch of a voice in Hz, between 70 and 350; 0 where there is none. */
export function voicePitch({ samples, sampleRate }: HeardSound): number {
  const frame = Math.round(0.04 * sampleRate);
  const pitches: number[] = [];
  for (let at = 0; at + frame <= samples.length; at += frame) {
    const piece = samples.subarray(at, at + frame);
    if (!isLoud(piece)) continue;
    const pitch = framePitch(piece, sampleRate);
    if (pitch !== undefined) pitches.push(pitch);
  }
  return median(pitches);
}

/** Between the pitches of the two voices, in Hz. */
const VOICE_BORDER = 140;

/** Seconds of a sound in which something is heard. */
export function loudSeconds(sound: HeardSound): number {
  return stretches(sound).reduce((sum, { start, end }) => sum + end - start, 0);
}

/**
 * The silences between the turns of two voices, in seconds. A turn of several sentences has pauses of its own; only a
 * change of voice is a change of turn. What has no pitch, such as the breath of an s, belongs to neither.
 */
export function turnPauses(sound: HeardSound): number[] {
  const said = stretches(sound)
    .map((stretch) => ({ ...stretch, pitch: voicePitch(part(sound, stretch)) }))
    .filter(({ pitch }) => pitch > 0)
    .map((stretch) => ({ ...stretch, isHigh: stretch.pitch > VOICE_BORDER }));
  return said.flatMap(({ start, isHigh }, i) => {
    const before = said[i - 1];
    return before && before.isHigh !== isHigh ? [start - before.end] : [];
  });
}
