import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { buildWeb } from '../build-web.ts';
import { root } from '../../setup/paths.ts';
import { licencesPage } from './licences-page.ts';
import { PARTS } from './parts.ts';
import { shippedPackages } from './shipped.ts';

const lock = readFileSync(`${root}pnpm-lock.yaml`, 'utf8');

/** The lines of the lock file that stand, indented by more, under the line that is exactly this. */
function under(lines: readonly string[], head: string): string[] {
  const start = lines.indexOf(head);
  if (start < 0) return [];
  const depth = head.search(/\S/);
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth);
  return end < 0 ? after : after.slice(0, end);
}

const bare = (name: string) => name.replaceAll("'", '');

/** What the lock file says that the two programs run with: `name@version`. */
function lockedPackages(): string[] {
  const lines = lock.split('\n');
  const snapshots = under(lines, 'snapshots:');
  const found = new Set<string>();
  const follow = (key: string) => {
    const name = key.replace(/\(.*$/, '');
    if (found.has(name) || name.includes('@link:')) return;
    found.add(name);
    const own = ['  ', "  '"].map((start) => `${start}${key}${start.trim()}:`);
    const part = own.flatMap((head) => under(snapshots, head));
    for (const kind of ['dependencies', 'optionalDependencies'])
      for (const line of under(part, `    ${kind}:`).filter(Boolean)) {
        const [asked = '', version = ''] = line.trim().split(': ').map(bare);
        follow(`${asked}@${version}`);
      }
  };
  for (const folder of ['web', 'api']) {
    const direct = under(under(under(lines, 'importers:'), `  ${folder}:`), '    dependencies:');
    for (const [index, line] of direct.entries()) {
      const version = direct[index + 2]?.trim().replace('version: ', '');
      if (/^ {6}\S/.test(line)) follow(`${bare(line.trim().replace(/:$/, ''))}@${version}`);
    }
  }
  return [...found];
}

let page: string;
beforeAll(async () => {
  await buildWeb();
  page = readFileSync(`${root}web/dist/licences.html`, 'utf8');
});

test('every package that the lock file gives the app and the server is on the page', () => {
  const locked = lockedPackages();
  expect(locked.length).toBeGreaterThan(50);
  const missing = locked.filter((key) => {
    const [, name, version] = /^(.+)@(.+)$/.exec(key) ?? [];
    return !page.includes(`<b>${name}</b> ${version} `);
  });
  expect(missing).toEqual([]);
});

test('every package that is in a file of the build is on the page', () => {
  const chunks = readFileSync(`${root}web/dist/.vite/chunks.json`, 'utf8');
  const names = new Set(
    [...chunks.matchAll(/\.pnpm\/[^/]+\/node_modules\/((?:@[^/]+\/)?[^/"]+)\//g)].map(([, name]) => name),
  );
  expect(names).toContain('preact');
  expect([...names].filter((name) => !page.includes(`<b>${name}</b>`))).toEqual([]);
});

test('a package whose licence nobody knows keeps the page from being made', () => {
  const [one] = shippedPackages();
  if (!one) throw new Error('nothing is shipped');
  const odd = { ...one, name: 'odd', licence: 'Beerware', texts: [] };
  expect(() => licencesPage([one, odd])).toThrow('No text of the licence Beerware of odd is known');
});

test('a text stands once above all that it covers, and each keeps its own notice', () => {
  expect(page.match(/TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION/g)?.length).toBeLessThan(4);
  for (const notice of [
    'Copyright (c) Meta Platforms',
    'Copyright 2018 Google LLC',
    'tyPoland Lukasz Dziedzic',
  ])
    expect(page).toContain(notice);
});

test('LAME comes with the LGPL and the place of its source, the letters of the tests with the OFL', () => {
  expect(page).toContain('GNU LIBRARY GENERAL PUBLIC LICENSE');
  expect(page).toContain('https://lame.sourceforge.io');
  expect(page).toContain('SIL OPEN FONT LICENSE Version 1.1');
  for (const { name } of PARTS) expect(page).toContain(`<b>${name}</b>`);
});

test('About leads to the page, which no phone fetches for offline', () => {
  const about = readFileSync(`${root}web/dist/about.html`, 'utf8');
  expect(about).toMatch(/<a href="\/licences.html">[^<]+<\/a>,\s+which needs a\s+connection/);
  expect(readFileSync(`${root}web/dist/sw.js`, 'utf8')).toContain('about.html');
  expect(readFileSync(`${root}web/dist/sw.js`, 'utf8')).not.toContain('licences.html');
  expect(existsSync(`${root}web/dist/licences.html.br`)).toBe(true);
});
