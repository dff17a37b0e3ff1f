import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Museum, MuseumNotes } from '../../../contract/contract.ts';
import { MUSEUM_LOGO_PATH, MUSEUM_NOTES_PATH } from '../../../contract/limits.ts';
import { readMuseumNotes } from '../../../guide/museum/read-notes.ts';
import type { Log } from '../../log/log.ts';
import { logoType } from './logo-type.ts';
import { notesFilesIn } from './notes-folder.ts';

/** What a house adds of its own. */
export interface MuseumConfig {
  name: string | undefined;
  /** Absolute path of the logo. */
  logo: string | undefined;
  /** Absolute path of the folder of notes. */
  notesDir: string | undefined;
}

/** Faults that are told in the log; `npm run notes -- check` tells all. */
const MOST_TOLD = 20;
const VERSION_CHARS = 16;

/** A file that phones fetch and keep. */
export interface ServedFile {
  content: Uint8Array<ArrayBuffer>;
  contentType: string;
  etag: string;
}

/** Name, logo and notes of the house, as they were when the server started. */
export interface OpenMuseum {
  /** What phones are told; undefined where nothing is set. */
  told: Museum | undefined;
  notes: MuseumNotes | undefined;
  /** By path. */
  files: ReadonlyMap<string, ServedFile>;
  /** Lines of the notes' files that are not used. */
  faults: readonly string[];
}

/** Reads the folder of notes and the logo. Whatever is wrong in the notes is a fault, and the others are used. */
export function openMuseum({ name, logo, notesDir }: MuseumConfig): OpenMuseum {
  const files = new Map<string, ServedFile>();
  const serve = (path: string, content: Uint8Array<ArrayBuffer>, contentType: string) => {
    const hash = createHash('sha256').update(content).digest();
    const version = hash.toString('base64url').slice(0, VERSION_CHARS);
    files.set(path, { content, contentType, etag: `"${version}"` });
    const integrity = `sha256-${hash.toString('base64')}`;
    return { url: `${path}?v=${version}`, bytes: content.length, integrity };
  };
  const told: Museum = { ...(name !== undefined && { name }) };
  if (logo !== undefined) {
    const content = new Uint8Array(readFileSync(logo));
    told.logo = serve(MUSEUM_LOGO_PATH, content, logoType(content) ?? 'application/octet-stream');
  }
  const read = notesDir === undefined ? undefined : readMuseumNotes(notesFilesIn(notesDir));
  const notes = read && { museum: name ?? 'The museum', notes: read.notes };
  if (notes && notes.notes.length > 0)
    told.notes = serve(
      MUSEUM_NOTES_PATH,
      new TextEncoder().encode(JSON.stringify(notes)),
      'application/json',
    );
  return {
    told: Object.keys(told).length === 0 ? undefined : told,
    notes,
    files,
    faults: read?.faults.map(({ file, line, text }) => `${file}:${line}: ${text}`) ?? [],
  };
}

/** Writes down what is wrong in the notes, a line each. */
export function tellFaults({ faults }: OpenMuseum, log: Log): void {
  for (const fault of faults.slice(0, MOST_TOLD)) log.notice('NOTES_DIR', fault);
  if (faults.length > MOST_TOLD)
    log.notice('NOTES_DIR', `${faults.length - MOST_TOLD} more faults: npm run notes -- check DIR tells all`);
}
