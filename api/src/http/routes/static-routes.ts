import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { indexStaticFiles, type StaticEntry, type StaticVariant } from '../static-index.ts';

/**
 * The built web app below `root`. An unknown address is a real 404: plain text for files, the app's page for
 * navigation (it draws '404 Page Not Found', SPEC section 2).
 */
export function staticRoutes(root: string): Hono {
  const entries = indexStaticFiles(root);
  const page = entries.get('/index.html');
  const routes = new Hono();

  routes.get('*', async (c) => {
    const path = decodePath(c.req.path);
    const entry = path === '/' ? page : entries.get(path);
    if (entry !== undefined) return send(c, entry, 200);
    if (page !== undefined && isNavigation(c, path)) return send(c, page, 404);
    return c.text(page === undefined ? 'The web app has not been built: run npm start' : 'Not found', 404);
  });
  routes.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return routes;
}

async function send(c: Context, entry: StaticEntry, status: 200 | 404): Promise<Response> {
  const { file, bytes, etag, encoding } = choose(entry, c.req.header('Accept-Encoding') ?? '');
  const headers: Record<string, string> = { 'Cache-Control': entry.cacheControl };
  if (entry.compressed.length > 0) headers['Vary'] = 'Accept-Encoding';
  if (status === 200) {
    headers['ETag'] = etag;
    if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  }
  headers['Content-Type'] = entry.contentType;
  headers['Content-Length'] = String(bytes);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  if (c.req.method === 'HEAD') return c.body(null, status, headers);
  const handle = await open(file);
  return c.body(Readable.toWeb(handle.createReadStream()), status, headers);
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

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = new Set(ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has('*') || tags.has(etag);
}

function isNavigation(c: Context, path: string): boolean {
  if (path.startsWith('/assets/') || path.startsWith('/ocr/')) return false;
  return c.req.header('Accept')?.includes('text/html') ?? false;
}

/** The path with its percent escapes read; an escape that is none leads nowhere. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
