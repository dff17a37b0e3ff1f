import type { GrayPicture } from '../picture/gray-picture.ts';

/** Letters of a drawn label, 5 by 7 cells, a row a line. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '01110 10001 10001 11111 10001 10001 10001',
  E: '11111 10000 10000 11110 10000 10000 11111',
  H: '10001 10001 10001 11111 10001 10001 10001',
  I: '11111 00100 00100 00100 00100 00100 11111',
  L: '10000 10000 10000 10000 10000 10000 11111',
  M: '10001 11011 10101 10101 10001 10001 10001',
  N: '10001 11001 10101 10011 10001 10001 10001',
  O: '01110 10001 10001 10001 10001 10001 01110',
  R: '11110 10001 10001 11110 10100 10010 10001',
  S: '01111 10000 10000 01110 00001 00001 11110',
  T: '11111 00100 00100 00100 00100 00100 00100',
  U: '10001 10001 10001 10001 10001 10001 01110',
};

const ROWS = new Map(Object.entries(GLYPHS).map(([letter, rows]) => [letter, rows.split(' ')]));

/** What a test wants drawn; lengths are in pixels. */
export interface Drawing {
  width: number;
  height: number;
  paper: number;
  blocks: readonly {
    lines: readonly string[];
    /** Top left corner of the first letter. */
    x: number;
    y: number;
    /** Height of the capitals. */
    letterHeight: number;
    ink: number;
    /** Clockwise, in radians, around the corner. */
    tilt?: number;
    /** Slope that the baselines gain per pixel downwards. */
    fan?: number;
  }[];
  /** Factor on the brightness at a place; 1 everywhere by default. */
  light?: (x: number, y: number) => number;
  /** Greatest change of a pixel by noise that is the same in every run. */
  noise?: number;
}

/** Draws labels for tests: capitals of a pixel font, line by line, each pixel the mean of four samples. */
export function drawnLabel({
  width,
  height,
  paper,
  blocks,
  light = () => 1,
  noise = 0,
}: Drawing): GrayPicture {
  const data = new Uint8Array(width * height);
  const inks = blocks.map((block) => ({ ink: block.ink, isInk: inkOf(block), area: areaOf(block) }));
  let seed = 1;
  for (let y = 0; y < height; y++) {
    const row = inks.filter(({ area: { top, bottom } }) => y + 1 > top && y < bottom);
    for (let x = 0; x < width; x++) {
      let sum = 4 * paper;
      // Most of a picture is far from all print.
      if (row.some(({ area: { left, right } }) => x + 1 > left && x < right)) {
        sum = 0;
        for (let sample = 0; sample < 4; sample++) {
          const [sampleX, sampleY] = [x + 0.25 + (sample & 1) / 2, y + 0.25 + (sample >> 1) / 2];
          let luma = paper;
          for (const { ink, isInk } of row) {
            if (!isInk(sampleX, sampleY)) continue;
            luma = ink;
            break;
          }
          sum += luma;
        }
      }
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      const speck = noise * ((seed / 2 ** 31) * 2 - 1);
      data[y * width + x] = Math.max(0, Math.min(255, Math.round((sum / 4) * light(x, y) + speck)));
    }
  }
  return { data, width, height };
}

type Block = Drawing['blocks'][number];

/** How long the longest line of a block is. */
const longestOf = ({ lines, letterHeight }: Block): number =>
  Math.max(...lines.map((line) => line.length)) * (letterHeight / 7) * 6;

/** The upright rectangle that holds all print of a block. */
function areaOf(block: Block): { left: number; right: number; top: number; bottom: number } {
  const { lines, letterHeight, tilt = 0, fan = 0 } = block;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const depth = lines.length * (letterHeight / 7) * 13;
  const corners = [0, longestOf(block)].flatMap((u) =>
    [0, depth * (1 + fan * u)].map(
      (v) => [block.x + u * cos - v * sin, block.y + u * sin + v * cos] as const,
    ),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Tells whether a place is printed on. */
function inkOf(block: Block): (x: number, y: number) => boolean {
  const { lines, letterHeight, tilt = 0, fan = 0 } = block;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const cell = letterHeight / 7;
  const longest = longestOf(block);
  const rows = lines.map((line) => Array.from(line, (letter) => ROWS.get(letter)));
  return (x, y) => {
    const dx = x - block.x;
    const dy = y - block.y;
    const u = dx * cos + dy * sin;
    if (u < 0 || u >= longest) return false;
    const v = (dy * cos - dx * sin) / (1 + fan * u);
    const line = Math.floor(v / (cell * 13));
    const letter = Math.floor(u / (cell * 6));
    const row = Math.floor((v - line * cell * 13) / cell);
    const column = Math.floor((u - letter * cell * 6) / cell);
    return rows[line]?.[letter]?.[row]?.[column] === '1';
  };
}

export function fillSquare(
  { data, width }: GrayPicture,
  luma: number,
  x: number,
  y: number,
  side: number,
): void {
  for (let row = Math.round(y); row < Math.round(y + side); row++)
    data.fill(luma, row * width + Math.round(x), row * width + Math.round(x + side));
}

/** Draws the mark in a square code's corner: a ring of seven modules around a square of three. */
export function drawCodeCorner(picture: GrayPicture, x: number, y: number, module: number): void {
  fillSquare(picture, 0, x, y, 7 * module);
  fillSquare(picture, 255, x + module, y + module, 5 * module);
  fillSquare(picture, 0, x + 2 * module, y + 2 * module, 3 * module);
}

/** Modules along a side of the smallest square code. */
export const CODE_MODULES = 21;

/** Draws such a code; around its corners stay the modules that are always light. */
export function drawCode(
  picture: GrayPicture,
  { x, y, module, dark }: { x: number; y: number; module: number; dark: readonly boolean[] },
): void {
  dark.forEach((isDark, index) => {
    const [column, row] = [index % CODE_MODULES, Math.floor(index / CODE_MODULES)];
    const light = (column < 8 && (row < 8 || row > 12)) || (column > 12 && row < 8);
    if (isDark && !light) fillSquare(picture, 0, x + column * module, y + row * module, module);
  });
  const far = (CODE_MODULES - 7) * module;
  for (const [dx, dy] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const)
    drawCodeCorner(picture, x + dx, y + dy, module);
}
