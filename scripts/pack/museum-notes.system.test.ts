import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { root } from '../setup/paths.ts';

const EXAMPLE = `${root}docs/museum-notes-example`;
const folder = mkdtempSync(`${tmpdir()}/placard-test-`);
afterAll(() => rmSync(folder, { recursive: true }));

function notes(...given: string[]): { out: string; error: string; status: number | null } {
  const run = spawnSync(process.execPath, [`${root}scripts/pack/notes.ts`, ...given], { encoding: 'utf8' });
  return { out: run.stdout, error: run.stderr, status: run.status };
}

test('the example of docs/museum-notes.md has ten notes and no fault', () => {
  expect(notes('check', EXAMPLE)).toMatchObject({ out: '10 notes, 0 faults\n', status: 0 });
});

test('check says what is wrong by file and line, and fails', () => {
  mkdirSync(`${folder}/rooms`);
  writeFileSync(`${folder}/a.csv`, 'accession,text\nK 1,It burns.\nK 2,\n');
  writeFileSync(`${folder}/rooms/b.md`, '# Kiln\n\nIt burns.\n');
  writeFileSync(`${folder}/old.csv`, new Uint8Array([0x61, 0xe9, 0x0a]));
  const { out, status } = notes('check', folder);
  expect(out.split('\n')).toEqual([
    `${folder}/a.csv:3: K 2: The note tells nothing.`,
    expect.stringMatching(/old\.csv:1: The file is no UTF-8/),
    expect.stringMatching(
      /rooms\/b\.md:1: Kiln: A note needs an accession number, or a title and a maker\.$/,
    ),
    '1 notes, 3 faults',
    '',
  ]);
  expect(status).toBe(1);
});

test('match shows what would be told of each label, and of which nothing', () => {
  const { out } = notes('match', EXAMPLE, `${EXAMPLE}/labels.json`);
  const found = out.split(/^(?=\d+\. )/m).map((label) => label.split('\n')[1]?.trim());
  expect(found).toEqual([
    'By its accession number:',
    'By title and maker:',
    'By its accession number:',
    'No note.',
  ]);
  expect(out).toMatch(/The Ice Harbour.*\n.*\n.*the museum says.*: Ada Birch painted this from the window/i);
  expect(out).toMatch(/\n3 of the labels have a note\n$/);
});

test('a folder or a file that is not there is named', () => {
  expect(notes('check', '/no/such')).toMatchObject({ error: 'There is no folder /no/such.\n', status: 1 });
  expect(notes('match', EXAMPLE)).toMatchObject({ error: expect.stringMatching(/^Usage/), status: 1 });
});
