import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './paths.ts';

let house = '';

beforeEach(() => {
  house = mkdtempSync(`${tmpdir()}/placard-rules-`);
  copyFileSync(`${root}.oxlintrc.json`, `${house}/.oxlintrc.json`);
});
afterEach(() => rmSync(house, { recursive: true }));

/** What the linter says of a project that consists of this one file. */
function lint(file: string, code: string): string {
  const path = `${house}/${file}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  const { stdout } = spawnSync(`${root}node_modules/.bin/oxlint`, ['--format=unix', file], {
    cwd: house,
    encoding: 'utf8',
  });
  return stdout;
}

const importing = (from: string) => `import { thing } from '${from}';\nexport const other = thing;\n`;
const importingType = (from: string) => `import type { Thing } from '${from}';\nexport type Other = Thing;\n`;

describe('the import rules', () => {
  it.each([
    ['the contract', 'api/contract/x.ts', 'hono'],
    ['the contract', 'api/contract/x.ts', '../guide/guide.ts'],
    ['the guide', 'api/guide/x.ts', 'node:fs'],
    ['the guide', 'api/guide/x.ts', '../src/config.ts'],
    ['lib', 'web/src/lib/x.ts', '../engines/ocr/reading.ts'],
    ['lib', 'web/src/lib/x.ts', 'zustand'],
    ['ui', 'web/src/ui/x.ts', '../engines/ocr/reading.ts'],
    ['ui', 'web/src/ui/x.ts', '@placard/api/contract'],
    ['platform', 'web/src/platform/x.ts', '../features/services.ts'],
    ['platform', 'web/src/platform/x.ts', 'react'],
    ['an engine', 'web/src/engines/ocr/x.ts', '../../platform/http.ts'],
    ['an engine', 'web/src/engines/ocr/x.ts', 'react'],
    ['a feature', 'web/src/features/podcast/x.ts', '../../platform/http.ts'],
    ['a feature', 'web/src/features/podcast/x.ts', '../rating/rating-stars.tsx'],
    ['a feature', 'web/src/features/podcast/x.ts', '../../app/compose.ts'],
    ['the service worker', 'web/src/sw/x.ts', '../features/services.ts'],
    ['a worker', 'web/src/platform/x.worker.ts', 'react'],
    ['a service of the API', 'api/src/services/x.ts', 'hono'],
    ['a service of the API', 'api/src/services/x.ts', '../store/sqlite/sqlite-store.ts'],
    ['a route of the API', 'api/src/http/routes/x.ts', '../../store/sqlite/sqlite-store.ts'],
  ])('keep %s (%s) from importing %s', (_layer, file, from) => {
    expect(lint(file, importing(from))).toContain('no-restricted-imports');
  });

  it.each([
    ['web/src/engines/ocr/x.ts', '@placard/api/contract'],
    ['web/src/engines/ocr/x.ts', '../../lib/abort.ts'],
    ['web/src/features/podcast/x.ts', '../services.ts'],
    ['web/src/features/podcast/x.ts', '../../ui/key.tsx'],
    ['web/src/app/compose.ts', '../platform/http.ts'],
    ['api/src/http/routes/x.ts', '../../services/describe-work.ts'],
  ])('let %s import %s', (file, from) => {
    expect(lint(file, importing(from))).toBe('');
  });

  it('let an engine know the types of an adapter', () => {
    expect(lint('web/src/engines/ocr/x.ts', importingType('../../platform/http.ts'))).toBe('');
  });

  it('keep browser globals out of the engines', () => {
    expect(lint('web/src/engines/ocr/x.ts', 'export const width = window.innerWidth;\n')).toContain(
      'no-restricted-globals',
    );
  });
});
