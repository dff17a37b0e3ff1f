import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { APP_VERSION } from '../../api/contract/limits.ts';
import { ERRORS } from '../../api/src/http/errors.ts';
import { ERROR_TEXTS } from '../../web/src/lib/error-texts.ts';
import { root } from '../setup/paths.ts';

const read = (file: string) => readFileSync(root + file, 'utf8');
const without = (path: string) => /(?:^|\/)(?:node_modules|dist|corpus|licences\.html)(?:\/|$)/.test(path);
const SOURCES = globSync('{web,api,scripts,tests,public,docs}/**/*.{ts,tsx,mjs,css,html,md}', {
  cwd: root,
  exclude: without,
});
const PAGES = globSync(['*.md', '{web,api,scripts,tests,docs}/**/*.md'], { cwd: root, exclude: without });

/** What a link into a page can lead to: what is named so, and its headings. */
function anchorsOf(page: string): Set<string> {
  const text = read(page);
  const named = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id ?? '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .replaceAll(/<[^>]*>/g, '')
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...named, ...headings]);
}

/** `docs/behaviour.md#label-checks`, wherever a comment or a page says it. */
const RULE = /docs\/(behaviour|decisions)\.md#([\w-]+)/g;

test('every rule that the sources name stands in the documents', () => {
  const named = [...SOURCES, ...PAGES]
    .filter((file) => file !== 'scripts/check/documents.test.ts')
    .flatMap((file) =>
      [...read(file).matchAll(RULE)].map(([, page = '', anchor = '']) => ({
        file,
        page: `docs/${page}.md`,
        anchor,
      })),
    );
  const anchors = new Map(['docs/behaviour.md', 'docs/decisions.md'].map((page) => [page, anchorsOf(page)]));
  expect(named.filter(({ page, anchor }) => !anchors.get(page)?.has(anchor))).toEqual([]);
});

test('no name in the documents is given twice', () => {
  for (const page of ['docs/behaviour.md', 'docs/decisions.md']) {
    const ids = [...read(page).matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('every link between the pages of the project leads to a file and a place in it', () => {
  const dangling = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, path = '', anchor]) => {
        const target = path === '' ? page : join(dirname(page), path);
        if (!existsSync(root + target)) return [`${page}: ${link}`];
        const found = anchor === undefined || !target.endsWith('.md') || anchorsOf(target).has(anchor);
        return found ? [] : [`${page}: ${link}`];
      },
    ),
  );
  expect(dangling).toEqual([]);
});

test('every file and folder that a page names is there', () => {
  const missing = PAGES.flatMap((page) =>
    [...read(page).matchAll(/`((?:web|api|scripts|tests|docs|public)\/[\w./*{},-]+)`/g)].flatMap(
      ([, path = '']) => (globSync(path, { cwd: root }).length > 0 ? [] : [`${page}: ${path}`]),
    ),
  );
  expect(missing).toEqual([]);
});

test('the sentences of errors stand in the documentation once, as in the catalogue', () => {
  const page = read('docs/behaviour.md');
  const [, errors = ''] = /<a id="errors">([^]*)<a id="speech-errors">/.exec(page) ?? [];
  const table = [...errors.matchAll(/^\| (?:<a id="[^"]+"><\/a>)?(\w+) \| [^|]+ \| `([^`]+)` \|$/gm)];
  expect(Object.fromEntries(table.map(([, name, sentence]) => [name, sentence]))).toEqual(ERROR_TEXTS);
  for (const sentence of Object.values(ERROR_TEXTS)) expect(page.split(`\`${sentence}\``)).toHaveLength(2);
});

test('every sentence that the documentation says a visitor reads is in the app, letter by letter', () => {
  const joined = (text: string) => text.replaceAll(/\s+/g, ' ');
  const app = joined(
    SOURCES.filter((file) => /^(?:web\/src|public)\/(?!.*test)/.test(file))
      .map(read)
      .join('\n'),
  ).replaceAll('&amp;', '&');
  const [page = ''] = read('docs/behaviour.md').split('<a id="api-errors">');
  const sentences = [...page.matchAll(/`([A-Z][^`]* [^`]*)`/g)].map(([, text = '']) => joined(text));
  expect(sentences.length).toBeGreaterThan(60);
  const pieces = sentences.flatMap((sentence) => sentence.split(/\{\w+\}/).map((piece) => piece.trim()));
  expect(pieces.filter((piece) => !app.includes(piece))).toEqual([]);
});

test('so do the codes of the API, with their statuses', () => {
  const table = [...read('docs/behaviour.md').matchAll(/^\| (\w+) \| (\d+) \| `([^`]+)` \|$/gm)];
  const told = table.map(([, code, status, details]) => [code, { status: Number(status), details }]);
  expect(Object.fromEntries(told)).toEqual(ERRORS);
});

test('the version stands in one file; the newest release in the list of changes is that one', () => {
  const number = APP_VERSION.slice(1);
  const everywhere = [
    ...SOURCES,
    ...PAGES,
    'package.json',
    'web/package.json',
    'api/package.json',
    '.env.example',
  ];
  const holders = everywhere.filter((file) => read(file).includes(number));
  expect(holders.filter((file) => file !== 'CHANGELOG.md')).toEqual(['api/contract/limits.ts']);
  expect(/^## (v\d\S*)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(APP_VERSION);
});
