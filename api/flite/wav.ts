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
      const samples = new Float32Array(size >> 1);
      for (let i = 0; i < samples.length; i += 1) samples[i] = view.getInt16(body + 2 * i, true) / 32_768;
      return { samples, sampleRate };
    }
    at = body + size + (size & 1);
  }
  throw new Error('WAV file without data');
}

/** Writes a WAV file of one channel and 16-bit samples. */
export function writeWav({ samples, sampleRate }: Pcm): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(44 + 2 * samples.length);
  const view = new DataView(file.buffer);
  const tag = (at: number, text: string) => file.set(new TextEncoder().encode(text), at);
  tag(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, 2 * sampleRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, i) => {
    view.setInt16(44 + 2 * i, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return file;
}
