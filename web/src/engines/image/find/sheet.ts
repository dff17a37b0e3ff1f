import { paperOf, type LumaAt } from './line-paper.ts';
import { medianOf } from '../picture/robust.ts';
import type { Box } from '../picture/box.ts';
import type { TextLine } from '../letters/text-lines.ts';

/** Blocks of one panel stand at most so many letter heights of the smaller print apart; columns with a picture above, so many. */
const APART = 12;
const UNDER_PICTURE = 24;
/** A column is at most this share of its panel's width. */
const COLUMN = 0.6;
/** Margins lean: it stands out beyond the panel's text by at most this share of that. */
const OVER = 0.05;
/** Print on one panel differs in size by no more than this. */
const SIZES = 5;
/** Papers of two blocks on one panel, in one light, differ by less. */
const ONE_PAPER = 0.75;
/** The edge of a card shows as a step of this share of the paper's brightness, or of so many grey levels. */
const STEP = 0.07;
const LEAST_STEP = 8;
/** ... within so many letter heights; light that falls off needs more room. */
const SHARP = 0.8;
/** Beyond a line's letters its ascenders and descenders end, in letter heights from its middle. */
const CLEAR = 1.2;
/** Lines of a panel in two colours are at most so many heights of the larger apart. */
const BAND_APART = 7;
/** Beside a line, in its heights from its middle, is little but paper. */
const BESIDE = 0.75;
/** Each paper differs from itself by at most this share of what it differs from the other. */
const UNEVEN = 0.25;
/** Lines begin at one margin within so many letter heights, and as much more as a margin leans on the way. */
const AT_MARGIN = 0.7;
const LEAN = 0.1;
/**
 * Beside a margin, from so many to so many letter heights before it, is the paper of the card. Most of it counts: at the
 * edge of a picture a phone's sharpening draws a seam, in a photo with few pixels as wide as half a letter is high.
 */
const BESIDE_MARGIN = { near: 0.3, far: 1.5 };
/** So many places across a way are enough, and this share of them is more like paper than the one that counts. */
const PLACES = 24;
const PAPER = 0.25;

/** Lines of text of one ink. */
interface Lines {
  kind: number;
  lines: readonly TextLine[];
}

/** The gap between two lines: where it lies along them, and how far below each other they are where the first is level. */
interface Gap {
  a: TextLine;
  b: TextLine;
  along: number;
  down: number;
  slope: number;
}

/** True for a block that stands within a panel's width and takes a part of it, as a column below a picture does. */
export function isColumnOf(block: Pick<Box, 'x0' | 'x1'>, panel: readonly Pick<Box, 'x0' | 'x1'>[]): boolean {
  const [x0, x1] = [Math.min(...panel.map((part) => part.x0)), Math.max(...panel.map((part) => part.x1))];
  const [over, width] = [OVER * (x1 - x0), block.x1 - block.x0];
  return block.x0 >= x0 - over && block.x1 <= x1 + over && width <= COLUMN * (x1 - x0);
}

/**
 * True for blocks of text that stand on one panel: near each other, and no edge of a card or a frame runs between.
 * @param isColumn whether one is a column of what the other is part of: it may be farther off
 */
export function onOneSheet(one: Lines, other: Lines, lumaAt: LumaAt, isColumn = false): boolean {
  if (one.kind !== other.kind) return false;
  // From a column below a picture the way to the text beside that is plain, but not the shortest.
  const gaps = isColumn
    ? one.lines.map((line) => nearest([line], other.lines))
    : [nearest(one.lines, other.lines)];
  if (gaps.some((gap) => gap !== undefined && isPlainOver(gap, isColumn, lumaAt))) return true;
  const past = nearestOfOneMargin(one.lines, other.lines);
  return past !== undefined && isPlainPastPicture(past, lumaAt);
}

function isPlainOver(gap: Gap, isColumn: boolean, lumaAt: LumaAt): boolean {
  const { a, b, along, down } = gap;
  const [small, large] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  if (large > SIZES * small || Math.hypot(along, down) > (isColumn ? UNDER_PICTURE * large : APART * small))
    return false;
  return isOnePaper(gap, lumaAt) && isPlain(lumaOnTheWay(gap, lumaAt), gap, lumaAt);
}

