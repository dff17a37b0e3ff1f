import { hashOf } from '../variation.ts';

/** Picks wordings for one label: the same label gets the same ones. */
export interface Chooser {
  /** One of the wordings; none twice in a piece while others are left. */
  readonly of: (topic: string, wordings: readonly string[]) => string;
  /** Whether something happens that does in one of so many labels. */
  readonly oneIn: (topic: string, times: number) => boolean;
}

/** A chooser of a label; `seed` is its text. */
export function chooserOf(seed: string): Chooser {
  const used = new Set<string>();
  const numberOf = (topic: string): number => hashOf(`${topic} ${seed}`);
  return {
    of: (topic, wordings) => {
      const fresh = wordings.filter((wording) => !used.has(wording));
      const from = fresh.length > 0 ? fresh : wordings;
      const wording = from[numberOf(topic) % Math.max(1, from.length)] ?? '';
      used.add(wording);
      return wording;
    },
    oneIn: (topic, times) => numberOf(topic) % times === 0,
  };
}
