import { readdirSync, readFileSync } from 'node:fs';
import { BITS, PROBES, probesOf } from '../../api/guide/vocabulary/common-word.ts';

/** A word is common where it stands so often in small letters. */
const OFTEN = 2;
/** The lines of a note or a theme that are no sentences. */
const NO_SENTENCE = /^(?:kind|id|names|in text|life|by|only|also|not|when|tradition|source|sign|key): /;

/** The notes on what texts speak of, whose rare words ("quagga", "sputnik") are names of things on labels. */
const TOPICS = 'topics/';

/** The words that stand in small letters in the sentences of a folder's text files. */
function commonWords(folders: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.txt') && !file.startsWith(TOPICS))
        for (const line of readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
          if (!NO_SENTENCE.test(line))
            for (const [word] of line.matchAll(/(?<![\p{L}'\u2019-])\p{Ll}{3,}(?![\p{L}-])/gu))
              times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].flatMap(([word, count]) => (count >= OFTEN ? [word] : [])).toSorted();
}

/** A module that holds the common words of our own texts as a Bloom filter (Bloom 1970). */
export function packedCommonWords(folders: readonly string[]): string {
  const bytes = Buffer.alloc(BITS / 8);
  for (const word of commonWords(folders))
    for (const probe of probesOf(word)) bytes[probe >> 3] = (bytes[probe >> 3] ?? 0) | (1 << (probe & 7));
  return `/** Written by \`npm run notes -- pack\`: the words that our notes and themes use in small letters, ${PROBES} bits each. */\nexport const COMMON_WORDS =\n  '${bytes.toString('base64')}';\n`;
}
