import type { Component } from '../letters/components.ts';
import type { FoundLetters } from '../letters/letters.ts';
import { hasBlankAround } from './blank-around.ts';
import { isGrain } from './grain.ts';
import {
  isBrightBetween,
  isEdge,
  isPaled,
  isPlainBetween,
  isWallBetween,
  onOnePaper,
  paperOf,
  type LumaAt,
} from './line-paper.ts';
import { medianOf } from '../picture/robust.ts';
import { inBandsOfOneSheet, isColumnOf, onOneSheet } from './sheet.ts';
import { textLinesOf, type TextLine } from '../letters/text-lines.ts';

/** Lines of text that belong together, all dark on light or all light on dark. */
export interface TextBlock {
  kind: number;
  lines: TextLine[];
  letterCount: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A block to be read, with those beside it on the same panel: headings, captions, quotations. */
export interface PanelBlock extends TextBlock {
  companions: readonly TextBlock[];
  /** True where it may be the grain of a wall, however many letters it has. */
  grain: boolean;
}

/** So many letters in steady lines are text: brush strokes and bricks line up too, but not so many of them. */
export const NO_DOUBT = 30;
/** Fewer letters than this are no label: a title and a year have more. */
const LEAST_LETTERS = 12;
/** A letter of a block stands on average in a line of more letters than this; specks of a wall or brush strokes do not. */
const LEAST_LINE = 6;
/** Lines this much fainter than the lines beside them are specks of the wall or seen through the paper. */
const FAINT = 0.4;
/** ... all the more when they are smaller too: product of both shares. */
const SMALL_AND_FAINT = 0.25;
/** The thinnest letters are no fainter than this share of the heaviest. */
const THIN = 0.2;
/** A line of this many letters, this share of them on one baseline, is text by itself. */
const SURE_LETTERS = 6;
const SURE_STEADINESS = 0.65;
/**
 * Of a block's letters at least this share stands in lines that are surely text; less is noise and grain that chain by
 * chance (walls: a third, labels: over four fifths, of drawn and real photos).
 */
const SURE_SHARE = 0.45;
/** How exactly a photo is aimed at a label at best, as a share of the picture's diagonal. */
const AIM = 0.04;
/** Letters are less wide than so many times their height, also where a few run together. */
const STREAK = 2.2;
/** Fewer letters, or some that run together, are a line only where they begin at the margin of others: "Iran". */
const LEAST_OF_LINE = 3;
/** ... within so many letter heights, when they are so many times as wide as high and at most so many times as high. */
const OF_ONE_MARGIN = 0.7;
const WIDE = 1.5;
const ALIKE = 1.6;
/** A steady line of this many letters, a year or so, is text where it fits between lines that are. */
const SHORT_LETTERS = 4;
/** Lines of one label differ less in slope, also where they fan out. */
const OTHER_SLOPE = 0.12;
/** Widest space between words, in letter heights. */
const WORD_SPACE = 3;
/** Between words closer than this, in letter heights, no edge has room. */
const CLOSE = 1.5;
/** Widest gutter between columns of one label, in letter heights; a column's width is no more than a gutter either. */
const GUTTER = 9;

/** All blocks of text among the letters of a picture, a panel's under one, the one that is most likely the label first. */
export function textBlocksOf(found: FoundLetters): PanelBlock[] {
  const { letters, width, height } = found;
  const chains = textLinesOf(letters, 1);
  const lines = chains.filter((line) => line.letters.length >= LEAST_OF_LINE);
  const clusters = clustered(lines, found);
  const blocks = clusters.filter((block) => isTextual(block, letters));
  const short = clusters.filter(
    (block) => !blocks.includes(block) && isTextual(block, letters, SURE_LETTERS),
  );
  const printed = blocks.filter((block) => !isStreaks(block.lines));
  const possible = printed.some((block) => sureLettersOf(block) >= NO_DOUBT) ? printed : blocks;
  const candidates = possible.filter((block) => !isTexture(block, possible, found.lumaAt));
  const [heaviest] = candidates.toSorted((a, b) => weightOf(b) - weightOf(a));
  if (!heaviest) return [];
  const first = candidates
    .filter((block) => weightOf(block) >= weightOf(heaviest) / 4 || isBlockByItself(block, candidates))
    .filter((block) => strengthOf(block) >= FAINT * strengthOf(heaviest))
    .toSorted(
      (a, b) =>
        fromCentre(a, width, height) - fromCentre(b, width, height) ||
        weightOf(b) * strengthOf(b) - weightOf(a) * strengthOf(a),
    );
  const strong = candidates.filter((block) => strengthOf(block) >= FAINT * strengthOf(heaviest));
  return panelsOf(first, strong, short, found).map(([block, ...others]) => {
    // In print of one size they are read as columns of one block.
    const isAlike = (other: TextBlock): boolean =>
      other.kind === block.kind &&
      Math.max(heightOf(other), heightOf(block)) <= ALIKE * Math.min(heightOf(other), heightOf(block));
    const whole = blockOf([block, ...others.filter(isAlike)].flatMap(({ lines: own }) => own));
    const companions = others.filter((other) => !isAlike(other));
    return {
      ...completed(whole, chains, found),
      companions: companions.map((companion) => completed(companion, chains, found)),
      grain:
        isGrain(whole.lines.filter(isSure), whole.letterCount, marksIn(whole, letters)) &&
        !hasBlankAround(whole, letters, found),
    };
  });
}

/** Median height of its letters. */
function heightOf({ lines }: TextBlock): number {
  return medianOf(lines.flatMap(({ letters, height }) => letters.map(() => height))) ?? 0;
}

/**
 * The blocks, each with all others that stand on its panel, none of them twice, and what is too short to be a label by itself
 * but stands in a band of the panel. A panel has a block that is text without
 * doubt: strokes of a brush that stand near each other are no more text together than each is.
 */
function panelsOf(
  first: readonly TextBlock[],
  all: readonly TextBlock[],
  short: readonly TextBlock[],
  { lumaAt }: FoundLetters,
): [TextBlock, ...TextBlock[]][] {
  const placed = new Set<TextBlock>();
  return first.flatMap((block) => {
    if (placed.has(block)) return [];
    const panel: [TextBlock, ...TextBlock[]] = [block];
    // Grows while it is walked through.
    for (const member of panel)
      panel.push(
        ...[...all, ...short].filter(
          (other) =>
            !placed.has(other) &&
            !panel.includes(other) &&
            ((all.includes(other) && onOneSheet(member, other, lumaAt, isColumnOf(other, panel))) ||
              inBandsOfOneSheet(member, other, lumaAt)),
        ),
      );
    const isText = panel.some((member) => sureLettersOf(member) >= NO_DOUBT);
    const kept: [TextBlock, ...TextBlock[]] = isText ? panel : [block];
    for (const member of kept) placed.add(member);
    return [kept];
  });
}

/** The block without the edge of its card and the specks of the wall, which chained; with the words at its margin. */
function completed(block: TextBlock, chains: readonly TextLine[], found: FoundLetters): TextBlock {
  const words = chains.filter((line) => line.letters.length < LEAST_OF_LINE && isWide(line));
  const inside = block.lines.filter((line) => !isEdge(line, found.lumaAt));
  const sure = inside.filter(isSure);
  const kept = [
    ...inside,
    ...words.filter((word) =>
      sure.some(
        (line) =>
          isOfOneMargin(word, line) && onOnePaper(word, line, found.lumaAt) && belong(word, line, found),
      ),
    ),
  ];
  return kept.length === 0 ? block : blockOf(continued(kept, chains, found));
}

/** The lines and what goes on along them, however faint: a reflection takes most of the ink out of half a label. */
function continued(lines: readonly TextLine[], chains: readonly TextLine[], found: FoundLetters): TextLine[] {
  const whole = [...lines];
  const rest = chains.filter(
    (chain) => chain.kind === lines[0]?.kind && isSteady(chain) && !lines.includes(chain),
  );
  // Grows while it is walked through.
  for (const line of whole) {
    whole.push(...rest.filter((chain) => !whole.includes(chain) && continues(chain, line, found)));
  }
  return whole;
}

function continues(chain: TextLine, line: TextLine, { lumaAt }: FoundLetters): boolean {
  const [small, large] = [Math.min(chain.height, line.height), Math.max(chain.height, line.height)];
  const gap = Math.max(chain.x0 - line.x1, line.x0 - chain.x1);
  const along = (chain.x0 + chain.x1 - line.x0 - line.x1) / 2;
  const { slope } = line;
  const off = (chain.y0 + chain.y1 - line.y0 - line.y1) / 2 - slope * along;
  if (large > ALIKE * small || gap < 0 || Math.abs(off) > large) return false;
  if (!isPaled(chain, line, lumaAt)) return false;
  if (gap <= CLOSE * large) return true;
  const x = (Math.max(chain.x0, line.x0) + Math.min(chain.x1, line.x1)) / 2;
  const y = (line.y0 + line.y1) / 2 + slope * (x - (line.x0 + line.x1) / 2);
  return (
    gap <= Math.max(WORD_SPACE * large, line.x1 - line.x0) &&
    isBrightBetween({ x, y, along: gap, slope }, line, lumaAt)
  );
}

function isWide({ x0, x1, height }: TextLine): boolean {
  return x1 - x0 >= WIDE * height;
}

/** True for lines alike that begin (or, upside down, end) at one margin. */
function isOfOneMargin(a: TextLine, b: TextLine): boolean {
  const slope = b.slope;
  const apart = Math.min(
    Math.abs(endOf(a, a.x0, slope) - endOf(b, b.x0, slope)),
    Math.abs(endOf(a, a.x1, slope) - endOf(b, b.x1, slope)),
  );
  const [small, large] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  return apart <= OF_ONE_MARGIN * large && large <= ALIKE * small;
}

/** True where most letters are much wider than high: the grain of wood, or brush strokes. */
function isStreaks(lines: readonly TextLine[]): boolean {
  const shapes = lines.flatMap(({ letters }) => letters.map(({ x0, x1, y0, y1 }) => (x1 - x0) / (y1 - y0)));
  return (medianOf(shapes) ?? 0) > STREAK;
}

/** Difference of its letters from the paper, as that of a line: the texture of a wall is fainter than print. */
function strengthOf({ lines }: TextBlock): number {
  return medianOf(lines.flatMap(({ letters, strength }) => letters.map(() => strength))) ?? 0;
}

/** True for a small label beside a wall full of text: surely text, and not the insides of a heavier block's letters. */
function isBlockByItself(block: TextBlock, blocks: readonly TextBlock[]): boolean {
  if (sureLettersOf(block) < NO_DOUBT) return false;
  return !blocks.some(
    (other) => other.kind !== block.kind && weightOf(other) > weightOf(block) && overlap(block, other),
  );
}

/** True for the wall around a label: its pattern chains too, and is fainter than the print amid it. */
function isTexture(block: TextBlock, blocks: readonly TextBlock[], lumaAt: LumaAt): boolean {
  return blocks.some(
    (other) =>
      isWithin(other, block) &&
      sureLettersOf(other) >= NO_DOUBT &&
      levelsOf(block, lumaAt) < FAINT * levelsOf(other, lumaAt),
  );
}

/** The same in grey levels: the pattern of a dark wall is faint beside print on a card, whatever share of its dark it is. */
function levelsOf({ lines }: TextBlock, lumaAt: LumaAt): number {
  const levels = lines.flatMap((line) => {
    const level = line.strength * paperOf(line, lumaAt);
    return line.letters.map(() => level);
  });
  return medianOf(levels) ?? 0;
}

function isWithin(inner: TextBlock, outer: TextBlock): boolean {
  return inner.x0 >= outer.x0 && inner.x1 <= outer.x1 && inner.y0 >= outer.y0 && inner.y1 <= outer.y1;
}

function overlap(a: TextBlock, b: TextBlock): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

/** True where letters in lines make up most of the ink: brush strokes and plaster give chains too, but mostly crumbs. */
function isTextual(block: TextBlock, letters: readonly Component[], least = LEAST_LETTERS): boolean {
  const squares = block.lines.reduce((sum, line) => sum + line.letters.length ** 2, 0);
  if (block.letterCount < least || squares < LEAST_LINE * block.letterCount) return false;
  if (sureLettersOf(block) < SURE_SHARE * block.letterCount) return false;
  return (
    inkOfLetters(block.lines.flatMap((line) => line.letters)) > 0.5 * inkOfLetters(marksIn(block, letters))
  );
}

/** All of its ink where a block stands, in its lines or not. */
function marksIn(block: TextBlock, letters: readonly Component[]): Component[] {
  return letters.filter(
    ({ kind, x0, y0, x1, y1 }) =>
      kind === block.kind && x0 >= block.x0 && x1 <= block.x1 && y0 >= block.y0 && y1 <= block.y1,
  );
}

/** Number of letters in lines that are surely text: long ones whose letters stand on one baseline. */
export function sureLettersOf({ lines }: TextBlock): number {
  return lines.filter(isSure).reduce((sum, line) => sum + line.letters.length, 0);
}

function inkOfLetters(letters: readonly Component[]): number {
  return letters.reduce((sum, letter) => sum + letter.ink, 0);
}

/** How much text a block is. Long lines weigh more; the insides of letters form few and short ones. */
export function weightOf(block: TextBlock): number {
  return block.lines.reduce((sum, line) => sum + line.letters.length ** 2 * line.height, 0);
}

/** Distance from the picture's centre to the block, 0 inside it, in steps that a hand does not aim finer than. */
function fromCentre(block: TextBlock, width: number, height: number): number {
  const dx = Math.max(block.x0 - width / 2, width / 2 - block.x1, 0);
  const dy = Math.max(block.y0 - height / 2, height / 2 - block.y1, 0);
  return Math.floor(Math.hypot(dx, dy) / (AIM * Math.hypot(width, height)));
}

function isSure(line: TextLine): boolean {
  return line.letters.length >= SURE_LETTERS && line.steadiness >= SURE_STEADINESS;
}

function isSteady(line: TextLine): boolean {
  return line.letters.length >= SHORT_LETTERS && line.steadiness >= SURE_STEADINESS;
}

/** Joins lines that are surely text and lie close to each other, then the doubtful lines that fit in with them. */
function clustered(lines: readonly TextLine[], found: FoundLetters): TextBlock[] {
  const sure = lines.filter(isSure);
  let groups: TextLine[][] = [];
  for (const line of sure) {
    const near = groups.filter((group) => group.some((other) => belong(line, other, found)));
    groups = groups.filter((group) => !near.includes(group));
    groups.push([line, ...near.flat()]);
  }
  const doubtful = lines.filter((line) => !sure.includes(line));
  let blocks: TextLine[][] = [];
  for (const group of groups) {
    const { x0, x1 } = blockOf(group);
    const fitting = doubtful.filter(
      (line) =>
        line.x0 >= x0 - 6 * line.height &&
        line.x1 <= x1 + 6 * line.height &&
        group.some((other) => belong(line, other, found)),
    );
    // Two groups that the same short but steady line fits to are one.
    const steady = new Set(fitting.filter(isSteady));
    const shared = blocks.filter((block) => block.some((line) => steady.has(line)));
    blocks = blocks.filter((block) => !shared.includes(block));
    blocks.push([...new Set([...group, ...fitting, ...shared.flat()])]);
  }
  return blocks.map(blockOf);
}

/**
 * Lines belong together when about two empty lines would fit between them, or four if they begin at one margin
 * and no wall shows between; side by side also when a wider gutter between them is plain paper.
 */
function belong(a: TextLine, b: TextLine, found: FoundLetters): boolean {
  if (a.kind !== b.kind) return false;
  const large = Math.max(a.height, b.height);
  const sure = isSure(a) && isSure(b);
  if (large > (sure ? 3 : 2) * Math.min(a.height, b.height)) return false;
  const slope = (a.slope + b.slope) / 2;
  const xa = (a.x0 + a.x1) / 2;
  const xb = (b.x0 + b.x1) / 2;
  const x = (Math.max(a.x0, b.x0) + Math.min(a.x1, b.x1)) / 2;
  const ya = (a.y0 + a.y1) / 2 + slope * (x - xa);
  const yb = (b.y0 + b.y1) / 2 + slope * (x - xb);
  const along = Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);
  // Of text upside down, the left margin is on the right.
  const atLeft = Math.abs(endOf(a, a.x0, slope) - endOf(b, b.x0, slope));
  const atRight = Math.abs(endOf(a, a.x1, slope) - endOf(b, b.x1, slope));
  const parallel = isSteady(a) && isSteady(b) && Math.abs(a.slope - b.slope) < OTHER_SLOPE;
  const aligned = parallel && Math.min(atLeft, atRight) <= 1.5 * large;
  const printed = sure && !isStreaks([a]) && !isStreaks([b]);
  // A title in heavy letters may stand over lines in thin ones.
  const faintness = Math.min(a.strength, b.strength) / Math.max(a.strength, b.strength);
  const alike = faintness >= FAINT && faintness * Math.min(a.height, b.height) >= SMALL_AND_FAINT * large;
  const atMargin = parallel && atLeft <= OF_ONE_MARGIN * large;
  const thin = printed && atMargin && large <= ALIKE * Math.min(a.height, b.height) && faintness >= THIN;
  if (!alike && !(thin && onOnePaper(a, b, found.lumaAt))) return false;
  const down = Math.abs(ya - yb);
  if (down > (aligned ? 9 : 5) * large) return false;
  if (down > 5 * large && isWallBetween(a, b, found.lumaAt)) return false;
  const between = { x, y: (ya + yb) / 2, along, slope };
  // Two large headings side by side on two cards are no further apart than their words are wide.
  if (along > CLOSE * large && along <= WORD_SPACE * large && !isPlainBetween(between, a, b, found.lumaAt))
    return false;
  if (along <= WORD_SPACE * large) {
    // Specks of the wall end where a line does more easily than they begin at its margin.
    const inOrder = atMargin || down < large / 2;
    return printed || inOrder || onOnePaper(a, b, found.lumaAt);
  }
  const gutter = Math.max(GUTTER * large, Math.min(a.x1 - a.x0, b.x1 - b.x0));
  return sure && along <= gutter && isPlainBetween(between, a, b, found.lumaAt);
}

/** Where an end of a line is along its direction. */
function endOf(line: TextLine, x: number, slope: number): number {
  return x + slope * ((line.y0 + line.y1) / 2 + slope * (x - (line.x0 + line.x1) / 2));
}

function blockOf(lines: TextLine[]): TextBlock {
  return {
    kind: lines[0]?.kind ?? 0,
    lines,
    letterCount: lines.reduce((sum, line) => sum + line.letters.length, 0),
    x0: Math.min(...lines.map((line) => line.x0)),
    y0: Math.min(...lines.map((line) => line.y0)),
    x1: Math.max(...lines.map((line) => line.x1)),
    y1: Math.max(...lines.map((line) => line.y1)),
  };
}
