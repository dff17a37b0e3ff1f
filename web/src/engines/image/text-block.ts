import type { GrayPicture } from './gray-picture.ts';
import { componentsOf } from './components.ts';
import { inkMask } from './ink-mask.ts';
import { isLetterLike, textLinesOf, type TextLine } from './text-lines.ts';

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

/** All blocks of text in a picture, the one that is most likely the label first. */
export function textBlocksOf(picture: GrayPicture): TextBlock[] {
  const { width, height } = picture;
  const radius = Math.round(Math.max(width, height) / 50);
  const components = componentsOf(inkMask(picture, radius), width, height);
  const lines = textLinesOf(components.filter((component) => isLetterLike(component, width, height)));
  const blocks = clustered(lines).filter(isTextual);
  const most = Math.max(0, ...blocks.map(weightOf));
  return blocks
    .filter((block) => weightOf(block) >= most / 4)
    .sort((a, b) => fromCentre(a, width, height) - fromCentre(b, width, height));
}

function isTextual(block: TextBlock): boolean {
  const squares = block.lines.reduce((sum, line) => sum + line.letters.length ** 2, 0);
  return block.letterCount >= LEAST_LETTERS && squares / block.letterCount >= LEAST_LINE;
}

/** How much text a block is. Long lines weigh more; the insides of letters form few and short ones. */
function weightOf(block: TextBlock): number {
  return block.lines.reduce((sum, line) => sum + line.letters.length ** 2 * line.height, 0);
}

/** Distance from the picture's centre to the block, 0 inside it, in shares of the picture's diagonal. */
function fromCentre(block: TextBlock, width: number, height: number): number {
  const dx = Math.max(block.x0 - width / 2, width / 2 - block.x1, 0);
  const dy = Math.max(block.y0 - height / 2, height / 2 - block.y1, 0);
  return Math.hypot(dx, dy) / Math.hypot(width, height);
}

/** Joins lines of one kind of ink that lie close to each other. */
function clustered(lines: readonly TextLine[]): TextBlock[] {
  let groups: TextLine[][] = [];
  for (const line of lines) {
    const near = groups.filter((group) => group.some((other) => belong(line, other)));
    groups = groups.filter((group) => !near.includes(group));
    groups.push([line, ...near.flat()]);
  }
  return groups.map(blockOf);
}

/** Lines belong together when the gap between them is at most about two empty lines, across and along. */
function belong(a: TextLine, b: TextLine): boolean {
  if (a.kind !== b.kind) return false;
  const large = Math.max(a.height, b.height);
  if (large > 4 * Math.min(a.height, b.height)) return false;
  const slope = (a.slope + b.slope) / 2;
  const xa = (a.x0 + a.x1) / 2;
  const xb = (b.x0 + b.x1) / 2;
  const x = (Math.max(a.x0, b.x0) + Math.min(a.x1, b.x1)) / 2;
  const ya = (a.y0 + a.y1) / 2 + slope * (x - xa);
  const yb = (b.y0 + b.y1) / 2 + slope * (x - xb);
  const along = Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);
  return Math.abs(ya - yb) <= 5 * large && along <= 3 * large;
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
