import { expect, test } from 'vitest';
import { FakeOutput } from '../playback/testing/fakes.ts';
import { createMixedOutput } from './mixed-output.ts';

const CLIP = new Blob([], { type: 'clip' });
const LIVE = { text: 'live', role: 'friend1' } as const;

function setUp() {
  const recorded = new FakeOutput();
  const live = new FakeOutput();
  const output = createMixedOutput(recorded);
  const told: string[] = [];
  output.onEnded(() => told.push('ended'));
  output.onError(() => told.push('error'));
  output.onTime(() => told.push('time'));
  output.onPaused(() => told.push('paused'));
  return { recorded, live, output, told };
}

/** The browser has got round to it. */
function start(fake: FakeOutput, output: { play: () => Promise<void> }): Promise<void> {
  const started = output.play();
  fake.begin();
  return started;
}

test('what the device speaks silences a clip, and a clip silences the device', async () => {
  const { recorded, live, output } = setUp();
  output.join(live);
  output.load(CLIP, 0);
  await start(recorded, output);
  output.load(LIVE, 0);
  await start(live, output);
  expect([recorded.sounding, live.sounding]).toEqual([undefined, 'live']);
  output.load(CLIP, 0);
  await start(recorded, output);
  expect([recorded.sounding, live.sounding]).toEqual(['clip', undefined]);
  output.clear();
  expect([recorded.loaded, live.loaded]).toEqual([undefined, undefined]);
});

test('only the output that has the word is heard of, and asked where it is', async () => {
  const { recorded, live, output, told } = setUp();
  output.join(live);
  output.load(LIVE, 3);
  await start(live, output);
  recorded.sounding = 'late';
  recorded.end();
  expect(told).toEqual([]);
  expect(output.ended).toBe(false);
  expect(output.position).toBe(3);
  live.reach(4);
  live.end();
  expect(told).toEqual(['time', 'ended']);
  output.load(CLIP, 0);
  await start(recorded, output);
  recorded.pausedByPlatform();
  expect(told).toEqual(['time', 'ended', 'paused']);
});

test('voices that join late speak at the speed that was chosen before', () => {
  const { recorded, live, output } = setUp();
  output.setSpeed(1.25);
  output.join(live);
  expect([recorded.speed, live.speed]).toEqual([1.25, 1.25]);
  output.setSpeed(0.75);
  expect([recorded.speed, live.speed]).toEqual([0.75, 0.75]);
});

test('a tap that starts the device’s speech also allows clips to follow it', async () => {
  const { recorded, live, output } = setUp();
  let unlocked = 0;
  recorded.unlock = () => void (unlocked += 1);
  output.join(live);
  output.load(LIVE, 0);
  await start(live, output);
  expect(unlocked).toBe(1);
});
