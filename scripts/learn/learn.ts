/**
 * Learns how labels are made up, from museums' records printed in many ways and from the labels of
 * `api/guide/corpus/learned-from` and `in-the-manner-of-houses`, once for each seed, and writes the mean of what was learned
 * to `api/guide/search/weights.ts`. The records are not part of the project; their form stands in `scripts/learn/works/records.ts`.
 * npm run learn -- [--records DIR] [--count N] [--seeds N,N,N] [--leave-out HOUSE,HOUSE --out FILE]
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { packModel } from '../../api/guide/search/model.ts';
import { averageOf } from './average.ts';
import { type Learned, learnOnce } from './learn-once.ts';
import { materialIn } from './material.ts';
import { root } from '../setup/paths.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: `${root}../shared/records` },
    count: { type: 'string', default: '30000' },
    seeds: { type: 'string', default: '1,2' },
    'leave-out': { type: 'string', default: '' },
    'leave-layouts': { type: 'boolean', default: false },
    out: { type: 'string', default: `${root}api/guide/search/weights.ts` },
  },
});

function learn(seed: number): Learned {
  const leftOut = values['leave-out'].split(',');
  const isUsed = (index: number): boolean => !values['leave-layouts'] || index % 4 !== 0;
  const material = materialIn(values.records, Number(values.count), leftOut, isUsed);
  return learnOnce(seed, material, (line) => console.log(`seed ${seed}: ${line}`));
}

/** Learns in a process of its own: one seed keeps a processor for a quarter of an hour, and two threads wait for each other's memory. */
function learnBeside(seed: number): Promise<Learned> {
  const { promise, resolve, reject } = Promise.withResolvers<Learned>();
  const child = fork(import.meta.filename, [...process.argv.slice(2), '--seeds', String(seed)], {
    serialization: 'advanced',
  });
  child.once('message', (learned: Learned) => resolve(learned));
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`Learning by seed ${seed} ended with ${code}.`)));
  return promise;
}

const seeds = values.seeds.split(',').map(Number);
if (process.send !== undefined) process.send(learn(seeds[0] ?? 1));
else {
  const models = await Promise.all(seeds.map(learnBeside));
  const { features, joins } = averageOf(models);
  const labels = models.reduce((sum, model) => sum + model.labels, 0);
  writeFileSync(
    values.out,
    `/** Written by \`npm run learn\` (seeds ${values.seeds}, ${labels} labels); see \`scripts/learn/learn.ts\`. */\nexport const WEIGHTS = String.raw\`${packModel(features, joins)}\`;\n`,
  );
}
