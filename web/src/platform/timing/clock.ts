import type { Ticker } from '../../lib/ticker.ts';
import type { Timer } from '../../lib/timer.ts';

export const intervalTicker: Ticker = {
  every(ms, callback) {
    const timer = setInterval(callback, ms);
    return () => clearInterval(timer);
  },
};

export const timeoutTimer: Timer = {
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds of a clock that never goes back. */
export const steadyNow = (): number => performance.now();
