import { MUSEUM_NOTES_PATH } from '@placard/api/limits';
import type { Museum, MuseumNotes } from '@placard/api/contract';
import type { OfflineFile } from '../../engines/readiness/ports.ts';
import { MUSEUM } from '../storage/names.ts';

/** What of the house is kept for use without a connection: its notes and its logo, under addresses with their version. */
export function museumFiles({ notes, logo }: Museum): OfflineFile[] {
  return [notes, logo].flatMap((file): OfflineFile[] => {
    if (file === undefined) return [];
    const url = new URL(file.url, location.origin).href;
    const { integrity, bytes } = file;
    return [{ part: 'museum', url, cache: MUSEUM, key: url, integrity, bytes, size: bytes }];
  });
}

/** Erases all versions but these. */
export async function dropOtherMuseumFiles(files: readonly OfflineFile[]): Promise<void> {
  const wanted = new Set(files.map(({ key }) => key));
  if (!(await caches.has(MUSEUM))) return;
  const cache = await caches.open(MUSEUM);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/** The notes that were kept last, with the address of their version; undefined where there are none. */
export async function keptMuseumNotes(): Promise<
  { url: string; read: () => Promise<MuseumNotes> } | undefined
> {
  if (!('caches' in globalThis) || !(await caches.has(MUSEUM))) return undefined;
  const cache = await caches.open(MUSEUM);
  const kept = (await cache.keys()).findLast(({ url }) => new URL(url).pathname === MUSEUM_NOTES_PATH);
  const response = kept && (await cache.match(kept));
  // Their hash was the server's when they were kept.
  return response && { url: kept.url, read: () => response.json() };
}
