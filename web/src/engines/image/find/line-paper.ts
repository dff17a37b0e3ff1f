import { FULL_INK, LIGHTER } from '../letters/ink.ts';
import type { FoundLetters } from '../letters/letters.ts';
import type { TextLine } from '../letters/text-lines.ts';

export type LumaAt = FoundLetters['lumaAt'];

/** Most of what is beside letters is paper, whatever the lines above and below; of the letters' own height less is ink. */
const PAPER = 0.25;
const INK = 0.9;
/** Letters differ from the paper on one side by at least this share of what they do on the other. */
const BESIDE = 0.3;
/** Papers of two lines on one card differ by less, in one light. */
const ONE_PAPER = 0.75;
/** Brightest there is, and how well the paper's brightness is known, in grey levels. */
const WHITE = 255;
const UNSURE = 10;
/** Print under mirrored light is at least this share of what that leaves of it; letters may be thinner too. */
const PALED = 0.4;
/** ... and at most this share, where they are heavier: dark print on a brighter card beside the label is more. */
const HEAVIER = 1.5;
/** Paper between lines side by side differs by less than this share of the letters' own difference from the paper. */
const EDGE = 0.25;
/** Two cards are at least so many letter heights apart; a printed rule is thinner. */
const WALL = 0.8;
/** So many places along a line are enough. */
const MOST_PLACES = 50;

/** True for the shade along a card's edge: it is darker than the card on one side, but not than the wall on the other. */
export function isEdge(line: TextLine, lumaAt: LumaAt): boolean {
  const ink = lumaAlong(line, -0.6, 0.6, INK, lumaAt);
  const sides = [lumaAlong(line, -1.6, -1.1, PAPER, lumaAt), lumaAlong(line, 1.1, 1.6, PAPER, lumaAt)];
  const differences = sides.map((paper) => line.kind * (ink - paper));
  return Math.min(...differences) < BESIDE * Math.max(...differences);
}

/** True for lines whose paper is about as bright. */
export function onOnePaper(a: TextLine, b: TextLine, lumaAt: LumaAt): boolean {
  const papers = [a, b].map((line) => paperOf(line, lumaAt));
  return Math.min(...papers) >= ONE_PAPER * Math.max(...papers);
}

/**
 * True where mirrored light may have made a line's paper and ink of another's: it adds to the paper and takes of the
 * ink's levels the same share of what is left to white. Specks of the wall beside a label are fainter than that.
 */
export function isPaled(line: TextLine, from: TextLine, lumaAt: LumaAt): boolean {
  const [pale, paper] = [paperOf(line, lumaAt), paperOf(from, lumaAt)];
  if (pale < ONE_PAPER * paper) return false;
  const left = Math.min(1, Math.max(0, WHITE - pale - UNSURE) / Math.max(1, WHITE - paper));
  const [levels, unpaled] = [line.strength * pale, from.strength * paper];
  if (paper < ONE_PAPER * pale && levels > HEAVIER * unpaled) return false;
  return levels >= PALED * left * unpaled;
}

/** A gap between lines side by side: its middle, how wide it is, and how the lines rise over it. */
interface Gap {
  x: number;
  y: number;
  along: number;
  slope: number;
}

/** True where no edge of a card or frame runs between two lines side by side. */
export function isPlainBetween(gap: Gap, a: TextLine, b: TextLine, lumaAt: LumaAt): boolean {
  const { least, most } = lumaAcross(gap, Math.min(a.height, b.height), lumaAt);
  // Light ink may differ from a dark paper by many times its brightness; the edge of a dark card is fainter than that.
  return (most - least) * FULL_INK <= EDGE * Math.min(FULL_INK, a.strength, b.strength) * most;
}

/** True where beside a line its paper goes on, however bright a mirrored light makes it where it is not dark. */
export function isBrightBetween(gap: Gap, line: TextLine, lumaAt: LumaAt): boolean {
  if (line.kind === LIGHTER) return isPlainBetween(gap, line, line, lumaAt);
  const paper = paperOf(line, lumaAt);
  const { least } = lumaAcross(gap, line.height, lumaAt);
  return (paper - least) * FULL_INK <= EDGE * line.strength * paper;
}

/**
 * True where two lines above each other stand on two cards: what shows between is farther from white than two light
 * cards, or from black than two dark ones. What is brighter than a light card may be mirrored light.
 */
export function isWallBetween(a: TextLine, b: TextLine, lumaAt: LumaAt): boolean {
  const { kind } = a;
  const [from, to] = [Math.max(a.x0, b.x0), Math.min(a.x1, b.x1)];
  const papers = [paperOf(a, lumaAt), paperOf(b, lumaAt)];
  const paper = kind === LIGHTER ? Math.max(...papers) : Math.min(...papers);
  const edge = Math.max(UNSURE, (EDGE * Math.min(FULL_INK, a.strength, b.strength) * paper) / FULL_INK);
  const slope = (a.slope + b.slope) / 2;
  const middleOf = ({ x0, x1, y0, y1 }: TextLine): number => (y0 + y1) / 2 + slope * (from - (x0 + x1) / 2);
  const [top, bottom] = [Math.min(middleOf(a), middleOf(b)), Math.max(middleOf(a), middleOf(b))];
  const step = Math.max(1, (to - from) / MOST_PLACES);
  let rows = 0;
  for (let y = top; y <= bottom; y++) {
    const values: number[] = [];
    for (let x = from; x <= to; x += step)
      values.push(lumaAt(Math.round(x), Math.round(y + slope * (x - from))));
    const luma = values.toSorted((p, q) => kind * (p - q))[Math.floor(PAPER * values.length)] ?? paper;
    rows = kind * (luma - paper) > edge ? rows + 1 : 0;
    if (rows >= WALL * Math.min(a.height, b.height)) return true;
  }
  return false;
}

/** The darkest and the brightest column of a gap, a letter high. */
function lumaAcross(
  { x, y, along, slope }: Gap,
  height: number,
  lumaAt: LumaAt,
): { least: number; most: number } {
  const half = Math.round(height / 2);
  const reach = Math.floor(along / 2 - half);
  let [least, most] = [255, 0];
  for (let dx = -reach; dx <= reach; dx++) {
    let sum = 0;
    for (let dy = -half; dy <= half; dy++) {
      sum += lumaAt(Math.round(x + dx), Math.round(y + slope * dx + dy));
    }
    const mean = sum / (2 * half + 1);
    least = Math.min(least, mean);
    most = Math.max(most, mean);
  }
  return { least, most };
}

/** Luma of the paper between a line's letters. */
export function paperOf(line: TextLine, lumaAt: LumaAt): number {
  return lumaAlong(line, -0.6, 0.6, PAPER, lumaAt);
}

/**
 * Luma along a line, from one distance to another below its middle, in letter heights.
 * @param share of the places that are more like paper
 */
function lumaAlong(
  { kind, height, slope, x0, x1, y0, y1 }: TextLine,
  from: number,
  to: number,
  share: number,
  lumaAt: LumaAt,
): number {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [across, down] = [Math.max(1, height / 4, (x1 - x0) / MOST_PLACES), Math.max(1, height / 4)];
  const values: number[] = [];
  for (let dx = (x0 - x1) / 2; dx <= (x1 - x0) / 2; dx += across) {
    for (let dy = from * height; dy <= to * height; dy += down) {
      values.push(lumaAt(Math.round(x + dx), Math.round(y + slope * dx + dy)));
    }
  }
  return values.toSorted((a, b) => kind * (a - b))[Math.floor(share * values.length)] ?? 0;
}
