import { createMp3Encoder } from 'wasm-media-encoders';
import type { Pcm } from '../../../../flite/wav.ts';
import { joinBytes } from '../join-bytes.ts';

/** kbit/s, constant: 240 kB a minute, and a player knows a clip's length from its size. */
const BITRATE = 32;
/** Samples handed over at once, so that a long text does not grow the encoder's memory. */
const CHUNK = 65_536;

/** Encodes one clip as MP3; one at a time. */
export type EncodeMp3 = (pcm: Pcm) => Uint8Array<ArrayBuffer>;

/** Loads LAME (compiled to WebAssembly, inside the package). The result may be used again and again. */
export async function loadMp3Encoder(): Promise<EncodeMp3> {
  const encoder = await createMp3Encoder();
  return ({ samples, sampleRate }) => {
    encoder.configure({ sampleRate, channels: 1, bitrate: BITRATE, outputSampleRate: 16_000 });
    const parts: Uint8Array[] = [];
    for (let start = 0; start < samples.length; start += CHUNK) {
      parts.push(encoder.encode([samples.subarray(start, start + CHUNK)]).slice());
    }
    parts.push(encoder.finalize().slice());
    return joinBytes(parts);
  };
}
