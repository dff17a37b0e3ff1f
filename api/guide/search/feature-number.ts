/** Features are known by so many bits of a hash of their name. */
const HASH_BITS = 22;

/** The number by which a feature is known: FNV-1a (Fowler, Noll and Vo), its upper bits. */
export function featureNumber(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return (hash >>> 0) >>> (32 - HASH_BITS);
}
