const CACHE = 'placard-unfinished';

/** What has come of a file whose download broke off: bytes from its start on. */
export interface Unfinished {
  pieces: Blob[];
  bytes: number;
  /** Names the content they are of; undefined when there are none. */
  etag: string | undefined;
}

const addressOf = (url: string, offset: number) => `${url}?from=${offset}`;

/** Finds what is kept of it. Never throws: without it the file is fetched from its start. */
export async function findUnfinished(url: string): Promise<Unfinished> {
  const found: Unfinished = { pieces: [], bytes: 0, etag: undefined };
  try {
    if (!(await caches.has(CACHE))) return found;
    const cache = await caches.open(CACHE);
    for (;;) {
      const piece = await cache.match(addressOf(url, found.bytes));
      const etag = piece?.headers.get('ETag') ?? undefined;
      if (!piece || etag === undefined || (found.etag ?? etag) !== etag) return found;
      const content = await piece.blob();
      if (content.size === 0) return found;
      found.pieces.push(content);
      found.bytes += content.size;
      found.etag = etag;
    }
  } catch (error) {
    console.warn('what has come of a file was not found', error);
    return { pieces: [], bytes: 0, etag: undefined };
  }
}

/** Keeps a piece that begins at this byte. Never throws: where there is no room the file has to come at once. */
export async function keepUnfinished(url: string, offset: number, etag: string, piece: Blob): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(url, offset), new Response(piece, { headers: { ETag: etag } }));
  } catch (error) {
    console.warn('what has come of a file was not kept', error);
  }
}

/** Erases all pieces of it. Never throws. */
export async function forgetUnfinished(url: string): Promise<void> {
  try {
    if (!(await caches.has(CACHE))) return;
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys(url, { ignoreSearch: true })) await cache.delete(request);
  } catch (error) {
    console.warn('what has come of a file was not erased', error);
  }
}
