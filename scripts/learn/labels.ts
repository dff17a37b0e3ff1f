import type { SegmentKind } from '../../api/guide/search/kinds.ts';
import { anyOf, type Chance } from './works/random.ts';
import { misread, strayMark } from './noise.ts';
import { inTwoLanguages } from './layouts/two-languages.ts';
import { capitals, type Part, type Piece, piece } from './works/pieces.ts';
import type { Layout } from './layouts/layouts.ts';
import { partsOf } from './layouts/layouts.ts';
import * as pools from './works/pools.ts';
import type { Work } from './works/work.ts';

/** A label whose words are known: its lines, and of each word the kind of its stretch and whether the stretch begins. */
export interface TaughtLabel {
  readonly lines: readonly { readonly text: string; readonly height: number }[];
  readonly kinds: readonly SegmentKind[];
  readonly begins: readonly boolean[];
  /** Without line breaks. */
  readonly isJoined: boolean;
}

interface TaughtWord {
  readonly text: string;
  readonly kind: SegmentKind;
  readonly begins: boolean;
}

interface Line {
  readonly words: readonly TaughtWord[];
  readonly height: number;
}

/** Adjoining stretches of one line that make up one field: a period and its date. */
function merged(part: Part): Piece[] {
  const pieces: Piece[] = [];
  for (const each of part) {
    const last = pieces.at(-1);
    if (
      last &&
      last.kind === each.kind &&
      (each.kind === 'date' || each.kind === 'prose' || each.kind === 'origin')
    )
      pieces[pieces.length - 1] = { kind: last.kind, text: `${last.text} ${each.text}` };
    else pieces.push(each);
  }
  return pieces;
}

function wordsOf(part: Part): TaughtWord[] {
  return merged(part).flatMap(({ kind, text }) =>
    text
      .trim()
      .split(/\s+/)
      .map((word, index) => ({ text: word, kind, begins: index === 0 })),
  );
}

/** Lines broken where they would be wider than the card. */
function broken(line: Line, width: number): Line[] {
  const lines: Line[] = [];
  let words: TaughtWord[] = [];
  let length = 0;
  for (const word of line.words) {
    if (words.length > 0 && (length + 1 + word.text.length) * line.height > width) {
      lines.push({ words, height: line.height });
      words = [];
      length = 0;
    }
    words.push(word);
    length += word.text.length + 1;
  }
  return words.length > 0 ? [...lines, { words, height: line.height }] : lines;
}

function withExtras(chance: Chance, parts: readonly Part[]): Part[] {
  const lines = [...parts];
  if (chance() < 0.05) lines.unshift(piece('other', String(1 + Math.floor(chance() * 60))));
  else if (chance() < 0.03) lines.unshift(piece('other', anyOf(chance, pools.HEADINGS)));
  if (chance() < 0.12) {
    const remark = piece('other', anyOf(chance, pools.REMARKS));
    const from = Math.min(3, lines.length);
    lines.splice(from + Math.floor(chance() * (lines.length - from + 1)), 0, remark);
  }
  if (chance() < 0.1)
    lines.splice(1 + Math.floor(chance() * lines.length), 0, piece('other', anyOf(chance, pools.SIDE_LINES)));
  if (chance() < 0.03) {
    const life = lines.findIndex((line) => line.at(-1)?.kind === 'life' || line.at(-1)?.kind === 'bio');
    if (life >= 0)
      lines.splice(life + 1, 0, piece('life', `Lives and works in ${anyOf(chance, pools.TOWNS)}`));
  }
  if (chance() < 0.05)
    lines.splice(
      Math.min(4, lines.length),
      0,
      piece('other', `Found at ${anyOf(chance, pools.TOWNS)}, ${anyOf(chance, pools.LANDS)}`),
    );
  if (chance() < 0.08) return inTwoLanguages(chance, lines);
  return chance() < 0.02 ? lines.map(capitals) : lines;
}

/** A work as one house prints it, read by the phone: broken into lines or run together, with the reader's slips. */
export function labelOf(chance: Chance, work: Work, layout: Layout): TaughtLabel {
  const parts = withExtras(
    chance,
    layout.lines(partsOf(chance, work)).filter((part) => part.length > 0),
  );
  const width = chance() < 0.55 ? 24 + Math.floor(chance() * 47) : 90;
  const styled = chance() < 0.3;
  const lines = parts.flatMap((part) => {
    const first = part[0]?.kind;
    const height = !styled
      ? 1
      : first === 'title' || first === 'artist'
        ? 1.35
        : first === 'credit' || first === 'accession'
          ? 0.85
          : 1;
    return broken({ words: wordsOf(part), height }, width);
  });
  const rate = chance() < 0.6 ? 0 : chance() < 0.8 ? 0.008 : 0.03;
  const read = lines.map(({ words, height }) => {
    const seen =
      rate === 0 ? words : words.map((word) => ({ ...word, text: misread(chance, word.text, rate) }));
    const last = words.at(-1);
    const stray =
      last && rate > 0 && chance() < 0.03
        ? [{ text: strayMark(chance), kind: last.kind, begins: false }]
        : [];
    return { height: height * (styled ? 0.95 + 0.1 * chance() : 1), words: [...seen, ...stray] };
  });
  const words = read.flatMap((line) => line.words);
  return {
    lines: read.map((line) => ({ text: line.words.map(({ text }) => text).join(' '), height: line.height })),
    kinds: words.map(({ kind }) => kind),
    begins: words.map(({ begins }) => begins),
    isJoined: chance() < 0.2,
  };
}
