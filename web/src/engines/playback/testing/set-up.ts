import { createPlayback, type LoadOptions } from '../playback.ts';
import type { Segment } from '../ports.ts';
import { FakeOutput, FakeTimer, FakeVoice } from './fakes.ts';

const segments = (...texts: string[]): Segment[] => texts.map((text) => ({ text, role: 'soundbite' }));

/** Lets everything that is already settled be noticed. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

/** An engine on fakes. */
export function setUp() {
  const output = new FakeOutput();
  const voice = new FakeVoice();
  const timer = new FakeTimer();
  let poll = () => {};
  const playback = createPlayback({
    voice,
    output,
    timer,
    ticker: {
      every(_ms, callback) {
        poll = callback;
        return () => {};
      },
    },
  });
  const failures: unknown[] = [];
  const load = (texts: string[], onBadSegment: LoadOptions['onBadSegment'] = 'stop') =>
    playback.load(segments(...texts), { onBadSegment, onFailure: (error) => failures.push(error) });
  /** The next clip arrives and begins to sound. */
  const arrive = async () => {
    voice.deliver();
    await settle();
    output.begin();
    await settle();
  };
  /** Nobody can speak the segment that was asked for first. */
  const miss = async () => {
    voice.failNext();
    await settle();
  };
  /** The first of these sounds, and the next is there. */
  const begin = async (texts: string[]) => {
    load(texts);
    playback.play();
    await arrive();
    voice.deliver();
    await settle();
  };
  /** The voice falls silent, the pause passes, and the next clip begins. */
  const next = async () => {
    output.end();
    timer.fire();
    await settle();
    output.begin();
    await settle();
  };
  return { output, voice, timer, playback, failures, load, arrive, miss, begin, next, poll: () => poll() };
}
