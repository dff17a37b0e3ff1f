/** Figures of an MP3 clip, read from its frame headers. */
export interface Mp3Figures {
  frames: number;
  seconds: number;
  sampleRate: number;
  channels: number;
}

const BITRATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES = [22_050, 24_000, 16_000];
const SAMPLES_PER_FRAME = 576;

/** Reads MPEG-2 Layer III frames without a gap to the end; throws Error at the first byte that does not begin one. */
export function readMp3(file: Uint8Array): Mp3Figures {
  const figures = { frames: 0, seconds: 0, sampleRate: 0, channels: 0 };
  let at = 0;
  while (at < file.length) {
    const [sync = 0, version = 0, rates = 0, mode = 0] = file.subarray(at, at + 4);
    if (sync !== 0xff || (version & 0xfe) !== 0xf2)
      throw new Error(`No MPEG-2 Layer III frame at byte ${at}`);
    const bitrate = BITRATES[rates >> 4] ?? 0;
    const sampleRate = SAMPLE_RATES[(rates >> 2) & 3] ?? 0;
    if (bitrate === 0 || sampleRate === 0) throw new Error(`A frame without a length at byte ${at}`);
    const padding = (rates >> 1) & 1;
    at += Math.floor((72_000 * bitrate) / sampleRate) + padding;
    figures.frames += 1;
    figures.seconds += SAMPLES_PER_FRAME / sampleRate;
    figures.sampleRate = sampleRate;
    figures.channels = mode >> 6 === 3 ? 1 : 2;
  }
  if (at !== file.length) throw new Error('The last frame is cut off');
  return figures;
}
