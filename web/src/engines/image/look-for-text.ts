import { findLabel, type FoundLabel } from './find-label.ts';
import type { GrayPicture } from './gray-picture.ts';
import { covers, enlarged } from './lie.ts';
import { resized } from './resize.ts';
import { NO_DOUBT } from './text-block.ts';
import { tinyTextIn, type TinyText } from './tiny-text.ts';

/** What a photo shows of text, read or not. */
export interface SeenText {
  /** The block to read, if there is any. */
  label: FoundLabel | undefined;
  /** What is text without doubt: a block, or text too small to be read; undefined where all of it may be chance. */
  certain: { label: FoundLabel; tiny?: undefined } | { label?: undefined; tiny: TinyText } | undefined;
  /** Share of the photo that text without doubt covers. */
  share: number;
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
 */
export function lookForText(photo: GrayPicture): SeenText {
  const plain = labelIn(photo, 1);
  const first = plain && isCertain(plain) ? plain : (partedLabelIn(photo) ?? plain);
  if (first && isCertain(first) && first.share >= LARGE) return { label: first, ...seenLabel(first) };
  const others = COARSER.flatMap((scale) => labelIn(photo, scale) ?? []);
  const label = first ?? others[0];
  const small = first && isCertain(first) ? seenLabel(first) : seenTiny(tinyTextIn(photo), photo);
  // The same text covers more when it is seen whole; what is beside it is something else.
  const larger = others.filter(
    (other) =>
      isCertain(other) && other.share >= small.share && (!small.at || covers(other.lie, ...small.at)),
  );
  const whole = larger.toSorted((a, b) => b.share - a.share)[0];
  return { label, ...(whole ? seenLabel(whole) : small) };
}

type Seen = Pick<SeenText, 'certain' | 'share'> & { at?: [x: number, y: number] };

function seenLabel(label: FoundLabel): Seen {
  return { certain: { label }, share: label.share, at: [label.lie.x, label.lie.y] };
}

function seenTiny(tiny: TinyText | undefined, { width, height }: GrayPicture): Seen {
  if (!tiny) return { certain: undefined, share: 0 };
  const { x0, y0, x1, y1 } = tiny;
  const share = ((x1 - x0) * (y1 - y0)) / (width * height);
  return { certain: { tiny }, share, at: [(x0 + x1) / 2, (y0 + y1) / 2] };
}

function isCertain({ sureLetters }: FoundLabel): boolean {
  return sureLetters >= NO_DOUBT;
}

/** A label without doubt whose letters run together, as in tight print, coarse pixels or a moving hand. */
function partedLabelIn(photo: GrayPicture): FoundLabel | undefined {
  const labels = PARTING.flatMap((scale) => labelIn(photo, scale, { small: true }) ?? []);
  return labels.filter(isCertain).toSorted((a, b) => b.sureLetters - a.sureLetters)[0];
}

/** The label in the photo, found at a scale. @param options as of `lettersOf` */
function labelIn(
  photo: GrayPicture,
  scale: number,
  options: Parameters<typeof findLabel>[1] = {},
): FoundLabel | undefined {
  const label = findLabel(resized(photo, scale), options);
  if (!label) return undefined;
  const lie = enlarged(label.lie, 1 / scale);
  const squares = ((lie.u1 - lie.u0) * (lie.v1 - lie.v0)) / lie.letterHeight ** 2;
  return squares <= LARGEST ? { ...label, lie } : undefined;
}
