import type { GrayPicture } from '../../../web/src/engines/image/picture/gray-picture.ts';
import { hocrLines } from '../../../web/src/engines/ocr/hocr-lines.ts';
import { windowOf } from '../../../web/src/engines/ocr/marks/glyph-window.ts';
import { spelled } from '../../../web/src/engines/ocr/marks/spelled-glyphs.ts';
import { scaleOf, wordGlyphs } from '../../../web/src/engines/ocr/marks/word-glyphs.ts';
import type { RecognisedLine } from '../../../web/src/engines/ocr/ports.ts';
import { aligned } from './printed-as.ts';

/** A line that differs from all printed ones in more than this share of its characters teaches nothing. */
const MOST_WRONG = 0.3;

/** A glyph as `marks_network.py` takes it: its window (a byte a cell, in base64), what was read for it and what is printed. */
export interface TaughtGlyph {
  x: string;
  r: string;
  t: string;
}

/** @throws when the file is none that the app made */
export function pictureOf(file: Buffer): GrayPicture {
  const header = /^P5\n(\d+) (\d+)\n255\n/.exec(file.subarray(0, 40).toString('latin1'));
  if (!header) throw new Error('This is no binary PGM file.');
  return {
    width: Number(header[1]),
    height: Number(header[2]),
    data: new Uint8Array(file.subarray(header[0].length)),
  };
}

/** The glyphs of a reading whose print is known. */
export function taughtGlyphs(picture: GrayPicture, hocr: string, printed: readonly string[]): TaughtGlyph[] {
  return hocrLines(hocr).flatMap((line) => glyphsIn(picture, line, printed));
}

function glyphsIn(picture: GrayPicture, line: RecognisedLine, printed: readonly string[]): TaughtGlyph[] {
  const scale = scaleOf(line);
  const read = Array.from(line.words.map(({ text }) => text).join(' '));
  const candidates = printed.map((text) => {
    const letters = Array.from(text.normalize('NFC'));
    return { letters, ...aligned(read, letters) };
  });
  const best = candidates.toSorted((a, b) => a.cost - b.cost)[0];
  if (!scale || !best || best.cost > MOST_WRONG * read.length) return [];
  let start = 0;
  return line.words.flatMap((word) => {
    const chars = Array.from(word.text);
    const from = start;
    start += chars.length + 1;
    return spelled(chars, wordGlyphs(picture, word, scale), scale).map((one) => {
      const places = best.places.slice(from + one.from, from + one.to).filter((place) => place >= 0);
      const [first, last] = [places[0] ?? 0, places.at(-1) ?? -1];
      const window = Uint8Array.from(windowOf(picture, one.glyph, scale), (ink) => Math.round(255 * ink));
      return {
        x: Buffer.from(window).toString('base64'),
        r: chars.slice(one.from, one.to).join(''),
        t: best.letters.slice(first, last + 1).join(''),
      };
    });
  });
}
