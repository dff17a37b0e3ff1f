import { parseArgs } from 'node:util';
import { drawCorpus } from './draw-corpus.ts';
import { isKind, KINDS, MUSEUM_KINDS, READABLE_KINDS, UNREADABLE_KINDS, type Kind } from './scene.ts';

const USAGE = `usage: node tests/label-corpus/generate.ts --out DIR [--seed N] [--count N] [--kind KIND]
KIND: ${KINDS.join(', ')}, readable, museum, unreadable; without it three readable photos for each unreadable one`;

function kindsFor(name: string | undefined): readonly Kind[] {
  if (name === undefined) return UNREADABLE_KINDS.flatMap((kind) => [...READABLE_KINDS, kind]);
  if (name === 'readable') return READABLE_KINDS;
  if (name === 'museum') return MUSEUM_KINDS;
  if (name === 'unreadable') return UNREADABLE_KINDS;
  if (isKind(name)) return [name];
  throw new RangeError(`There is no kind "${name}".\n${USAGE}`);
}

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new RangeError(`--${name} must be a whole number.\n${USAGE}`);
  return value;
}

/** Draws a set of label photos with their truth, as NNN.jpg and labels.json. */
async function generate(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '24' },
      kind: { type: 'string' },
    },
  });
  if (values.out === undefined) throw new RangeError(USAGE);
  const seed = wholeNumber(values.seed, 'seed');
  const count = wholeNumber(values.count, 'count');
  const kinds = kindsFor(values.kind);
  await drawCorpus(values.out, kinds, seed, count);
  process.stdout.write(`${count} photos in ${values.out}\n`);
}

try {
  await generate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
