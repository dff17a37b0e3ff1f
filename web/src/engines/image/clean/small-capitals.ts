import type { Component } from '../letters/components.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { printedPatches } from './printed-patches.ts';
import { medianOf } from '../picture/robust.ts';
import { sampled } from '../picture/resize.ts';
import { isLetterLike, textLinesOf, type TextLine } from '../letters/text-lines.ts';

/** What could be a letter is judged as in a picture of so many letters' height, however small this one is. */
const ROOM = 15;
/** Small capitals are so many times lower than the capitals beside them; some are as low as an x. */
const LEAST_STEP = 1.14;
const GREATEST_STEP = 1.7;
/** Heights and feet of letters that are printed alike differ by less, as a share of their height. */
const ALIKE = 0.1;
/** Lower than this share of the small letters is a comma or a dash. */
const MARK = 0.6;
/** Fewer letters than this may be lower case that happens to be without ascenders, ... */
const LEAST_LETTERS = 10;
/** ... or fewer than this in a label that has small capitals for certain. */
const LEAST_BESIDE = 4;
/** One letter in so many may contradict, by a tail, an accent like the dot of an i, or as two that touch. */
const CONTRADICTING = 12;
/** Words stand further apart than this, in heights of the letters. */
const WORD_SPACE = 0.4;
/** Dots and accents end below so many heights of the capitals above the line. */
const HIGHEST_DOT = 1.5;
/** Room for an accent above the capitals and a tail below the line, in heights of the capitals. */
const ABOVE = 0.4;
const BELOW = 0.3;

/** A line set in small capitals. */
interface SmallCapitals {
  /** From the first small letter of each word to its last. */
  runs: { x0: number; x1: number }[];
  /** Number of its small letters. */
  count: number;
  /** How many times higher its capitals are. */
  by: number;
  capitals: number;
  slope: number;
  /** Where the line's foot crosses x = 0. */
  foot: number;
}

/**
 * The evenly lit picture with its small capitals as large as its capitals: the recogniser takes them for lower case
 * ("Stupy oF"). A line is set in small capitals when all of its letters stand on the baseline and end at two heights,
 * the greater one only where words begin; in lower case, ascenders and descenders stand amid the words.
 * @param letterHeight of most of its letters, in pixels
 */
export function withoutSmallCapitals(picture: GrayPicture, letterHeight: number): GrayPicture {
  const patches = printedPatches(picture);
  const room = ROOM * letterHeight;
  const letters = patches.filter((patch) => isLetterLike(patch, room, room));
  const likely = joined(textLinesOf(letters).flatMap((line) => smallCapitalsIn(line, patches) ?? []));
  if (!likely.some(({ count }) => count >= LEAST_LETTERS)) return picture;
  return enlarged(picture, likely);
}

