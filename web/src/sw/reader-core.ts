import { relaxedSimd, simd } from 'wasm-feature-detect';
import type { PrecacheEntry } from 'workbox-precaching';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';

/**
 * Tesseract comes as three cores of 4 MB, of which a browser uses one. Only that one is kept, in a cache of
 * its own whose keys carry the file's revision; the choice is made as tesseract.js makes it.
 */
const CACHE = 'placard-reader-core';
const CORE_PATH = /^\/?ocr\/tesseract-core-.*\.js$/;

export function isCoreEntry(entry: PrecacheEntry): boolean {
  return CORE_PATH.test(entry.url);
}

async function coreName(): Promise<string> {
  if (await relaxedSimd()) return 'tesseract-core-relaxedsimd-lstm.wasm.js';
  if (await simd()) return 'tesseract-core-simd-lstm.wasm.js';
  return 'tesseract-core-lstm.wasm.js';
}

const keyOf = ({ url, revision }: PrecacheEntry) => `/${url.replace(/^\//, '')}?revision=${revision}`;

/** Fetches the core this browser uses, and drops what older versions kept. @throws when it cannot be fetched */
export async function installCore(cores: readonly PrecacheEntry[]): Promise<void> {
  const name = await coreName();
  const entry = cores.find(({ url }) => url.endsWith(`/${name}`));
  if (!entry) throw new Error(`the build has no ${name}`);
  const cache = await caches.open(CACHE);
  const wanted = new URL(keyOf(entry), location.origin).href;
  if (!(await cache.match(wanted))) await cache.add(wanted);
  for (const { url } of await cache.keys()) if (url !== wanted) await cache.delete(url);
}

/** Answers a request for a core from the cache; one that is not kept goes to the network. */
export function coreRoute(cores: readonly PrecacheEntry[]): [RouteMatchCallback, RouteHandlerCallback] {
  const entryOf = (url: URL) => cores.find((entry) => url.pathname === `/${entry.url.replace(/^\//, '')}`);
  return [
    ({ url, sameOrigin }) => sameOrigin && entryOf(url) !== undefined,
    async ({ request, url }) => {
      const entry = entryOf(url);
      const kept = entry && (await caches.match(keyOf(entry), { cacheName: CACHE }));
      return kept ?? fetch(request);
    },
  ];
}
