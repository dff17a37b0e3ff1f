import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../scripts/learn/corpus.ts';

const FOLDER = import.meta.dirname;
const ROLES = readdirSync(FOLDER, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
);

test('no label has two roles: what was learned from is judged by nobody', () => {
  const roles = new Map<string, string>();
  const twice: string[] = [];
  for (const role of ROLES)
    for (const { lines } of readCorpus(`${FOLDER}/${role}`)) {
      const text = lines.map((line) => line.text).join('\n');
      const other = roles.get(text);
      if (other !== undefined && other !== role) twice.push(`${text} (${other}, ${role})`);
      roles.set(text, role);
    }
  expect(ROLES).toEqual(['in-the-manner-of-houses', 'judged-only', 'learned-from', 'measured-and-read']);
  expect(twice).toEqual([]);
});

test('each label has its house above it, and something on every line', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  );
  const faulty = files.flatMap((file) =>
    readFileSync(`${FOLDER}/${file}`, 'utf8')
      .split(/\n\s*\n/)
      .map((block) => block.trim())
      .filter((block) => block !== '' && !/^# .+\n./.test(block))
      .map((block) => `${file}: ${block.slice(0, 60)}`),
  );
  const empty = ROLES.flatMap((role) => readCorpus(`${FOLDER}/${role}`)).filter(({ lines }) =>
    lines.some(({ text }) => text.trim() === ''),
  );
  expect(faulty).toEqual([]);
  expect(empty.map(({ lines }) => lines.map(({ text }) => text).join(' / '))).toEqual([]);
});
