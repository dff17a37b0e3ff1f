import type { GrayPicture } from '../picture/gray-picture.ts';

/**
 * The brightness of the paper at each pixel of a picture of dark text: a closing (the brightest of each square,
 * then the darkest of those; Serra, "Image analysis and mathematical morphology", 1982), which fills what is
 * narrower than the square and keeps the edge of a shadow where it is. Smoothed before, against noise, and after.
 * @param side of the square, in pixels: wider than the thickest stroke
 */
export function paperOf({ data, width, height }: GrayPicture, side: number): Uint8Array {
  const reach = Math.max(1, Math.round(side / 2));
  let paper = smoothed(data, width, height, 1);
  // The darkest are the brightest of the negative.
  for (let turn = 0; turn < 2; turn++) {
    paper = transposed(brightest(paper, width, reach), width, height);
    paper = transposed(brightest(paper, height, reach), height, width).map((luma) => 255 - luma);
  }
  return smoothed(paper, width, height, Math.max(1, Math.round(side / 8)));
}

/**
 * The greatest value within `reach` to both sides in each row, in three comparisons a pixel
 * (van Herk, "A fast algorithm for local minimum and maximum filters", 1992).
 */
function brightest(data: Uint8Array, width: number, reach: number): Uint8Array {
  const out = new Uint8Array(data.length);
  const span = 2 * reach + 1;
  const padded = Math.ceil((width + 2 * reach) / span) * span;
  const row = new Uint8Array(padded);
  const ahead = new Uint8Array(padded);
  const back = new Uint8Array(padded);
  for (let first = 0; first < data.length; first += width) {
    row.fill(data[first] ?? 0, 0, reach);
    row.set(data.subarray(first, first + width), reach);
    row.fill(data[first + width - 1] ?? 0, reach + width);
    brightestSoFar(row, span, ahead, back);
    for (let x = 0; x < width; x++) out[first + x] = Math.max(back[x] ?? 0, ahead[x + span - 1] ?? 0);
  }
  return out;
}

/** The greatest since the last multiple of `span`, and the greatest until the next. */
function brightestSoFar(row: Uint8Array, span: number, ahead: Uint8Array, back: Uint8Array): void {
  for (let i = 0, before = 0; i < row.length; i++) {
    const luma = row[i] ?? 0;
    before = i % span === 0 || luma > before ? luma : before;
    ahead[i] = before;
  }
  for (let i = row.length - 1, after = 0; i >= 0; i--) {
    const luma = row[i] ?? 0;
    after = i % span === span - 1 || luma > after ? luma : after;
    back[i] = after;
  }
}

/** Mean over squares, first along rows, then along columns; the edge's pixels go on beyond it. */
function smoothed(data: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const rows = transposed(means(data, width, reach), width, height);
  return transposed(means(rows, height, reach), height, width);
}

function means(data: Uint8Array, width: number, reach: number): Uint8Array {
  const out = new Uint8Array(data.length);
  const span = 2 * reach + 1;
  const row = new Uint8Array(width + span);
  for (let first = 0; first < data.length; first += width) {
    row.fill(data[first] ?? 0, 0, reach);
    row.set(data.subarray(first, first + width), reach);
    row.fill(data[first + width - 1] ?? 0, reach + width);
    let sum = 0;
    for (let i = 0; i < span; i++) sum += row[i] ?? 0;
    for (let x = 0; x < width; x++) {
      out[first + x] = Math.round(sum / span);
      sum += (row[x + span] ?? 0) - (row[x] ?? 0);
    }
  }
  return out;
}

function transposed(data: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[x * height + y] = data[y * width + x] ?? 0;
  }
  return out;
}
