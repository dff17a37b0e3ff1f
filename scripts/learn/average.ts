import { type JoinWeights, noJoinWeights, TAGS } from '../../api/guide/search/crf.ts';
import type { Learned } from './learn-once.ts';

/** A weight whose mean is smaller tells of the labels that one seed drew, and not of labels: without such weights fewer fields are wrong. */
const LEAST_MEAN = 0.375;

/**
 * The mean of models that were learned by different seeds (bagging: Breiman 1996). What one of them took from the labels
 * that it happened to draw weighs little; what all of them found stays. A mean of weights of log-linear models is the
 * geometric mean of what they say, so the mean is as fast as one of them.
 */
export function averageOf(models: readonly Learned[]): Pick<Learned, 'features' | 'joins'> {
  const features = new Map<number, Float32Array>();
  const joins: JoinWeights = noJoinWeights();
  const share = 1 / models.length;
  for (const model of models) {
    for (const [number, weights] of model.features) {
      const sum = features.get(number) ?? new Float32Array(TAGS);
      weights.forEach((weight, tag) => (sum[tag] = (sum[tag] ?? 0) + share * weight));
      features.set(number, sum);
    }
    for (const part of ['follow', 'seen', 'last'] as const)
      model.joins[part].forEach((weight, at) => {
        joins[part][at] = (joins[part][at] ?? 0) + share * weight;
      });
  }
  for (const weights of features.values())
    weights.forEach((weight, tag) => (weights[tag] = Math.abs(weight) < LEAST_MEAN ? 0 : weight));
  return { features, joins };
}
