import type { Segment } from './ports.ts';

/** What was heard for less than this has not begun, in seconds. */
const BEGUN_SECONDS = 1;

/** Where a listening was left, for a later load of the same words. */
export interface Bookmark {
  /** Index and text of the segment. */
  index: number;
  text: string;
  /** Seconds into it. */
  position: number;
  /** Lengths of the clips that had come, in seconds, by the index of their segment. */
  lengths: readonly (readonly [number, number])[];
}

/** The bookmark of a listening; undefined where it has hardly begun. Positions in seconds. */
export function bookmarkAt(
  { segments, current, position, elapsed }: Listening,
  known: ReadonlyMap<number, number>,
): Bookmark | undefined {
  const segment = segments[current];
  if (!segment || elapsed < BEGUN_SECONDS) return undefined;
  return { index: current, text: segment.text, position, lengths: [...known] };
}

interface Listening {
  segments: readonly Segment[];
  current: number;
  position: number;
  elapsed: number;
}

/** The bookmark, unless these are other words than those it lies in. */
export function fitting(bookmark: Bookmark | undefined, segments: readonly Segment[]): Bookmark | undefined {
  return bookmark && segments[bookmark.index]?.text === bookmark.text ? bookmark : undefined;
}
