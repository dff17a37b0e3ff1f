/**
 * Writes the mean of weights that runs of `learn-field-weights.ts` have given: what one run overdoes the others
 * even out. A run that is named several times counts so often.
 * node scripts/learn-field-weights-mean.ts --out FILE RUN.ts [RUN.ts ...]
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { unpackWeights, WEIGHTS } from '../api/guide/learned-scores.ts';
import { unpackPairs } from '../api/guide/vocabulary/unpack.ts';
import { writeFieldWeights } from './field-weights-file.ts';

const { values, positionals: runs } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
if (values.out === undefined || runs.length === 0) {
  throw new Error('node scripts/learn-field-weights-mean.ts --out FILE RUN.ts [RUN.ts ...]');
}
const sums = new Float64Array(WEIGHTS.length);
const runSchema = z.object({ FIELD_WEIGHTS: z.string() });
for (const run of runs) {
  const { FIELD_WEIGHTS } = runSchema.parse(await import(pathToFileURL(run).href));
  const weights = unpackWeights(unpackPairs(FIELD_WEIGHTS));
  for (const [feature, weight] of weights.entries()) sums[feature] = (sums[feature] ?? 0) + weight;
}
writeFieldWeights(
  values.out,
  sums.map((sum) => sum / runs.length),
);
