import type { GrayPicture } from './gray-picture.ts';

/**
 * The brightness of the paper at each pixel of a picture of dark text: a closing (the brightest of each square,
 * then the darkest of those; Serra, "Image analysis and mathematical morphology", 1982), which fills what is
 * narrower than the square and keeps the edge of a shadow where it is. Smoothed before, against noise, and after.
 * @param side of the square, in pixels: wider than the thickest stroke
 */
export function paperOf({ data, width, height }: GrayPicture, side: number): Uint8Array {
  const reach = Math.max(1, Math.round(side / 2));
  let paper = smoothed(data, width, height, 1);
  for (const pick of [Math.max, Math.min]) {
    paper = transposed(extremes(paper, width, height, reach, pick), width, height);
    paper = transposed(extremes(paper, height, width, reach, pick), height, width);
  }
  return smoothed(paper, width, height, Math.max(1, Math.round(side / 8)));
}

/**
 * The greatest or least value within `reach` to both sides in each row, in three comparisons a pixel
 * (van Herk, "A fast algorithm for local minimum and maximum filters", 1992).
 */
function extremes(
  data: Uint8Array,
  width: number,
  height: number,
  reach: number,
  pick: (a: number, b: number) => number,
): Uint8Array {
  const out = new Uint8Array(data.length);
  const span = 2 * reach + 1;
  const padded = Math.ceil((width + 2 * reach) / span) * span;
  const ahead = new Uint8Array(padded);
  const back = new Uint8Array(padded);
  for (let y = 0; y < height; y++) {
    const at = (i: number) => data[y * width + Math.min(Math.max(i - reach, 0), width - 1)] ?? 0;
    for (let i = 0; i < padded; i++) {
      ahead[i] = i % span === 0 ? at(i) : pick(ahead[i - 1] ?? 0, at(i));
    }
    for (let i = padded - 1; i >= 0; i--) {
      back[i] = i % span === span - 1 ? at(i) : pick(back[i + 1] ?? 0, at(i));
    }
    for (let x = 0; x < width; x++) out[y * width + x] = pick(back[x] ?? 0, ahead[x + span - 1] ?? 0);
  }
  return out;
}

/** Mean over squares, first along rows, then along columns; the edge's pixels go on beyond it. */
function smoothed(data: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const rows = transposed(means(data, width, height, reach), width, height);
  return transposed(means(rows, height, width, reach), height, width);
}

function means(data: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const out = new Uint8Array(data.length);
  const span = 2 * reach + 1;
  for (let y = 0; y < height; y++) {
    const at = (x: number) => data[y * width + Math.min(Math.max(x, 0), width - 1)] ?? 0;
    let sum = 0;
    for (let x = -reach; x <= reach; x++) sum += at(x);
    for (let x = 0; x < width; x++) {
      out[y * width + x] = Math.round(sum / span);
      sum += at(x + reach + 1) - at(x - reach);
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
