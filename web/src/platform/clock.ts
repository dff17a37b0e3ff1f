import type { Ticker } from '../lib/ticker.ts';

export const intervalTicker: Ticker = {
  every(ms, callback) {
    const timer = setInterval(callback, ms);
    return () => clearInterval(timer);
  },
};
