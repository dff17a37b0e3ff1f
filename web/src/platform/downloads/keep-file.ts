import type { OfflineFile } from '../../engines/readiness/ports.ts';
import { download } from './download.ts';

/** True when the file is in its cache, and whole. For pages and the service worker alike. */
export async function isKept({ cache, key, size }: OfflineFile): Promise<boolean> {
  const kept = await (await caches.open(cache)).match(key);
  return kept !== undefined && kept.ok && (await kept.blob()).size === size;
}

async function hashOf(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Fetches a file and keeps it once its hash is right. What the browser's own cache has of it is not sent again.
 * The hash is not left to `fetch`: Chromium would hand over the body only when all of it has come.
 * @param onShare hears how much has come, 0 to 1
 * @throws when it did not come or is another one; the signal's reason when aborted
 */
export async function keepFile(
  file: OfflineFile,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<void> {
  const cache = await caches.open(file.cache);
  // The service worker would answer with the damaged one.
  await cache.delete(file.key);
  const { content, headers } = await download(file.url, { signal, cache: 'no-cache' }, (bytes) =>
    onShare(bytes / file.size),
  );
  if ((await hashOf(content)) !== file.integrity) throw new Error(`${file.url} is not of this version`);
  const asUnpacked = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Content-Range']) asUnpacked.delete(name);
  await cache.put(file.key, new Response(content, { headers: asUnpacked }));
}
