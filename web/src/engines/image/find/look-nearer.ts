import { findLabels, type FoundLabel } from './find-label.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { outlineOf, type Box, type Place } from './text-geometry.ts';
import { nearestTo, type SeenText } from './look-for-text.ts';
import { calmed } from '../picture/noise.ts';
import { NO_DOUBT } from './text-block.ts';

/** The photo in all its pixels, of which the picture that is worked on shows only some. */
export interface WholePhoto {
  /** Its pixels per pixel of the picture that is worked on. */
  scale: number;
  /** What it shows in a box of the picture that is worked on, `scale` of its pixels to one of that picture's. */
  part(box: Box, scale: number): Promise<GrayPicture>;
}

/** A label found anew, and the picture it was found in. */
interface NearerLabel {
  picture: GrayPicture;
  label: FoundLabel;
}

/** Letters this high or higher, in pixels, gain nothing from more pixels. */
const LARGE_LETTERS = 12;
/** A part is fetched in so many pixels that letters are this high. */
const WANTED_LETTERS = 20;
/** Fewer pixels more than this show nothing new. */
export const LEAST_GAIN = 1.4;
/** Looked at around what was seen, in letter heights: lines that were too small to be seen are there. */
const AROUND = 16;
/** Looked at where nothing certain was seen: the middle of the photo, so much of each side. */
const MIDDLE = 2 / 3;
/** A part has at most so many pixels: memory. */
export const MOST_PIXELS = 4_000_000;

/**
 * Finds a label whose letters are small anew in a part of the whole photo. Where nothing was seen that is text
 * without doubt, the letters may have run together, and the middle of the photo is looked at.
 * @returns undefined where the letters are large enough, or more pixels show no more
 */
export async function lookNearer(
  { label, certain }: SeenText,
  photo: GrayPicture,
  whole: WholePhoto,
): Promise<NearerLabel | undefined> {
  const seen =
    certain?.tiny ?? (label && { ...outlineOf(label.geometry), letterHeight: label.geometry.letterHeight });
  if (seen && seen.letterHeight < LARGE_LETTERS) {
    const middle = { x: (seen.x0 + seen.x1) / 2, y: (seen.y0 + seen.y1) / 2 };
    const near = await foundIn(boxAround(seen, photo), WANTED_LETTERS / seen.letterHeight, whole, middle);
    if (near && near.label.sureLetters >= (certain?.label?.sureLetters ?? NO_DOUBT)) return near;
  }
  if (certain?.label) return undefined;
  const middle = await foundIn(middleOf(photo), whole.scale, whole);
  return middle && middle.label.sureLetters >= NO_DOUBT ? middle : undefined;
}

/**
 * The label in a part of the photo, fetched in as many pixels as are wanted, there are, and fit.
 * @param seen where it was seen, in pixels of the picture; without, the one in the middle is taken
 */
async function foundIn(
  box: Box,
  wanted: number,
  whole: WholePhoto,
  seen?: Place,
): Promise<NearerLabel | undefined> {
  const room = Math.sqrt(MOST_PIXELS / ((box.x1 - box.x0) * (box.y1 - box.y0)));
  const scale = Math.min(wanted, whole.scale, room);
  if (scale < LEAST_GAIN) return undefined;
  const picture = calmed(await whole.part(box, scale));
  const labels = findLabels(picture, { small: true });
  const at = seen && { x: (seen.x - box.x0) * scale, y: (seen.y - box.y0) * scale };
  const label = at ? nearestTo(at, labels) : labels[0];
  return label && { picture, label };
}

function boxAround(
  { x0, y0, x1, y1, letterHeight }: Box & { letterHeight: number },
  photo: GrayPicture,
): Box {
  const around = AROUND * letterHeight;
  return {
    x0: Math.max(0, x0 - around),
    y0: Math.max(0, y0 - around),
    x1: Math.min(photo.width, x1 + around),
    y1: Math.min(photo.height, y1 + around),
  };
}

function middleOf({ width, height }: GrayPicture): Box {
  const [x, y] = [(width * (1 - MIDDLE)) / 2, (height * (1 - MIDDLE)) / 2];
  return { x0: x, y0: y, x1: width - x, y1: height - y };
}
