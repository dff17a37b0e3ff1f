import { writeFileSync } from 'node:fs';
import { packWeights } from '../api/guide/learned-scores.ts';
import { packPairs, sourceOf } from './pack-vocabulary.ts';

/** Writes weights as the module that the guide unpacks them from. */
export function writeFieldWeights(file: string, weights: Float64Array): void {
  const packed = sourceOf(packPairs(packWeights(weights)));
  writeFileSync(
    file,
    `/** Packed by \`scripts/field-weights-file.ts\`. */\nexport const FIELD_WEIGHTS =\n  ${packed};\n`,
  );
}
