import type { Component } from './components.ts';
import { FULL_INK } from './ink.ts';
import type { FoundLetters } from './letters.ts';
import { textLinesOf, type TextLine } from './text-lines.ts';

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

/** Fewer letters than this are no label: a title and a year have more. */
const LEAST_LETTERS = 12;
/** A letter of a block stands on average in a line of more letters than this; specks of a wall or brush strokes do not. */
const LEAST_LINE = 6;
/** Lines this much fainter than the lines beside them are specks of the wall or seen through the paper. */
const FAINT = 0.4;
/** ... all the more when they are smaller too: product of both shares. */
const SMALL_AND_FAINT = 0.25;
/** A line of this many letters, this share of them on one baseline, is text by itself. */
const SURE_LETTERS = 6;
const SURE_STEADINESS = 0.65;
/** Of a block's letters at least this share stands in lines that are surely text; less is noise that chains by chance. */
const SURE_SHARE = 0.3;
/** A steady line of this many letters, a year or so, is text where it fits between lines that are. */
const SHORT_LETTERS = 4;
/** Lines of one label differ less in slope, also where they fan out. */
const OTHER_SLOPE = 0.12;
/** Widest space between words, and widest gutter between columns of one label, in letter heights. */
const WORD_SPACE = 3;
const GUTTER = 9;
/** Paper between columns differs by less than this share of the letters' own difference from the paper. */
const EDGE = 0.25;

/** All blocks of text among the letters of a picture, the one that is most likely the label first. */
export function textBlocksOf(found: FoundLetters): TextBlock[] {
  const { letters, width, height } = found;
  const blocks = clustered(textLinesOf(letters), found).filter((block) => isTextual(block, letters));
  const most = Math.max(0, ...blocks.map(weightOf));
  return blocks
    .filter((block) => weightOf(block) >= most / 4)
    .toSorted((a, b) => fromCentre(a, width, height) - fromCentre(b, width, height));
}

/** True where letters in lines make up most of the ink: brush strokes and plaster give chains too, but mostly crumbs. */
function isTextual(block: TextBlock, letters: readonly Component[]): boolean {
  const squares = block.lines.reduce((sum, line) => sum + line.letters.length ** 2, 0);
  if (block.letterCount < LEAST_LETTERS || squares < LEAST_LINE * block.letterCount) return false;
  const sureCount = block.lines.filter(isSure).reduce((sum, line) => sum + line.letters.length, 0);
  if (sureCount < SURE_SHARE * block.letterCount) return false;
  const inside = letters.filter(
    ({ kind, x0, y0, x1, y1 }) =>
      kind === block.kind && x0 >= block.x0 && x1 <= block.x1 && y0 >= block.y0 && y1 <= block.y1,
  );
  return inkOfLetters(block.lines.flatMap((line) => line.letters)) > 0.5 * inkOfLetters(inside);
}

function inkOfLetters(letters: readonly Component[]): number {
  return letters.reduce((sum, letter) => sum + letter.ink, 0);
}

/** How much text a block is. Long lines weigh more; the insides of letters form few and short ones. */
export function weightOf(block: TextBlock): number {
  return block.lines.reduce((sum, line) => sum + line.letters.length ** 2 * line.height, 0);
}

/** Distance from the picture's centre to the block, 0 inside it, in shares of the picture's diagonal. */
function fromCentre(block: TextBlock, width: number, height: number): number {
  const dx = Math.max(block.x0 - width / 2, width / 2 - block.x1, 0);
  const dy = Math.max(block.y0 - height / 2, height / 2 - block.y1, 0);
  return Math.hypot(dx, dy) / Math.hypot(width, height);
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
 * Lines belong together when about two empty lines would fit between them, or four if they begin at one margin;
 * side by side also when a wider gutter between them is plain paper.
 */
function belong(a: TextLine, b: TextLine, found: FoundLetters): boolean {
  if (a.kind !== b.kind) return false;
  const large = Math.max(a.height, b.height);
  const sure = isSure(a) && isSure(b);
  if (large > (sure ? 3 : 2) * Math.min(a.height, b.height)) return false;
  const faintness = Math.min(a.strength, b.strength) / Math.max(a.strength, b.strength);
  if (faintness < FAINT || faintness * Math.min(a.height, b.height) < SMALL_AND_FAINT * large) return false;
  const slope = (a.slope + b.slope) / 2;
  const xa = (a.x0 + a.x1) / 2;
  const xb = (b.x0 + b.x1) / 2;
  const x = (Math.max(a.x0, b.x0) + Math.min(a.x1, b.x1)) / 2;
  const ya = (a.y0 + a.y1) / 2 + slope * (x - xa);
  const yb = (b.y0 + b.y1) / 2 + slope * (x - xb);
  const along = Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);
  // Of text upside down, the left margin is on the right.
  const aligned =
    isSteady(a) &&
    isSteady(b) &&
    Math.abs(a.slope - b.slope) < OTHER_SLOPE &&
    (Math.abs(endOf(a, a.x0, slope) - endOf(b, b.x0, slope)) <= 1.5 * large ||
      Math.abs(endOf(a, a.x1, slope) - endOf(b, b.x1, slope)) <= 1.5 * large);
  if (Math.abs(ya - yb) > (aligned ? 9 : 5) * large) return false;
  if (along <= WORD_SPACE * large) return true;
  return sure && along <= GUTTER * large && isPlainBetween(x, (ya + yb) / 2, along, slope, a, b, found);
}

/** Where an end of a line is along its direction. */
function endOf(line: TextLine, x: number, slope: number): number {
  return x + slope * ((line.y0 + line.y1) / 2 + slope * (x - (line.x0 + line.x1) / 2));
}

/** True where no edge of a card or frame runs between two lines side by side. */
function isPlainBetween(
  x: number,
  y: number,
  along: number,
  slope: number,
  a: TextLine,
  b: TextLine,
  { lumaAt }: FoundLetters,
): boolean {
  const half = Math.round(Math.min(a.height, b.height) / 2);
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
  return (most - least) * FULL_INK <= EDGE * Math.min(a.strength, b.strength) * most;
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
