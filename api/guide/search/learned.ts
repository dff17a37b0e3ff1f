import { type Model, unpackModel } from './model.ts';
import { WEIGHTS } from './weights.ts';

let model: Model | null = null;

/** The model that `npm run learn` made; unpacked once. */
export function learnedModel(): Model {
  return (model ??= unpackModel(WEIGHTS));
}
