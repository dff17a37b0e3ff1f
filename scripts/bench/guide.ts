/**
 * Measures the grounded guide on labels whose fields are known (--labels FILE): labels with a wrong field, precision of
 * what is told and recall of what is printed, F1 by field, by lines and joined, and as the reader returned them (--ocr);
 * then size and processor time. With --houses: labels of museums and layouts left out, drawn from records; the network is
 * one that `npm run learn -- --leave-out tate,ima,princeton --leave-layouts --out FILE` wrote (--weights FILE), as the
 * committed one has learned from them.
 * With --marked FOLDER: labels whose stretches are marked as in `api/guide/corpus`.
 * node scripts/bench/guide.ts [--marked FOLDER] [--labels FILE [--ocr BENCH.json]] [--houses --weights FILE [--records DIR] [--count N]] [--show]
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type GuideLine, NO_FIELDS, type TombstoneFields } from '../../api/guide/facts.ts';
import { lookUpTerm } from '../../api/guide/glossary/glossary.ts';
import { type LabelInput, parseLabel, podcast, soundBite } from '../../api/guide/guide.ts';
import { noteBook } from '../../api/guide/notes/own-notes.ts';
import { FIELD_NAMES } from '../../api/guide/testing/field-names.ts';
import { HOSTILE_TEXTS } from '../../api/guide/testing/hostile-texts.ts';
import { learnedNetwork } from '../../api/guide/search/learned.ts';
import { type Network, unpackNetwork } from '../../api/guide/search/network.ts';
import { measureHouses, measureMarked } from './houses.ts';
import { guideBytes } from '../check/guide-size.ts';
import { readCorpus } from '../learn/corpus.ts';
import { root } from '../setup/paths.ts';

interface TrueLabel {
  file: string;
  lines: string[];
  text: string;
  fields: TombstoneFields;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString = (value: unknown): value is string => typeof value === 'string';
const isLine = (value: unknown): value is GuideLine => isRecord(value) && isString(value['text']);

function readTruth(path: string): TrueLabel[] {
  const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(data)) throw new Error(`${path} holds no list of labels.`);
  return data.flatMap((item: unknown): TrueLabel[] => {
    if (!isRecord(item) || !isRecord(item['fields']) || !isString(item['text']) || !isString(item['file']))
      return [];
    if (item['text'] === '') return [];
    const given = item['fields'];
    const fields: TombstoneFields = { ...NO_FIELDS };
    for (const field of FIELD_NAMES) {
      const value = given[field];
      if (isString(value)) fields[field] = value;
    }
    const lines = Array.isArray(item['lines']) ? item['lines'].filter(isString) : [];
    return [{ file: item['file'], lines, text: item['text'], fields }];
  });
}

function normalise(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/['"\u2018\u2019\u201C\u201D`]/g, '')
    .replaceAll('\u00D7', 'x')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function measure(
  name: string,
  labels: readonly TrueLabel[],
  inputOf: (label: TrueLabel) => LabelInput,
  show: boolean,
): void {
  let wrong = 0;
  const tally = new Map(FIELD_NAMES.map((field) => [field, { right: 0, said: 0, printed: 0 }]));
  for (const label of labels) {
    const input = inputOf(label);
    const facts = parseLabel(input);
    let isWrong = false;
    for (const field of FIELD_NAMES) {
      const counts = tally.get(field);
      const [said, printed] = [facts[field], label.fields[field]];
      const right = said !== null && printed !== null && normalise(said) === normalise(printed);
      if (!counts) continue;
      counts.said += said === null ? 0 : 1;
      counts.printed += printed === null ? 0 : 1;
      counts.right += right ? 1 : 0;
      isWrong ||= said !== null && !right;
      if (show && !right && (said ?? printed) !== null)
        console.log(`  ${label.file} ${field}: ${said ?? '-'}  [printed: ${printed ?? '-'}]`);
    }
    wrong += isWrong ? 1 : 0;
  }
  const sum = { right: 0, said: 0, printed: 0 };
  const rows = [...tally].map(([field, counts]) => {
    sum.right += counts.right;
    sum.said += counts.said;
    sum.printed += counts.printed;
    return `${field} ${f1(counts)}`;
  });
  console.log(
    `${name}: ${((100 * wrong) / labels.length).toFixed(1)} % of ${labels.length} labels with a wrong field, precision ${(sum.right / sum.said).toFixed(4)}, recall ${(sum.right / sum.printed).toFixed(3)}, F1 ${f1(sum)}`,
  );
  console.log(`  ${rows.join(', ')}`);
}

function f1({ right, said, printed }: { right: number; said: number; printed: number }): string {
  return said + printed === 0 ? 'n/a' : ((2 * right) / (said + printed)).toFixed(3);
}

/** What cleanup leaves of a label (docs/behaviour.md#characters): no line breaks, few signs. */
function cleanedUp(text: string): string {
  return text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\u00D7', 'x')
    .replaceAll(/['\u2018\u2019]/g, '')
    .replaceAll(/[^\p{Script=Latin}\d\-.,()[\] ]/gu, ' ')
    .replaceAll(/([.,])(?=\p{L})/gu, '$1 ')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What our reader gave the guide of each photo; a bench of an earlier version wrote no lines down. */
function readOcr(path: string): Map<string, LabelInput> {
  const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isRecord(data)) throw new Error(`${path} holds no readings by file name.`);
  const readings = Object.entries(data).map(([file, reading]): [string, LabelInput] => {
    const { text, lines } = isRecord(reading) ? reading : {};
    return [
      file,
      { text: isString(text) ? text : '', lines: Array.isArray(lines) ? lines.filter(isLine) : [] },
    ];
  });
  return new Map(readings.filter(([, { text }]) => text !== ''));
}

const byLines = ({ text, lines }: TrueLabel): LabelInput => ({
  text,
  lines: lines.map((line) => ({ text: line })),
});

/** Runs in one reading of the clock: it counts processor time in steps of some milliseconds. */
const RUNS = 25;

const KNOWLEDGE = { today: 2026, glossary: lookUpTerm, notes: noteBook() };

/** Processor time of parsing a text and writing both kinds of text, in milliseconds a run, when the engine is warm. */
function processorTime(text: string): number {
  const run = (): void => {
    const facts = parseLabel({ text });
    soundBite(facts, KNOWLEDGE);
    podcast(facts, KNOWLEDGE);
  };
  for (let warm = 0; warm < RUNS; warm += 1) run();
  const before = process.threadCpuUsage();
  for (let counted = 0; counted < RUNS; counted += 1) run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / RUNS;
}

/** Prints the times of texts; gives the median and the longest back. */
function measureTimes(name: string, texts: readonly string[]): [middle: number, most: number] {
  const times = texts.map(processorTime).toSorted((a, b) => a - b);
  const [middle, most] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
  console.log(
    `${name}: median ${middle.toFixed(1)} ms, most ${most.toFixed(1)} ms of processor time a label`,
  );
  return [middle, most];
}

const { values } = parseArgs({
  options: {
    labels: { type: 'string' },
    ocr: { type: 'string' },
    houses: { type: 'boolean', default: false },
    marked: { type: 'string' },
    weights: { type: 'string' },
    records: { type: 'string', default: `${root}../shared/records` },
    count: { type: 'string', default: '1500' },
    show: { type: 'boolean', default: false },
  },
});
const { show } = values;

/** The network in a file of weights, or the committed one. */
async function networkIn(path: string | undefined): Promise<Network> {
  if (path === undefined) return learnedNetwork();
  const file: unknown = await import(pathToFileURL(resolve(path)).href);
  const packed = isRecord(file) ? file['NETWORK'] : null;
  if (!isString(packed)) throw new Error(`${path} holds no NETWORK.`);
  return unpackNetwork(packed);
}

if (values.houses) measureHouses(await networkIn(values.weights), values.records, Number(values.count), show);
if (values.marked !== undefined) measureMarked(await networkIn(values.weights), resolve(values.marked), show);
if (values.labels !== undefined) {
  const labels = readTruth(values.labels);
  measure('true lines', labels, byLines, show);
  measure(
    'true lines, after cleanup',
    labels,
    ({ text, lines }) => ({ text, lines: lines.map((line) => ({ text: cleanedUp(line) })) }),
    show,
  );
  measure('true text, joined', labels, ({ text }) => ({ text }), show);
  measure('true text, after cleanup', labels, ({ text }) => ({ text: cleanedUp(text) }), show);
  if (values.ocr !== undefined) {
    const readings = readOcr(values.ocr);
    const read = labels.filter((label) => readings.has(label.file));
    console.log(`our reader: text of ${read.length} of ${labels.length} labels`);
    measure('our reader, lines', read, ({ file }) => readings.get(file) ?? { text: '' }, show);
    measure('our reader, joined', read, ({ file }) => ({ text: readings.get(file)?.text ?? '' }), show);
  }
}
const [ordinary] = measureTimes(
  'ordinary labels',
  readCorpus(`${root}api/guide/corpus/learned-from`)
    .slice(0, 100)
    .map(({ lines }) => lines.map(({ text }) => text).join(' ')),
);
const [hostile, slowest] = measureTimes('hostile texts', HOSTILE_TEXTS);
console.log(
  `a hostile text takes ${(hostile / ordinary).toFixed(1)} times as long as an ordinary label, the slowest ${(slowest / ordinary).toFixed(1)} times`,
);
const { minified, compressed } = await guideBytes();
console.log(
  `size: ${(minified / 1000).toFixed(1)} kB minified, ${(compressed / 1000).toFixed(1)} kB compressed`,
);
