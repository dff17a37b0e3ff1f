import { hashOf } from '../variation.ts';
import { ARTIST_NAMES } from './artist-names.ts';
import { plainName } from './plain-name.ts';

/** Bytes of a name's hash: with some 2,500 names one of 6,700 other names is taken for one of them. */
export const HASH_BYTES = 3;

/** What stands for a name in the packed list. */
export const hashOfName = (name: string): number => hashOf(plainName(name)) >>> (8 * (4 - HASH_BYTES));

let known: ReadonlySet<number> | null = null;

function unpack(): ReadonlySet<number> {
  const bytes = atob(ARTIST_NAMES);
  const hashes = new Set<number>();
  for (let at = 0; at < bytes.length; at += HASH_BYTES) {
    let hash = 0;
    for (let byte = 0; byte < HASH_BYTES; byte += 1) hash = (hash << 8) | bytes.charCodeAt(at + byte);
    hashes.add(hash);
  }
  return hashes;
}

/** Whether the notes know an artist of exactly this name. The notes themselves come apart from the label's parser. */
export function isKnownArtist(name: string): boolean {
  known ??= unpack();
  return known.has(hashOfName(name));
}
