import { readWav, writeWav } from '@placard/api/flite/wav';
import { expect, test } from 'vitest';
import { joinClips } from './join-clips.ts';

const wav = (...samples: number[]) =>
  new Blob([writeWav({ samples: new Float32Array(samples), sampleRate: 16_000 })], { type: 'audio/wav' });
const mp3 = (...bytes: number[]) => new Blob([new Uint8Array(bytes)], { type: 'audio/mpeg' });
const bytesOf = async (blob: Blob | undefined) => new Uint8Array((await blob?.arrayBuffer()) ?? []);

test('WAV clips in a row become one, with the samples of all in their order', async () => {
  const [joined, ...others] = await joinClips([wav(0.5, 0.25), wav(), wav(-0.5)]);
  expect(others).toEqual([]);
  const { samples, sampleRate } = readWav(await bytesOf(joined));
  expect(sampleRate).toBe(16_000);
  expect([...samples].map((sample) => Number(sample.toFixed(2)))).toEqual([0.5, 0.25, -0.5]);
});

test('MP3 clips in a row are laid end to end', async () => {
  const [joined, ...others] = await joinClips([mp3(1, 2), mp3(3)]);
  expect(others).toEqual([]);
  expect(joined?.type).toBe('audio/mpeg');
  expect([...(await bytesOf(joined))]).toEqual([1, 2, 3]);
});

test('clips of another kind begin a sound of their own, so that their order stays', async () => {
  const joined = await joinClips([mp3(1), wav(0.5), wav(0.5), mp3(2)]);
  expect(joined.map(({ type }) => type)).toEqual(['audio/mpeg', 'audio/wav', 'audio/mpeg']);
});

test('no clips are no sound', async () => {
  expect(await joinClips([])).toEqual([]);
});

test('a damaged WAV file is refused', async () => {
  await expect(joinClips([new Blob(['not a sound'], { type: 'audio/wav' })])).rejects.toThrow(
    'Not a WAV file',
  );
});
