import { heardKey } from '../heard.ts';
import { hashOf } from '../variation.ts';

/** Picks wordings for one label: the same label gets the same ones. */
export interface Chooser {
  /** One of the wordings; none twice in a piece while others are left. */
  readonly of: (topic: string, wordings: readonly string[]) => string;
  /** A number of the label's own for a topic. */
  readonly number: (topic: string) => number;
  /** Whether something happens that does in one of so many labels. */
  readonly oneIn: (topic: string, times: number) => boolean;
}

/**
 * A chooser of a label.
 *
 * @param seed The label's text.
 * @param nth How many works of this visit were told before: then each list of wordings is gone through in its order, so
 *   that none comes again before all have come. Undefined where it is not known.
 * @param heard What was said of earlier works, by `heardKey`: said again only where nothing else is left.
 */
export function chooserOf(seed: string, nth?: number, heard: readonly number[] = []): Chooser {
  const used = new Set<string>();
  const before = new Set(heard);
  const ofLabel = (topic: string): number => hashOf(`${topic} ${seed}`);
  const numberOf = (topic: string): number => (nth === undefined ? ofLabel(topic) : hashOf(topic) + nth);
  return {
    of: (topic, wordings) => {
      const fresh = wordings.filter((wording) => !used.has(wording));
      const news = fresh.filter((wording) => !before.has(heardKey(wording)));
      const from = [news, fresh].find((each) => each.length > 0) ?? wordings;
      const wording = from[numberOf(topic) % Math.max(1, from.length)] ?? '';
      used.add(wording);
      return wording;
    },
    number: numberOf,
    oneIn: (topic, times) => ofLabel(topic) % times === 0,
  };
}
