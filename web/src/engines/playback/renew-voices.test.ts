import { expect, test } from 'vitest';
import { setUp, settle } from './testing/set-up.ts';

test('another voice speaks from the next segment on, and the one that sounds is finished in its own', async () => {
  const { output, voice, playback, begin, next } = setUp();
  await begin(['one', 'two', 'three']);
  voice.deliver();
  await settle();
  voice.asked = [];
  playback.renewVoices();
  expect(output.sounding).toBe('one');
  expect(voice.asked).toEqual(['two']);
  voice.deliver();
  await settle();
  expect(voice.asked).toEqual(['two', 'three']);
  await next();
  expect(output.heard).toEqual(['one', 'two']);
});

test('a clip of the old voice that was on its way is called off and never heard', async () => {
  const { output, voice, playback, load, arrive } = setUp();
  load(['one', 'two']);
  playback.play();
  await arrive();
  playback.renewVoices();
  voice.deliverLate();
  await settle();
  output.end();
  expect(voice.asked).toEqual(['one', 'two', 'two']);
  expect(voice.pending).toHaveLength(1);
});

test('a piece that has not begun is prepared in the new voice from its start', async () => {
  const { output, voice, playback, load } = setUp();
  load(['one', 'two']);
  voice.deliver();
  await settle();
  expect(output.loaded).toBe('one');
  playback.renewVoices();
  expect(voice.asked).toEqual(['one', 'one']);
  voice.deliver();
  await settle();
  playback.play();
  output.begin();
  expect(output.sounding).toBe('one');
});

test('a sentence that was paused is finished in its own voice', async () => {
  const { output, voice, playback, load, arrive } = setUp();
  load(['one', 'two']);
  playback.play();
  await arrive();
  output.reach(0.5);
  playback.pause();
  voice.asked = [];
  playback.renewVoices();
  playback.play();
  output.begin();
  expect(output.sounding).toBe('one');
  expect(output.position).toBe(0.5);
});

test('nothing is asked for while there is no piece', () => {
  const { voice, playback } = setUp();
  playback.renewVoices();
  expect(voice.asked).toEqual([]);
});
