/** Sound as the engines exchange it: one channel, samples from -1 to 1. */
export interface Pcm {
  samples: Float32Array<ArrayBuffer>;
  /** Samples in a second. */
  sampleRate: number;
}

/** Reads a WAV file of one channel and 16-bit samples, as Flite writes it. Throws Error for anything else. */
export function readWav(file: Uint8Array): Pcm {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tag = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (file.byteLength < 12 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error('Not a WAV file');

  let sampleRate: number | undefined;
  let at = 12;
  while (at + 8 <= file.byteLength) {
    const size = Math.min(view.getUint32(at + 4, true), file.byteLength - at - 8);
    const body = at + 8;
    if (tag(at) === 'fmt ' && size >= 16) {
      const [format, channels, bits] = [body, body + 2, body + 14].map((offset) =>
        view.getUint16(offset, true),
      );
      if (format !== 1 || channels !== 1 || bits !== 16) throw new Error('Not 16-bit PCM of one channel');
      sampleRate = view.getUint32(body + 4, true);
    }
    if (tag(at) === 'data') {
      if (sampleRate === undefined) throw new Error('WAV data before its format');
      const samples = Float32Array.from(
        { length: size >> 1 },
        (_, i) => view.getInt16(body + 2 * i, true) / 32_768,
      );
      return { samples, sampleRate };
    }
    at = body + size + (size & 1);
  }
  throw new Error('WAV file without data');
}
