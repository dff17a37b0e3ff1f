import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { Ticker } from '../../lib/ticker.ts';
import type { AudioOutput, Segment, VoiceSource } from './ports.ts';

/** Playback-finished poll (SPEC section 9): the net under a lost `ended` event. */
const FINISHED_POLL_MS = 5_000;

export type PlaybackStatus = 'idle' | 'waiting' | 'playing' | 'paused';

export interface PlaybackState {
  /** idle: nothing under way; waiting: asked to play, the clip is not there yet. */
  status: PlaybackStatus;
  segments: readonly Segment[];
  /** Index of the current segment; 0 when idle. */
  current: number;
  /** Seconds into the current segment, and its length (0 until known). */
  position: number;
  duration: number;
}

export interface LoadOptions {
  /** A sound bite stops at a segment that cannot be spoken; a podcast skips it (SPEC section 8). */
  onBadSegment: 'stop' | 'skip';
  /** Told once when playback had to stop. */
  onFailure: (error: unknown) => void;
}

export interface Playback {
  readonly store: ReadableStore<PlaybackState>;
  /** Takes new segments and prepares the first clip. Whatever sounded before is silenced. */
  load: (segments: readonly Segment[], options: LoadOptions) => void;
  /** Starts, or goes on from where it was paused. Call it inside the visitor's tap. */
  play: () => void;
  pause: () => void;
  /** Silences and forgets the segments; nothing of them sounds again. */
  stop: () => void;
  dispose: () => void;
}

const IDLE: PlaybackState = { status: 'idle', segments: [], current: 0, position: 0, duration: 0 };

type Clip = { sound: Blob } | { error: unknown };

/**
 * Plays segments one after the other through one output: the first as soon as it is there, the next fetched
 * while one plays. Only what was loaded last can sound: every late answer meets an aborted signal.
 */
export function createPlayback(deps: { voice: VoiceSource; output: AudioOutput; ticker: Ticker }): Playback {
  const { voice, output, ticker } = deps;
  const store = createStore<PlaybackState>(() => IDLE);
  let load = { abort: new AbortController(), clips: new Map<number, Promise<Clip>>() };
  let options: LoadOptions | undefined;
  let loadedSegment = -1;
  let spoken = 0;
  let attempt = 0;

  const set = (change: Partial<PlaybackState>) => store.setState(change);

  function fetchClip(index: number): Promise<Clip> | undefined {
    const segment = store.getState().segments[index];
    if (!segment) return undefined;
    const known = load.clips.get(index);
    if (known) return known;
    const clip = voice.clip(segment, load.abort.signal).then(
      (blob): Clip => ({ sound: blob }),
      (error: unknown): Clip => ({ error }),
    );
    load.clips.set(index, clip);
    return clip;
  }

  function rewind(): void {
    attempt += 1;
    output.clear();
    loadedSegment = -1;
    spoken = 0;
    set({ status: 'idle', current: 0, position: 0, duration: 0 });
  }

  function fail(error: unknown): void {
    load.clips.clear();
    rewind();
    options?.onFailure(error);
  }

  /** Brings the segment to sound. A later attempt, a pause or a stop ends this one quietly. */
  async function sound(index: number): Promise<void> {
    attempt += 1;
    const mine = attempt;
    const coming = fetchClip(index);
    if (!coming) {
      if (spoken === 0) fail(new Error('no segment could be spoken'));
      else rewind();
      return;
    }
    const clip = await coming;
    if (mine !== attempt) return;
    try {
      if ('error' in clip) {
        load.clips.delete(index);
        throw clip.error;
      }
      if (loadedSegment !== index) {
        output.load(clip.sound);
        loadedSegment = index;
      }
      await output.play();
    } catch (error) {
      if (mine !== attempt) return;
      if (output.isRefusal(error)) set({ status: 'paused' });
      else giveUp(index, error);
      return;
    }
    if (mine !== attempt) return;
    spoken += 1;
    set({ status: 'playing', position: output.position, duration: output.duration });
    void fetchClip(index + 1);
  }

  /** The segment cannot be heard: the podcast goes on with the next, the sound bite ends. */
  function giveUp(index: number, error: unknown): void {
    if (options?.onBadSegment === 'skip') advance(index);
    else fail(error);
  }

  function advance(from: number): void {
    set({ status: 'waiting', current: from + 1, position: 0, duration: 0 });
    void sound(from + 1);
  }

  function onEnded(): void {
    const { status, current } = store.getState();
    if (status === 'playing') advance(current);
  }

  const unsubscribe = [
    output.onEnded(onEnded),
    output.onError(() => {
      const { status, current } = store.getState();
      if (status === 'playing') giveUp(current, new Error('the clip broke off'));
    }),
    output.onTime(() => {
      if (store.getState().status === 'playing')
        set({ position: output.position, duration: output.duration });
    }),
    ticker.every(FINISHED_POLL_MS, () => {
      if (output.ended) onEnded();
    }),
  ];

  function stop(): void {
    load.abort.abort();
    load = { abort: new AbortController(), clips: new Map() };
    options = undefined;
    rewind();
    set({ segments: [] });
  }

  return {
    store,
    load(segments, loadOptions) {
      stop();
      options = loadOptions;
      set({ segments });
      void fetchClip(0);
    },
    play() {
      const { status, segments, current } = store.getState();
      if (segments.length === 0 || status === 'playing' || status === 'waiting') return;
      output.unlock();
      set({ status: 'waiting' });
      void sound(current);
    },
    pause() {
      const { status } = store.getState();
      if (status !== 'playing' && status !== 'waiting') return;
      attempt += 1;
      output.pause();
      set({ status: 'paused', position: output.position });
    },
    stop,
    dispose() {
      stop();
      for (const off of unsubscribe) off();
    },
  };
}
