import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../setup/paths.ts';

/** The owner's packages, and the files where each of them works; vitest and fake-indexeddb work in the tests. */
const PACKAGES: [name: string, where: string][] = [
  ['react', 'web/src/**/*.tsx'],
  ['preact', 'web/src/app/first-screen/*.ts'],
  ['vite', 'web/vite.config.ts'],
  ['vite-plugin-pwa', 'web/vite.config.ts'],
  ['workbox-window', 'web/src/platform/**/*.ts'],
  ['tesseract.js', 'web/src/platform/**/*.ts'],
  ['idb-keyval', 'web/src/platform/**/*.ts'],
  ['react-image-crop', 'web/src/features/crop/*.tsx'],
  ['zustand', 'web/src/{app,features,lib,engines}/**/*.{ts,tsx}'],
  ['react-hot-toast', 'web/src/ui/messages/*.{ts,tsx}'],
  ['hono', 'api/src/app.ts'],
  ['@hono/node-server', 'api/src/listen.ts'],
  ['openai', 'api/src/providers/**/*.ts'],
  ['microsoft-cognitiveservices-speech-sdk', 'api/src/providers/speech/azure/*.ts'],
];

test.each(PACKAGES)('%s is at work in %s', (name, where) => {
  const imported = new RegExp(`(?:from|import) ?\\(?'${name.replace('.', '\\.')}(?:/[\\w./-]+)?'`);
  const files = globSync(where, { cwd: root }).filter((file) => !file.includes('.test.'));
  const users = files.filter((file) => imported.test(readFileSync(root + file, 'utf8')));
  expect(users).not.toEqual([]);
});
