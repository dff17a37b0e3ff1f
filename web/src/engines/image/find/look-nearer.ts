import { findLabels, type FoundLabel } from './find-label.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { sampled } from '../picture/resize.ts';
import type { Box } from '../picture/box.ts';
import { outlineOf, type Place } from './text-geometry.ts';
import { isCertain, nearestTo, type SeenText } from './look-for-text.ts';
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
export interface NearerLabel {
  picture: GrayPicture;
  label: FoundLabel;
}

interface Found extends NearerLabel {
  /** Pixels of its picture per pixel of the picture that is worked on. */
  scale: number;
}

/** Letters this high or higher, in pixels, gain nothing from more pixels. */
const LARGE_LETTERS = 12;
/** A part is fetched in so many pixels that letters are this high. */
const WANTED_LETTERS = 20;
/** Fewer pixels more than this show nothing new. */
export const LEAST_GAIN = 1.4;
/** A photo that has no more pixels is blown up where letters are lower than so many, by so much. */
const MAGNIFIED_LETTERS = 9;
const MAGNIFIED = 2;
/** Looked at around what was seen, in letter heights: lines that were too small to be seen are there. */
const AROUND = 16;
/** A label so near the border of what was looked at, in letter heights, may go on beyond it. */
const AT_BORDER = 4;
/** ... and where it does, in letter heights: a panel has headings far from its text. */
const FAR_AROUND = 30;
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
  const hasMore = whole.scale >= LEAST_GAIN;
  // What is tiny cannot be read blown up either, and would be refused as blurred.
  const small = hasMore ? LARGE_LETTERS : certain?.tiny ? 0 : MAGNIFIED_LETTERS;
  if (seen && seen.letterHeight < small) {
    const middle = { x: (seen.x0 + seen.x1) / 2, y: (seen.y0 + seen.y1) / 2 };
    const source = hasMore ? whole : magnified(photo);
    const near = await wholeIn(boxAround(seen, photo), photo, (box) =>
      foundIn(box, WANTED_LETTERS / seen.letterHeight, source, middle),
    );
    if (near && near.label.sureLetters >= (certain?.label?.sureLetters ?? NO_DOUBT)) return near;
  }
  if (certain?.label) return undefined;
  const middle = await foundIn(middleOf(photo), whole.scale, whole);
  return middle && isCertain(middle.label) ? middle : undefined;
}

/** What is found in a box, or in a larger one where it reaches the box's border and may go on beyond. */
async function wholeIn(
  box: Box,
  photo: GrayPicture,
  found: (box: Box) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const near = await found(box);
  if (!near) return undefined;
  const { geometry } = near.label;
  const [outline, { scale }] = [outlineOf(geometry), near];
  const letterHeight = geometry.letterHeight / scale;
  const placed = {
    x0: box.x0 + outline.x0 / scale,
    y0: box.y0 + outline.y0 / scale,
    x1: box.x0 + outline.x1 / scale,
    y1: box.y0 + outline.y1 / scale,
  };
  const around = boxAround({ ...placed, letterHeight }, photo, FAR_AROUND);
  const larger = {
    x0: Math.min(box.x0, around.x0),
    y0: Math.min(box.y0, around.y0),
    x1: Math.max(box.x1, around.x1),
    y1: Math.max(box.y1, around.y1),
  };
  const edge = AT_BORDER * letterHeight;
  const isCut =
    (placed.x0 - box.x0 < edge && larger.x0 < box.x0) ||
    (placed.y0 - box.y0 < edge && larger.y0 < box.y0) ||
    (box.x1 - placed.x1 < edge && larger.x1 > box.x1) ||
    (box.y1 - placed.y1 < edge && larger.y1 > box.y1);
  const again = isCut ? await found(larger) : undefined;
  return again && again.label.sureLetters >= near.label.sureLetters ? again : near;
}

/** The photo blown up: letters a few pixels high run together less between its pixels. */
function magnified({ data, width, height }: GrayPicture): WholePhoto {
  return {
    scale: MAGNIFIED,
    part({ x0, y0, x1, y1 }, scale) {
      const [w, h] = [Math.round((x1 - x0) * scale), Math.round((y1 - y0) * scale)];
      const out = new Uint8Array(w * h);
      for (let y = 0; y < h; y++) {
        const from = y0 + (y + 0.5) / scale - 0.5;
        for (let x = 0; x < w; x++)
          out[y * w + x] = Math.round(sampled(data, width, height, x0 + (x + 0.5) / scale - 0.5, from));
      }
      return Promise.resolve({ data: out, width: w, height: h });
    },
  };
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
): Promise<Found | undefined> {
  const room = Math.sqrt(MOST_PIXELS / ((box.x1 - box.x0) * (box.y1 - box.y0)));
  const scale = Math.min(wanted, whole.scale, room);
  if (scale < LEAST_GAIN) return undefined;
  const picture = calmed(await whole.part(box, scale));
  const labels = findLabels(picture, { small: true });
  const at = seen && { x: (seen.x - box.x0) * scale, y: (seen.y - box.y0) * scale };
  const label = at ? nearestTo(at, labels) : labels[0];
  return label && { picture, label, scale };
}

function boxAround(
  { x0, y0, x1, y1, letterHeight }: Box & { letterHeight: number },
  photo: GrayPicture,
  by = AROUND,
): Box {
  const around = by * letterHeight;
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
