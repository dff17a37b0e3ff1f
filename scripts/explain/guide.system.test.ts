import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testWriter as writer } from '../../api/src/test-support/test-guide.ts';

const SCRIPT = join(import.meta.dirname, 'guide.ts');

function runGuide(
  content: string | null,
  ...options: string[]
): { status: number | null; stdout: string; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  try {
    const file = join(folder, 'labels.json');
    if (content !== null) writeFileSync(file, content);
    return spawnSync(process.execPath, [SCRIPT, ...options, file], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('prints one JSON object a line, with null for what the label does not say', () => {
  const labels = [
    {
      text: '',
      lines: ['Ada Birch 1901-1970', 'The Kiln 1934', 'Oil paint on board', 'Purchased 1950', 'N05501'],
    },
    {
      text: 'ignored',
      lines: ['Ada Birch 1901-1970', { text: 'The Kiln 1934', height: 1.4 }, 'Oil paint on board'],
    },
  ];
  const { status, stdout } = runGuide(JSON.stringify(labels));
  expect(status).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    facts: {
      artist: 'Ada Birch',
      born: '1901',
      died: '1970',
      title: 'The Kiln',
      date: '1934',
      nationality: null,
      dimensions: null,
    },
    description: expect.stringContaining('The Kiln'),
    readings: {
      title: { start: expect.any(Number), end: expect.any(Number), certainty: expect.any(Number) },
    },
    statements: {
      description: expect.arrayContaining([
        expect.objectContaining({ text: expect.any(String), origin: 'label', spans: expect.any(Array) }),
      ]),
    },
    messages: expect.arrayContaining([
      expect.objectContaining({ role: 'friend1', content: expect.any(String) }),
    ]),
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    facts: { medium: 'Oil paint on board', credit: null, accession: null },
  });
});

test('prints what the server says of the first label of a visit, with what a note knows', async () => {
  const lines = ['Ada Birch', 'The Kiln, 1934', 'Drypoint on paper', 'Purchased 1950'].map((text) => ({
    text,
  }));
  const label = { text: lines.map(({ text }) => text).join(' '), lines };
  const { stdout } = runGuide(JSON.stringify([label]));
  const printed: unknown = JSON.parse(stdout);
  const { signal } = new AbortController();
  const { words: description, grounds: bite } = await writer.describe({ ...label, nth: 0 }, signal);
  const { words: messages, grounds: talk } = await writer.converse({ ...label, nth: 0 }, signal);
  expect(description).toContain('In drypoint');
  expect(printed).toMatchObject({
    description,
    messages,
    printed: bite?.printed,
    statements: { description: bite?.statements, conversation: talk?.statements },
    alsoOnLabel: { description: bite?.alsoOnLabel, conversation: talk?.alsoOnLabel },
  });
  const labelOnly = runGuide(JSON.stringify([label]), '--label-only').stdout;
  expect(labelOnly).toContain('"origin":"label"');
  expect(labelOnly).not.toContain('"origin":"note"');
});

test.each([
  ['a missing file', null, /cannot be read/],
  ['broken JSON', '[{', /not valid JSON/],
  ['no list', '{"text": "a"}', /holds no list/],
  ['a label without text', '[{"lines": ["a"]}]', /Label 1 has no "text"/],
  ['lines that are no list', '[{"text": "a", "lines": "b"}]', /"lines" is not a list/],
  ['a line of the wrong shape', '[{"text": "a", "lines": [{"height": 2}]}]', /Label 1, line 1 is neither/],
])('says in one sentence what is wrong with %s and exits with 1', (_, content, message) => {
  const { status, stdout, stderr } = runGuide(content);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain('    at ');
});
