import type { GrayPicture } from '../picture/gray-picture.ts';
import { calmed } from '../picture/noise.ts';
import { fitOf, heightsOf, slopesIn, slopesOf, type Direction, type Slopes } from '../letters/relief.ts';
import { findLabels, type FoundLabel } from './find-label.ts';
import { NOTHING_SEEN, type SeenText } from './look-for-text.ts';
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
  return { picture, seen: { label, labels: [label], certain: { label }, share: label.share } };
}

interface Raised {
  direction: Direction;
  label: FoundLabel;
  picture: GrayPicture;
}

/** The label of most letters, seen in the heights that light from there makes. */
function labelIn(slopes: Slopes, direction: Direction): Raised | undefined {
  const heights = heightsOf(slopes, direction);
  const { width, height } = slopes;
  const data = new Uint8Array(heights.length);
  for (let i = 0; i < data.length; i++) data[i] = Math.max(GROUND - DEPTH, GROUND - (heights[i] ?? 0));
  const picture = { data, width, height };
  // Rims that their light hides in part are as uneven as grain.
  const labels = findLabels(picture).filter(({ sureLetters }) => sureLetters >= NO_DOUBT);
  const [label] = labels.toSorted((a, b) => b.sureLetters - a.sureLetters);
  return label && { direction, label, picture };
}
