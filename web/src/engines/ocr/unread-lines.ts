import type { GrayPicture } from '../image/picture/gray-picture.ts';
import { lineConfidence } from './line-confidence.ts';
import type { RecognisedLine, RecognisedPage } from './ports.ts';

/** What is darker is ink. */
const INK = 128;
/** A word's ink reaches beyond its box by at most this share of the box's height. */
const AROUND = 0.15;
/** Rows of ink are a line where they are at least so many pixels high: dots, dashes and rules are not. */
const LEAST_HEIGHT = 10;
/** Letters of a prepared picture are about so high, in pixels, or less. */
const LETTER_HEIGHT = 20;
/** Of the square as high as a letter so much is ink, and a line worth reading has so many letters. */
const INK_OF_LETTER = 0.2;
const LEAST_LETTERS = 5;
/** What the engine passed over is specks or another script where it is not as sure as this, in percent. */
const SURE = 80;

/**
 * The picture without the words that were read in it, where more than specks is left: of lines in sizes far apart the
 * engine takes the smaller ones for noise, and passes over them, however clear they are.
 */
export function unreadIn(picture: GrayPicture, { lines }: RecognisedPage): GrayPicture | undefined {
  const { width, height } = picture;
  const data = picture.data.slice();
  for (const { box } of lines.flatMap(({ words }) => words)) {
    const around = Math.ceil(AROUND * (box.y1 - box.y0));
    const [x0, x1] = [Math.max(0, box.x0 - around), Math.min(width, box.x1 + around)];
    for (let y = Math.max(0, box.y0 - around); y < Math.min(height, box.y1 + around); y++)
      data.fill(255, y * width + x0, Math.max(y * width + x0, y * width + x1));
  }
  return hasLine({ data, width, height }) ? { data, width, height } : undefined;
}

/** True where rows with ink, one below the other, hold as much of it as a few letters. */
function hasLine({ data, width, height }: GrayPicture): boolean {
  let [rows, ink] = [0, 0];
  for (let y = 0; y <= height; y++) {
    const dark = y < height ? inkOfRow(data, y * width, width) : 0;
    if (dark > 0) {
      rows++;
      ink += dark;
      continue;
    }
    const letter = INK_OF_LETTER * Math.min(rows, LETTER_HEIGHT) ** 2;
    if (rows >= LEAST_HEIGHT && ink >= LEAST_LETTERS * letter) return true;
    [rows, ink] = [0, 0];
  }
  return false;
}

function inkOfRow(data: Uint8Array, base: number, width: number): number {
  let ink = 0;
  for (let x = 0; x < width; x++) if ((data[base + x] ?? 255) < INK) ink++;
  return ink;
}

/** The page with the lines of another look at what was left of its picture, where the engine is sure of them. */
export function withLines(page: RecognisedPage, more: RecognisedPage): RecognisedPage {
  const sure = more.lines.filter(isSure);
  if (sure.length === 0) return page;
  const lines = sure.reduce<readonly RecognisedLine[]>(inserted, page.lines);
  const text = lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n');
  return { text: `${text}\n`, hocr: `${page.hocr}\n${more.hocr}`, lines };
}

function isSure(line: RecognisedLine): boolean {
  const letters = line.words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\d]/gu)?.length ?? 0), 0);
  return letters >= LEAST_LETTERS && lineConfidence(line) >= SURE;
}

/** The lines with one more at its place: as words of the line that it stands beside, or below those above it. */
function inserted(lines: readonly RecognisedLine[], line: RecognisedLine): RecognisedLine[] {
  const own = placeOf(line);
  const beside = lines.findIndex((other) => {
    const { y0, middle, y1 } = placeOf(other);
    return own.y0 < middle && middle < own.y1 && y0 < own.middle && own.middle < y1;
  });
  const same = lines[beside];
  if (same) {
    const words = [...same.words, ...line.words].toSorted((a, b) => a.box.x0 - b.box.x0);
    return lines.with(beside, { ...same, words, height: Math.max(same.height, line.height) });
  }
  const below = lines.findIndex((other) => placeOf(other).middle > own.middle);
  return lines.toSpliced(below === -1 ? lines.length : below, 0, line);
}

function placeOf({ words }: RecognisedLine): { y0: number; middle: number; y1: number } {
  const y0 = Math.min(...words.map(({ box }) => box.y0));
  const y1 = Math.max(...words.map(({ box }) => box.y1));
  return { y0, middle: (y0 + y1) / 2, y1 };
}
