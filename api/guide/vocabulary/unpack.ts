import { PACKED } from './packed.ts';

/** The lists in the order in which they are packed. */
export const LIST_NAMES = [
  'materials',
  'modifiers',
  'objects',
  'thingsOfOneLand',
  'givenNames',
  'nationalities',
  'cultures',
  'countries',
] as const;

const lists = unpackLists(PACKED);

/** The words of one of the lists in `lists.ts`. */
export function wordList(name: (typeof LIST_NAMES)[number]): string[] {
  return lists[LIST_NAMES.indexOf(name)] ?? [];
}

/**
 * Undoes `packLists` of `scripts/pack/vocabulary.ts`: the lists, line by line, each word as the number of letters it
 * shares with the word before it and the rest. An apostrophe is a grave accent there.
 */
export function unpackLists(packed: string): string[][] {
  return unpackPairs(packed.replaceAll('`', "'"))
    .split('\n')
    .map((line) => {
      let word = '';
      return [...line.matchAll(/(\d)(\D*)/g)].map(([, shared = '', rest = '']) => {
        word = word.slice(0, Number(shared)) + rest;
        return word;
      });
    });
}

/**
 * Undoes `packPairs` of `scripts/pack/vocabulary.ts`. First come the shorthands, three characters each: a sign and the
 * two it stands for; then, on the lines below, the text.
 */
export function unpackPairs(packed: string): string {
  const [shorthands = '', ...lines] = packed.split('\n');
  let text = lines.join('\n');
  for (let at = 0; at < shorthands.length; at += 3)
    text = text.replaceAll(shorthands.charAt(at), shorthands.slice(at + 1, at + 3));
  return text;
}
