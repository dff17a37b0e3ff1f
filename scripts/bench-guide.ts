/**
 * Measures the label parser: exact match per field after normalising case, spaces, dashes and quotes.
 * node scripts/bench-guide.ts --labels FILE [--ocr BENCH.json] [--show]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type LabelInput, parseLabel } from '../api/guide/guide.ts';

const FIELDS = [
  'artist',
  'nationality',
  'born',
  'died',
  'title',
  'date',
  'medium',
  'dimensions',
  'credit',
  'accession',
] as const;
type Field = (typeof FIELDS)[number];
type Fields = Record<Field, string | null>;

interface TrueLabel {
  file: string;
  lines: string[];
  text: string;
  fields: Fields;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString = (value: unknown): value is string => typeof value === 'string';

function readTruth(path: string): TrueLabel[] {
  const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(data)) throw new Error(`${path} holds no list of labels.`);
  return data.flatMap((item: unknown): TrueLabel[] => {
    if (!isRecord(item) || !isRecord(item['fields']) || !isString(item['text']) || !isString(item['file']))
      return [];
    if (item['text'] === '') return [];
    const given = item['fields'];
    const value = (field: Field): string | null => {
      const found = given[field];
      return isString(found) ? found : null;
    };
    const fields: Fields = {
      artist: value('artist'),
      nationality: value('nationality'),
      born: value('born'),
      died: value('died'),
      title: value('title'),
      date: value('date'),
      medium: value('medium'),
      dimensions: value('dimensions'),
      credit: value('credit'),
      accession: value('accession'),
    };
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
  const tally = new Map(FIELDS.map((field) => [field, { right: 0, said: 0, printed: 0 }]));
  let milliseconds = 0;
  for (const label of labels) {
    const input = inputOf(label);
    const start = performance.now();
    const facts = parseLabel(input);
    milliseconds += performance.now() - start;
    for (const field of FIELDS) {
      const counts = tally.get(field);
      const [said, printed] = [facts[field], label.fields[field]];
      const right = said !== null && printed !== null && normalise(said) === normalise(printed);
      if (!counts) continue;
      counts.said += said === null ? 0 : 1;
      counts.printed += printed === null ? 0 : 1;
      counts.right += right ? 1 : 0;
      if (show && !right && (said ?? printed) !== null)
        console.log(`  ${label.file} ${field}: ${said ?? '-'}  [printed: ${printed ?? '-'}]`);
    }
  }
  const sum = { right: 0, said: 0, printed: 0 };
  const rows = [...tally].map(([field, counts]) => {
    sum.right += counts.right;
    sum.said += counts.said;
    sum.printed += counts.printed;
    return `${field} ${f1(counts)}`;
  });
  console.log(
    `${name}: F1 ${f1(sum)} over ${labels.length} labels, ${(milliseconds / Math.max(1, labels.length)).toFixed(1)} ms each`,
  );
  console.log(`  ${rows.join(', ')}`);
}

function f1({ right, said, printed }: { right: number; said: number; printed: number }): string {
  return said + printed === 0 ? 'n/a' : ((2 * right) / (said + printed)).toFixed(3);
}

/** What cleanup leaves of a label (DESIGN section 4, characters): no line breaks, few signs. */
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

function readOcr(path: string): Map<string, string> {
  const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isRecord(data)) throw new Error(`${path} holds no readings by file name.`);
  const texts = Object.entries(data).map(([file, reading]): [string, string] => {
    const text = isRecord(reading) ? reading['text'] : undefined;
    return [file, isString(text) ? text : ''];
  });
  return new Map(texts.filter(([, text]) => text !== ''));
}

const { values } = parseArgs({
  options: { labels: { type: 'string' }, ocr: { type: 'string' }, show: { type: 'boolean', default: false } },
});
if (values.labels === undefined) {
  console.error('Usage: node scripts/bench-guide.ts --labels FILE [--ocr BENCH.json] [--show]');
  process.exit(1);
}
const labels = readTruth(values.labels);
measure(
  'true lines',
  labels,
  ({ text, lines }) => ({ text, lines: lines.map((line) => ({ text: line })) }),
  values.show,
);
measure(
  'true lines, after cleanup',
  labels,
  ({ text, lines }) => ({ text, lines: lines.map((line) => ({ text: cleanedUp(line) })) }),
  values.show,
);
measure('true text, joined', labels, ({ text }) => ({ text }), values.show);
measure('true text, after cleanup', labels, ({ text }) => ({ text: cleanedUp(text) }), values.show);
if (values.ocr !== undefined) {
  const readings = readOcr(values.ocr);
  const read = labels.filter((label) => readings.has(label.file));
  measure('our reader', read, (label) => ({ text: readings.get(label.file) ?? '' }), values.show);
}
