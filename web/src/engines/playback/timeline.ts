import type { Segment } from './ports.ts';

/** Silence heard between two segments, in seconds: in the middle of the 0.25 to 0.45 that sound natural. */
export const PAUSE_SECONDS = 0.35;

/** How long a voice takes for a character, in seconds, until a clip of this piece has shown it. */
export const SECONDS_A_CHARACTER = 0.07;

/** How long each segment lasts, in seconds, with the pause after it: known ones as they are, others estimated. */
export function segmentLengths(segments: readonly Segment[], known: ReadonlyMap<number, number>): number[] {
  let seconds = 0;
  let characters = 0;
  for (const [index, length] of known) {
    if (length === 0) continue;
    seconds += length;
    characters += segments[index]?.text.length ?? 0;
  }
  const pace = characters > 0 ? seconds / characters : SECONDS_A_CHARACTER;
  return segments.map(({ text }, index) => {
    const length = known.get(index) ?? text.length * pace;
    return length > 0 && index < segments.length - 1 ? length + PAUSE_SECONDS : length;
  });
}

/** Seconds from the start of the piece to a place in it. */
export function secondsAt(lengths: readonly number[], index: number, position: number): number {
  let seconds = 0;
  for (const length of lengths.slice(0, index)) seconds += length;
  return seconds + Math.min(position, lengths[index] ?? 0);
}

/** The segment that is spoken at this time of the piece, and the seconds into it. */
export function placeAt(lengths: readonly number[], seconds: number): { index: number; position: number } {
  let left = Math.max(0, seconds);
  for (const [index, length] of lengths.entries()) {
    if (left < length) return { index, position: left };
    left -= length;
  }
  return { index: Math.max(0, lengths.length - 1), position: 0 };
}
