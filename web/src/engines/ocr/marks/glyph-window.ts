import type { GrayPicture } from '../../image/picture/gray-picture.ts';
import type { Glyph, LineScale } from './glyphs.ts';

/** Cells of a window to a height of small letters; it is two such heights wide, and reaches two above the line's foot, 0.6 below. */
const CELLS = 10;
export const WINDOW = { width: 20, height: 26, rise: 20 };

/**
 * How a glyph looks, whatever its size: how much of each cell is ink, 0 to 1, row by row, the glyph's body in the middle. Its
 * neighbours are left out, however near they stand.
 */
export function windowOf(
  { data, width }: GrayPicture,
  glyph: Glyph,
  { footAt, xHeight }: LineScale,
): Float32Array {
  const cells = new Float32Array(WINDOW.width * WINDOW.height);
  const { body, above, below } = glyph;
  const middle = (body.x0 + body.x1) / 2;
  const scale = CELLS / xHeight;
  const [left, top] = [middle - WINDOW.width / 2 / scale, footAt(middle) - WINDOW.rise / scale];
  const add = (column: number, row: number, ink: number): void => {
    if (column < 0 || column >= WINDOW.width || row < 0 || row >= WINDOW.height) return;
    cells[row * WINDOW.width + column] = (cells[row * WINDOW.width + column] ?? 0) + ink;
  };
  for (const pixel of [body, ...above, ...below].flatMap(({ pixels }) => pixels)) {
    const ink = (1 - (data[pixel] ?? 255) / 255) * scale * scale;
    // Each pixel is shared by the four cells around it, so that none is missed where cells are smaller.
    const [x, y] = [
      ((pixel % width) + 0.5 - left) * scale - 0.5,
      (Math.floor(pixel / width) + 0.5 - top) * scale - 0.5,
    ];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - column, y - row];
    add(column, row, ink * (1 - dx) * (1 - dy));
    add(column + 1, row, ink * dx * (1 - dy));
    add(column, row + 1, ink * (1 - dx) * dy);
    add(column + 1, row + 1, ink * dx * dy);
  }
  return cells.map((ink) => Math.min(1, ink));
}
