import { withoutStrays } from './clear-strays.ts';
import { flattened } from './flatten-light.ts';
import { inverted, type GrayPicture } from './gray-picture.ts';
import { LIGHTER } from './ink.ts';
import { blurrinessOfPhoto, blurrinessOfRegion, contrastOf } from './measures.ts';
import { lieOf, straightened } from './straighten.ts';
import { textBlocksOf } from './text-block.ts';
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
  const block = textBlocksOf(photo)[0];
  if (!block) {
    return {
      contrast: contrastOf(photo, SMALL_PART),
      blurriness: blurrinessOfPhoto(photo),
      text: undefined,
      tooSmall: hasTinyText(photo),
    };
  }
  const lie = lieOf(block);
  const scale = Math.min(GREATEST_ENLARGEMENT, LETTER_HEIGHT / lie.letterHeight);
  const cut = straightened(photo, lie, scale, lie.letterHeight * MARGIN);
  const even = flattened(block.kind === LIGHTER ? inverted(cut) : cut, Math.round(LETTER_HEIGHT * TILE));
  return {
    contrast: contrastOf(cut),
    blurriness: blurrinessOfRegion(cut, scale * lie.letterHeight),
    text: {
      picture: withoutStrays(even, scale * lie.letterHeight),
      areaPerPixel: 1 / (scale * scale * photo.width * photo.height),
    },
    tooSmall: false,
  };
}
