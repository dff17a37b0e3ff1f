import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { EMPTY, type CaptureState } from './capture.ts';
import { createIntro, type IntroState } from './intro.ts';

function setUp() {
  const capture = createStore<CaptureState>(() => EMPTY);
  const timers: { ms: number; fire: () => void }[] = [];
  const intro = createIntro(
    {
      every(ms, callback) {
        const timer = { ms, fire: callback };
        timers.push(timer);
        return () => void (timer.fire = () => {});
      },
    },
    capture,
  );
  const signals: IntroState['phase'][] = [];
  intro.subscribe(({ phase }) => void signals.push(phase));
  return { capture, intro, signals, timers, pass: () => timers.forEach((timer) => timer.fire()) };
}

describe('the intro animation', () => {
  it('signals its end once, after 4 s, when no photo was taken', () => {
    const { signals, timers, pass } = setUp();
    expect(timers.map(({ ms }) => ms)).toEqual([4_000]);
    pass();
    pass();
    expect(signals).toEqual(['ended']);
  });

  it('stops with the first photo, and then signals no end', () => {
    const { capture, intro, signals, pass } = setUp();
    capture.setState({ phase: 'reading' });
    pass();
    capture.setState({ phase: 'empty' });
    pass();
    expect(signals).toEqual(['stopped']);
    expect(intro.getState().phase).toBe('stopped');
  });
});
