import { expect, test } from 'vitest';
import { readWav } from './wav.ts';

interface WavParts {
  format?: number;
  channels?: number;
  bits?: number;
  /** Extra bytes between the header and the data. */
  extra?: Uint8Array;
}

function wav(samples: number[], { format = 1, channels = 1, bits = 16, extra }: WavParts = {}): Uint8Array {
  const header = Buffer.alloc(36);
  header.write('RIFF', 0, 'latin1');
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(format, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt16LE(bits, 34);
  const data = Buffer.alloc(8 + 2 * samples.length);
  data.write('data', 0, 'latin1');
  data.writeUInt32LE(2 * samples.length, 4);
  samples.forEach((sample, i) => data.writeInt16LE(sample, 8 + 2 * i));
  return Buffer.concat([header, extra ?? Buffer.alloc(0), data]);
}

test('samples are read as fractions of full scale, with the rate of the header', () => {
  expect(readWav(wav([0, 16_384, -32_768]))).toEqual({
    samples: Float32Array.of(0, 0.5, -1),
    sampleRate: 16_000,
  });
});

test('other chunks are passed over, also those of an odd length', () => {
  const list = Buffer.from('LIST\x03\x00\x00\x00abc\x00', 'latin1');
  expect(readWav(wav([16_384], { extra: list })).samples).toEqual(Float32Array.of(0.5));
});

test('a data chunk that promises more than there is gives what is there', () => {
  const file = Buffer.from(wav([16_384, 16_384]));
  file.writeUInt32LE(1_000_000, 40);
  expect(readWav(file).samples).toHaveLength(2);
});

test.each([
  ['nothing', new Uint8Array(0)],
  ['another format', Buffer.from('OggS'.padEnd(64, 'x'))],
  ['floating-point samples', wav([0], { format: 3 })],
  ['two channels', wav([0, 0], { channels: 2 })],
  ['8-bit samples', wav([0], { bits: 8 })],
  ['a header alone', wav([]).subarray(0, 36)],
])('%s is refused', (_, file) => {
  expect(() => readWav(file)).toThrow(/WAV|PCM/);
});
