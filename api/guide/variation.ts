/** A number that is always the same for the same text (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  // The last steps of MurmurHash3 mix the high bits in, so that topics vary independently.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Picks one wording; the same label always gets the same one, and topics vary on their own. */
export function pick(seed: string, topic: string, wordings: readonly [string, ...string[]]): string {
  return wordings[hashOf(`${topic} ${seed}`) % wordings.length] ?? wordings[0];
}
