import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../setup/paths.ts';

test('no comment and no page refers to a document that the project does not hold', () => {
  const files = globSync(['*.md', '{web,api,scripts,tests,public,docs}/**/*.{ts,tsx,mjs,css,html,md}'], {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|corpus|licences\.html)(?:\/|$)/.test(path),
  });
  const absent = /\b(?:SPEC|DESIGN|PITFALLS)\b/;
  const referring = files.filter(
    (file) => file !== 'scripts/check/references.test.ts' && absent.test(readFileSync(root + file, 'utf8')),
  );
  expect(referring).toEqual([]);
});
