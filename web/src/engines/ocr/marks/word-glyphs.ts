import type { GrayPicture } from '../../image/picture/gray-picture.ts';
import type { RecognisedLine } from '../ports.ts';
import { glyphsOf, piecesIn, type Glyph, type LineScale } from './glyphs.ts';

/** Heights above and below the line's foot that a word is looked at in, in heights of small letters. */
const [RISE, FALL] = [2.4, 0.9];
/** Lines whose small letters are lower, in pixels, show no marks. */
const LEAST = 6;

/** The scale of a line, where the engine gave one of any use. */
export function scaleOf({ scale }: RecognisedLine): LineScale | undefined {
  if (!scale || scale.xHeight < LEAST) return undefined;
  return { footAt: (x) => scale.foot + scale.slope * x, xHeight: scale.xHeight };
}

/** The glyphs of a word in the picture, from left to right. */
export function wordGlyphs(
  picture: GrayPicture,
  { box }: RecognisedLine['words'][number],
  scale: LineScale,
): Glyph[] {
  const foot = scale.footAt((box.x0 + box.x1) / 2);
  const part = {
    x0: Math.max(0, box.x0 - 1),
    y0: Math.max(0, Math.round(foot - RISE * scale.xHeight)),
    x1: Math.min(picture.width, box.x1 + 1),
    y1: Math.min(picture.height, Math.round(foot + FALL * scale.xHeight)),
  };
  return glyphsOf(piecesIn(picture, part), scale);
}
