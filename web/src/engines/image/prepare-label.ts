import { withoutStrays } from './clean/clear-strays.ts';
import { withoutSurroundings } from './clean/clear-surroundings.ts';
import { columnsOf, piled, stacked } from './clean/columns.ts';
import { flattened } from './clean/flatten-light.ts';
import { cropped, inverted, type GrayPicture } from './picture/gray-picture.ts';
import { LIGHTER } from './letters/ink.ts';
import { cornersOf, type FrameBox, type TextGeometry, type Place } from './find/text-geometry.ts';
import { lookEverywhere } from './find/look-everywhere.ts';
import { lookForText, NOTHING_SEEN, seenAs, type SeenText } from './find/look-for-text.ts';
import { lookForRelief, raisedFrom } from './find/look-for-relief.ts';
import { lookNearer, type NearerLabel, type WholePhoto } from './find/look-nearer.ts';
import { blurrinessOfPhoto, blurrinessOfRegion, contrastOf } from './measures.ts';
import { calmed } from './picture/noise.ts';
import { withoutSmallCapitals } from './clean/small-capitals.ts';
import { withoutSquareCodes } from './clean/square-codes.ts';
import { straightened } from './clean/straighten.ts';
import type { TinyText } from './letters/tiny-text.ts';

/**
 * The place of a label that is wanted, in shares of the photo's width and height; or any that all its pixels show, or
 * that stands in relief.
 */
export type Wanted = Place | 'everywhere' | 'relief';

/** A label that was seen in a photo. */
export interface SeenLabel {
  /** Where the corners of its text lie, from where it begins, clockwise; in shares of the photo's width and height. */
  outline: readonly Place[];
  /** True for the one that is read. */
  taken: boolean;
}

