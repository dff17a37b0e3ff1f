import { wordList } from './unpack.ts';

const MATERIALS = new Set(wordList('materials'));
const MODIFIERS = new Set(wordList('modifiers'));
const JOINERS =
  /^(?:a|an|and|on|with|in|of|over|under|from|the|to|or|by|for|laid|down|mounted|onto|auf|sur|su|sobre)$/;

/** "limewood", "creamware", "sharkskin" */
const COMPOUND = /..(?:ware|wood|stone|print|skin|board|glass|cloth|work|graph|paper|bark|holz)$/;

/** Numbers as labels spell them before what they count. */
const COUNT = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/;

/** What kind of word this is in a medium line. */
export type MediumWord = 'material' | 'modifier' | 'joiner' | 'other';

function singular(word: string): string[] {
  return [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/(?:ves)$/, 'f'),
  ];
}

/** Sorts one word, given without punctuation. Hyphenated words count by their last part. */
export function mediumWordKind(raw: string): MediumWord {
  const word = raw.toLowerCase();
  if (JOINERS.test(word)) return 'joiner';
  const forms = singular(word);
  if (forms.some((form) => MATERIALS.has(form) || COMPOUND.test(form))) return 'material';
  if (MODIFIERS.has(word) || /..ed$|-(?:channel|definition)$/.test(word) || COUNT.test(word))
    return 'modifier';
  const tail = word.split('-').at(-1) ?? word;
  if (tail !== word) {
    const kind = mediumWordKind(tail);
    return kind === 'joiner' ? 'other' : kind;
  }
  return 'other';
}

export const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}'-]*/gu) ?? [];

/** "Pierced for a ribbon", "Mounted by the owner": what was done, and to whom or what for, is no material. */
export const IS_DEED = /^\p{L}{2,}(?:ed|en|wn|ut|nt|de) (?:by|for|at|to) |^cast by /iu;

/** Whether a text names materials and techniques and nothing else; nothing is made of mercury alone, the god. */
export function isMaterials(text: string): boolean {
  if (text === 'Mercury' || IS_DEED.test(text)) return false;
  const kinds = new Set(wordsIn(text.toLowerCase()).map(mediumWordKind));
  return kinds.has('material') && !kinds.has('other') && !/\d/.test(text);
}
