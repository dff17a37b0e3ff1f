import type { Box } from '../picture/box.ts';
import { cropped, type GrayPicture } from '../picture/gray-picture.ts';
import { calmed } from '../picture/noise.ts';
import {
  fitOf,
  heightsAround,
  heightsOf,
  slopesIn,
  slopesOf,
  type Direction,
  type Slopes,
} from '../letters/relief.ts';
import { findLabels, type FoundLabel } from './find-label.ts';
import { LEAST_GAIN, MOST_PIXELS, type NearerLabel, type WholePhoto } from './look-nearer.ts';
import { NOTHING_SEEN, seenAs, type SeenText } from './look-for-text.ts';
import { NO_DOUBT } from './text-block.ts';
import { outlineOf } from './text-geometry.ts';

/** Light in rooms and outdoors falls from above; on letters that are cut in, as if it came from below. */
const FALLING: readonly Direction[] = [
  [1, 1],
  [-1, 1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [0, -1],
];
/** Seen from near by, light may fall from any side. */
const AROUND: readonly Direction[] = [...FALLING, [1, 0], [-1, 0]];
/** The part around letters that is looked at, in letter heights: no more, as the pattern of a wall has rims as well. */
const BESIDE = 3;
/** Their rims show best in letters this high, in pixels. */
const WANTED_LETTERS = 30;
/** So many ways of the light are tried: where letters show in none, they are no letters. */
const MOST_TRIED = 3;
/** Luma of the ground, and how much darker the highest letters are. */
const GROUND = 220;
const DEPTH = 180;

/**
 * Looks for letters that stand up from their ground or are cut into it and have its colour, in the light that their rims
 * fit best.
 * @returns what was seen, in a picture of heights, dark on light
 */
export function lookForRelief(photo: GrayPicture): { picture: GrayPicture; seen: SeenText } {
  const slopes = slopesOf(calmed(photo));
  const found = FALLING.flatMap((direction) => labelIn(slopes, direction) ?? []);
  const [most] = found.toSorted((a, b) => b.label.sureLetters - a.label.sureLetters);
  if (!most) return { picture: photo, seen: NOTHING_SEEN };
  const text = slopesIn(slopes, outlineOf(most.label.geometry));
  const [best = most] = found.toSorted((a, b) => fitOf(text, b.direction) - fitOf(text, a.direction));
  const { label, picture } = best;
  return { picture, seen: seenAs(label) };
}

/**
 * The letters of a label as they stand up from their ground or are cut into it, in all pixels of the part of the photo
 * where their rims were taken for letters, in the light that these fit best.
 * @returns undefined where no text is seen so
 */
export async function raisedFrom(
  label: FoundLabel,
  photo: GrayPicture,
  whole?: WholePhoto,
): Promise<NearerLabel | undefined> {
  const { letterHeight } = label.geometry;
  const box = boxAround(label, photo);
  const room = Math.sqrt(MOST_PIXELS / ((box.x1 - box.x0) * (box.y1 - box.y0)));
  const scale = Math.min(whole?.scale ?? 1, WANTED_LETTERS / letterHeight, room);
  const isNearer = whole !== undefined && scale >= LEAST_GAIN;
  const part = isNearer ? await whole.part(box, scale) : cropped(photo, box.x0, box.y0, box.x1, box.y1);
  const slopes = slopesOf(calmed(part), isNearer ? scale * letterHeight : letterHeight);
  const likeliest = AROUND.map((direction) => ({ direction, fit: fitOf(slopes, direction) }))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MOST_TRIED);
  for (const { direction } of likeliest) {
    const raised = labelAmong(heightsAround(slopes, direction), slopes);
    if (raised) return raised;
  }
  return undefined;
}

function boxAround({ geometry }: FoundLabel, { width, height }: GrayPicture): Box {
  const { x0, y0, x1, y1 } = outlineOf(geometry);
  const beside = BESIDE * geometry.letterHeight;
  return {
    x0: Math.max(0, x0 - beside),
    y0: Math.max(0, y0 - beside),
    x1: Math.min(width, x1 + beside),
    y1: Math.min(height, y1 + beside),
  };
}

interface Raised extends NearerLabel {
  direction: Direction;
}

/** The label of most letters, seen in the heights that light from there makes. */
function labelIn(slopes: Slopes, direction: Direction): Raised | undefined {
  const raised = labelAmong(heightsOf(slopes, direction), slopes);
  return raised && { direction, ...raised };
}

/** The label of most letters among heights, and the picture that they make. */
function labelAmong(heights: Int16Array, { width, height }: Slopes): NearerLabel | undefined {
  const data = new Uint8Array(heights.length);
  for (let i = 0; i < data.length; i++) data[i] = Math.max(GROUND - DEPTH, GROUND - (heights[i] ?? 0));
  const picture = { data, width, height };
  // Rims that their light hides in part are as uneven as grain.
  const labels = findLabels(picture).filter(({ sureLetters }) => sureLetters >= NO_DOUBT);
  const [label] = labels.toSorted((a, b) => b.sureLetters - a.sureLetters);
  return label && { label, picture };
}
