import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { root } from '../setup/paths.ts';
import { fileCycles, folderLoops, importsOf } from './import-graph.ts';

const FILES = globSync(['*.ts', '{web,api,scripts,tests}/**/*.{ts,tsx,mjs}'], {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
});
/** A test beside what it tests may use any part of the project; nothing uses it. */
const isTest = (file: string) =>
  /^(?:web|api|scripts)\/(?:.*\.test\.tsx?$|.*\/(?:testing|test-support)\/)/.test(file);
/** The guide's folders and the files beside them are one thing in parts: words and facts go both ways. */
const isInGuide = (file: string) => file.startsWith('api/guide/');

const { exports } = z
  .object({ exports: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${root}api/package.json`, 'utf8')));
const imports = importsOf(FILES, (file) => readFileSync(root + file, 'utf8'), exports);

test('no file imports what imports it, types included', () => {
  expect(fileCycles(imports)).toEqual([]);
});

test('no folder takes from a folder that takes from it, at any depth', () => {
  const counted = imports.filter(([from, to]) => !isTest(from) && !(isInGuide(from) && isInGuide(to)));
  expect(folderLoops(counted)).toEqual([]);
});

describe('of made-up files', () => {
  const importsAmong = (texts: Record<string, string>) =>
    importsOf(Object.keys(texts), (file) => texts[file] ?? '', { './contract': './contract/contract.ts' });

  test('a cycle by way of a type, a worker and the API is found', () => {
    const found = importsAmong({
      'web/a.ts': "import type { B } from './parts/b.worker.ts';",
      'web/parts/b.worker.ts': "import { c } from '@placard/api/contract';",
      'api/contract/contract.ts': "new Worker(new URL('../../web/a.ts', import.meta.url));",
      'web/alone.ts': "import { a } from './a.ts'; import { readFile } from 'node:fs';",
    });
    expect(fileCycles(found)).toEqual([['api/contract/contract.ts', 'web/a.ts', 'web/parts/b.worker.ts']]);
  });

  test('two folders that take from each other are found, with an import each way, though no file does', () => {
    const found = importsAmong({
      'web/ui/button.ts': "import { a } from '../lib/words.ts';",
      'web/lib/words.ts': '',
      'web/lib/layers.ts': "import { b } from '../ui/icon.ts';",
      'web/ui/icon.ts': '',
    });
    expect(fileCycles(found)).toEqual([]);
    expect(folderLoops(found)).toEqual([
      'web/: lib, ui; web/lib/layers.ts -> web/ui/icon.ts; web/ui/button.ts -> web/lib/words.ts',
    ]);
  });

  test('so are the files of a folder and a folder in it', () => {
    const found = importsAmong({
      'api/server.ts': "import { routes } from './http/routes.ts';",
      'api/log.ts': '',
      'api/http/routes.ts': "import { log } from '../log.ts';",
    });
    expect(folderLoops(found)).toEqual([
      'api/: (its own files), http; api/server.ts -> api/http/routes.ts; api/http/routes.ts -> api/log.ts',
    ]);
  });
});
