import { componentsOf, type Component } from './components.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { medianOf } from '../picture/robust.ts';
import { inkOf } from './ink.ts';
import { textLinesOf, type TextLine } from './text-lines.ts';

/** Where text stands that is too small to be read, in pixels of the picture. */
export interface TinyText {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Median height of its letters, as far as they can be told apart. */
  letterHeight: number;
}

/** Half the side of the squares ink is looked for in: little more than a word of tiny text is high. */
const RADIUS = 4;
/** Letters and words run together, in pixels: lower than text that is found by its letters, some times as long. */
const LEAST_HEIGHT = 2;
const GREATEST_HEIGHT = 7;
const LONGEST = 20;
/** Fainter specks are noise, in the measure of `inkOf`. */
const LEAST_STRENGTH = 24;
/** A line is at least so many times as long as high, or it is a speck. */
const LEAST_LINE = 4;
/** Steeper than this is no line of a label held in a hand. */
const STEEPEST = 0.25;
/** As many lines under each other, begun at one margin, are text and not chance. */
const LEAST_LINES = 3;
/** The lines make up this share of the ink where they stand; strokes and specks lie every way. */
const LEAST_SHARE = 0.7;
/** So many specks are the grain of a wall or of the sensor; among them any lines can be found. */
const MOST_SPECKS = 40_000;
/** A line follows another within so many pixels of its margin, and so many letter heights below it. */
const ASIDE = 3;
const STEPS = { least: 1.3, most: 4.5 };
/**
 * Stacks as long as the one that was found are expected by chance in fewer photos than one in so many. Of drawn grain
 * nine in ten are expected more often than once in a hundred, of drawn tiny text none more often than once in four thousand.
 */
const CHANCE = 1000;
/** Of so many stacks, the least likely ones, the ink around is looked at: rows of bricks or of a weave make hundreds. */
const MOST_STACKS = 100;
/** Lines this much fainter than those of a stack cannot be taken for them. */
const FAINT = 0.4;

/**
 * Text too small to be read: short low patches, letters or words, that stand in lines under each other from one
 * margin, evenly spaced and alike in height and strength; the stack that chance is least likely to make. Grain has stacks
 * by chance: one must be longer than lines thrown at random would make it (a contrario: Desolneux, Moisan and Morel 2000).
 */
export function tinyTextIn(picture: GrayPicture): TinyText | undefined {
  const patches = componentsOf(inkOf(picture, RADIUS), picture.width, picture.height);
  const words = patches.filter(isTiny);
  if (words.length > MOST_SPECKS) return undefined;
  const lines = textLinesOf(words, 2)
    .filter(
      ({ x0, x1, height, slope }) =>
        height > LEAST_HEIGHT && x1 - x0 >= LEAST_LINE * height && Math.abs(slope) < STEEPEST,
    )
    .toSorted((a, b) => a.y0 - b.y0);
  const margins = Map.groupBy(lines.keys(), (at) => cellOf(lines[at]));
  const levels = lines.map((line) => levelOf(line, picture));
  const chances = chancesIn(lines, levels, picture);
  const unlikely = [...lines.keys()]
    .map((first) => stackUnder(first, lines, margins))
    .filter((stack) => stack.length >= LEAST_LINES)
    .map((stack) => ({ stack, chance: chances(stack) }))
    .filter(({ chance }) => chance < 1 / CHANCE)
    .toSorted((a, b) => a.chance - b.chance)
    .slice(0, MOST_STACKS)
    .map(({ stack }) => stack.flatMap((at) => lines[at] ?? []));
  const best = unlikely.find((stack) => isMostInk(stack, patches));
  return best && { ...boundsOfLines(best), letterHeight: medianOf(best.map(({ height }) => height)) ?? 0 };
}

function isTiny({ x0, y0, x1, y1, area, ink }: Component): boolean {
  const w = x1 - x0;
  const h = y1 - y0;
  if (h < LEAST_HEIGHT || h > GREATEST_HEIGHT || w > LONGEST * h) return false;
  return 3 * w >= h && ink >= LEAST_STRENGTH * area;
}

/** Lines whose margins may be one stand in the same column of the picture or in two that touch. */
function cellOf(line: Pick<TextLine, 'x0'> | undefined): number {
  return Math.floor((line?.x0 ?? 0) / ASIDE);
}

/**
 * Places of the lines, the first one first, that follow under each other from the same margin.
 * @param lines from above: none is looked for above the last, or two askew ones would follow each other for ever
 * @param margins the places of those in each column: the grain of a wall has thousands, and few of one margin
 */