/**
 * True where a picture stands between two lines of one margin, and beside it their paper goes on: a caption, or the
 * text below a picture. Of two cards below each other the margins are parted by their edges.
 */
function isPlainPastPicture(gap: Gap, lumaAt: LumaAt): boolean {
  const { a, b, down } = gap;
  const [small, large] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  if (large > SIZES * small || down > UNDER_PICTURE * large || !isOnePaper(gap, lumaAt)) return false;
  return (
    !isPlain(lumaOnTheWay(gap, lumaAt), gap, lumaAt) && isPlain(lumaAlongMargin(gap, lumaAt), gap, lumaAt)
  );
}

function isOnePaper({ a, b }: Gap, lumaAt: LumaAt): boolean {
  const papers = [paperOf(a, lumaAt), paperOf(b, lumaAt)];
  // Of papers nearly black the share says little.
  return Math.min(...papers) + LEAST_STEP >= ONE_PAPER * Math.max(...papers);
}

/** True where what shows on a way is one paper, however the light falls on it. */
function isPlain(way: readonly number[], { a, b }: Gap, lumaAt: LumaAt): boolean {
  const step = Math.max(LEAST_STEP, STEP * Math.max(paperOf(a, lumaAt), paperOf(b, lumaAt)));
  return greatestStep(way, Math.max(2, Math.round(SHARP * Math.min(a.height, b.height)))) < step;
}

/**
 * True for blocks that stand on one panel in two colours: a heading in light letters in a band above the dark ones of
 * the text, say. Between them the paper of one gives way to that of the other, once, and nothing else shows.
 */
export function inBandsOfOneSheet(one: Lines, other: Lines, lumaAt: LumaAt): boolean {
  if (one.kind === other.kind) return false;
  const gap = nearest(one.lines, other.lines);
  if (!gap || gap.along > 0) return false;
  const { a, b, slope } = gap;
  const [small, large] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  const [upper, lower] = levelOf(a, slope) < levelOf(b, slope) ? [a, b] : [b, a];
  const apart = levelOf(lower, slope) - levelOf(upper, slope);
  // What stands in one row with letters is what they enclose.
  if (large > SIZES * small || apart < a.height + b.height || apart > BAND_APART * large) return false;
  const [from, to] = [paperOf(upper, lumaAt), paperOf(lower, lumaAt)];
  if (Math.min(from, to) > ONE_PAPER * Math.max(from, to)) return false;
  const way = lumaBetween(upper, lower, slope, lumaAt).map((luma) => (luma - from) / (to - from));
  let most = 0;
  return way.every((share) => {
    most = Math.max(most, share);
    return share >= most - UNEVEN && share <= 1 + UNEVEN;
  });
}

/** Luma of what is between two lines above each other, row by row; most of a row is paper, whatever hangs down from letters. */
function lumaBetween(upper: TextLine, lower: TextLine, slope: number, lumaAt: LumaAt): number[] {
  const [x0, x1] = [Math.max(upper.x0, lower.x0), Math.min(upper.x1, lower.x1)];
  const from = levelOf(upper, slope) + BESIDE * upper.height;
  const rows = Math.max(0, Math.round(levelOf(lower, slope) - BESIDE * lower.height - from));
  return Array.from({ length: rows }, (_, row) => {
    const values = Array.from({ length: PLACES }, (__, at) => {
      const x = x0 + ((at + 0.5) / PLACES) * (x1 - x0);
      return lumaAt(Math.round(x), Math.round(from + row + slope * x));
    });
    return medianOf(values) ?? 0;
  });
}

function nearest(lines: readonly TextLine[], others: readonly TextLine[]): Gap | undefined {
  let best: Gap | undefined;
  for (const a of lines) {
    for (const b of others) {
      const gap = gapOf(a, b);
      if (!best || Math.hypot(gap.along, gap.down) < Math.hypot(best.along, best.down)) best = gap;
    }
  }
  return best;
}

