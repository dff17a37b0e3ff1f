import { hashOf } from '../variation.ts';

/** Picks wordings for one label: the same label at the same place of a visit gets the same ones. */
export interface Chooser {
  /** One of the wordings; none twice in a piece while others are left. */
  readonly of: (topic: string, wordings: readonly string[]) => string;
  /** Whether something happens that does in one of so many labels. */
  readonly oneIn: (topic: string, times: number) => boolean;
}

/**
 * A chooser of a label. In a visit each list of wordings is gone through in turn, so that works heard in a row begin,
 * turn and end in different ways.
 *
 * @param seed The label's text.
 * @param nth How many works were heard before in this visit; undefined outside a visit, where chance decides.
 */
export function chooserOf(seed: string, nth: number | undefined): Chooser {
  const used = new Set<string>();
  const uses = new Map<string, number>();
  const start = (topic: string): number =>
    nth === undefined ? hashOf(`${topic} ${seed}`) : hashOf(topic) + nth;
  return {
    of: (topic, wordings) => {
      const fresh = wordings.filter((wording) => !used.has(wording));
      const from = fresh.length > 0 ? fresh : wordings;
      // A list that is used again in this piece goes on half way round, far from where the next piece begins.
      const before = uses.get(topic) ?? 0;
      uses.set(topic, before + 1);
      const first = (start(topic) + before * (wordings.length >> 1)) % Math.max(1, wordings.length);
      const inTurn = [...wordings.slice(first), ...wordings.slice(0, first)].find((wording) =>
        from.includes(wording),
      );
      const wording = inTurn ?? '';
      used.add(wording);
      return wording;
    },
    oneIn: (topic, times) => start(topic) % times === 0,
  };
}
