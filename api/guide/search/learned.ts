import { type Model, unpackModel } from './model.ts';
import { NETWORK } from './network-weights.ts';
import { type Network, unpackNetwork } from './network.ts';
import { WEIGHTS } from './weights.ts';

let model: Model | null = null;

/** The model that `npm run learn` and `npm run learn:network` made; unpacked once. */
export function learnedModel(): Model {
  return (model ??= withNetwork(unpackModel(WEIGHTS), unpackNetwork(NETWORK)));
}

/** A model beside a network, each with half a say. What has begun in a label the network knows without a weight of its own. */
export function withNetwork({ features, joins }: Model, network: Network): Model {
  const half = (weights: Float64Array): Float64Array => weights.map((weight) => weight / 2);
  const follow = joins.follow.map((weight, at) => (weight + (network.follow[at] ?? 0)) / 2);
  return { features, joins: { follow, seen: half(joins.seen), last: half(joins.last) }, network };
}
