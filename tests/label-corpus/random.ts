/** Draws from one seeded stream; the same seed gives the same sequence on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/**
 * Seeded stream of numbers: mulberry32 (Tommy Ettinger, public domain), 32 bits of state.
 * @param seed any whole number; only its low 32 bits count
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick<T>(items: readonly T[]): T {
      const index = Math.floor(next() * items.length);
      for (const item of items.slice(index)) return item;
      throw new RangeError('nothing to pick from');
    },
  };
}
