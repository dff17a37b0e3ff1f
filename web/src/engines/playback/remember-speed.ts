import type { LocalValue } from '../../lib/local-value.ts';
import type { Playback } from './playback.ts';

const SLOWEST = 0.75;
const FASTEST = 1.5;

/** Plays at the speed the visitor chose last. */
export function rememberSpeed(playback: Pick<Playback, 'store' | 'setSpeed'>, storage: LocalValue): void {
  const saved = storage.read();
  if (typeof saved === 'number' && saved >= SLOWEST && saved <= FASTEST) playback.setSpeed(saved);
  playback.store.subscribe(({ speed }, previous) => {
    if (speed !== previous.speed) storage.write(speed);
  });
}
