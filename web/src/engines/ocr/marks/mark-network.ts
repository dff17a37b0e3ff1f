import { BASES, MARKS, WEIGHTS } from './mark-weights.ts';
import { WINDOW } from './glyph-window.ts';

/** Steps of a weight to either side of nothing: with them a weight is one printable character. */
const MOST_STEPS = 44;
/** The character of the lowest step. */
const LOWEST = 35;
/** Characters for those that end or open something in a raw template literal: backslash, backtick and dollar. */
const STANDS_FOR: ReadonlyMap<number, number> = new Map([
  [32, 92],
  [33, 96],
  [126, 36],
]);
/** Letters whose mark is a part of them, as their weights name the base and the mark. */
const OF_THEIR_OWN: ReadonlyMap<string, string> = new Map([
  ['o\u0338', 'ø'],
  ['O\u0338', 'Ø'],
  ['l\u0338', 'ł'],
  ['L\u0338', 'Ł'],
  ['d\u0338', 'đ'],
  ['D\u0338', 'Đ'],
  ['i\u0323', 'ı'],
]);
/** Stands for all that is no letter and no digit, or more than one. */
const NOTHING = '?';

/** What a glyph shows: a letter as it is printed, with its mark, and how likely it is that letter, and that mark, each from 0 to 1. */
export interface SeenLetter {
  letter: string;
  isMarked: boolean;
  likely: number;
  markLikely: number;
}

interface Weights {
  first: Float32Array;
  firstBias: Float32Array;
  second: Float32Array;
  secondBias: Float32Array;
  third: Float32Array;
  thirdBias: Float32Array;
  dense: Float32Array;
  denseBias: Float32Array;
  out: Float32Array;
  outBias: Float32Array;
}

/** Cells row by row, of each its values in all layers. */
interface Cells {
  values: Float32Array;
  layers: number;
  width: number;
  height: number;
}

let unpacked: Weights | undefined;

function weights(): Weights {
  return (unpacked ??= {
    first: unpack(WEIGHTS.first),
    firstBias: unpack(WEIGHTS.firstBias),
    second: unpack(WEIGHTS.second),
    secondBias: unpack(WEIGHTS.secondBias),
    third: unpack(WEIGHTS.third),
    thirdBias: unpack(WEIGHTS.thirdBias),
    dense: unpack(WEIGHTS.dense),
    denseBias: unpack(WEIGHTS.denseBias),
    out: unpack(WEIGHTS.out),
    outBias: unpack(WEIGHTS.outBias),
  });
}

function unpack({ step, values }: { step: number; values: string }): Float32Array {
  return Float32Array.from(values, (character) => {
    const code = character.charCodeAt(0);
    return ((STANDS_FOR.get(code) ?? code) - LOWEST - MOST_STEPS) * step;
  });
}

/**
 * The scores of all bases, then of all marks, for the window of a glyph: three layers of convolution, each halving the
 * picture, and two dense ones (LeCun et al. 1998), 130,000 products at most.
 */
export function markScores(window: Float32Array): Float32Array {
  const { first, firstBias, second, secondBias, third, thirdBias, dense, denseBias, out, outBias } =
    weights();
  let cells: Cells = { values: window, layers: 1, width: WINDOW.width, height: WINDOW.height };
  cells = convolved(cells, first, firstBias);
  cells = convolved(cells, second, secondBias);
  cells = convolved(cells, third, thirdBias);
  return connected(connected(cells.values, dense, denseBias).map(atLeastNothing), out, outBias);
}

/**
 * A convolution of three by three cells at every second place of every second row, less than nothing made nothing. Each cell
 * is added to the places that see it, as most cells are blank.
 */
function convolved(
  { values, layers, width, height }: Cells,
  kernel: Float32Array,
  bias: Float32Array,
): Cells {
  const [wide, high, deep] = [(width + 1) >> 1, (height + 1) >> 1, bias.length];
  const found = new Float32Array(deep * wide * high);
  for (let at = 0; at < found.length; at++) found[at] = bias[at % deep] ?? 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value === 0) continue;
    const [layer, place] = [at % layers, Math.floor(at / layers)];
    const [x, y] = [place % width, Math.floor(place / width)];
    for (let row = y >> 1; row <= (y + 1) >> 1 && row < high; row++)
      for (let column = x >> 1; column <= (x + 1) >> 1 && column < wide; column++) {
        const of = ((y - 2 * row + 1) * 3 + x - 2 * column + 1) * layers + layer;
        addScaled(found, (row * wide + column) * deep, kernel, of * deep, deep, value);
      }
  }
  for (let at = 0; at < found.length; at++) found[at] = atLeastNothing(found[at] ?? 0);
  return { values: found, layers: deep, width: wide, height: high };
}

function addScaled(
  to: Float32Array,
  at: number,
  from: Float32Array,
  start: number,
  count: number,
  by: number,
): void {
  for (let each = 0; each < count; each++)
    to[at + each] = (to[at + each] ?? 0) + (from[start + each] ?? 0) * by;
}

/** A dense layer; its weights by number of the input, then unit. */
function connected(values: Float32Array, weight: Float32Array, bias: Float32Array): Float32Array {
  const found = bias.slice();
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value !== 0) addScaled(found, 0, weight, at * bias.length, bias.length, value);
  }
  return found;
}

function atLeastNothing(value: number): number {
  return value > 0 ? value : 0;
}

/** What the window of a glyph shows; undefined for what is no letter. */
export function seenLetter(window: Float32Array): SeenLetter | undefined {
  const scores = markScores(window);
  const [base, likely] = likeliest(scores.subarray(0, BASES.length));
  const [mark, markLikely] = likeliest(scores.subarray(BASES.length));
  const [plain = NOTHING, sign = ''] = [BASES[base], MARKS[mark]];
  if (plain === NOTHING) return undefined;
  const letter = OF_THEIR_OWN.get(plain + sign) ?? (plain + sign).normalize('NFC');
  // A mark that its letter never has makes two characters.
  return letter.length === 1
    ? { letter, isMarked: sign !== '' || /[ßæœÆŒ]/.test(plain), likely, markLikely }
    : undefined;
}

/** The place of the highest score, and its share (softmax). */
function likeliest(scores: Float32Array): [place: number, share: number] {
  const highest = Math.max(...scores);
  const sum = scores.reduce((all, score) => all + Math.exp(score - highest), 0);
  return [scores.indexOf(highest), 1 / sum];
}