/** How the line is set, if it is in small capitals. @param patches all of the picture, dots too */
function smallCapitalsIn(
  { letters, slope, height }: TextLine,
  patches: readonly Component[],
): SmallCapitals | undefined {
  const footOf = ({ x0, x1, y1 }: Component): number => y1 - (slope * (x0 + x1)) / 2;
  const foot = medianOf(letters.map(footOf)) ?? 0;
  const heightOf = ({ x0, x1, y0 }: Component): number => foot + (slope * (x0 + x1)) / 2 - y0;
  const words = wordsOf(letters, WORD_SPACE * height);
  // Figures are as high as capitals: words without a lower letter say nothing.
  const top = Math.max(...letters.map(heightOf));
  const cased = words.filter((word) => word.some((letter) => LEAST_STEP * heightOf(letter) <= top));
  const heights = cased.flat().map(heightOf);
  const small = medianOf(heights.filter((high) => LEAST_STEP * high <= top && high >= MARK * height));
  if (small === undefined) return undefined;
  const capitals = medianOf(heights.filter((high) => high >= LEAST_STEP * small)) ?? 0;
  if (capitals === 0 || capitals > GREATEST_STEP * small) return undefined;
  const slack = Math.max(1, ALIKE * small);
  const isSmall = (letter: Component): boolean =>
    Math.abs(heightOf(letter) - small) <= slack && Math.abs(footOf(letter) - foot) <= slack;
  const isLarge = (letter: Component): boolean => Math.abs(heightOf(letter) - capitals) <= slack;
  const isDot = (patch: Component): boolean =>
    heightOf(patch) > small &&
    heightOf(patch) < HIGHEST_DOT * capitals &&
    footOf(patch) <= foot - small + slack;
  const runs: SmallCapitals['runs'] = [];
  let [count, others] = [0, 0];
  for (const word of cased) {
    const [first, last] = [word.findIndex(isSmall), word.findLastIndex(isSmall)];
    const [from, to] = [word[first], word[last]];
    if (!from || !to) continue;
    runs.push({ x0: from.x0, x1: to.x1 });
    others += patches.filter((patch) => patch.x0 >= from.x0 && patch.x1 <= to.x1 && isDot(patch)).length;
    word.forEach((letter, index) => {
      if (isSmall(letter)) count++;
      else if (heightOf(letter) >= MARK * small && !(isLarge(letter) && index < first)) others++;
    });
  }
  if (count < LEAST_BESIDE || others * CONTRADICTING > count) return undefined;
  return { runs, count, by: capitals / small, capitals, slope, foot };
}

/** Chains that stand on one line as one. */
function joined(chains: readonly SmallCapitals[]): SmallCapitals[] {
  const lines: SmallCapitals[] = [];
  for (const chain of chains) {
    const at = lines.findIndex(({ foot, capitals }) => Math.abs(foot - chain.foot) < capitals / 2);
    const line = lines[at];
    if (!line) lines.push(chain);
    else lines[at] = { ...line, runs: [...line.runs, ...chain.runs], count: line.count + chain.count };
  }
  return lines;
}

function wordsOf(letters: readonly Component[], space: number): Component[][] {
  const words: Component[][] = [];
  let end = -Infinity;
  for (const letter of letters) {
    if (letter.x0 - end > space) words.push([]);
    words.at(-1)?.push(letter);
    end = Math.max(end, letter.x1);
  }
  return words;
}

/** The picture with each line's runs enlarged about its foot; what follows them moves on. */
function enlarged(picture: GrayPicture, lines: readonly SmallCapitals[]): GrayPicture {
  const { data, width, height } = picture;
  const places = lines.map((line) => placesOf(line, width));
  const wide = Math.max(width, ...places.map((place) => place.length));
  const out = new Uint8Array(wide * height).fill(255);
  for (let y = 0; y < height; y++) out.set(data.subarray(y * width, (y + 1) * width), y * wide);
  lines.forEach(({ capitals, slope, foot }, index) => {
    places[index]?.forEach(({ x, by }, column) => {
      const base = foot + slope * x;
      const from = Math.max(0, Math.round(base - (1 + ABOVE) * capitals));
      const to = Math.min(height, Math.round(base + BELOW * capitals));
      for (let y = from; y < to; y++) {
        const within = base + (y + 0.5 - base) / by;
        out[y * wide + column] = Math.round(sampled(data, width, height, x, within - 0.5));
      }
    });
  });
  return { data: out, width: wide, height };
}

/** Where each column of the new line comes from, and how many times larger it is. */
function placesOf({ runs, by }: SmallCapitals, width: number): { x: number; by: number }[] {
  const places: { x: number; by: number }[] = [];
  for (let x = 0; x < width;) {
    const at = x;
    const isSmall = runs.some(({ x0, x1 }) => at >= x0 - 1 && at < x1 + 1);
    places.push({ x, by: isSmall ? by : 1 });
    x += isSmall ? 1 / by : 1;
  }
  return places;
}
