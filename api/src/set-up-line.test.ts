import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { setUpLine } from './set-up-line.ts';

test('without any key the line names what is embedded', () => {
  expect(setUpLine(readConfig({ DATA_DIR: '/srv/placard' }), undefined)).toBe(
    'Texts: the grounded guide. Voices: Flite, embedded. Memory: SQLite in /srv/placard.',
  );
});

test('with keys and a database the line names them, and no secret', () => {
  const line = setUpLine(
    readConfig({
      OPENAI_API_KEY: 'sk-secret',
      OPENAI_BASE_URL: 'http://models.example:11434/v1',
      OPENAI_MODEL: 'llama3.2',
      AZURE_SPEECH_KEY: 'azure-secret',
      AZURE_SPEECH_REGION: 'westeurope',
      DATABASE_URL: 'postgres://placard:db-secret@db.example/placard',
    }),
    undefined,
  );
  expect(line).toBe(
    'Texts: llama3.2 at models.example:11434. Voices: Azure. Memory: Postgres at db.example.',
  );
  expect(line).not.toContain('secret');
});

test('a museum with a name and notes is named with their number', () => {
  const config = readConfig({ DATA_DIR: '/srv/placard', MUSEUM_NAME: 'Kiln Museum' });
  expect(setUpLine(config, { museum: 'Kiln Museum', notes: [] })).toMatch(
    / Museum: Kiln Museum, 0 notes of its own\.$/,
  );
});
