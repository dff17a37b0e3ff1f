import { SEGMENT_KINDS, type SegmentKind } from '../../api/guide/search/kinds.ts';
import type { TaughtLabel } from './labels.ts';
import { misread } from './noise.ts';
import type { Chance } from './works/random.ts';

interface Word {
  readonly text: string;
  readonly kind: SegmentKind;
  readonly begins: boolean;
}

/** How often the stretches of a kind are left out of a marked label: another house prints none. */
const LEFT_OUT: Partial<Record<SegmentKind, number>> = {
  prose: 0.35,
  credit: 0.15,
  accession: 0.25,
  dimensions: 0.2,
  medium: 0.08,
  life: 0.15,
  bio: 0.1,
  date: 0.08,
};

/** The words of each printed line; a line that goes on in the next one, within a stretch, is one with it. */
function paragraphsOf({ lines, kinds, begins }: TaughtLabel): Word[][] {
  let at = 0;
  const paragraphs: Word[][] = [];
  for (const { text } of lines) {
    const words = text.split(' ').map((word) => {
      const each = { text: word, kind: kinds[at] ?? 'other', begins: begins[at] ?? true };
      at += 1;
      return each;
    });
    const open = paragraphs.at(-1);
    if (open && words[0]?.begins === false) open.push(...words);
    else paragraphs.push(words);
  }
  return paragraphs;
}

/** Words in lines of at most `width` letters. */
function wrapped(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  let length = Infinity;
  for (const word of words) {
    if (length + word.text.length + 1 > width) {
      lines.push([]);
      length = 0;
    }
    lines.at(-1)?.push(word);
    length += word.text.length + 1;
  }
  return lines;
}

/**
 * A marked label as another card of its house may stand: on lines of another width, without some of its fields, with
 * the title in capitals, and with the reader's slips.
 */
export function varied(chance: Chance, label: TaughtLabel): TaughtLabel {
  const left = new Set(SEGMENT_KINDS.filter((kind) => chance() < (LEFT_OUT[kind] ?? 0)));
  const width = 26 + Math.floor(chance() * 45);
  const keepsLines = chance() < 0.4;
  const hasCapitals = chance() < 0.06;
  const rate = chance() < 0.7 ? 0 : 0.008;
  const all = paragraphsOf(label);
  const kept = all
    .map((words) => words.filter(({ kind }) => !left.has(kind)))
    .filter((words) => words.length > 0);
  const words = kept.length === 0 ? all : kept;
  const lines = words.flatMap((paragraph) => wrapped(paragraph, keepsLines ? 60 : width));
  const seen = lines.map((line) =>
    line.map((word) => {
      const text = hasCapitals && word.kind === 'title' ? word.text.toUpperCase() : word.text;
      return { ...word, text: rate === 0 ? text : misread(chance, text, rate) };
    }),
  );
  const flat = seen.flat();
  return {
    lines: seen.map((line) => ({ text: line.map(({ text }) => text).join(' '), height: 1 })),
    kinds: flat.map(({ kind }) => kind),
    begins: flat.map(({ begins }) => begins),
    isJoined: chance() < 0.12,
  };
}
