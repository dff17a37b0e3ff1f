import { flattened } from './flatten-light.ts';
import { inverted, type GrayPicture } from './gray-picture.ts';
import { LIGHTER } from './ink-mask.ts';
import { blurrinessOfPhoto, blurrinessOfRegion, contrastOf } from './measures.ts';
import { lieOf, straightened } from './straighten.ts';
import { textBlocksOf } from './text-block.ts';

/** The label cut out of a photo and what was measured on it. */
export interface PreparedLabel {
  contrast: number;
  blurriness: number;
  text: { picture: GrayPicture; areaPerPixel: number; xHeight: number } | undefined;
}

/** Letters in the prepared picture are this high: Tesseract reads an x-height of 16 to 24 pixels best (measured). */
const LETTER_HEIGHT = 22;
/** More than this only blows up blur. */
const GREATEST_ENLARGEMENT = 2.5;
/** Kept around the letters, in letter heights. */
const MARGIN = 1.2;
/** Side of the squares the light is measured in, in letter heights. */
const TILE = 2.3;

/** Finds the label nearest the centre of a photo and makes it ready for the recogniser. */
export function preparedLabel(photo: GrayPicture): PreparedLabel {
  const block = textBlocksOf(photo)[0];
  if (!block) return { contrast: contrastOf(photo), blurriness: blurrinessOfPhoto(photo), text: undefined };
  const lie = lieOf(block);
  const scale = Math.min(GREATEST_ENLARGEMENT, LETTER_HEIGHT / lie.letterHeight);
  const cut = straightened(photo, lie, scale, lie.letterHeight * MARGIN);
  return {
    contrast: contrastOf(cut),
    blurriness: blurrinessOfRegion(cut, scale * lie.letterHeight),
    text: {
      picture: flattened(block.kind === LIGHTER ? inverted(cut) : cut, Math.round(LETTER_HEIGHT * TILE)),
      areaPerPixel: 1 / (scale * scale * photo.width * photo.height),
      xHeight: lie.letterHeight,
    },
  };
}
