import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../setup/paths.ts';

interface Planted {
  path: string;
  code: string;
}
const planted: Planted[] = [];
let found: string[];

/** Plants a file, under a number of its own in its folder; what the linter says of it. */
function plant(file: string, code: string): () => string {
  const path = file.replace(/\w+((?:\.worker)?\.ts)$/, `x${planted.length}$1`);
  planted.push({ path, code });
  return () => found.filter((line) => line.includes(`${path}:`)).join('\n');
}

// All in one run: the linter takes longer to start than to look at them.
beforeAll(() => {
  const house = mkdtempSync(`${tmpdir()}/placard-rules-`);
  copyFileSync(`${root}.oxlintrc.json`, `${house}/.oxlintrc.json`);
  for (const { path, code } of planted) {
    mkdirSync(dirname(`${house}/${path}`), { recursive: true });
    writeFileSync(`${house}/${path}`, code);
  }
  const options = { cwd: house, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(`${root}node_modules/.bin/oxlint`, ['--format=unix'], options);
  rmSync(house, { recursive: true });
  found = stdout.split('\n');
});

const importing = (from: string) => `import { thing } from '${from}';\nexport const other = thing;\n`;
const importingType = (from: string) => `import type { Thing } from '${from}';\nexport type Other = Thing;\n`;

const FORBIDDEN: [layer: string, file: string, from: string][] = [
  ['the contract', 'api/contract/x.ts', 'hono'],
  ['the contract', 'api/contract/x.ts', '../guide/guide.ts'],
  ['the guide', 'api/guide/x.ts', 'node:fs'],
  ['the guide', 'api/guide/x.ts', '../src/config.ts'],
  ['lib', 'web/src/lib/x.ts', '../engines/ocr/reading.ts'],
  ['lib', 'web/src/lib/x.ts', 'zustand'],
  ['ui', 'web/src/ui/controls/x.ts', '../../engines/ocr/reading.ts'],
  ['ui', 'web/src/ui/controls/x.ts', '@placard/api/contract'],
  ['platform', 'web/src/platform/network/x.ts', '../../features/services.ts'],
  ['platform', 'web/src/platform/network/x.ts', 'react'],
  ['an engine', 'web/src/engines/ocr/x.ts', '../../platform/network/http.ts'],
  ['an engine', 'web/src/engines/ocr/x.ts', 'react'],
  ['a feature', 'web/src/features/podcast/x.ts', '../../platform/network/http.ts'],
  ['a feature', 'web/src/features/podcast/x.ts', '../rating/rating-stars.tsx'],
  ['a feature', 'web/src/features/podcast/x.ts', '../../app/compose/compose.ts'],
  ['the service worker', 'web/src/sw/x.ts', '../features/services.ts'],
  ['a worker', 'web/src/platform/image/x.worker.ts', 'react'],
  ['a service of the API', 'api/src/services/x.ts', 'hono'],
  ['a service of the API', 'api/src/services/x.ts', '../store/sqlite/sqlite-store.ts'],
  ['a route of the API', 'api/src/http/routes/x.ts', '../../store/sqlite/sqlite-store.ts'],
];
const ALLOWED: [file: string, from: string][] = [
  ['web/src/engines/ocr/x.ts', '@placard/api/contract'],
  ['web/src/engines/ocr/x.ts', '../../lib/abort.ts'],
  ['web/src/features/podcast/x.ts', '../services.ts'],
  ['web/src/features/podcast/x.ts', '../../ui/controls/button.tsx'],
  ['web/src/app/compose/compose.ts', '../../platform/network/http.ts'],
  ['api/src/http/routes/x.ts', '../../services/describe-work.ts'],
];

describe('the import rules', () => {
  it.each(
    FORBIDDEN.map(([layer, file, from]) => ({ layer, file, from, findings: plant(file, importing(from)) })),
  )('keep $layer ($file) from importing $from', ({ findings }) => {
    expect(findings()).toContain('no-restricted-imports');
  });

  it.each(ALLOWED.map(([file, from]) => ({ file, from, findings: plant(file, importing(from)) })))(
    'let $file import $from',
    ({ findings }) => {
      expect(findings()).toBe('');
    },
  );

  const adapter = plant('web/src/engines/ocr/x.ts', importingType('../../platform/network/http.ts'));
  it('keep an engine from knowing even the types of an adapter', () => {
    expect(adapter()).toContain('no-restricted-imports');
  });

  const port = plant('api/src/services/x.ts', importingType('../store/port.ts'));
  it('let a service know the types of a port', () => {
    expect(port()).toBe('');
  });

  const global = plant('web/src/engines/ocr/x.ts', 'export const width = window.innerWidth;\n');
  it('keep browser globals out of the engines', () => {
    expect(global()).toContain('no-restricted-globals');
  });
});
