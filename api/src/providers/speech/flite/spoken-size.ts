/** What a digit or a sign adds to its own character: "7" is "seven", "%" is "percent". */
const DIGIT = 6;
const SIGN = 8;

/**
 * Roughly how many letters Flite reads out for a text, which decides how long it takes. Letters that make no word
 * are read one by one and take up to six times as long.
 */
export function spokenSize(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  const signs = text.match(/[^a-z\d .,;:!?'"()-]/gi)?.length ?? 0;
  return text.length + DIGIT * digits + SIGN * signs;
}
