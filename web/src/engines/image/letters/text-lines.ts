import type { Component } from './components.ts';
import { medianOf, theilSenSlope } from '../picture/robust.ts';

/** Letters of one kind of ink that stand side by side; positions in pixels of the picture they were found in. */
export interface TextLine {
  kind: number;
  letters: Component[];
  /** Median letter height: near the x-height in lower case, the cap height in capitals. */
  height: number;
  /** Median difference of the letters from their surroundings, as `inkOf` gives it. */
  strength: number;
  /** Share of the letters that stand on (or hang from) one line: most do in text, few in a chain of specks. */
  steadiness: number;
  /** Rise of the baseline per pixel to the right (positive: falling to the right, as y grows downward). */
  slope: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Fewer letters than this are no line: three specks in a row are common on a wall. */
const LEAST_LETTERS = 3;
/** Letters below this height, in pixels, cannot be told from noise. */
const LEAST_HEIGHT = 5;
/** Greatest height of a letter as a share of the picture's shorter side. */
const GREATEST_HEIGHT = 0.2;
/** How far a letter's foot may be from the baseline, in letter heights. */
const ON_BASELINE = 0.12;
/** The steepest line that is looked for: a phone held 20 degrees askew. */
const STEEPEST = 0.36;

/** A letter follows another over so many times the larger one's height at most, or over the end of it by so much of the smaller's. */
const WIDEST_GAP = 1.6;
const OVERLAP = 0.5;
/** Their heights differ by no more than this factor, their middles by at most this share of the larger. */
const UNLIKE = 2.4;
const OFF_LINE = 0.45;

/** True for a patch whose shape a letter, or a few touching letters, could have. */
export function isLetterLike(component: Component, width: number, height: number): boolean {
  const w = component.x1 - component.x0;
  const h = component.y1 - component.y0;
  if (h < LEAST_HEIGHT || h > GREATEST_HEIGHT * Math.min(width, height)) return false;
  const fill = component.area / (w * h);
  return w < 8 * h && h < 10 * w && fill > 0.12 && fill < 0.98;
}

/**
 * Chains letters to their nearest neighbours on the right (O'Gorman, "The document spectrum", 1993),
 * first with room for any tilt, then along the tilt that most of them agree on.
 */
export function textLinesOf(letters: readonly Component[], leastLetters = LEAST_LETTERS): TextLine[] {
  const loose = chained(letters, 0, STEEPEST, leastLetters);
  const long = loose.filter((line) => line.letters.length >= 5);
  const tilt = medianOf(long.flatMap((line) => line.letters.map(() => line.slope))) ?? 0;
  return chained(letters, tilt, 0.1, leastLetters);
}

function chained(
  letters: readonly Component[],
  tilt: number,
  slack: number,
  leastLetters: number,
): TextLine[] {
  const lines: TextLine[] = [];
  for (const kind of new Set(letters.map((letter) => letter.kind))) {
    const sorted = letters.filter((letter) => letter.kind === kind).toSorted((a, b) => a.x0 - b.x0);
    const next = rightNeighbours(sorted, tilt, slack);
    const linked = new Set(next.filter((index) => index !== undefined));
    sorted.forEach((_, first) => {
      if (linked.has(first)) return;
      const chain: Component[] = [];
      for (let i: number | undefined = first; i !== undefined; i = next[i]) {
        const letter = sorted[i];
        if (letter) chain.push(letter);
      }
      if (chain.length >= leastLetters) lines.push(lineOf(kind, chain));
    });
  }
  return lines;
}

/**
 * For each letter the index of the letter that follows it; a letter follows one letter only, the nearest. Where grain is
 * found for letters each has hundreds to its right: where they stand is looked at before anything else of them.
 */
function rightNeighbours(sorted: readonly Component[], tilt: number, slack: number): (number | undefined)[] {
  const next: (number | undefined)[] = sorted.map(() => undefined);
  const taken = new Map<number, { from: number; distance: number }>();
  const lefts = Int32Array.from(sorted, ({ x0 }) => x0);
  const columns = Float64Array.from(sorted, ({ x0, x1 }) => (x0 + x1) / 2);
  const rows = Float64Array.from(sorted, ({ y0, y1 }) => (y0 + y1) / 2);
  sorted.forEach((a, i) => {
    const ha = a.y1 - a.y0;
    const [column, row] = [columns[i] ?? 0, rows[i] ?? 0];
    const farthest = a.x1 + 2 * WIDEST_GAP * ha;
    const highest = OFF_LINE * UNLIKE * ha;
    let best: { index: number; distance: number } | undefined;
    for (let j = i + 1; j < sorted.length && (lefts[j] ?? 0) <= farthest; j++) {
      const dx = (columns[j] ?? 0) - column;
      const off = Math.abs((rows[j] ?? 0) - row - tilt * dx);
      if (dx <= 0 || off > highest + slack * dx) continue;
      const b = sorted[j];
      if (!b) continue;
      const hb = b.y1 - b.y0;
      const [small, large] = [Math.min(ha, hb), Math.max(ha, hb)];
      const gap = b.x0 - a.x1;
      if (large > UNLIKE * small || gap > WIDEST_GAP * large || gap < -OVERLAP * small) continue;
      if (off > OFF_LINE * large + slack * dx || !equallyStrong(a, b)) continue;
      const distance = Math.max(0, gap) + 2 * off;
      if (!best || distance < best.distance) best = { index: j, distance };
    }
    if (!best) return;
    const rival = taken.get(best.index);
    if (rival && rival.distance <= best.distance) return;
    if (rival) next[rival.from] = undefined;
    next[i] = best.index;
    taken.set(best.index, { from: i, distance: best.distance });
  });
  return next;
}

/** Letters side by side are printed in one colour and lie in one light; specks beside them are fainter. */
function equallyStrong(a: Component, b: Component): boolean {
  const ratio = (a.ink * b.area) / (b.ink * a.area);
  return ratio > 0.5 && ratio < 2;
}

function lineOf(kind: number, letters: Component[]): TextLine {
  const height = medianOf(letters.map((letter) => letter.y1 - letter.y0)) ?? 0;
  const feet = edgeOf(letters, height, ({ y1 }) => y1);
  const heads = edgeOf(letters, height, ({ y0 }) => y0);
  return {
    kind,
    letters,
    height,
    strength: medianOf(letters.map((letter) => letter.ink / letter.area)) ?? 0,
    // Upside down, the heads are the feet.
    ...(heads.steadiness > feet.steadiness ? heads : feet),
    x0: Math.min(...letters.map((letter) => letter.x0)),
    y0: Math.min(...letters.map((letter) => letter.y0)),
    x1: Math.max(...letters.map((letter) => letter.x1)),
    y1: Math.max(...letters.map((letter) => letter.y1)),
  };
}

/** Slope of the line that most of the letters' edges make, and the share of them that are on it. */
function edgeOf(
  letters: readonly Component[],
  height: number,
  edge: (letter: Component) => number,
): Pick<TextLine, 'slope' | 'steadiness'> {
  const points = letters.map((letter) => ({ x: (letter.x0 + letter.x1) / 2, y: edge(letter) }));
  const slope = theilSenSlope(points);
  const offsets = points.map(({ x, y }) => y - slope * x);
  const middle = medianOf(offsets) ?? 0;
  const on = offsets.filter((offset) => Math.abs(offset - middle) <= Math.max(1, height * ON_BASELINE));
  return { slope, steadiness: on.length / letters.length };
}
