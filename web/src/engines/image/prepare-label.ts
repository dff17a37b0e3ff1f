import { withoutStrays } from './clear-strays.ts';
import { columnsOf, stacked } from './columns.ts';
import { findLabel } from './find-label.ts';
import { flattened } from './flatten-light.ts';
import { inverted, type GrayPicture } from './gray-picture.ts';
import { LIGHTER } from './ink.ts';
import type { FrameBox, Lie } from './lie.ts';
import { blurrinessOfPhoto, blurrinessOfRegion, contrastOf } from './measures.ts';
import { straightened } from './straighten.ts';
import { hasTinyText } from './tiny-text.ts';

/** The label cut out of a photo and what was measured on it. */
export interface PreparedLabel {
  contrast: number;
  blurriness: number;
  text: { picture: GrayPicture; areaPerPixel: number } | undefined;
  /** True when there is text, but too small to be read. */
  tooSmall: boolean;
}

/** Letters in the prepared picture are this high: Tesseract reads an x-height of 16 to 24 pixels best (measured). */
const LETTER_HEIGHT = 20;
/** More than this only blows up blur. */
const GREATEST_ENLARGEMENT = 2.5;
/** Kept around the letters, in letter heights. */
const MARGIN = 1.2;
/** A label that was not found may be a thousandth of the photo. */
const SMALL_PART = 0.001;
/** Side of the squares the light is measured in, in letter heights. */
const TILE = 2.3;

/** Finds the label nearest the centre of a photo and makes it ready for the recogniser. */
export function preparedLabel(photo: GrayPicture): PreparedLabel {
  const label = findLabel(photo);
  if (!label) {
    return {
      contrast: contrastOf(photo, SMALL_PART),
      blurriness: blurrinessOfPhoto(photo),
      text: undefined,
      tooSmall: hasTinyText(photo),
    };
  }
  const { kind, lie } = label;
  const scale = Math.min(GREATEST_ENLARGEMENT, LETTER_HEIGHT / lie.letterHeight);
  const margin = lie.letterHeight * MARGIN;
  const cut = straightened(photo, lie, scale, margin);
  const even = flattened(kind === LIGHTER ? inverted(cut) : cut, Math.round(LETTER_HEIGHT * TILE));
  const clear = withoutStrays(even, scale * lie.letterHeight);
  const parts = columnsOf(lie.lines, lie.letterHeight);
  return {
    contrast: contrastOf(cut),
    blurriness: blurrinessOfRegion(cut, scale * lie.letterHeight),
    text: {
      picture:
        parts.length > 1
          ? stacked(
              clear,
              parts.map((part) => inPicture(part, lie, scale, margin)),
            )
          : clear,
      areaPerPixel: 1 / (scale * scale * photo.width * photo.height),
    },
    tooSmall: false,
  };
}

/** A part of the frame in pixels of the straightened picture, with its share of the margin at the outer sides. */
function inPicture(part: FrameBox, lie: Lie, scale: number, margin: number): FrameBox {
  const x = (u: number) => (u - lie.u0 + margin) * scale;
  const y = (v: number) => (v - lie.v0 + margin) * scale;
  return {
    u0: part.u0 === lie.u0 ? 0 : x(part.u0),
    v0: part.v0 === lie.v0 ? 0 : y(part.v0),
    u1: part.u1 === lie.u1 ? x(part.u1 + margin) : x(part.u1),
    v1: part.v1 === lie.v1 ? y(part.v1 + margin) : y(part.v1),
  };
}
