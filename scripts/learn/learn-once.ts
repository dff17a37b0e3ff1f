import { type JoinWeights, TAGS } from '../../api/guide/search/crf.ts';
import { featureNumber } from '../../api/guide/search/feature-number.ts';
import { exampleOf } from './examples.ts';
import type { TaughtLabel } from './labels.ts';
import { labelsOf, type Material } from './material.ts';
import { chanceFrom } from './works/random.ts';
import { Learner } from './train.ts';

/** A feature must stand on so many words; one that names letters on twice as many. */
const LEAST = 8;
/** Rounds with all features, with those that are left, and what is left of the weights each time. */
const ROUNDS = [
  { rounds: 2, keep: 0.052 },
  { rounds: 2, keep: 0.62 },
  { rounds: 2, keep: 1 },
] as const;

/** What was learned: weights by tag for each feature's number, those of the joins, and from how many labels. */
export interface Learned {
  readonly features: ReadonlyMap<number, Float32Array>;
  readonly joins: JoinWeights;
  readonly labels: number;
}

/** The features that stand on enough words, each with its place in the learner. */
function featuresWorthLearning(labels: readonly TaughtLabel[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string): number => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return -1;
  };
  for (const label of labels) exampleOf(label, count, null);
  const numbers = new Map<string, number>();
  for (const [name, times] of counts)
    if (times >= (/^[wlfo]/.test(name) ? 2 * LEAST : LEAST)) numbers.set(name, numbers.size);
  return numbers;
}

/** Learns once: the labels that are drawn, what is forgotten of them, and their order follow from the seed. */
export function learnOnce(seed: number, material: Material, say: (line: string) => void): Learned {
  const chance = chanceFrom(seed);
  const labels = labelsOf(chance, material);
  const numbers = featuresWorthLearning(labels);
  say(`${labels.length} labels, ${numbers.size} features`);
  const examples = labels.flatMap(
    (label) => exampleOf(label, (name) => numbers.get(name) ?? -1, chance) ?? [],
  );
  const learner = new Learner(numbers.size);
  let round = 0;
  for (const { rounds, keep } of ROUNDS) {
    for (let time = 0; time < rounds; time += 1) {
      const likelihood = learner.round(chance, examples, 0.15 / (1 + 0.3 * round), 1e-4);
      round += 1;
      say(`round ${round}: ${likelihood.toFixed(3)} a label`);
    }
    if (keep < 1) learner.prune(keep);
  }
  const { words, joins } = learner.model;
  const features = new Map<number, Float32Array>();
  for (const [name, number] of numbers) {
    const weights = words.slice(number * TAGS, (number + 1) * TAGS);
    if (weights.some((weight) => weight !== 0)) features.set(featureNumber(name), weights);
  }
  return { features, joins, labels: labels.length };
}