/** The label cut out of a photo and what was measured on it. */
export interface PreparedLabel {
  contrast: number;
  blurriness: number;
  /** Undefined when the photo shows nothing like letters. */
  picture: GrayPicture | undefined;
  /** Share of the photo that text covers, readable or not; 0 when nothing in it is text without doubt. */
  textShare: number;
  /** All labels that are text without doubt, by their distance from the centre. */
  labels: readonly SeenLabel[];
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

/**
 * Finds the label nearest the centre of a photo and makes it ready for the recogniser.
 * @param whole the photo in all its pixels, where it has more than the picture
 * @param where another label stands that is wanted instead, in shares of the photo's width and height, or that one is
 * to be looked for in all of the photo's pixels, or in relief
 */
export async function preparedLabel(
  photo: GrayPicture,
  whole?: WholePhoto,
  where?: Wanted,
): Promise<PreparedLabel> {
  if (where === 'relief') return labelInRelief(photo, whole);
  const seen = await textAt(photo, whole, where);
  return labelIn(photo, seen, whole && (await lookNearer(seen, photo, whole)));
}

/** What stands in relief where print was seen, which may have been the rims of letters; in all of the photo otherwise. */
async function labelInRelief(photo: GrayPicture, whole?: WholePhoto): Promise<PreparedLabel> {
  const { label } = lookForText(photo);
  const raised = label && (await raisedFrom(label, photo, whole));
  if (raised) return labelIn(photo, seenAs(label), raised);
  const { picture, seen } = lookForRelief(photo);
  return labelIn(picture, seen, seen.label && (await raisedFrom(seen.label, photo, whole)));
}

/** The label that was seen in a picture, ready to read. @param near the same, seen in a part of the photo */
function labelIn(photo: GrayPicture, seen: SeenText, near?: NearerLabel): PreparedLabel {
  const { label, picture } = near ?? { label: seen.label, picture: photo };
  const cuts = label?.blocks.map((block) => cutOut(picture, block)) ?? [];
  const main = cuts.toSorted((a, b) => b.geometry.lines.length - a.geometry.lines.length)[0];
  const measures = near && main ? measuredOn(main) : measuredFar(seen, photo, main);
  const ready = label && piled(cuts.map(readyToRead));
  return { ...measures, picture: ready, textShare: seen.share, labels: labelsOf(seen, photo) };
}

async function textAt(
  photo: GrayPicture,
  whole?: WholePhoto,
  where?: Place | 'everywhere',
): Promise<SeenText> {
  if (where === 'everywhere') return whole ? lookEverywhere(photo, whole) : NOTHING_SEEN;
  return lookForText(photo, where && { x: where.x * photo.width, y: where.y * photo.height });
}

function labelsOf({ label: taken, labels }: SeenText, { width, height }: GrayPicture): SeenLabel[] {
  return labels.map((label) => ({
    outline: cornersOf(label.geometry).map(({ x, y }) => ({ x: x / width, y: y / height })),
    taken: label === taken,
  }));
}

/** A block's part of the photo, straight. */
interface Cut {
  geometry: TextGeometry;
  picture: GrayPicture;
  /** Pixels per pixel of the photo. */
  scale: number;
  /** Kept around the letters, in pixels of the photo. */
  margin: number;
  letterHeight: number;
}

function cutOut(photo: GrayPicture, geometry: TextGeometry): Cut {
  const scale = Math.min(GREATEST_ENLARGEMENT, LETTER_HEIGHT / geometry.letterHeight);
  const margin = geometry.letterHeight * MARGIN;
  const picture = straightened(photo, geometry, scale, margin);
  return { geometry, picture, scale, margin, letterHeight: scale * geometry.letterHeight };
}

/** Evenly lit, dark on white, without strays, its columns below each other. */
function readyToRead({ geometry, picture: cut, scale, margin, letterHeight }: Cut): GrayPicture {
  const calm = calmed(geometry.kind === LIGHTER ? inverted(cut) : cut);
  const even = flattened(calm, Math.round(LETTER_HEIGHT * TILE));
  const lines = geometry.lines.map((line) => inPicture(line, geometry, scale, margin));
  const clear = withoutSurroundings(
    withoutSquareCodes(withoutStrays(even, letterHeight)),
    lines,
    letterHeight,
  );
  const parts = columnsOf(geometry.lines, geometry.letterHeight);
  const placed = parts.map((part) => inPicture(part, geometry, scale, margin));
  return withoutSmallCapitals(parts.length < 2 ? clear : stacked(clear, placed), letterHeight);
}

/** Measures what is text without doubt. @param cut the label of it that is read */
function measuredFar({ label, certain }: SeenText, photo: GrayPicture, cut: Cut | undefined): Measures {
  if (certain?.tiny) {
    // What chance made tiny text of must not speak against a short label that is plain to see.
    const both = [measuredAt(certain.tiny, photo), ...(cut ? [measuredOn(cut)] : [])];
    return {
      contrast: Math.max(...both.map(({ contrast }) => contrast)),
      blurriness: Math.max(...both.map(({ blurriness }) => blurriness)),
    };
  }
  if (!certain) return measuredWhole(photo);
  return measuredOn(certain.label === label && cut ? cut : cutOut(photo, certain.label.geometry));
}

type Measures = Pick<PreparedLabel, 'contrast' | 'blurriness'>;

function measuredWhole(photo: GrayPicture): Measures {
  return { contrast: contrastOf(photo, SMALL_PART), blurriness: blurrinessOfPhoto(photo) };
}

function measuredOn({ picture, letterHeight }: Cut): Measures {
  return { contrast: contrastOf(picture), blurriness: blurrinessOfRegion(picture, letterHeight) };
}

/** A far label is as faint and as blurred as its own letters are, not as the wall around it. */
function measuredAt({ x0, y0, x1, y1, letterHeight }: TinyText, photo: GrayPicture): Measures {
  const region = cropped(photo, x0 - letterHeight, y0 - letterHeight, x1 + letterHeight, y1 + letterHeight);
  return { contrast: contrastOf(region), blurriness: blurrinessOfRegion(region, letterHeight) };
}

/** A part of the frame in pixels of the straightened picture, with its share of the margin at the outer sides. */
function inPicture(part: FrameBox, geometry: TextGeometry, scale: number, margin: number): FrameBox {
  const x = (u: number) => (u - geometry.u0 + margin) * scale;
  const y = (v: number) => (v - geometry.v0 + margin) * scale;
  return {
    u0: part.u0 === geometry.u0 ? 0 : x(part.u0),
    v0: part.v0 === geometry.v0 ? 0 : y(part.v0),
    u1: part.u1 === geometry.u1 ? x(part.u1 + margin) : x(part.u1),
    v1: part.v1 === geometry.v1 ? y(part.v1 + margin) : y(part.v1),
  };
}
