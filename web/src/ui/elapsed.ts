/** Lengths of the segments heard so far, in seconds, by index. */
export type KnownLengths = ReadonlyMap<number, number>;

interface Moment {
  current: number;
  position: number;
  duration: number;
}

/** Remembers the length of the current segment once it is known. */
export function learnLength(known: KnownLengths, { current, duration }: Moment): KnownLengths {
  if (duration <= 0 || known.get(current) === duration) return known;
  return new Map(known).set(current, duration);
}

/** Whole seconds since the first segment began; a segment that was skipped counts nothing. */
export function elapsedSeconds(known: KnownLengths, { current, position }: Moment): number {
  let seconds = position;
  for (const [index, length] of known) if (index < current) seconds += length;
  return Math.floor(seconds);
}

/** 74 -> '1:14' */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
