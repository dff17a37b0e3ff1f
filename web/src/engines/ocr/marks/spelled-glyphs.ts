import type { Glyph, LineScale } from './glyphs.ts';

/** Most characters that one glyph is spelled with: "fii" of a joined letter, or letters that touch. */
const MOST = 4;
/** What speaks against more than one character to a glyph, against two glyphs to one, against either without the other. */
const COSTS = { more: 0.25, split: 0.4, unseen: 0.9, unread: 0.6 };
/** ... and against a glyph that rises or falls by a height of small letters more or less than its character. */
const BY_HEIGHT = 0.5;

/** ... and what widths and heights count for where letters have been looked at. */
const BESIDE_LIKENESS = 0.4;

/** Usual widths of characters, in heights of the small letters of a common typeface; all others are as wide as `n`. */
const WIDTHS: Readonly<Record<string, number>> = widthsOf([
  [0.3, "iljI|'.,:;!’‘`"],
  [0.5, 'ftr1()[]-"°*'],
  [0.75, 'sczJ?xyvk'],
  [1.15, 'ABCEFKLPRSTVXYZ&'],
  [1.35, 'DGHNOQUw%+=<>'],
  [1.5, 'mM@—'],
  [1.8, 'W'],
]);
const COMMON = 0.95;
/** How far characters rise above the foot of the line and fall below it. */
const TALL = /[A-Zbdfhkl0-9tß()[\]|!?&%@#{}/\\$£€§]/;
const HIGH = /["'’‘“”°*™®`´]/;
const DEEP = /[gjpqyQ,;()[\]|{}§]/;
const LOW = /[.,_]/;

function widthsOf(groups: readonly (readonly [number, string])[]): Record<string, number> {
  return Object.fromEntries(
    groups.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width])),
  );
}

/** A glyph and the characters that the engine read for it: `from` up to `to`, exclusive, of the word's. */
export interface SpelledGlyph {
  glyph: Glyph;
  from: number;
  to: number;
}

/** What speaks against characters being those of a glyph, by the letter that it shows: 0 for nothing. */
export type Likeness = (chars: readonly string[], glyph: Glyph) => number;

interface Step {
  cost: number;
  chars: number;
  glyphs: number;
}

/**
 * Finds for each glyph of a word the characters that were read for it, by the widths and heights of both (an alignment of
 * least cost: Needleman and Wunsch 1970). Glyphs that no character, or only a part of one, was read for are left out.
 * @param likeness what their letters say too, where these have been looked at
 */
export function spelled(
  chars: readonly string[],
  glyphs: readonly Glyph[],
  scale: LineScale,
  likeness?: Likeness,
): SpelledGlyph[] {
  const wide = glyphs.reduce((sum, { body }) => sum + (body.x1 - body.x0) / scale.xHeight, 0);
  const usual = chars.reduce((sum, char) => sum + widthOf(char), 0);
  const stretch = usual === 0 ? 1 : Math.min(1.6, Math.max(0.6, wide / usual));
  const columns = glyphs.length + 1;
  const unfitnessOf = (some: readonly string[], of: readonly Glyph[]): number => {
    const byShape = unfitness(some, of, stretch, scale);
    const [glyph, second] = of;
    return likeness && glyph && !second ? BESIDE_LIKENESS * byShape + likeness(some, glyph) : byShape;
  };
  const steps: Step[] = [{ cost: 0, chars: 0, glyphs: 0 }];
  const costAt = (i: number, j: number): number => steps[i * columns + j]?.cost ?? Infinity;
  for (let i = 0; i <= chars.length; i++) {
    for (let j = 0; j <= glyphs.length; j++) {
      if (i === 0 && j === 0) continue;
      let best: Step = { cost: Infinity, chars: 0, glyphs: 0 };
      const consider = (taken: number, of: number, cost: number): void => {
        const whole = costAt(i - taken, j - of) + cost;
        if (whole < best.cost) best = { cost: whole, chars: taken, glyphs: of };
      };
      if (i > 0) consider(1, 0, COSTS.unseen);
      if (j > 0) consider(0, 1, COSTS.unread);
      const most = j === 0 ? 0 : Math.min(MOST, i);
      for (let taken = 1; taken <= most; taken++)
        consider(taken, 1, unfitnessOf(chars.slice(i - taken, i), glyphs.slice(j - 1, j)));
      if (i > 0 && j > 1)
        consider(1, 2, COSTS.split + unfitnessOf(chars.slice(i - 1, i), glyphs.slice(j - 2, j)));
      steps[i * columns + j] = best;
    }
  }
  const found: SpelledGlyph[] = [];
  for (let [i, j] = [chars.length, glyphs.length]; i > 0 || j > 0;) {
    const step = steps[i * columns + j];
    if (!step || step.chars + step.glyphs === 0) break;
    const glyph = glyphs[j - 1];
    if (glyph && step.chars > 0 && step.glyphs === 1) found.push({ glyph, from: i - step.chars, to: i });
    i -= step.chars;
    j -= step.glyphs;
  }
  return found.toReversed();
}

function widthOf(char: string): number {
  return WIDTHS[char] ?? COMMON;
}

/** How badly characters fit what was printed, 0 for a perfect fit. */
function unfitness(
  chars: readonly string[],
  glyphs: readonly Glyph[],
  stretch: number,
  { footAt, xHeight }: LineScale,
): number {
  const x0 = Math.min(...glyphs.map(({ body }) => body.x0));
  const x1 = Math.max(...glyphs.map(({ body }) => body.x1));
  const foot = footAt((x0 + x1) / 2);
  const rise = (foot - Math.min(...glyphs.map(({ body }) => body.y0))) / xHeight;
  const fall = (Math.max(...glyphs.map(({ body }) => body.y1)) - foot) / xHeight;
  const width = chars.reduce((sum, char) => sum + stretch * widthOf(char), 0.12 * (chars.length - 1));
  const wrongWidth = Math.abs(Math.log(((x1 - x0) / xHeight + 0.2) / (width + 0.2)));
  const text = chars.join('');
  const risesBy = HIGH.test(text) || TALL.test(text) ? 1.4 : LOW.test(text) ? 0.2 : 1;
  const wrongRise = Math.max(0, Math.abs(rise - risesBy) - 0.25);
  const endsHigh = HIGH.test(text) && chars.length === 1;
  const fallsBy = endsHigh ? -0.9 : DEEP.test(text) ? 0.3 : 0;
  const wrongFall = Math.max(0, Math.abs(fall - fallsBy) - 0.2);
  return wrongWidth + BY_HEIGHT * (wrongRise + wrongFall) + COSTS.more * (chars.length - 1);
}
