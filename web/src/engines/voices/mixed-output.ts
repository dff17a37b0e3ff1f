import type { AudioOutput, LiveSpeech } from '../playback/ports.ts';

type Event = 'onEnded' | 'onError' | 'onTime' | 'onPaused';

export interface MixedOutput extends AudioOutput {
  /** Takes the output for live speech; before that there must be none to play. */
  join(live: AudioOutput<LiveSpeech>): void;
}

/** One output of two: recorded sound goes to the given one, what the device speaks live to the one that joins. */
export function createMixedOutput(recorded: AudioOutput<Blob>): MixedOutput {
  let live: AudioOutput<LiveSpeech> | undefined;
  let current: AudioOutput<Blob> | AudioOutput<LiveSpeech> = recorded;
  let speed = 1;
  const listeners: Record<Event, Set<() => void>> = {
    onEnded: new Set(),
    onError: new Set(),
    onTime: new Set(),
    onPaused: new Set(),
  };

  /** Events of the output that is not current are ignored: they are about what was silenced. */
  function forward(output: AudioOutput<Blob> | AudioOutput<LiveSpeech>): void {
    for (const event of ['onEnded', 'onError', 'onTime', 'onPaused'] as const)
      output[event](() => {
        if (output !== current) return;
        for (const listener of listeners[event]) listener();
      });
  }
  forward(recorded);

  function listen(event: Event, listener: () => void): () => void {
    listeners[event].add(listener);
    return () => void listeners[event].delete(listener);
  }

  return {
    join(output) {
      live = output;
      live.setSpeed(speed);
      forward(live);
    },
    unlock: () => recorded.unlock(),
    load(sound, position) {
      if (sound instanceof Blob) {
        live?.clear();
        recorded.load(sound, position);
        current = recorded;
      } else if (live) {
        recorded.pause();
        live.load(sound, position);
        current = live;
      }
    },
    play() {
      // A clip may follow, when no tap allows it any more.
      if (current !== recorded) recorded.unlock();
      return current.play();
    },
    pause: () => current.pause(),
    clear() {
      recorded.clear();
      live?.clear();
    },
    setSpeed(wanted) {
      speed = wanted;
      recorded.setSpeed(speed);
      live?.setSpeed(speed);
    },
    get position() {
      return current.position;
    },
    get ended() {
      return current.ended;
    },
    onEnded: (listener) => listen('onEnded', listener),
    onError: (listener) => listen('onError', listener),
    onTime: (listener) => listen('onTime', listener),
    onPaused: (listener) => listen('onPaused', listener),
    isRefusal: (error) => recorded.isRefusal(error),
  };
}