/** The nearest two lines, one below the other, that begin at one margin, which may lean. */
function nearestOfOneMargin(lines: readonly TextLine[], others: readonly TextLine[]): Gap | undefined {
  let best: Gap | undefined;
  for (const a of lines) {
    for (const b of others) {
      const gap = gapOf(a, b);
      const aside = Math.abs(beginOf(a).x - beginOf(b).x + gap.slope * (beginOf(a).y - beginOf(b).y));
      const isOfOne =
        Math.max(a.height, b.height) <= SIZES * Math.min(a.height, b.height) &&
        aside <= AT_MARGIN * Math.max(a.height, b.height) + LEAN * gap.down;
      if (isOfOne && gap.down > 0 && (!best || gap.down < best.down)) best = gap;
    }
  }
  return best;
}

/** Where a line begins, half way up its letters. */
function beginOf({ x0, x1, y0, y1, slope }: TextLine): { x: number; y: number } {
  return { x: x0, y: (y0 + y1) / 2 - (slope * (x1 - x0)) / 2 };
}

function gapOf(a: TextLine, b: TextLine): Gap {
  const slope = (a.slope + b.slope) / 2;
  const along = Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);
  const apart = Math.abs(levelOf(a, slope) - levelOf(b, slope));
  return { a, b, slope, along, down: Math.max(0, apart - CLEAR * (a.height + b.height)) };
}

/** How far down a line's middle is where it crosses the picture's left side. */
function levelOf({ x0, x1, y0, y1 }: TextLine, slope: number): number {
  return (y0 + y1) / 2 - (slope * (x0 + x1)) / 2;
}

/** Luma of the paper from one line to the other, a pixel a step; across the way it is the same paper. */
function lumaOnTheWay({ a, b, along, down, slope }: Gap, lumaAt: LumaAt): number[] {
  const height = Math.min(a.height, b.height);
  const paper = (place: (share: number) => { x: number; level: number }): number => {
    const values = Array.from({ length: PLACES }, (_, at) => {
      const { x, level } = place((at + 0.5) / PLACES);
      return lumaAt(Math.round(x), Math.round(level + slope * x));
    });
    return values.toSorted((p, q) => a.kind * (p - q))[Math.floor(PAPER * PLACES)] ?? 0;
  };
  if (along === 0 || down > along) {
    const upper = levelOf(a, slope) < levelOf(b, slope) ? a : b;
    const top = levelOf(upper, slope) + CLEAR * upper.height;
    const [x0, x1] = [Math.max(a.x0, b.x0), Math.min(a.x1, b.x1)];
    const [from, to] = [Math.min(x0, x1) - height, Math.max(x0, x1) + height];
    return Array.from({ length: Math.round(down) }, (_, step) =>
      paper((share) => ({ x: from + share * (to - from), level: top + step })),
    );
  }
  const [left, right] = a.x0 < b.x0 ? [a, b] : [b, a];
  const [from, to] = [levelOf(left, slope), levelOf(right, slope)];
  return Array.from({ length: Math.max(0, Math.round(along - 0.6 * height)) }, (_, step) =>
    paper((share) => ({
      x: left.x1 + 0.3 * height + step,
      level: from + ((to - from) * step) / along + (share - 0.5) * 2 * height,
    })),
  );
}

/** Luma of the paper beside a margin, from one line to the other, a pixel a step. */
function lumaAlongMargin({ a, b }: Gap, lumaAt: LumaAt): number[] {
  const [from, to] = [beginOf(a), beginOf(b)];
  const height = Math.min(a.height, b.height);
  return Array.from({ length: Math.round(Math.abs(to.y - from.y)) }, (_, step) => {
    const share = step / Math.abs(to.y - from.y);
    const values = Array.from({ length: PLACES }, (__, at) => {
      const beside = height * (BESIDE_MARGIN.near + (at / PLACES) * (BESIDE_MARGIN.far - BESIDE_MARGIN.near));
      const x = from.x + share * (to.x - from.x) - beside;
      return lumaAt(Math.round(x), Math.round(from.y + share * (to.y - from.y)));
    });
    return medianOf(values) ?? 0;
  });
}

/** The greatest difference of values at most so many places apart. */
function greatestStep(values: readonly number[], places: number): number {
  return values.reduce((most, value, at) => {
    const near = values.slice(at, at + places + 1);
    return Math.max(most, value - Math.min(...near), Math.max(...near) - value);
  }, 0);
}
