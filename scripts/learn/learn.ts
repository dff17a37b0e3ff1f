/**
 * Learns the network that reads labels (`api/guide/search/network.ts`) from museums' records printed in many ways and from
 * the labels of `api/guide/corpus/learned-from` and `in-the-manner-of-houses`, and writes it to
 * `api/guide/search/network-weights.ts`. The records are not part of the project; their form stands in
 * `scripts/learn/works/records.ts`. The learning itself is `network.py`: it needs Debian's python3 with PyTorch
 * (`apt-get install python3-torch libopenblas0-pthread`) and half an hour of one core.
 * npm run learn -- [--records DIR] [--count N] [--seed N] [--epochs N] [--python FILE] [--leave-out HOUSE,HOUSE] [--leave-layouts] [--out FILE]
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SEGMENT_KINDS } from '../../api/guide/search/kinds.ts';
import { readCorpus } from './corpus.ts';
import { wordsOf } from './examples.ts';
import type { TaughtLabel } from './labels.ts';
import { labelsOf, materialIn } from './material.ts';
import { type Chance, chanceFrom } from './works/random.ts';
import { root } from '../setup/paths.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: `${root}../shared/records` },
    count: { type: 'string', default: '30000' },
    seed: { type: 'string', default: '1' },
    python: { type: 'string', default: '/usr/bin/python3' },
    epochs: { type: 'string', default: '3' },
    'leave-out': { type: 'string', default: '' },
    'leave-layouts': { type: 'boolean', default: false },
    out: { type: 'string', default: `${root}api/guide/search/network-weights.ts` },
  },
});
const FOLDER = `${root}.cache/learn`;
/** One layout of so many is left out with `--leave-layouts`, as `npm run bench:guide -- --houses` measures on these. */
const isUsed = (index: number): boolean => !values['leave-layouts'] || index % 4 !== 0;

/** Writes labels as `network.py` reads them: one a line. */
function write(name: string, labels: readonly TaughtLabel[], chance: Chance | null): void {
  const file = openSync(`${FOLDER}/${name}.jsonl`, 'w');
  for (const label of labels) {
    const words = wordsOf(label, chance);
    if (words === null) continue;
    writeSync(file, `${JSON.stringify({ f: words.features, j: [...words.joins], t: [...words.tags] })}\n`);
  }
  closeSync(file);
}

mkdirSync(FOLDER, { recursive: true });
const chance = chanceFrom(Number(values.seed));
writeFileSync(`${FOLDER}/kinds.json`, JSON.stringify(SEGMENT_KINDS));
write(
  'learn',
  labelsOf(chance, materialIn(values.records, Number(values.count), values['leave-out'].split(','), isUsed)),
  chance,
);
write('measure', readCorpus(`${root}api/guide/corpus/measured-and-read`), null);
const script = new URL('network.py', import.meta.url).pathname;
execFileSync(values.python, [script, FOLDER, values.out, '--seed', values.seed, '--epochs', values.epochs], {
  stdio: 'inherit',
});
