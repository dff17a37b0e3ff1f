import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { bareEnv } from '../test-support/bare-env.ts';
import { temporaryFolder, writeFiles } from '../test-support/test-server.ts';

const COMMAND = fileURLToPath(new URL('./doctor.ts', import.meta.url));
const folder = temporaryFolder();
afterAll(() => folder.remove());

function doctor(env: Record<string, string>): { out: string; status: number | null } {
  const { stdout, status } = spawnSync(process.execPath, [COMMAND], {
    encoding: 'utf8',
    // For a folder that cannot be made: Node's own way to make one never ends in /proc.
    timeout: 120_000,
    env: bareEnv({ DATA_DIR: folder.path, ...env }),
  });
  return { out: stdout, status };
}

test('it tries the disk, the database, the writer and both voices', () => {
  const { out } = doctor({});
  for (const line of [
    /^✓ disk: .* can be written/m,
    /^. room: .* free/m,
    /^✓ database: SQLite/m,
    /^✓ text \(grounded\): \d+ words/m,
  ])
    expect(out).toMatch(line);
  expect(out.match(/^✓ voice \(flite, (slt|rms)\): \d+ kB audio\/mpeg/gm)).toHaveLength(2);
});

test('what the house adds is told, and the first line of its notes that is not used', () => {
  const notes = `${folder.path}/notes`;
  writeFiles(notes, {
    'notes.csv': 'accession,title,maker,text\nA 1,The Kiln,Ada Birch,It was fired for two days.\n',
  });
  const house = { MUSEUM_NAME: 'Lowe Hollow Museum', NOTES_DIR: notes };
  expect(doctor(house).out).toMatch(/^✓ museum: Lowe Hollow Museum, 1 notes? \(/m);
  writeFiles(notes, { 'more.csv': 'accession,title,maker,text\nA 2,The Ladle,Ada Birch,\n' });
  const { out, status } = doctor(house);
  expect(out).toMatch(/^✗ museum: 1 line is not used: more\.csv:2: .*\n {2}npm run notes -- check/m);
  expect(status).toBe(1);
});

test('a database out of reach is named, with what to look at and without its password', () => {
  const { out, status } = doctor({ DATABASE_URL: 'postgres://placard:planted-secret@127.0.0.1:1/placard' });
  expect(out).toMatch(/^✗ start: .*ECONNREFUSED.*\n {2}Is DATABASE_URL reachable/m);
  expect(out).not.toContain('planted-secret');
  expect(status).toBe(1);
});

test('a service out of reach is named with the variables to look at, also one beside the voices in use', () => {
  const nobody = 'http://127.0.0.1:1';
  const { out, status } = doctor({
    SPEECH_PROVIDER: 'flite',
    ELEVENLABS_API_KEY: 'planted-secret',
    ELEVENLABS_BASE_URL: nobody,
    OPENAI_API_KEY: 'planted-secret',
    OPENAI_BASE_URL: nobody,
    OPENAI_MODEL: 'some-model',
  });
  expect(out).toMatch(/^✗ text \(openai\): .*\n {2}.*OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL/m);
  expect(out.match(/^✓ voice \(flite, /gm)).toHaveLength(2);
  expect(out.match(/^✗ voice \(elevenlabs, .*\n {2}.*ELEVENLABS_API_KEY/gm)).toHaveLength(2);
  expect([out.includes('planted-secret'), status]).toEqual([false, 1]);
});

test('a folder that cannot be used and a wrong value are named', () => {
  writeFiles(folder.path, { file: '' });
  const { out, status } = doctor({ DATA_DIR: `${folder.path}/file` });
  expect(out).toMatch(/^✗ disk: .*\n {2}Set DATA_DIR to a folder/m);
  // Said once: what cannot open without the folder is not tried.
  expect([out.match(/✗/g)?.length, status]).toEqual([out.includes('✗ web app') ? 2 : 1, 1]);
  expect(doctor({ DATA_DIR: '/proc/placard/data' }).out).toMatch(/^✗ disk: E[A-Z]+: .*mkdir '\/proc/m);
  expect(doctor({ PORT: 'x' }).out).toMatch(/^✗ configuration: PORT must be/);
});
