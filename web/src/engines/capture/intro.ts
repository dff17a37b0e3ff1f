import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { Ticker } from '../../lib/ticker.ts';
import type { CaptureState } from './capture.ts';

/** Length of the intro animation, in milliseconds (docs/behaviour.md#intro). */
const INTRO_MS = 4_000;

/** playing, until the first photo stops it or it ends by itself. */
export interface IntroState {
  phase: 'playing' | 'stopped' | 'ended';
}

/**
 * Follows the intro animation: the first label stops it; where none comes, the animation-ended signal fires
 * once, after 4 s (docs/behaviour.md#intro). It never plays again.
 */
export function createIntro(
  ticker: Ticker,
  capture: Pick<ReadableStore<CaptureState>, 'subscribe'>,
): ReadableStore<IntroState> {
  const store = createStore<IntroState>(() => ({ phase: 'playing' }));
  const finish = (phase: IntroState['phase']) => {
    stopTimer();
    stopListening();
    store.setState({ phase });
  };
  const stopTimer = ticker.every(INTRO_MS, () => finish('ended'));
  const stopListening = capture.subscribe(({ phase }) => {
    if (phase !== 'empty') finish('stopped');
  });
  return store;
}
