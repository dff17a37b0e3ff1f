import type { Box } from '../picture/box.ts';
import { cropped, type GrayPicture } from '../picture/gray-picture.ts';
import { calmed } from '../picture/noise.ts';
import { fitOf, heightsOf, slopesIn, slopesOf, type Direction, type Slopes } from '../letters/relief.ts';
import { findLabels, type FoundLabel } from './find-label.ts';
import { LEAST_GAIN, MOST_PIXELS, type NearerLabel, type WholePhoto } from './look-nearer.ts';
import { NOTHING_SEEN, seenAs, type SeenText } from './look-for-text.ts';
import { NO_DOUBT } from './text-block.ts';
import { boundsOf, lineLength, outlineOf, type FrameBox } from './text-geometry.ts';

/** Light in rooms and outdoors falls from above; on letters that are cut in, as if it came from below. */
const FALLING: readonly Direction[] = [
  [1, 1],
  [-1, 1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [0, -1],
];
/** Seen from near by, light may fall from any side: so many ways, or its rims leave streaks beside the letters. */
const WAYS = 24;
const AROUND: readonly Direction[] = Array.from({ length: WAYS }, (_, at) => [
  Math.cos((2 * Math.PI * at) / WAYS),
  Math.sin((2 * Math.PI * at) / WAYS),
]);
/** Which way light falls is seen in so many pixels from the middle of the letters as well as in all of them. */
const MOST_WEIGHED = 250_000;
/** The part around letters that is looked at, in letter heights: no more, as the pattern of a wall has rims as well. */
const BESIDE = 3;
/** Their rims show best in letters this high, in pixels. */
const WANTED_LETTERS = 30;
/** So many ways of the light are tried: where letters show in none, they are no letters. */
const MOST_TRIED = 3;
/** ... each of which lies so far from the others, as the cosine of the angle between. */
const APART = 0.7;
/** What is looked at anew takes less than this share of the part: else there is not much around it. */
const MUCH = 0.5;
/** The paper between a line and the next one is lower than this, in letter heights. */
const NEXT = 2;
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
 * where their rims were taken for letters, in the light that these fit best. What was taken for letters may be a wall
 * around the plate as well: then the part is looked at anew where the long lines are, as text has them and a wall has not.
 * @returns undefined where no text is seen so
 */
export async function raisedFrom(
  { geometry }: FoundLabel,
  photo: GrayPicture,
  whole?: WholePhoto,
): Promise<NearerLabel | undefined> {
  const box = boxAround(outlineOf(geometry), geometry.letterHeight, photo);
  const raised = await raisedIn(box, geometry.letterHeight, photo, whole);
  if (!raised) return undefined;
  const { scale } = raised;
  const text = outlineOf({ ...raised.label.geometry, ...longLinesOf(raised.label) });
  const placed = {
    x0: box.x0 + text.x0 / scale,
    y0: box.y0 + text.y0 / scale,
    x1: box.x0 + text.x1 / scale,
    y1: box.y0 + text.y1 / scale,
  };
  const letterHeight = raised.label.geometry.letterHeight / scale;
  const closer = boxAround(placed, letterHeight, photo);
  if (areaOf(closer) > MUCH * areaOf(box)) return raised;
  const again = await raisedIn(closer, letterHeight, photo, whole);
  return again && lineLength(again.label.geometry) >= lineLength(raised.label.geometry) ? again : raised;
}

/** What stands in relief in a box of the photo. @param letterHeight about how high its letters are, in pixels of the photo */
async function raisedIn(
  box: Box,
  letterHeight: number,
  photo: GrayPicture,
  whole?: WholePhoto,
): Promise<(NearerLabel & { scale: number }) | undefined> {
  const room = Math.sqrt(MOST_PIXELS / areaOf(box));
  const wanted = Math.min(whole?.scale ?? 1, WANTED_LETTERS / letterHeight, room);
  const isNearer = whole !== undefined && wanted >= LEAST_GAIN;
  const part = isNearer ? await whole.part(box, wanted) : cropped(photo, box.x0, box.y0, box.x1, box.y1);
  const scale = isNearer ? wanted : 1;
  const slopes = slopesOf(calmed(part), scale * letterHeight);
  const found = likeliestWays(middleOf(slopes)).flatMap(({ direction, fit }) => {
    const raised = labelAmong(heightsOf(slopes, direction), slopes);
    return raised ? [{ ...raised, scale, worth: fit ** 2 * lineLength(raised.label.geometry) }] : [];
  });
  return found.toSorted((a, b) => b.worth - a.worth)[0];
}

/**
 * Bounds of the lines that are no shorter than that which a letter stands in on average, and of those next to them, which
 * may be the end of a heading or the last line.
 */
function longLinesOf(label: FoundLabel): FrameBox {
  const { lines, letterHeight } = label.geometry;
  const least = lineLength(label.geometry);
  const long = boundsOf(lines.filter(({ letterCount }) => letterCount >= least));
  const isNext = ({ u0, v0, u1, v1 }: FrameBox): boolean =>
    Math.max(v0 - long.v1, long.v0 - v1) < NEXT * letterHeight &&
    Math.min(u1, long.u1) - Math.max(u0, long.u0) > (u1 - u0) / 2;
  return boundsOf([long, ...lines.filter(isNext)]);
}

function areaOf({ x0, y0, x1, y1 }: Box): number {
  return (x1 - x0) * (y1 - y0);
}

interface Way {
  direction: Direction;
  fit: number;
}

/** The ways that light may fall, the likeliest first, each of them far from those before. */
function likeliestWays(slopes: Slopes): Way[] {
  const ways = AROUND.map((direction) => ({ direction, fit: fitOf(slopes, direction) })).toSorted(
    (a, b) => b.fit - a.fit,
  );
  const taken: Way[] = [];
  for (const way of ways) {
    const [x, y] = way.direction;
    const isApart = taken.every(({ direction: [u, v] }) => x * u + y * v < APART);
    if (isApart && taken.length < MOST_TRIED) taken.push(way);
  }
  return taken;
}

function middleOf(slopes: Slopes): Slopes {
  const { width, height } = slopes;
  const share = Math.min(1, Math.sqrt(MOST_WEIGHED / (width * height)));
  const [x, y] = [(width * (1 - share)) / 2, (height * (1 - share)) / 2];
  return slopesIn(slopes, { x0: x, y0: y, x1: width - x, y1: height - y });
}

function boxAround({ x0, y0, x1, y1 }: Box, letterHeight: number, { width, height }: GrayPicture): Box {
  const beside = BESIDE * letterHeight;
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
