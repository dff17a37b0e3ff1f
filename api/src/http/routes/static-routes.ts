import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { isNamedIn } from '../etag.ts';
import type { Answering } from '../note-route.ts';
import { indexStaticFiles, PAGE, stampOf, type StaticEntry, type StaticVariant } from '../static-index.ts';

/**
 * The built web app below `root`. An unknown address is a real 404: plain text for files, the app's page for
 * navigation (it draws '404 Page Not Found', docs/behaviour.md#route).
 */
export function serveStatic(root: string): Answering {
  const entries = indexStaticFiles(root);
  const page = entries.get(PAGE);

  return (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    const path = decodePath(c.req.path);
    const entry = path === '/' ? page : entries.get(path);
    if (entry !== undefined) return send(c, entry, 200);
    if (page !== undefined && isNavigation(c, path)) return send(c, page, 404);
    return c.text(page === undefined ? 'The web app has not been built: run npm start' : 'Not found', 404);
  };
}

async function send(c: Context, entry: StaticEntry, status: 200 | 404): Promise<Response> {
  const variant = choose(entry, c.req.header('Accept-Encoding') ?? '');
  const { bytes, etag, encoding } = variant;
  const headers: Record<string, string> = { 'Cache-Control': entry.cacheControl };
  if (entry.compressed.length > 0) headers['Vary'] = 'Accept-Encoding';
  // With 304 too, whose headers take the place of those that the browser has kept.
  if (entry.policy !== undefined) headers['Content-Security-Policy'] = entry.policy;
  if (status === 200) {
    headers['ETag'] = etag;
    if (isNamedIn(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  }
  headers['Content-Type'] = entry.contentType;
  headers['Accept-Ranges'] = 'bytes';
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const part = status === 200 ? askedPart(c, etag, bytes) : undefined;
  if (part === 'nothing') return c.body(null, 416, { 'Content-Range': `bytes */${bytes}` });
  const { first, last } = part ?? { first: 0, last: bytes - 1 };
  headers['Content-Length'] = String(last - first + 1);
  if (part) headers['Content-Range'] = `bytes ${first}-${last}/${bytes}`;
  const answered = part ? 206 : status;
  if (c.req.method === 'HEAD' || bytes === 0) return c.body(null, answered, headers);
  const handle = await openUnchanged(variant);
  if (handle === undefined) {
    const wait = { 'Retry-After': '10', 'Cache-Control': 'no-store' };
    return c.text('A new version is being put in place. Please try again in a moment.', 503, wait);
  }
  return c.body(Readable.toWeb(handle.createReadStream({ start: first, end: last })), answered, headers);
}

/** The file, unless it is no longer what was listed: a build has begun, and the start that belongs to it has not. */
async function openUnchanged({ file, stamp }: StaticVariant): Promise<FileHandle | undefined> {
  const handle = await open(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (handle === undefined || stampOf(await handle.stat()) === stamp) return handle;
  await handle.close();
  return undefined;
}

/**
 * The bytes asked for, first and last, when it is one range (RFC 9110 section 14) of this very content; undefined
 * to send all of it, which answers every other kind of range as well.
 */
function askedPart(
  c: Context,
  etag: string,
  bytes: number,
): { first: number; last: number } | 'nothing' | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('Range') ?? '') ?? [];
  if (c.req.method !== 'GET' || from === undefined || (c.req.header('If-Range') ?? etag) !== etag)
    return undefined;
  const first = Number(from);
  const last = Math.min(to ? Number(to) : bytes - 1, bytes - 1);
  if (first >= bytes) return 'nothing';
  return first <= last ? { first, last } : undefined;
}

function choose(entry: StaticEntry, acceptEncoding: string): StaticVariant {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  return entry.compressed.find(({ encoding }) => accepted.has(encoding)) ?? entry.plain;
}

function isNavigation(c: Context, path: string): boolean {
  if (path.startsWith('/assets/') || path.startsWith('/ocr/')) return false;
  return c.req.header('Accept')?.includes('text/html') ?? false;
}

/** The path with its percent escapes read; an invalid escape matches no file. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
