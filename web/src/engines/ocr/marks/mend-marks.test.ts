import { describe, expect, test } from 'vitest';
import type { GrayPicture } from '../../image/picture/gray-picture.ts';
import type { RecognisedLine } from '../ports.ts';
import { WINDOW } from './glyph-window.ts';
import checked from './mark-check.json' with { type: 'json' };
import { bytesIn } from './testing/drawn.ts';
import { mendMarks } from './mend-marks.ts';

/** Pixels of a cell; small letters are ten cells high. */
const CELL = 2;
const [STEP, FOOT, MARGIN] = [CELL * (WINDOW.width - 4), CELL * (WINDOW.rise + 6), CELL * 4];

/** A picture of a word whose letters look as those that the network was checked with. */
function printed(letters: string): GrayPicture {
  const [width, height] = [STEP * letters.length + 2 * MARGIN, FOOT + CELL * 12];
  const data = new Uint8Array(width * height).fill(255);
  for (const [place, letter] of Array.from(letters).entries()) {
    const window = bytesIn(checked.find((one) => one.letter === letter)?.window ?? '');
    for (let y = 0; y < CELL * WINDOW.height; y++)
      for (let x = 0; x < CELL * WINDOW.width; x++) {
        const ink = window[Math.floor(y / CELL) * WINDOW.width + Math.floor(x / CELL)] ?? 0;
        const at = (FOOT - CELL * WINDOW.rise + y) * width + MARGIN + place * STEP + x - CELL * 2;
        data[at] = Math.min(data[at] ?? 255, 255 - ink);
      }
  }
  return { data, width, height };
}

function lineOf(text: string, picture: GrayPicture, confidence = 80): RecognisedLine {
  const box = { x0: 0, y0: 0, x1: picture.width, y1: picture.height };
  return {
    words: [{ text, confidence, box }],
    height: 2 * CELL * WINDOW.rise,
    scale: { foot: FOOT, slope: 0, xHeight: 10 * CELL },
  };
}

function mended(letters: string, readAs: string, confidence?: number): string | undefined {
  const picture = printed(letters);
  return mendMarks(picture, [lineOf(readAs, picture, confidence)])[0]?.words[0]?.text;
}

describe('the letters that the picture shows', () => {
  test.each([
    ['nén', 'nen'],
    ['nén', 'n6n'],
    ['nün', 'niin'],
    ['nün', 'nun'],
    ['nił', 'nit'],
    ['niß', 'niB'],
  ])('%s that was read as %s', (letters, readAs) => {
    expect(mended(letters, readAs)).toBe(letters);
  });

  test('in a word of which the engine is sure are those with ink above', () => {
    expect(mended('nén', 'nen', 96)).toBe('nén');
    expect(mended('nił', 'nit', 96)).toBe('nit');
  });
});

test('plain letters stay as they were read, the dot of an i is no mark', () => {
  expect(mended('nin', 'nin')).toBe('nin');
  expect(mended('nin', 'non')).toBe('non');
});

test('a line that the engine doubts is left alone: it may be in another script', () => {
  expect(mended('nén', 'nen', 30)).toBe('nen');
});

test('a line whose scale is not known is left alone', () => {
  const picture = printed('nén');
  const { scale: _, ...line } = lineOf('nen', picture);
  expect(mendMarks(picture, [line])[0]?.words[0]?.text).toBe('nen');
});
