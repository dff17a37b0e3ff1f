import { cacheNames, type RouteHandlerCallback, type RouteMatchCallback } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import type { OfflineFile } from '../engines/readiness/ports.ts';
import { isKept, keepFile } from '../platform/downloads/keep-file.ts';
import { tesseractCore } from '../platform/ocr/tesseract-core.ts';

/** A file of the build, as web/vite.config.ts writes it into the worker. */
export interface BuiltFile {
  url: string;
  revision: string | null;
  integrity: string;
  /** On the wire, about. */
  bytes: number;
  unpacked: number;
}

/** Holds the large files, under keys that carry their revision. The page fetches them: see engines/readiness. */
const LARGE_CACHE = 'placard-reader';
const CORE = /\/tesseract-core-[^/]+$/;
const LANGUAGE = /\/eng\.traineddata\.gz$/;
const READER = /\/worker\.min\.js$|\/image\.worker-/;

export const isLarge = ({ url }: BuiltFile): boolean => CORE.test(url) || LANGUAGE.test(url);

const addressOf = ({ url }: BuiltFile) => new URL(url, location.origin).href;
const largeKey = (file: BuiltFile) => `${addressOf(file)}?revision=${file.revision}`;

function described(file: BuiltFile): OfflineFile {
  const { url, integrity, bytes, unpacked } = file;
  const part = LANGUAGE.test(url) ? 'language' : CORE.test(url) || READER.test(url) ? 'reader' : 'app';
  const address = addressOf(file);
  const where = isLarge(file)
    ? { cache: LARGE_CACHE, key: largeKey(file) }
    : { cache: cacheNames.precache, key: getCacheKeyForURL(address) ?? address };
  return { part, url: address, ...where, integrity, bytes, size: unpacked };
}

/** What this browser needs for an offline start and a reading. */
export async function offlineFiles(built: readonly BuiltFile[]): Promise<OfflineFile[]> {
  const core = await tesseractCore();
  return built.filter(({ url }) => !CORE.test(url) || url.includes(`/${core}.`)).map(described);
}

async function largeFiles(built: readonly BuiltFile[]): Promise<OfflineFile[]> {
  return (await offlineFiles(built)).filter(({ cache }) => cache === LARGE_CACHE);
}

/** A new version replaces one that is ready only when it is ready itself. @throws when it cannot be fetched */
export async function keepUp(built: readonly BuiltFile[]): Promise<void> {
  const keys = await (await caches.open(LARGE_CACHE)).keys();
  if (keys.length === 0) return;
  const { signal } = new AbortController();
  for (const file of await largeFiles(built))
    if (!(await isKept(file))) await keepFile(file, signal, () => {});
}

/** Drops what only older versions used. */
export async function tidyUp(built: readonly BuiltFile[]): Promise<void> {
  const wanted = new Set((await largeFiles(built)).map(({ key }) => key));
  const cache = await caches.open(LARGE_CACHE);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/** Answers a request for a large file from the cache; one that is not kept goes to the network. */
export function largeRoute(built: readonly BuiltFile[]): [RouteMatchCallback, RouteHandlerCallback] {
  const fileAt = (url: URL) => built.find((file) => isLarge(file) && addressOf(file) === url.href);
  return [
    ({ url }) => fileAt(url) !== undefined,
    async ({ request, url }) => {
      const file = fileAt(url);
      const kept = file && (await caches.match(largeKey(file), { cacheName: LARGE_CACHE }));
      return kept ?? fetch(request);
    },
  ];
}
