import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { Playback } from '../playback/playback.ts';
import type { VoiceChoice } from '../settings/settings.ts';

/** The sentence by which a visitor compares voices: a name, a date and a measure are in it, as on a label. */
const SENTENCE = 'This is the voice that tells you about a painting of 1874, one metre wide.';

/** Lets the visitor hear a choice of voice before it is made. */
export interface VoiceSample {
  /** Which choice is heard now, or about to be. */
  readonly store: ReadableStore<{ choice: VoiceChoice | undefined; failed: boolean }>;
  /** Speaks one sentence as this choice would; what plays is paused. Call it inside the visitor's tap. */
  hear(choice: VoiceChoice): void;
  stop(): void;
}

interface SampleDeps {
  /** A player of its own, whose voice speaks by the choice that `store` holds. */
  player: Playback;
  /** The player of the pieces: only one of the two sounds. */
  piece: Pick<Playback, 'store' | 'pause'>;
}

/** The one that sounds last silences the other. */
export function createVoiceSample({ player, piece }: SampleDeps): VoiceSample {
  const store = createStore<{ choice: VoiceChoice | undefined; failed: boolean }>(() => ({
    choice: undefined,
    failed: false,
  }));
  function stop(failed = false): void {
    store.setState({ choice: undefined, failed });
    player.stop();
  }
  piece.store.subscribe(({ status }) => {
    if (store.getState().choice && (status === 'playing' || status === 'waiting')) stop();
  });
  // Another page speaks, or the browser refused.
  player.store.subscribe(({ status }) => {
    if (status === 'paused') stop();
  });
  return {
    store,
    hear(choice) {
      piece.pause();
      store.setState({ choice, failed: false });
      player.setSpeed(piece.store.getState().speed);
      player.load([{ text: SENTENCE, role: 'soundbite' }], {
        onBadSegment: 'stop',
        onFailure(error) {
          console.warn('the voice could not be heard', error);
          stop(true);
        },
        onEnd: () => stop(),
      });
      player.play();
    },
    stop() {
      if (store.getState().choice) stop();
    },
  };
}
