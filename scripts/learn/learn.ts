/**
 * Learns how labels are made up, from museums' records printed in many ways and from the labels of
 * `api/guide/corpus/learned-from` and `in-the-manner-of-houses`, and writes `api/guide/search/weights.ts`. The records are not part of the project; their
 * form stands in `scripts/learn/records.ts`.
 * npm run learn -- [--records DIR] [--count N] [--seed N] [--leave-out HOUSE,HOUSE --out FILE]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TAGS } from '../../api/guide/search/crf.ts';
import { featureNumber, packModel } from '../../api/guide/search/model.ts';
import { readCorpus } from './corpus.ts';
import { exampleOf } from './examples.ts';
import { drawnLabels } from './draw-labels.ts';
import { chanceFrom } from './random.ts';
import { HOUSES, recordsOf } from './records.ts';
import { Learner } from './train.ts';
import { varied } from './vary.ts';
import { root } from '../setup/paths.ts';

/** A feature must stand on so many words; one that names letters on twice as many. */
const LEAST = 8;
/** Rounds with all features, with those that are left, and what is left of the weights each time. */
const ROUNDS = [
  { rounds: 2, keep: 0.052 },
  { rounds: 2, keep: 0.62 },
  { rounds: 2, keep: 1 },
] as const;
/** How often each made-up label is learned from as it is, beside its use as a template. */
const AS_PRINTED = 6;
/** How often each label in the manner of houses is: as it is, and varied. */
const MARKED_AS_PRINTED = 6;
const MARKED_VARIED = 12;

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: `${root}../shared/records` },
    count: { type: 'string', default: '40000' },
    seed: { type: 'string', default: '1' },
    'leave-out': { type: 'string', default: '' },
    'leave-layouts': { type: 'boolean', default: false },
    out: { type: 'string', default: `${root}api/guide/search/weights.ts` },
  },
});
const leftOut = values['leave-out'].split(',');
const seed = Number(values.seed);
const chance = chanceFrom(seed);
const corpus = readCorpus(`${root}api/guide/corpus/learned-from`).filter(
  (_, index) => !values['leave-layouts'] || index % 4 !== 0,
);
const marked = readCorpus(`${root}api/guide/corpus/in-the-manner-of-houses`);
const houses = HOUSES.filter((house) => !leftOut.includes(house)).map((house) =>
  recordsOf(values.records, house),
);
const labels = [
  ...drawnLabels(chance, houses, Number(values.count), {
    templates: [...corpus, ...marked],
    layouts: values['leave-layouts'] ? (index) => index % 4 !== 0 : () => true,
  }),
  ...Array.from({ length: AS_PRINTED }, (_, time) =>
    corpus.map((label) => ({ ...label, isJoined: time % 3 === 2 })),
  ).flat(),
  ...Array.from({ length: MARKED_AS_PRINTED }, (_, time) =>
    marked.map((label) => ({ ...label, isJoined: time % 6 === 5 })),
  ).flat(),
  ...Array.from({ length: MARKED_VARIED }, () => marked.map((label) => varied(chance, label))).flat(),
];
console.log(`${labels.length} labels`);

const counts = new Map<string, number>();
const count = (name: string): number => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
  return -1;
};
for (const label of labels) exampleOf(label, count, null);
const numbers = new Map<string, number>();
for (const [name, times] of counts)
  if (times >= (/^[wlfo]/.test(name) ? 2 * LEAST : LEAST)) numbers.set(name, numbers.size);
console.log(`${numbers.size} features of ${counts.size}`);
const examples = labels.flatMap((label) => exampleOf(label, (name) => numbers.get(name) ?? -1, chance) ?? []);
const learner = new Learner(numbers.size);
let round = 0;
for (const { rounds, keep } of ROUNDS) {
  for (let time = 0; time < rounds; time += 1) {
    const likelihood = learner.round(chance, examples, 0.15 / (1 + 0.3 * round), 1e-4);
    round += 1;
    console.log(`round ${round}: ${likelihood.toFixed(3)} a label`);
  }
  if (keep < 1) learner.prune(keep);
}
const features = new Map(
  [...numbers].map(([name, number]) => [
    featureNumber(name),
    learner.model.words.slice(number * TAGS, (number + 1) * TAGS),
  ]),
);
const packed = packModel(features, learner.model.joins);
writeFileSync(
  values.out,
  `/** Written by \`npm run learn\` (seed ${seed}, ${labels.length} labels); see \`scripts/learn/learn.ts\`. */\nexport const WEIGHTS = String.raw\`${packed}\`;\n`,
);
