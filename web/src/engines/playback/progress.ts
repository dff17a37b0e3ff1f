import type { StoreApi } from 'zustand/vanilla';
import { bookmarkAt, type Bookmark } from './bookmark.ts';
import type { Segment } from './ports.ts';
import type { PlaybackState } from './state.ts';
import { placeAt, secondsAt, segmentLengths } from './timeline.ts';

/** The place in the piece, and the lengths of its segments, estimated until their clips have come; shown in the store. */
export interface Progress {
  /** Takes new segments, of which these lengths are known from an earlier listening, in seconds, by their index. */
  begin: (segments: readonly Segment[], known: Bookmark['lengths']) => void;
  /** Moves the place, with everything that is counted from it; `position` in seconds into the segment. */
  setPlace: (current: number, position: number, change?: Partial<PlaybackState>) => void;
  /** The clip of a segment has come, and is so many seconds long; 0 for a segment that was skipped. */
  learn: (index: number, seconds: number) => void;
  /** Segments that were skipped from this one on count with their estimated length again. */
  forgetSkipped: (from: number) => void;
  /** The segment and the seconds into it at a time of the whole piece. */
  placeAt: (seconds: number) => { index: number; position: number };
  bookmark: () => Bookmark | undefined;
}

export function createProgress(store: Pick<StoreApi<PlaybackState>, 'getState' | 'setState'>): Progress {
  let known = new Map<number, number>();
  let lengths: number[] = [];

  function setPlace(current: number, position: number, change: Partial<PlaybackState> = {}): void {
    store.setState({
      current,
      position,
      duration: lengths[current] ?? 0,
      elapsed: secondsAt(lengths, current, position),
      total: secondsAt(lengths, lengths.length, 0),
      totalIsExact: known.size === lengths.length,
      ...change,
    });
  }

  return {
    begin(segments, lengthsBefore) {
      known = new Map(lengthsBefore);
      lengths = segmentLengths(segments, known);
    },
    setPlace,
    learn(index, seconds) {
      known.set(index, seconds);
      lengths = segmentLengths(store.getState().segments, known);
      const { current, position } = store.getState();
      setPlace(current, position);
    },
    forgetSkipped(from) {
      for (const [index, length] of known) if (index >= from && length === 0) known.delete(index);
      lengths = segmentLengths(store.getState().segments, known);
    },
    placeAt: (seconds) => placeAt(lengths, seconds),
    bookmark: () => bookmarkAt(store.getState(), known),
  };
}
