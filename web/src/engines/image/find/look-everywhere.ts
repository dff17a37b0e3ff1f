import { findLabels, type FoundLabel } from './find-label.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import type { Box } from '../picture/box.ts';
import { enlarged, lineLength, type TextGeometry } from './text-geometry.ts';
import { LEAST_GAIN, MOST_PIXELS, type WholePhoto } from './look-nearer.ts';
import { isCertain, NOTHING_SEEN, seenAs, type SeenText } from './look-for-text.ts';
import { calmed } from '../picture/noise.ts';

/** Parts of the photo, in two rows of two, are this share of its sides: most labels stand whole in one of them. */
const PART = 0.6;

/**
 * Looks for a label in all of the photo's pixels, a part at a time. A card beside an object, its letters too small for
 * the picture that is worked on, is found so; of what is found, text stands in longer lines than the pattern of a wall
 * or a carving does.
 */
export async function lookEverywhere(photo: GrayPicture, whole: WholePhoto): Promise<SeenText> {
  if (whole.scale < LEAST_GAIN) return NOTHING_SEEN;
  const found: FoundLabel[] = [];
  for (const box of partsOf(photo)) found.push(...(await labelsIn(box, photo, whole)));
  const [label] = found.toSorted((a, b) => lineLength(b.geometry) - lineLength(a.geometry));
  return label ? seenAs(label) : NOTHING_SEEN;
}

function partsOf({ width, height }: GrayPicture): Box[] {
  const [wide, high] = [width * PART, height * PART];
  const corners = [0, height - high].flatMap((y) => [0, width - wide].map((x) => [x, y] as const));
  return corners.map(([x0, y0]) => ({ x0, y0, x1: x0 + wide, y1: y0 + high }));
}

/** Labels without doubt in a part of the photo, placed in the picture that is worked on. */
async function labelsIn(box: Box, { width, height }: GrayPicture, whole: WholePhoto): Promise<FoundLabel[]> {
  const area = (box.x1 - box.x0) * (box.y1 - box.y0);
  const scale = Math.min(whole.scale, Math.sqrt(MOST_PIXELS / area));
  const labels = findLabels(calmed(await whole.part(box, scale)), { small: true });
  return labels.filter(isCertain).map((label) => {
    const placed = (geometry: TextGeometry): TextGeometry => {
      const large = enlarged(geometry, 1 / scale);
      return { ...large, x: large.x + box.x0, y: large.y + box.y0 };
    };
    const share = (label.share * area) / (width * height);
    return { ...label, geometry: placed(label.geometry), blocks: label.blocks.map(placed), share };
  });
}
