/**
 * Learns the network that reads labels beside the features (`api/guide/search/network.ts`), from what `npm run learn` learns
 * from, and writes it to `api/guide/search/network-weights.ts`. The learning itself is `network.py`: it needs Debian's
 * python3 with PyTorch (`apt-get install python3-torch libopenblas0-pthread`) and half an hour of one core.
 * npm run learn:network -- [--records DIR] [--count N] [--seed N] [--epochs N] [--python FILE] [--out FILE]
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SEGMENT_KINDS } from '../../api/guide/search/kinds.ts';
import { isToldToNetwork } from '../../api/guide/search/network.ts';
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
    out: { type: 'string', default: `${root}api/guide/search/network-weights.ts` },
  },
});
const FOLDER = `${root}.cache/learn-network`;

/** Writes labels as `network.py` reads them: one a line. */
function write(name: string, labels: readonly TaughtLabel[], chance: Chance | null): void {
  const file = openSync(`${FOLDER}/${name}.jsonl`, 'w');
  for (const label of labels) {
    const words = wordsOf(label, chance);
    if (words === null) continue;
    const f = words.features.map((names) => names.filter(isToldToNetwork));
    writeSync(file, `${JSON.stringify({ f, j: [...words.joins], t: [...words.tags] })}\n`);
  }
  closeSync(file);
}

mkdirSync(FOLDER, { recursive: true });
const chance = chanceFrom(Number(values.seed));
writeFileSync(`${FOLDER}/kinds.json`, JSON.stringify(SEGMENT_KINDS));
write(
  'learn',
  labelsOf(
    chance,
    materialIn(values.records, Number(values.count), [], () => true),
  ),
  chance,
);
write('measure', readCorpus(`${root}api/guide/corpus/measured-and-read`), null);
const script = new URL('network.py', import.meta.url).pathname;
execFileSync(values.python, [script, FOLDER, values.out, '--seed', values.seed, '--epochs', values.epochs], {
  stdio: 'inherit',
});
