import { pick } from '../variation.ts';

/** Picks wordings for one label: the same label gets the same ones, and none that was heard before while others are left. */
export interface Chooser {
  readonly of: (topic: string, wordings: readonly string[]) => string;
  /** Whether something happens that does in one of so many labels. */
  readonly oneIn: (topic: string, times: number) => boolean;
}

/**
 * A chooser of a label.
 *
 * @param seed The label's text.
 * @param heard Wordings heard lately; those chosen are added.
 */
export function chooserOf(seed: string, heard: Set<string>): Chooser {
  return {
    of: (topic, wordings) => {
      const fresh = wordings.filter((wording) => !heard.has(wording));
      const [first = '', ...rest] = fresh.length > 0 ? fresh : wordings;
      const wording = pick(seed, topic, [first, ...rest]);
      heard.add(wording);
      return wording;
    },
    oneIn: (topic, times) =>
      pick(seed, topic, ['0', ...Array.from({ length: times - 1 }, (_, at) => String(at + 1))]) === '0',
  };
}
