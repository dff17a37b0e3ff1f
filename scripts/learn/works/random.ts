/** A source of repeatable numbers (mulberry32): 0 up to 1. */
export type Chance = () => number;

/** The same numbers for the same seed. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list that is not empty. */
export function anyOf<T>(chance: Chance, list: readonly [T, ...T[]]): T;
export function anyOf<T>(chance: Chance, list: readonly T[]): T | undefined;
export function anyOf<T>(chance: Chance, list: readonly T[]): T | undefined {
  return list[Math.floor(chance() * list.length)];
}

/** A list in another order. */
export function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, order: chance() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Happens once in so many times. */
export const oneIn = (chance: Chance, times: number): boolean => chance() * times < 1;

/** The dash between two years, as houses print it. */
export const dash = (chance: Chance): string => (chance() < 0.6 ? '–' : chance() < 0.7 ? '-' : ' – ');
