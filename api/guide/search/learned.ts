import { type Model, unpackModel } from './model.ts';
import { NETWORK } from './network-weights.ts';
import { unpackNetwork, withNetwork } from './network.ts';
import { WEIGHTS } from './weights.ts';

let model: Model | null = null;

/** The model that `npm run learn` and `npm run learn:network` made; unpacked once. */
export function learnedModel(): Model {
  return (model ??= withNetwork(unpackModel(WEIGHTS), unpackNetwork(NETWORK)));
}
