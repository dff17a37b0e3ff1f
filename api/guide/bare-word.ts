/** A word without the punctuation around it. */
export function bare(word: string): string {
  if (/^[a-z]+$/i.test(word)) return word;
  return word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
}
