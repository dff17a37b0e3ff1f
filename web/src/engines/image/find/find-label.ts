import type { GrayPicture } from '../picture/gray-picture.ts';
import { lettersOf, quarterTurned } from '../letters/letters.ts';
import { inReadingOrder } from './reading-order.ts';
import {
  boundsIn,
  boundsOf,
  geometryOf,
  halfTurned,
  quarterTurnUndone,
  type TextGeometry,
} from './text-geometry.ts';
import { sureLettersOf, textBlocksOf, weightOf, type PanelBlock, type TextBlock } from './text-block.ts';
import { standsUpright } from './up-side.ts';

/** A label in a photo and how it lies. */
export interface FoundLabel {
  /** How its main block lies; the bounds are those of all its blocks. */
  geometry: TextGeometry;
  /** How each of its blocks lies, in the order they are read. */
  blocks: readonly TextGeometry[];
  /** Number of its letters that stand in lines which are surely text. */
  sureLetters: number;
  /** True where it may be the grain of a wall all the same. */
  grain: boolean;
  /** Share of the picture that its block of text covers. */
  share: number;
}

/** Letters stand on average in lines at least this long when the lines are true: across them chains are shorter. */
const LONG_LINES = 14;
/** Lines that stand are at least this long on average, or they are chance. */
const STANDING_LINES = 9;

/**
 * Finds the labels of a photo, the one nearest the centre first, whichever way it is turned: letters chain into longer
 * lines along the text than across it. The picture itself is never turned, only its letters' places.
 * @param options as of `lettersOf`
 */
export function findLabels(photo: GrayPicture, options: { small?: boolean } = {}): FoundLabel[] {
  const letters = lettersOf(photo, options);
  const along = textBlocksOf(letters);
  const level = along[0];
  const levelLabels = () => along.map((block) => labelOf(block, (geometry) => geometry, photo));
  // A single line proves nothing: the shade along a card's edge chains too.
  if (level && level.lines.length > 1 && meanLineOf(level) >= LONG_LINES) return levelLabels();
  const across = textBlocksOf(quarterTurned(letters));
  const standing = across[0];
  if (standing && isLabelLike(standing) && heaviest(across) > heaviest(along)) {
    return across.map((block) =>
      labelOf(block, (geometry) => quarterTurnUndone(geometry, photo.height), photo),
    );
  }
  return levelLabels();
}

/** @param inPhoto of how a block lies among its letters, how it lies in the photo */
function labelOf(
  block: PanelBlock,
  inPhoto: (geometry: TextGeometry) => TextGeometry,
  { width, height }: GrayPicture,
): FoundLabel {
  const parts = [block, ...block.companions];
  const isUpright = standsUpright(block.lines);
  const laid = parts.map((part) => inPhoto(isUpright ? geometryOf(part) : halfTurned(geometryOf(part))));
  const [main = inPhoto(geometryOf(block)), ...others] = laid;
  const area = parts.reduce((sum, { x0, y0, x1, y1 }) => sum + (x1 - x0) * (y1 - y0), 0);
  return {
    geometry: { ...main, ...boundsOf(laid.map((part) => boundsIn(main, part))) },
    blocks: inReadingOrder(main, others),
    grain: block.grain,
    sureLetters: parts.reduce((sum, part) => sum + sureLettersOf(part), 0),
    share: area / (width * height),
  };
}

function heaviest(blocks: readonly TextBlock[]): number {
  return Math.max(0, ...blocks.map(weightOf));
}

/** A block that stands must be more than chains of noise or the specks along an edge. */
function isLabelLike(block: TextBlock): boolean {
  return block.lines.length > 1 && meanLineOf(block) >= STANDING_LINES;
}

/** Length of the line that a letter of the block stands in on average, in letters. */
function meanLineOf({ lines, letterCount }: TextBlock): number {
  return lines.reduce((sum, line) => sum + line.letters.length ** 2, 0) / letterCount;
}
