import { expect, it } from 'vitest';
import { setUp, settle } from './testing/set-up.ts';

const segments = (...texts: string[]) => texts.map((text) => ({ text, role: 'soundbite' as const }));

/** A listening that was paused in its second segment. */
async function leave() {
  const { output, playback, begin, next } = setUp();
  await begin(['one', 'two', 'three']);
  await next();
  output.reach(0.5);
  playback.pause();
  return { bookmark: playback.bookmark(), left: playback.store.getState() };
}

it('goes on where an earlier listening was left, silent until Play, with the same times', async () => {
  const { bookmark, left } = await leave();
  const { output, voice, playback } = setUp();
  playback.load(segments('one', 'two', 'three'), { onBadSegment: 'stop', onFailure() {}, from: bookmark });
  expect(playback.store.getState()).toMatchObject({
    status: 'paused',
    goesOn: true,
    current: 1,
    position: 0.5,
    elapsed: left.elapsed,
    total: left.total,
  });
  expect(voice.asked).toEqual(['two']);
  voice.deliver();
  await settle();
  expect(output).toMatchObject({ loaded: 'two', position: 0.5, sounding: undefined });
  playback.play();
  expect(playback.store.getState().goesOn).toBe(false);
  output.begin();
  await settle();
  expect(output.sounding).toBe('two');
});

it('can be left again at once, at the same place', async () => {
  const { bookmark } = await leave();
  const { playback } = setUp();
  playback.load(segments('one', 'two', 'three'), { onBadSegment: 'stop', onFailure() {}, from: bookmark });
  expect(playback.bookmark()).toEqual(bookmark);
});

it('begins at the start where the words are others by now', async () => {
  const { bookmark } = await leave();
  const { playback } = setUp();
  playback.load(segments('one', 'other'), { onBadSegment: 'stop', onFailure() {}, from: bookmark });
  expect(playback.store.getState()).toMatchObject({ status: 'idle', goesOn: false, current: 0, elapsed: 0 });
});

it('has nothing to go on from before it has begun, and after its end', async () => {
  const { output, playback, load, arrive } = setUp();
  load(['one']);
  expect(playback.bookmark()).toBeUndefined();
  playback.play();
  await arrive();
  expect(playback.bookmark()).toBeUndefined();
  output.end();
  expect(playback.bookmark()).toBeUndefined();
});
