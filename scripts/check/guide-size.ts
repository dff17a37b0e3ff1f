import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from '../setup/paths.ts';

interface Bundler {
  rolldown: (options: { input: string }) => Promise<{
    generate: (options: { minify: boolean }) => Promise<{ output: readonly { code?: string }[] }>;
  }>;
}

function isBundler(module: unknown): module is Bundler {
  return typeof module === 'object' && module !== null && 'rolldown' in module;
}

/** Bytes of the grounded guide (parser, composer, word lists) as the app's bundler minifies it, and compressed with gzip. */
export async function guideBytes(): Promise<{ minified: number; compressed: number }> {
  const vite = createRequire(`${root}web/package.json`).resolve('vite');
  const bundler: unknown = await import(pathToFileURL(createRequire(vite).resolve('rolldown')).href);
  if (!isBundler(bundler)) throw new Error('Vite comes without rolldown.');
  const bundle = await bundler.rolldown({ input: `${root}api/guide/guide.ts` });
  const { output } = await bundle.generate({ minify: true });
  const code = output.map((chunk) => chunk.code ?? '').join('');
  return { minified: Buffer.byteLength(code), compressed: gzipSync(code).length };
}
