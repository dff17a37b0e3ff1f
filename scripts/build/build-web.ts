import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { prepareLicences } from './licences/licences-page.ts';
import { prepareOcrAssets } from './ocr-assets.ts';
import { root } from '../setup/paths.ts';
import { precompress } from './precompress.ts';
import { prepareVoiceAssets } from './voice-assets.ts';

const STAMP = `${root}node_modules/.placard-build`;
const SOURCES = [
  'web/{index.html,package.json,vite.config.ts}',
  'web/build/*.ts',
  'web/src/**/*',
  'public/**/*',
  'api/{contract,guide,flite}/**/*.ts',
  'scripts/build/**/*.ts',
  'web/vendor/licences/*',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
];

function sourceHash(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter(
      (entry) =>
        entry.isFile() && !/public\/(?:ocr|voices)/.test(entry.parentPath) && entry.name !== 'licences.html',
    )
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the web app into web/dist unless the one there is made of the same sources. @throws when it fails */
export async function buildWeb(): Promise<void> {
  const hash = sourceHash();
  const built = existsSync(`${root}web/dist/index.html`) && existsSync(STAMP);
  if (built && readFileSync(STAMP, 'utf8') === hash) return;
  console.error('Building the web app…');
  await prepareOcrAssets();
  await prepareVoiceAssets();
  prepareLicences();
  const vite = spawn(
    process.execPath,
    [`${root}web/node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'],
    // A caller's own NODE_ENV, such as a test runner's, would have React built for development.
    { cwd: `${root}web`, stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const [status] = await once(vite, 'exit');
  if (status !== 0) throw new Error('The web app could not be built; the reason stands above.');
  await precompress(`${root}web/dist`);
  writeFileSync(STAMP, hash);
}
