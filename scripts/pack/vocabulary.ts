/** Writes the guide's word lists small enough for the app: `node scripts/pack/vocabulary.ts`. */
import { writeFileSync } from 'node:fs';
import { WORD_LISTS } from '../../api/guide/vocabulary/lists.ts';
import { LIST_NAMES } from '../../api/guide/vocabulary/unpack.ts';
import { root } from '../setup/paths.ts';

/** Signs that no word holds and no string literal escapes. */
const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()*+,./:;<=>?@[]^_{|}~"'];

/** The lists as one text, which `unpackLists` undoes: sorted, shared beginnings left out, frequent pairs as one sign. */
export function packLists(lists: readonly (readonly string[])[]): string {
  return packPairs(lists.map(withoutSharedBeginnings).join('\n')).replaceAll("'", '`');
}

/** A text with its frequent pairs of characters as one sign each, which `unpackPairs` undoes. */
export function packPairs(given: string): string {
  let text = given;
  let shorthands = '';
  const free = SIGNS.filter((sign) => !text.includes(sign));
  for (const sign of free) {
    const pair = mostFrequentPair(text);
    if (pair === null) break;
    text = text.replaceAll(pair, sign);
    shorthands = sign + pair + shorthands;
  }
  return `${shorthands}\n${text}`;
}

/** A packed text as a string in the source of a module. */
export function sourceOf(packed: string): string {
  return `'${packed.replaceAll('\n', '\\n')}'`;
}

function withoutSharedBeginnings(words: readonly string[]): string {
  let before = '';
  return [...new Set(words)]
    .toSorted()
    .map((word) => {
      let shared = 0;
      while (shared < 9 && shared < word.length && word[shared] === before[shared]) shared += 1;
      before = word;
      return `${shared}${word.slice(shared)}`;
    })
    .join('');
}

/** The two neighbouring characters that save most as one; line ends stay. */
function mostFrequentPair(text: string): string | null {
  const counts = new Map<string, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    if (pair.includes('\n')) continue;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
    if (pair[0] === pair[1] && text[at + 2] === pair[0]) at += 1;
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best && best[1] > 3 ? best[0] : null;
}

/** What `api/guide/vocabulary/packed.ts` has to hold. */
export function packedModule(): string {
  const packed = packLists(LIST_NAMES.map((name) => WORD_LISTS[name].map((word) => word.toLowerCase())));
  return `/** Written by \`scripts/pack/vocabulary.ts\` from \`lists.ts\`. */
export const PACKED =
  ${sourceOf(packed)};
`;
}

if (import.meta.main) writeFileSync(`${root}api/guide/vocabulary/packed.ts`, packedModule());
