import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { policyOfPage } from './secure-headers.ts';

/** The app, at '/' too. */
export const PAGE = '/index.html';

/** A file on disk as it is sent. */
export interface StaticVariant {
  file: string;
  bytes: number;
  /** Strong: a hash of the content, and the encoding. The same on every server that has this build. */
  etag: string;
  /** Differs when the file was changed, as far as size and time tell. */
  stamp: string;
  encoding: 'br' | 'gzip' | 'identity';
}

/** One address of the web app. */
export interface StaticEntry {
  contentType: string;
  /** The Content-Security-Policy of a page, where it is not that of every other file. */
  policy: string | undefined;
  cacheControl: string;
  plain: StaticVariant;
  /** Smallest first. */
  compressed: StaticVariant[];
}

/** 132 bits: two contents never share one. */
const ETAG_CHARS = 22;

const SUFFIXES = [
  { suffix: '.br', encoding: 'br' },
  { suffix: '.gz', encoding: 'gzip' },
] as const;

/**
 * All files below `root` by URL path ("/assets/app-1a2b.js"), with their precompressed neighbours. Only what
 * is listed here is ever served, so no address can lead out of the folder. Empty when the folder is not there.
 */
export function indexStaticFiles(root: string): Map<string, StaticEntry> {
  const entries = new Map<string, StaticEntry>();
  if (!existsSync(root)) return entries;
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of files) {
    if (SUFFIXES.some(({ suffix }) => file.endsWith(suffix) && files.has(file.slice(0, -suffix.length))))
      continue;
    const path = `/${relative(root, file).split(sep).join('/')}`;
    const found = SUFFIXES.filter(({ suffix }) => files.has(file + suffix));
    entries.set(path, {
      contentType: contentTypeOf(path),
      policy: path === PAGE ? policyOfPage(readFileSync(file, 'utf8')) : undefined,
      cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      plain: variant(file, 'identity'),
      compressed: found.map(({ suffix, encoding }) => variant(file + suffix, encoding)),
    });
  }
  return entries;
}

function variant(file: string, encoding: StaticVariant['encoding']): StaticVariant {
  const stats = statSync(file);
  const content = hash('sha256', readFileSync(file), 'base64url').slice(0, ETAG_CHARS);
  return { file, bytes: stats.size, etag: `"${content}-${encoding}"`, stamp: stampOf(stats), encoding };
}

/** `StaticVariant.stamp` of a file as it is now. */
export function stampOf({ size, mtimeMs }: { size: number; mtimeMs: number }): string {
  return `${size}-${mtimeMs}`;
}

/** A file that is gzip itself (Tesseract's language data) is data: its reader unpacks it, not the browser. */
function contentTypeOf(path: string): string {
  return (path.endsWith('.gz') ? undefined : getMimeType(path)) ?? 'application/octet-stream';
}
