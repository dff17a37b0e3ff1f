import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstScreen } from './build/first-screen.ts';
import { PREACT_FOR_REACT } from './build/preact-for-react.ts';

/** The oldest browsers meant to work; README says why. */
const BROWSERS = ['chrome119', 'firefox128', 'safari17.4'];

/** A picture on the sheet on which a browser offers to install; `npm run screenshots` takes them. */
function screenshot(name: string, shape: 'narrow' | 'wide', label: string) {
  const sizes = shape === 'wide' ? '2560x1600' : '780x1688';
  return { src: `/screenshots/${name}.webp`, sizes, type: 'image/webp', form_factor: shape, label };
}

/** Writes `.vite/chunks.json`: which modules each chunk holds, for the test of what the first screen fetches. */
function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [
              {
                file: output.fileName,
                entry: output.isEntry,
                imports: output.imports,
                modules: output.moduleIds.map((id) => id.replace(/^.*?\/(?=(?:web|api|node_modules)\/)/, '')),
              },
            ]
          : [],
      );
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks) });
    },
  };
}

/** A part of the app is imported by `importPart`, in place of Vite's helper that sets `<link rel=modulepreload>`. */
const fetchBeforeImport: Plugin = {
  name: 'fetch-before-import',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { importPart as __vitePreload } from '/src/platform/downloads/import-part.ts';`
      : undefined,
};

/** Where this build goes, for what is said of its files. */
let outDir = '';
const knowOutDir: Plugin = {
  name: 'know-out-dir',
  configResolved(config) {
    outDir = resolve(config.root, config.build.outDir);
  },
};

/** What the service worker has to know of a file: its hash, its size, and about what it costs on the wire. */
function describeFile(file: string): { integrity: string; unpacked: number; bytes: number } {
  const content = readFileSync(file);
  const packed = existsSync(`${file}.br`) ? statSync(`${file}.br`).size : gzipSync(content).length;
  return {
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    unpacked: content.length,
    bytes: Math.min(packed, content.length),
  };
}

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  resolve: PREACT_FOR_REACT,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: BROWSERS,
    // Every file is a real one: the Content-Security-Policy allows no data: address in styles or scripts.
    assetsInlineLimit: 0,
    // What a part needs: at least its own file.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
    },
    // A style of its own that does not come would keep its part away, and be left out when that is asked for again.
    cssCodeSplit: false,
  },
  worker: { format: 'es' },
  plugins: [
    chunkList(),
    knowOutDir,
    fetchBeforeImport,
    firstScreen(BROWSERS),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      // They are among the files already.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,wasm,css,html,svg,png,webmanifest}', 'ocr/eng.traineddata.gz'],
        // Read by few, with a connection; About says so.
        globIgnores: ['licences.html'],
        // The three reader cores are listed too; a browser keeps the one it uses.
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        manifestTransforms: [
          (manifest) => ({
            manifest: manifest.map((entry) => ({
              ...entry,
              ...describeFile(`${outDir}/${entry.url}`),
            })),
          }),
        ],
      },
      manifest: {
        id: '/',
        name: 'Placard',
        short_name: 'Placard',
        description: 'Photograph a museum label and hear about the work.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        lang: 'en',
        dir: 'ltr',
        categories: ['education', 'travel'],
        background_color: '#e9ebe5',
        theme_color: '#e9ebe5',
        icons: [
          { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          {
            name: 'New label',
            description: 'Photograph the next label',
            // See web/src/engines/steps/shown-visit.ts: the last label is not brought back.
            url: '/?new-label',
            icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
          },
        ],
        screenshots: [
          screenshot('label', 'narrow', 'The label, read on the phone'),
          screenshot('sound-bite', 'narrow', 'A sound bite, with its words'),
          screenshot('podcast', 'narrow', 'A mini podcast by two voices'),
          screenshot('wide', 'wide', 'On a computer'),
        ],
      },
    }),
  ],
});
