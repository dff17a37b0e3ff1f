/**
 * Learns which groups of letters speak for a person's name, and prints the weights for
 * `api/guide/vocabulary/name-letters.ts`: `node scripts/learn/name-letters.ts NAMES.txt WORDS.txt`, each file with one
 * word a line; a word that stands on several lines weighs more.
 */
import { readFileSync } from 'node:fs';
import { letterGroups } from '../../api/guide/name-likeness.ts';
import { packPairs, sourceOf } from '../pack/vocabulary.ts';

const CELLS = 1024;
const ROUNDS = 12;
/** Steps of a weight, to either side of nothing. */
const LEVELS = 4;
const HIGHEST_WEIGHT = 2;

const [namesFile, wordsFile] = process.argv.slice(2);
if (namesFile === undefined || wordsFile === undefined) {
  console.error('Usage: node scripts/learn/name-letters.ts NAMES.txt WORDS.txt');
  process.exit(1);
}
const examples = [
  ...readWords(namesFile).map((groups) => ({ groups, isName: 1 })),
  ...readWords(wordsFile).map((groups) => ({ groups, isName: 0 })),
];

function readWords(path: string): number[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((word) => word.trim() !== '')
    .map((word) => letterGroups(word.trim(), CELLS));
}

/** Logistic regression by stochastic gradient descent; a fixed stride mixes names and words. */
const weights = new Float64Array(CELLS);
let bias = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const rate = 0.08 / (1 + round / 2);
  for (let step = 0; step < examples.length; step += 1) {
    const example = examples[(step * 7919) % examples.length];
    if (!example) continue;
    const sum = example.groups.reduce((total, group) => total + (weights[group] ?? 0), bias);
    const error = example.isName - 1 / (1 + Math.exp(-sum));
    bias += rate * error;
    for (const group of example.groups) weights[group] = (weights[group] ?? 0) + rate * error;
  }
}
const level = (weight: number): number =>
  Math.max(-LEVELS, Math.min(LEVELS, Math.round((weight * LEVELS) / HIGHEST_WEIGHT)));
console.log(`bias: ${((bias * LEVELS) / HIGHEST_WEIGHT).toFixed(1)}`);
const letters = [...weights].map((weight) => String.fromCharCode('e'.charCodeAt(0) + level(weight))).join('');
console.log(sourceOf(packPairs(letters)));
