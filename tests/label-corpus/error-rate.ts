/** Composed form (NFC) with every run of white space as one space. */
export function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/**
 * What the lenient rate compares: dashes and quotes as ASCII, then only letters, digits, `- . , ( ) [ ]` and
 * single spaces. Case counts.
 */
export function lenient(text: string): string {
  const folded = text
    .normalize('NFC')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[‘’‚‛′]/gu, "'")
    .replaceAll(/[“”„‟″]/gu, '"');
  return plain(folded.replaceAll(/[^\p{L}\p{M}\p{Nd}\-.,()[\]\s]/gu, ''));
}

/** Fewest insertions, deletions and substitutions between two sequences (Levenshtein 1966), in two rows. */
export function editDistance(from: readonly string[], to: readonly string[]): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  from.forEach((item, row) => {
    const current = [row + 1];
    to.forEach((other, column) => {
      const substituted = (above[column] ?? 0) + (item === other ? 0 : 1);
      const inserted = (current[column] ?? 0) + 1;
      const deleted = (above[column + 1] ?? 0) + 1;
      current.push(Math.min(substituted, inserted, deleted));
    });
    above = current;
  });
  return above.at(-1) ?? 0;
}

/** Edits a reader owes, and the length of the truth they are counted over. */
export interface ErrorCount {
  edits: number;
  length: number;
}

/** Counts wrong characters between a reading and the truth, both as `form` makes them. */
export function characterErrors(read: string, truth: string, form: (text: string) => string): ErrorCount {
  const expected = Array.from(form(truth));
  return { edits: editDistance(Array.from(form(read)), expected), length: expected.length };
}

/** Counts wrong words, compared in lenient form. */
export function wordErrors(read: string, truth: string): ErrorCount {
  const words = (text: string): string[] => lenient(text).split(' ').filter(Boolean);
  const expected = words(truth);
  return { edits: editDistance(words(read), expected), length: expected.length };
}

/** Edits over length; a reading of nothing where nothing is printed has no error. */
export function errorRate({ edits, length }: ErrorCount): number {
  return length === 0 ? Math.min(edits, 1) : edits / length;
}