function stackUnder(
  first: number,
  lines: readonly TextLine[],
  margins: ReadonlyMap<number, readonly number[]>,
): number[] {
  const stack: number[] = [];
  for (let last: number | undefined = first; last !== undefined; last = nextUnder(last, lines, margins))
    stack.push(last);
  return stack;
}

function nextUnder(
  last: number,
  lines: readonly TextLine[],
  margins: ReadonlyMap<number, readonly number[]>,
): number | undefined {
  const above = lines[last];
  const isNext = (at: number): boolean => {
    const line = lines[at];
    return at > last && line !== undefined && above !== undefined && follows(line, above);
  };
  const cell = cellOf(above);
  const next = [cell - 1, cell, cell + 1].flatMap((near) => margins.get(near)?.find(isNext) ?? []);
  return next.length === 0 ? undefined : Math.min(...next);
}

/**
 * How many stacks as long as a given one the lines would make if they were thrown at random: those of its kind that are
 * not much fainter in grey levels. The grain of a dark wall is faint beside print on a card, whatever share of its dark
 * it is.
 */
function chancesIn(
  lines: readonly TextLine[],
  levels: readonly number[],
  { width, height }: GrayPicture,
): (stack: readonly number[]) => number {
  const ordered = new Map(
    [-1, 1].map((kind) => [
      kind,
      Float64Array.from(levels.filter((_, at) => lines[at]?.kind === kind)).toSorted(),
    ]),
  );
  return (stack) => {
    const own = medianOf(stack.map((at) => levels[at] ?? 0)) ?? 0;
    const low = medianOf(stack.map((at) => lines[at]?.height ?? 0)) ?? 0;
    const ofKind = ordered.get(lines[stack[0] ?? 0]?.kind ?? 0) ?? new Float64Array();
    const alike = ofKind.length - firstPlace(ofKind.length, (at) => (ofKind[at] ?? 0) >= FAINT * own);
    const room = 2 * ASIDE * (STEPS.most - STEPS.least) * low;
    return alike * ((alike * room) / (width * height)) ** (stack.length - 1);
  };
}

/** Difference of a line's letters from its paper, the brightest of what is there, in grey levels. */
function levelOf({ strength, x0, y0, x1, y1 }: TextLine, { data, width }: GrayPicture): number {
  let paper = 0;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) paper = Math.max(paper, data[y * width + x] ?? 0);
  return strength * paper;
}

function follows(line: TextLine, above: TextLine): boolean {
  if (line.kind !== above.kind || Math.abs(line.x0 - above.x0) > ASIDE) return false;
  if (Math.abs(line.height - above.height) > 2) return false;
  const strength = line.strength / above.strength;
  if (strength < 0.45 || strength > 2.2) return false;
  const along = (line.x0 + line.x1 - above.x0 - above.x1) / 2;
  const step = (line.y0 + line.y1 - above.y0 - above.y1) / 2 - above.slope * along;
  return step >= STEPS.least * above.height && step <= STEPS.most * Math.max(above.height, line.height);
}

/** @param patches from above */
function isMostInk(stack: readonly TextLine[], patches: readonly Component[]): boolean {
  const { x0, y0, x1, y1 } = boundsOfLines(stack);
  let whole = 0;
  const first = firstPlace(patches.length, (at) => (patches[at]?.y0 ?? 0) >= y0);
  for (let at = first; at < patches.length; at++) {
    const patch = patches[at];
    if (!patch || patch.y0 >= y1) break;
    if (patch.kind === stack[0]?.kind && patch.x0 >= x0 && patch.x1 <= x1 && patch.y1 <= y1)
      whole += patch.ink;
  }
  const own = stack.flatMap(({ letters }) => letters).reduce((sum, { ink }) => sum + ink, 0);
  return own >= LEAST_SHARE * whole;
}

/** The first of so many places that something holds for, as it does for all after it; their number where it never does. */
function firstPlace(count: number, holds: (at: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function boundsOfLines(lines: readonly TextLine[]): Omit<TinyText, 'letterHeight'> {
  return {
    x0: Math.min(...lines.map(({ x0 }) => x0)),
    y0: Math.min(...lines.map(({ y0 }) => y0)),
    x1: Math.max(...lines.map(({ x1 }) => x1)),
    y1: Math.max(...lines.map(({ y1 }) => y1)),
  };
}
