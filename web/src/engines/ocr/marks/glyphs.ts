import type { GrayPicture } from '../../image/picture/gray-picture.ts';
import type { Box } from '../../image/picture/box.ts';

/** What is darker is ink; marks of light typefaces are grey. */
const INK = 160;
/** Heights in heights of the small letters: what reaches lower than this above the line's foot is a letter's body. */
const BODY_REACHES = 0.5;
/** ... a body is at least so high, and what ends higher than this is a mark above it, or begins lower than that one below. */
const LEAST_BODY = 0.45;
const ABOVE = 0.72;
const BELOW = 0.12;
/** A mark is no farther than this from its letter; the next line is. */
const FAR_ABOVE = 0.75;
const FAR_BELOW = 0.3;
/** A mark stands over its letter, or at most so far beside it. */
const BESIDE = 0.25;
/** Specks have fewer pixels. */
const LEAST_AREA = 3;

/** Where a printed line stands, in pixels: its foot at any place, and the height of its small letters. */
export interface LineScale {
  footAt: (x: number) => number;
  xHeight: number;
}

/** A connected patch of ink; bounds in pixels of the picture, x1 and y1 exclusive. */
export interface Piece extends Box {
  /** Its pixels, as places in the picture's data. */
  pixels: readonly number[];
}

/** A printed character, or several that touch, with the marks above and below. */
export interface Glyph {
  body: Piece;
  /** From left to right. */
  above: Piece[];
  below: Piece[];
}

/** The pieces of ink in a part of the picture, without those that its upper or lower border cuts. */
export function piecesIn({ data, width }: GrayPicture, { x0, y0, x1, y1 }: Box): Piece[] {
  // Blank cells all around spare every step a look at the borders.
  const [wide, high] = [x1 - x0 + 2, y1 - y0 + 2];
  const isNew = new Uint8Array(wide * high);
  for (let y = y0; y < y1; y++) markInk(data, y * width + x0, isNew, (y - y0 + 1) * wide + 1, x1 - x0);
  const around = [-wide - 1, -wide, -wide + 1, -1, 1, wide - 1, wide, wide + 1];
  const pieces: Piece[] = [];
  for (let start = isNew.indexOf(1); start !== -1; start = isNew.indexOf(1, start)) {
    const cells = grown(start, isNew, around);
    if (cells.length < LEAST_AREA) continue;
    const piece = pieceOf(cells, { wide, x0: x0 - 1, y0: y0 - 1 }, width);
    if (piece.y0 > y0 && piece.y1 < y1) pieces.push(piece);
  }
  return pieces;
}

function markInk(data: Uint8Array, from: number, isInk: Uint8Array, to: number, count: number): void {
  for (let at = 0; at < count; at++) if ((data[from + at] ?? 255) < INK) isInk[to + at] = 1;
}

/** The cells of ink that hang together with one; they are no longer new then. */
function grown(start: number, isNew: Uint8Array, around: readonly number[]): number[] {
  const cells = [start];
  isNew[start] = 0;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] ?? 0;
    for (const step of around) {
      if (isNew[cell + step] !== 1) continue;
      isNew[cell + step] = 0;
      cells.push(cell + step);
    }
  }
  return cells;
}

function pieceOf(
  cells: readonly number[],
  { wide, x0, y0 }: { wide: number; x0: number; y0: number },
  width: number,
): Piece {
  const piece = { x0: Infinity, y0: Infinity, x1: 0, y1: 0 };
  const pixels = cells.map((cell) => {
    const [x, y] = [(cell % wide) + x0, Math.floor(cell / wide) + y0];
    if (x < piece.x0) piece.x0 = x;
    if (x >= piece.x1) piece.x1 = x + 1;
    if (y < piece.y0) piece.y0 = y;
    if (y >= piece.y1) piece.y1 = y + 1;
    return y * width + x;
  });
  return { ...piece, pixels };
}

/**
 * The glyphs that pieces of one word make, from left to right. What stands above or below no letter, as a quotation mark or a
 * comma, is a glyph by itself.
 */
export function glyphsOf(pieces: readonly Piece[], { footAt, xHeight }: LineScale): Glyph[] {
  const kinds = pieces.map((piece) => kindOf(piece, footAt((piece.x0 + piece.x1) / 2), xHeight));
  const glyphs: Glyph[] = pieces
    .filter((_, at) => kinds[at] === 'body')
    .map((body) => ({ body, above: [], below: [] }));
  const letters = [...glyphs];
  for (const [at, piece] of pieces.entries()) {
    const kind = kinds[at];
    if (kind === undefined || kind === 'body') continue;
    const own = kind === 'alone' ? undefined : nearest(piece, letters, xHeight);
    if (own && kind !== 'alone') own[kind].push(piece);
    else glyphs.push({ body: piece, above: [], below: [] });
  }
  for (const { above } of glyphs) above.sort((a, b) => a.x0 - b.x0);
  return glyphs.toSorted((a, b) => a.body.x0 + a.body.x1 - b.body.x0 - b.body.x1);
}

function kindOf({ y0, y1 }: Piece, foot: number, xHeight: number): 'body' | 'above' | 'below' | 'alone' {
  if (y1 <= foot - ABOVE * xHeight) return 'above';
  if (y0 >= foot - BELOW * xHeight) return 'below';
  return y1 >= foot - BODY_REACHES * xHeight && y1 - y0 >= LEAST_BODY * xHeight ? 'body' : 'alone';
}

function nearest(piece: Piece, letters: readonly Glyph[], xHeight: number): Glyph | undefined {
  const most = BESIDE * xHeight;
  const middle = (piece.x0 + piece.x1) / 2;
  let best: { glyph: Glyph; beside: number; off: number } | undefined;
  for (const glyph of letters) {
    const { x0, x1 } = glyph.body;
    const beside = Math.max(0, x0 - middle, middle - x1);
    const off = Math.abs(middle - (x0 + x1) / 2);
    const away = Math.max((glyph.body.y0 - piece.y1) / FAR_ABOVE, (piece.y0 - glyph.body.y1) / FAR_BELOW);
    if (beside > most || away > xHeight) continue;
    if (!best || beside < best.beside || (beside === best.beside && off < best.off))
      best = { glyph, beside, off };
  }
  return best?.glyph;
}
