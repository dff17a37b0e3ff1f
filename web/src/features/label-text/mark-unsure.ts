interface Word {
  text: string;
  unsure: boolean;
}

/** A stretch of the shown text. */
interface Stretch {
  /** Where it starts, in UTF-16 code units. */
  at: number;
  text: string;
  /** Number of the word the reader doubts; undefined where it is sure. */
  word: number | undefined;
}

/** Cleanup moves words a little; one that is further ahead than this is another word. */
const SEARCH_AHEAD = 60;

/** Finds the unsure words again in the cleaned text, in reading order. The stretches add up to the text. */
export function markUnsure(text: string, words: readonly Word[]): Stretch[] {
  const stretches: Stretch[] = [];
  let sure = 0;
  let cursor = 0;
  for (const [number, word] of words.entries()) {
    const at = word.text === '' ? -1 : text.indexOf(word.text, cursor);
    if (at < 0 || at > cursor + SEARCH_AHEAD) continue;
    cursor = at + word.text.length;
    if (!word.unsure) continue;
    if (at > sure) stretches.push({ at: sure, text: text.slice(sure, at), word: undefined });
    stretches.push({ at, text: word.text, word: number });
    sure = cursor;
  }
  if (sure < text.length) stretches.push({ at: sure, text: text.slice(sure), word: undefined });
  return stretches;
}
