/** Where speech may pause, best first: after a sentence, after a comma or the like, between words. */
const PAUSES = [/[.!?…]["'”’)\]]*(?= )/g, /[,;:](?= )/g, /(?= )/g];

/**
 * Cuts a text into parts of at most `size` in reading order; only spaces between parts are lost. It cuts at the
 * last pause that fits, and inside a word only when the word alone is too long. `sizeOf` measures a stretch of text
 * (UTF-16 code units unless told) and must grow with it, a character being at most `size`.
 */
export function splitText(
  text: string,
  size: number,
  sizeOf: (text: string) => number = (stretch) => stretch.length,
): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (sizeOf(rest) > size) {
    const fitting = longestPrefix(rest, size, sizeOf);
    // One more character, to see whether a space follows.
    const cut = lastPause(rest.slice(0, fitting + 1)) ?? fitting;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** Length of the longest prefix within `size`, at least one character, never between two halves of one. */
function longestPrefix(text: string, size: number, sizeOf: (text: string) => number): number {
  let [fits, exceeds] = [0, text.length];
  while (exceeds - fits > 1) {
    const middle = (fits + exceeds) >> 1;
    if (sizeOf(text.slice(0, middle)) <= size) fits = middle;
    else exceeds = middle;
  }
  const splitsCharacter =
    /[\ud800-\udbff]$/.test(text.slice(0, fits)) && /^[\udc00-\udfff]/.test(text.slice(fits));
  return Math.max(1, splitsCharacter ? fits - 1 : fits);
}

function lastPause(text: string): number | undefined {
  for (const pause of PAUSES) {
    const last = [...text.matchAll(pause)].at(-1);
    if (last && last.index + last[0].length > 0) return last.index + last[0].length;
  }
  return undefined;
}
