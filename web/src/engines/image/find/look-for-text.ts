import { findLabels, type FoundLabel } from './find-label.ts';
import type { GrayPicture } from '../picture/gray-picture.ts';
import { covers, enlarged, type Place } from './text-geometry.ts';
import { resized } from '../picture/resize.ts';
import { NO_DOUBT } from './text-block.ts';
import { tinyTextIn, type TinyText } from '../letters/tiny-text.ts';

/** What a photo shows of text, read or not. */
export interface SeenText {
  /** The block to read, if there is any. */
  label: FoundLabel | undefined;
  /** All labels without doubt that were seen in the same look, by their distance from the centre. */
  labels: readonly FoundLabel[];
  /** What is text without doubt: a block, or text too small to be read; undefined where all of it may be chance. */
  certain: { label: FoundLabel; tiny?: undefined } | { label?: undefined; tiny: TinyText } | undefined;
  /** Share of the photo that text without doubt covers. */
  share: number;
}

export const NOTHING_SEEN: SeenText = { label: undefined, labels: [], certain: undefined, share: 0 };

/** What was seen where that is one label without doubt. */
export function seenAs(label: FoundLabel): SeenText {
  return { label, labels: [label], certain: { label }, share: label.share };
}

/** A block that covers this share of the photo can be read as far as its size goes (docs/behaviour.md#label-checks). */
const LARGE = 0.05;
/** Room for 4000 characters, in squares of the letters' height: what is larger is the grain of a wall or of the sensor. */
const LARGEST = 12_000;
/** The photo is looked at again in these scales: noise goes away, and what is smeared shrinks to lines of blots. */
const COARSER = [0.5, 0.25];
/** Letters that run together come apart in these: large ones, smeared ones, only where they are smaller. */
const PARTING = [1, 0.5];

/**
 * Looks for text: first for a label to read. Where what it finds is small or may be chance, it looks again from
 * further away and for tiny text, so that a photo which cannot be read is refused for what is wrong with it.
 * @param at where the label stands that is wanted, in pixels; the one nearest the centre when not given
 */
export function lookForText(photo: GrayPicture, at?: Place): SeenText {
  const plain = labelsIn(photo, 1);
  const labels = plain[0] && isCertain(plain[0]) ? plain : (partedLabelsIn(photo) ?? plain);
  const certain = labels.filter(isCertain);
  const first = at ? (nearestTo(at, certain) ?? labels[0]) : labels[0];
  if (first && isCertain(first) && first.share >= LARGE)
    return { label: first, labels: certain, ...seenLabel(first) };
  const others = COARSER.flatMap((scale) => labelsIn(photo, scale)[0] ?? []);
  const label = first ?? others[0];
  const small = first && isCertain(first) ? seenLabel(first) : seenTiny(tinyTextIn(photo), photo);
  // The same text covers more when it is seen whole; what is beside it is something else.
  const larger = others.filter(
    (other) =>
      isCertain(other) && other.share >= small.share && (!small.at || covers(other.geometry, ...small.at)),
  );
  const whole = larger.toSorted((a, b) => b.share - a.share)[0];
  return { label, labels: certain, ...(whole ? seenLabel(whole) : small) };
}

/** The label that covers a place, or whose middle is nearest to it. */
export function nearestTo({ x, y }: Place, labels: readonly FoundLabel[]): FoundLabel | undefined {
  const away = ({ geometry }: FoundLabel): number =>
    covers(geometry, x, y) ? 0 : Math.hypot(geometry.x - x, geometry.y - y);
  return labels.toSorted((a, b) => away(a) - away(b))[0];
}

type Seen = Pick<SeenText, 'certain' | 'share'> & { at?: [x: number, y: number] };

function seenLabel(label: FoundLabel): Seen {
  return { certain: { label }, share: label.share, at: [label.geometry.x, label.geometry.y] };
}

function seenTiny(tiny: TinyText | undefined, { width, height }: GrayPicture): Seen {
  if (!tiny) return { certain: undefined, share: 0 };
  const { x0, y0, x1, y1 } = tiny;
  const share = ((x1 - x0) * (y1 - y0)) / (width * height);
  return { certain: { tiny }, share, at: [(x0 + x1) / 2, (y0 + y1) / 2] };
}

/** True for a label that is text without doubt. */
export function isCertain({ sureLetters, grain }: FoundLabel): boolean {
  return sureLetters >= NO_DOUBT && !grain;
}

/** Labels whose letters run together, as in tight print, coarse pixels or a moving hand; the first is without doubt. */
function partedLabelsIn(photo: GrayPicture): FoundLabel[] | undefined {
  const looks = PARTING.map((scale) => labelsIn(photo, scale, { small: true }));
  return looks
    .filter(([first]) => first && isCertain(first))
    .toSorted(([a], [b]) => (b?.sureLetters ?? 0) - (a?.sureLetters ?? 0))[0];
}

/** The labels in the photo, found at a scale; what may be grain comes last. @param options as of `lettersOf` */
function labelsIn(
  photo: GrayPicture,
  scale: number,
  options: Parameters<typeof findLabels>[1] = {},
): FoundLabel[] {
  const found = findLabels(resized(photo, scale), options).toSorted(
    (a, b) => Number(a.grain) - Number(b.grain),
  );
  const labels = found.map((label) => ({
    ...label,
    geometry: enlarged(label.geometry, 1 / scale),
    blocks: label.blocks.map((block) => enlarged(block, 1 / scale)),
  }));
  return labels[0] && Math.max(...labels[0].blocks.map(squaresOf)) <= LARGEST ? labels : [];
}

function squaresOf({ u0, v0, u1, v1, letterHeight }: FoundLabel['geometry']): number {
  return ((u1 - u0) * (v1 - v0)) / letterHeight ** 2;
}
