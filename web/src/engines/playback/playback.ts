import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../lib/store.ts';
import type { Ticker } from '../../lib/ticker.ts';
import type { Timer } from '../../lib/timer.ts';
import { fitting, type Bookmark } from './bookmark.ts';
import { createClipQueue, type ClipQueue } from './clip-queue.ts';
import type { AudioOutput, Clip, Segment, VoiceSource } from './ports.ts';
import { createProgress } from './progress.ts';
import { IDLE, type PlaybackState } from './state.ts';
import { PAUSE_SECONDS } from './timeline.ts';

/** Playback-finished poll (docs/behaviour.md#segments): for `ended` events that are lost. */
const FINISHED_POLL_MS = 5_000;
/** From asking an output to start until it is heard, in seconds, as measured by `npm run bench:sound`. */
const START_SECONDS = 0.03;
/** A start that takes longer is shown as waiting; a shorter one is no more than the pause between two segments. */
const SLOW_START_MS = 300;
/** What a clip is given of the silence before its voice, in seconds; the rest is skipped. */
const LEAD_SECONDS = 0.02;
/** Back goes to the segment before only this soon after a segment began, in seconds. */
const JUST_BEGUN_SECONDS = 1.5;

export interface LoadOptions {
  /** A sound bite stops at a segment that cannot be spoken; a podcast skips it, and breaks off where several in a row are its last, or the last alone was asked for (docs/behaviour.md#bad-segment). */
  onBadSegment: 'stop' | 'skip';
  /** Told once when playback had to stop; `onEnd` each time the last segment was spoken. */
  onFailure: (error: unknown) => void;
  onEnd?: () => void;
  /** Waits for Play where an earlier listening was left; not heeded where the words are others by now. */
  from?: Bookmark | undefined;
}

export interface Playback {
  readonly store: ReadableStore<PlaybackState>;
  /** Takes new segments and prepares the first clip. Whatever sounded before is silenced. */
  load: (segments: readonly Segment[], options: LoadOptions) => void;
  /** Starts, or goes on from where it was paused. Call it inside the visitor's tap. */
  play: () => void;
  /** Plays from the start of a segment, whatever the state. Call it inside the visitor's tap. */
  playFrom: (index: number) => void;
  pause: () => void;
  /** Goes to the start of a segment; plays on if it was playing, else waits there for Play. */
  goTo: (index: number) => void;
  /** Goes to a time of the whole piece, in seconds, likewise. */
  seek: (seconds: number) => void;
  /** Goes a segment forward, or back: to the start of this one, or of the one before when it has just begun. */
  step: (direction: -1 | 1) => void;
  setSpeed: (speed: number) => void;
  /** Other voices are to speak: what is fetched but has not begun to sound is fetched anew. */
  renewVoices: () => void;
  /** The place at which the listening would be left now; undefined where it has not begun. */
  bookmark: () => Bookmark | undefined;
  /** Silences and forgets the segments; nothing of them sounds again. */
  stop: () => void;
  dispose: () => void;
}

interface PlaybackDeps {
  voice: VoiceSource;
  output: AudioOutput;
  ticker: Ticker;
  timer: Timer;
}

/**
 * Plays segments one after the other through one output: the first as soon as it is there, the next two fetched
 * while one plays. Only what was loaded last can sound: an answer to an older attempt is ignored.
 */
