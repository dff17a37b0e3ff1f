import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../../setup/paths.ts';

/** A package of the lock file as it is installed. */
export interface Shipped {
  name: string;
  version: string;
  /** As its package.json says: an SPDX expression. */
  licence: string;
  source: string;
  author: string;
  /** What its licence files say. */
  texts: string[];
}

const names = z.optional(z.record(z.string(), z.string()));
const manifest = z.object({
  name: z.string(),
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  author: z.optional(z.union([z.string(), z.object({ name: z.string() })])),
  homepage: z.optional(z.string()),
  repository: z.optional(z.union([z.string(), z.object({ url: z.string() })])),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  devDependencies: names,
});
type Manifest = z.infer<typeof manifest>;

const LICENCE_FILES = '{LICEN[CS]E,licen[cs]e,COPYING,NOTICE}*';

const readManifest = (folder: string): Manifest =>
  manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** Where Node finds a package that is asked for in this folder; undefined for an optional one that is not installed. */
function findPackage(folder: string, name: string): string | undefined {
  const found = join(folder, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return realpathSync(found);
  return dirname(folder) === folder ? undefined : findPackage(dirname(folder), name);
}

function shipped(folder: string, own: Manifest): Shipped {
  const { name, version = '', license = '', author, homepage, repository } = own;
  const url = typeof repository === 'string' ? repository : repository?.url;
  const files = globSync(LICENCE_FILES, { cwd: folder }).toSorted();
  return {
    name,
    version,
    licence: license,
    source: (url ?? homepage ?? '')
      .replace(/^(?:git\+)?(?:ssh:\/\/)?(?:git@|git:\/\/)?/, '')
      .replace(/\.git$/, '')
      .replace(/^github:|^github\.com[/:]|^(?=[\w-]+\/[\w.-]+$)/, 'https://github.com/'),
    author: typeof author === 'string' ? author : (author?.name ?? ''),
    texts: files.map((file) => readFileSync(join(folder, file), 'utf8').trim()),
  };
}

function gather(folder: string, asked: readonly string[], found: Map<string, Shipped>): void {
  for (const name of asked) {
    const own = name.startsWith('@placard/') ? undefined : findPackage(folder, name);
    if (own === undefined) continue;
    const about = readManifest(own);
    const key = `${about.name}@${about.version}`;
    if (found.has(key)) continue;
    found.set(key, shipped(own, about));
    const asks = { ...about.dependencies, ...about.optionalDependencies, ...about.peerDependencies };
    gather(own, Object.keys(asks), found);
  }
}

/**
 * Every package that the app on the phone or the server runs, with all that it stands on, and the letters that the tests
 * draw labels with, which `npm start` installs as well. In the order of their names.
 */
export function shippedPackages(): Shipped[] {
  const found = new Map<string, Shipped>();
  for (const folder of ['web', 'api'])
    gather(`${root}${folder}`, Object.keys(readManifest(`${root}${folder}`).dependencies ?? {}), found);
  const fonts = Object.keys(readManifest(root).devDependencies ?? {}).filter((name) =>
    name.startsWith('@fontsource/'),
  );
  gather(root, fonts, found);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
