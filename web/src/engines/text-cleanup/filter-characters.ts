/** Typographic ligatures that stand for letters. */
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/**
 * Keeps only the characters that docs/behaviour.md#characters lets the recogniser know: Latin letters, digits,
 * `- . , ( ) [ ]`, spaces and line breaks. Dashes become `-`, the multiplication sign `x`, the sign for cents `c`
 * (no label names a price, many say "c.1853"), apostrophes vanish, anything else becomes a space
 * (docs/behaviour.md#characters).
 */
export function filterCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[×✕✖]/g, 'x')
    .replace(/¢/g, 'c')
    .replace(/['‘’‛ʼ`´′\p{M}]/gu, '')
    .replace(/[^\p{Script=Latin}\d\-.,()[\]\s]/gu, ' ');
}
