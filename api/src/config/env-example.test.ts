import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const example = readFileSync(`${HERE}../../../.env.example`, 'utf8');
const values = parseEnv(example.replaceAll(/^# ([A-Z_]+=)/gm, '$1'));

test('.env.example names every variable that the server reads, and no other', () => {
  const sources = globSync('*.ts', { cwd: HERE, exclude: ['*.test.ts'] });
  const names = sources.flatMap((file) =>
    [...readFileSync(HERE + file, 'utf8').matchAll(/'([A-Z][A-Z_]{2,})'/g)].map(([, name]) => name ?? ''),
  );
  expect(Object.keys(values).toSorted()).toEqual([...new Set(names)].toSorted());
});

test('each variable stands below a sentence or a variable that has one', () => {
  for (const block of example.split('\n\n')) expect(block).toMatch(/^# [^=\n]+\n?/);
});

test('its values are the defaults, as they stand and without the #', () => {
  expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
  expect({ ...readConfig(values), dataDir: readConfig({}).dataDir }).toEqual(readConfig({}));
});
