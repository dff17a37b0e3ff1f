/**
 * Counts which labels of English museums are taken for hardly English: `npm run bench:language -- DIR`, where the files of
 * DIR hold a record a line as JSON with maker, title, date, medium and credit. Prints the first alarms.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignLanguage } from '../../api/guide/language/label-language.ts';

const LAYOUTS = [
  ['maker', 'title', 'date', 'medium', 'credit'],
  ['maker', 'title', 'date', 'medium'],
  ['maker', 'title', 'date'],
];
const SHOWN = 10;

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Usage: npm run bench:language -- DIR');
  process.exit(1);
}
const records = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
  .map((line): unknown => JSON.parse(line));

function printed(record: unknown, fields: readonly string[]): string[] {
  if (typeof record !== 'object' || record === null) return [];
  return fields
    .map((field): unknown => Reflect.get(record, field))
    .filter((value): value is string => typeof value === 'string');
}

for (const layout of LAYOUTS) {
  const labels = records.map((record) => printed(record, layout)).filter((lines) => lines.length > 0);
  const alarms = labels.filter(
    (lines) => foreignLanguage({ text: '', lines: lines.map((text) => ({ text })) }) !== null,
  );
  const share = ((100 * alarms.length) / labels.length).toFixed(2);
  console.log(`${layout.join(', ')}: ${alarms.length} of ${labels.length} labels (${share} %)`);
  for (const lines of alarms.slice(0, SHOWN)) console.log(`  ${lines.join(' / ')}`);
}