export function createPlayback({ voice, output, ticker, timer }: PlaybackDeps): Playback {
  const store = createStore<PlaybackState>(() => IDLE);
  let queue: ClipQueue = createClipQueue(voice, [], () => {});
  let options: LoadOptions | undefined;
  const progress = createProgress(store);
  let loaded: { index: number; clip: Clip } | undefined;
  /** Where the current segment has to begin when it is not loaded. */
  let startAt = 0;
  /** The first of the turns that were given up since something last sounded, and why. */
  let givenUp: { from: number; error: unknown } | undefined;
  /** The segment at which the visitor last asked for sound, or moved to. */
  let askedFor = 0;
  let attempt = 0;
  /** The segment is over; its pause is running. */
  let pausing = false;
  let cancelTimer = () => {};

  const set = (change: Partial<PlaybackState>) => store.setState(change);

  /** Ends whatever is under way: answers and timers of it change nothing any more. */
  function newAttempt(): number {
    cancelTimer();
    pausing = false;
    attempt += 1;
    return attempt;
  }

  function silence(): void {
    output.pause();
    loaded = undefined;
  }

  /** Puts the clip that Play would start into the output, if it is there: then nothing but the start is left. */
  function prepare(): void {
    const { status, current } = store.getState();
    const ready = queue.ready(current);
    if (ready && !loaded && (status === 'idle' || status === 'paused')) put(current, ready);
  }

  function put(index: number, clip: Clip): void {
    output.load(clip.sound, Math.max(startAt, clip.shape.start - LEAD_SECONDS));
    loaded = { index, clip };
  }

  function comeToRest(index: number, status: 'idle' | 'paused'): void {
    newAttempt();
    output.clear();
    loaded = undefined;
    startAt = 0;
    givenUp = undefined;
    progress.setPlace(index, 0, { status, goesOn: false });
    prepare();
  }

  function rewind(): void {
    comeToRest(0, 'idle');
    options?.onEnd?.();
  }

  /** Play tries again from this segment on: those that were skipped count with their estimated length again. */
  function fail(error: unknown, from = 0): void {
    queue.dispose();
    progress.forgetSkipped(from);
    comeToRest(from, from === 0 ? 'idle' : 'paused');
    options?.onFailure(error);
  }

  /** No segment is left: the end, unless several last turns could not be spoken, or all that were asked for. */
  function finish(): void {
    const { segments } = store.getState();
    const { from = 0, error } = givenUp ?? {};
    if (givenUp && (from === 0 || from < segments.length - 1 || from === askedFor)) fail(error, from);
    else rewind();
  }

  /** Brings the current segment to sound: inside the tap if its clip is there, else when it comes. */
  function sound(): void {
    const mine = newAttempt();
    const { current } = store.getState();
    const ready = queue.ready(current);
    if (ready) {
      void start(current, ready, mine);
      return;
    }
    const coming = queue.get(current);
    if (!coming) {
      finish();
      return;
    }
    output.unlock();
    set({ status: 'waiting' });
    coming.then(
      (clip) => {
        if (mine === attempt) void start(current, clip, mine);
      },
      (error: unknown) => {
        if (mine === attempt) giveUp(current, error);
      },
    );
  }

  async function start(index: number, clip: Clip, mine: number): Promise<void> {
    if (loaded?.clip !== clip) put(index, clip);
    cancelTimer = timer.after(SLOW_START_MS, () => set({ status: 'waiting' }));
    try {
      await output.play();
    } catch (error) {
      if (mine !== attempt) return;
      cancelTimer();
      if (output.isRefusal(error)) set({ status: 'paused' });
      else spoil(index, clip);
      return;
    }
    if (mine !== attempt) return;
    cancelTimer();
    givenUp = undefined;
    progress.setPlace(index, output.position, { status: 'playing' });
    awaitEnd(clip);
    queue.lookAhead(index);
  }

  /** The clip cannot be played; another source may speak the segment. */
  function spoil(index: number, clip: Clip): void {
    silence();
    queue.spoil(index, clip);
    sound();
  }

  /** No source can speak the segment: the podcast goes on with the next, the sound bite ends. */
  function giveUp(index: number, error: unknown): void {
    if (options?.onBadSegment !== 'skip') {
      fail(error);
      return;
    }
    givenUp ??= { from: index, error };
    progress.learn(index, 0);
    advance();
  }

  function advance(): void {
    // Not silenced: what is left of the clip is silent, and a phone keeps an output alive that never rests.
    loaded = undefined;
    startAt = 0;
    progress.setPlace(store.getState().current + 1, 0);
    sound();
  }

  /** Notices the end of the voice itself, which comes before the end of the clip. */
  function awaitEnd(clip: Clip): void {
    const { end } = clip.shape;
    if (end === undefined) return;
    cancelTimer();
    const left = (end - output.position) / store.getState().speed;
    cancelTimer = timer.after(Math.max(left * 1_000, 0), () => {
      // The output may be late: it stalled, or began later than it said.
      if (output.ended || output.position >= end - 0.01) onSpoken();
      else awaitEnd(clip);
    });
  }

  /** The segment was spoken: the next follows after a pause that counts the silence in both clips. */
  function onSpoken(): void {
    const { status, current, segments, speed } = store.getState();
    if (status !== 'playing' || pausing || !loaded) return;
    if (current === segments.length - 1) {
      rewind();
      return;
    }
    newAttempt();
    pausing = true;
    const { end = output.position } = loaded.clip.shape;
    const lead = Math.min(LEAD_SECONDS, queue.ready(current + 1)?.shape.start ?? 0);
    const silent = Math.max(0, output.position - end) + lead;
    const wait = PAUSE_SECONDS - silent / speed - START_SECONDS;
    cancelTimer = timer.after(Math.max(wait * 1_000, 0), advance);
  }

  /** Moves to a place without changing whether it plays. */
  function moveTo(index: number, position: number): void {
    const { status, segments } = store.getState();
    if (!segments[index]) return;
    const plays = status === 'playing' || status === 'waiting';
    givenUp = undefined;
    newAttempt();
    silence();
    queue.callOffFarFrom(index);
    startAt = position;
    askedFor = index;
    progress.setPlace(index, position, { status: plays ? status : 'paused', goesOn: false });
    if (plays) sound();
    else prepare();
  }

  function pause(): void {
    const { status, current } = store.getState();
    if (status !== 'playing' && status !== 'waiting') return;
    newAttempt();
    output.pause();
    const position = loaded?.index === current ? output.position : startAt;
    progress.setPlace(current, position, { status: 'paused' });
  }

  const unsubscribe = [
    output.onEnded(onSpoken),
    output.onError(() => {
      if (store.getState().status === 'playing' && loaded) spoil(loaded.index, loaded.clip);
    }),
    output.onPaused(pause),
    output.onTime(() => {
      const { status, current } = store.getState();
      if (status === 'playing' && loaded?.index === current) progress.setPlace(current, output.position);
    }),
    ticker.every(FINISHED_POLL_MS, () => {
      if (output.ended) onSpoken();
    }),
  ];

  function stop(): void {
    queue.dispose();
    queue = createClipQueue(voice, [], () => {});
    options = undefined;
    progress.begin([], []);
    rewind();
    set({ segments: [] });
  }

  function play(): void {
    const { status, segments, current } = store.getState();
    if (segments.length === 0 || status === 'playing' || status === 'waiting') return;
    set({ status: 'waiting', goesOn: false });
    // Paused after its last word: a second start would say it all again.
    const { end = Number.POSITIVE_INFINITY } = loaded?.clip.shape ?? {};
    if (loaded?.index === current && (output.ended || output.position >= end)) advance();
    else sound();
    askedFor = store.getState().current;
  }

  return {
    store,
    load(segments, loadOptions) {
      stop();
      options = loadOptions;
      const piece = createClipQueue(voice, segments, (index, clip) => {
        if (clip.shape.end !== undefined) progress.learn(index, clip.shape.end);
        const { status, current } = store.getState();
        if (status === 'playing') piece.lookAhead(current);
        else if (index === current) prepare();
      });
      queue = piece;
      const left = fitting(loadOptions.from, segments);
      progress.begin(segments, left?.lengths ?? []);
      set({ segments });
      progress.setPlace(0, 0);
      if (left) {
        moveTo(left.index, left.position);
        set({ goesOn: true });
      }
      queue.get(store.getState().current)?.catch(() => {});
    },
    play,
    playFrom(index) {
      moveTo(index, 0);
      play();
    },
    pause,
    goTo: (index) => moveTo(index, 0),
    seek(seconds) {
      const { index, position } = progress.placeAt(seconds);
      moveTo(index, position);
    },
    step(direction) {
      const { current, position } = store.getState();
      if (direction === 1) moveTo(current + 1, 0);
      else moveTo(position > JUST_BEGUN_SECONDS ? current : Math.max(0, current - 1), 0);
    },
    setSpeed(speed) {
      set({ speed });
      output.setSpeed(speed);
      if (store.getState().status === 'playing' && !pausing && loaded) awaitEnd(loaded.clip);
    },
    renewVoices() {
      const { status, current, position } = store.getState();
      const begun = status === 'playing' || status === 'waiting' || position > 0;
      queue.renew(begun ? current : undefined);
      if (status === 'playing') queue.lookAhead(current);
      if (begun) return;
      silence();
      queue.get(current)?.catch(() => {});
    },
    bookmark: progress.bookmark,
    stop,
    dispose() {
      stop();
      for (const off of unsubscribe) off();
    },
  };
}
