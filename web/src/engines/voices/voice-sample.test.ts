import { expect, test } from 'vitest';
import { settle, setUp } from '../playback/testing/set-up.ts';
import { createVoiceSample } from './voice-sample.ts';

function sampleBeside() {
  const piece = setUp();
  const sampler = setUp();
  const sample = createVoiceSample({ player: sampler.playback, piece: piece.playback });
  return { piece, sampler, sample, choice: () => sample.store.getState().choice };
}

test('a choice is heard with one sentence, at the speed that was chosen, and then it is over', async () => {
  const { piece, sampler, sample, choice } = sampleBeside();
  piece.playback.setSpeed(1.25);
  sample.hear('museum');
  expect(choice()).toBe('museum');
  await sampler.arrive();
  expect(sampler.output.sounding).toContain('painting');
  expect(sampler.output.speed).toBe(1.25);
  sampler.output.end();
  expect(choice()).toBeUndefined();
  expect(sampler.output.sounding).toBeUndefined();
});

test('what plays is paused by a sample, and a sample ends when it goes on', async () => {
  const { piece, sampler, sample, choice } = sampleBeside();
  await piece.begin(['one', 'two']);
  sample.hear('phone');
  await sampler.arrive();
  expect([piece.output.sounding, sampler.output.sounding !== undefined]).toEqual([undefined, true]);
  piece.playback.play();
  expect(sampler.output.sounding).toBeUndefined();
  expect(choice()).toBeUndefined();
  piece.output.begin();
  await settle();
  expect(piece.output.sounding).toBe('one');
});

test('another choice is heard in place of the first', async () => {
  const { sampler, sample, choice } = sampleBeside();
  sample.hear('museum');
  await sampler.arrive();
  sample.hear('phone');
  expect(sampler.output.sounding).toBeUndefined();
  await sampler.arrive();
  expect(choice()).toBe('phone');
  expect(sampler.output.sounding).toContain('painting');
});

test('a voice that cannot be heard is told, until the next is tried', async () => {
  const { sampler, sample } = sampleBeside();
  sample.hear('museum');
  await sampler.miss();
  expect(sample.store.getState()).toEqual({ choice: undefined, failed: true });
  sample.hear('best');
  expect(sample.store.getState()).toEqual({ choice: 'best', failed: false });
});

test('a sample that another page silences is over', async () => {
  const { sampler, sample, choice } = sampleBeside();
  sample.hear('best');
  await sampler.arrive();
  sampler.playback.pause();
  expect(choice()).toBeUndefined();
});
