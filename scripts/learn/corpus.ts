import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { SEGMENT_KINDS, type SegmentKind } from '../../api/guide/search/kinds.ts';
import type { TaughtLabel } from './labels.ts';

const MARK = /\{([a-z]+):|\}/g;

/** Whether the reader of labels leaves a word out: it has letters, and none of them is Latin. */
const isOfOtherScript = (word: string): boolean => /\p{L}/u.test(word) && !/\p{Script=Latin}/u.test(word);

/**
 * A label written as it is printed, each stretch in `{kind:...}`; a stretch may run over a line's end, and words outside
 * of all belong to none (`other`); words of another script are left out, as the reader does. Throws on a kind that the guide
 * does not know.
 */
function readLabel(lines: readonly string[]): TaughtLabel {
  const kinds: SegmentKind[] = [];
  const begins: boolean[] = [];
  let open: SegmentKind | null = null;
  let first = true;
  const printed = lines.map((line) => {
    const words: string[] = [];
    for (const [word] of line.matchAll(/\S+/g)) {
      const plain = word.replaceAll(MARK, (mark, kind: string | undefined) => {
        if (mark === '}') return '';
        const known = SEGMENT_KINDS.find((each) => each === kind);
        if (known === undefined) throw new Error(`No stretch has the kind ${kind}: ${line}`);
        open = known;
        first = true;
        return '';
      });
      if (!isOfOtherScript(plain)) {
        words.push(plain);
        kinds.push(open ?? 'other');
        begins.push(first || open === null);
        first = false;
      }
      if (word.includes('}')) open = null;
    }
    return { text: words.join(' '), height: 1 };
  });
  return { lines: printed.filter(({ text }) => text !== ''), kinds, begins, isJoined: false };
}

/**
 * The labels of a folder of text files and its own folders: blocks with a title line (`# ...`) and blank lines between, in the
 * order of the files' names, wherever they stand. What a seed draws of the labels follows from that order.
 */
export function readCorpus(folder: string): TaughtLabel[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .split(/\n\s*\n/)
        .map((block) => block.trim().split('\n').slice(1))
        .filter((lines) => lines.length > 0)
        .map(readLabel),
    );
}
