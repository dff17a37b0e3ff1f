import { isForeignTombstone } from '../../language/two-languages/english-lines.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import { weighWords } from '../../language/guess-language.ts';
import { isInEnglish } from '../../language/line-evidence.ts';
import { sharedBeginnings } from '../../language/two-languages/shared-words.ts';
import type { Segment } from '../../search/search-label.ts';
import { placeOf } from '../printed-part.ts';

/** Evidence from which a line is in another language by itself, and beside the same words in English. */
const FOREIGN = 1;
const HINT = 0.3;

/** Characters of a title's line at most; a sentence in another language is longer. */
const LONGEST = 80;

/** Whether the second of two lines may be the first one in English: "Merch mewn Ffrog Las" and "Girl in a Blue Dress". */
function areTwoForms(first: string, second: string): boolean {
  const [other, english] = [weighWords(first), weighWords(second)];
  const shared = sharedBeginnings(first, second) > 0;
  return (
    /^\p{Lu}[^/]*$/u.test(second) &&
    !first.includes('/') &&
    first.length <= LONGEST &&
    other.english === 0 &&
    other.foreign >= (shared ? HINT : FOREIGN) &&
    (english.english >= 1 ? english.foreign < english.english / 2 : isInEnglish(second))
  );
}

/** Whether a word begins a line as it was printed; two lines may have been taken for one. */
const beginsLine = ({ tokens, given }: LabelTokens, at: number): boolean =>
  at > 0 && given.slice(tokens[at - 1]?.given.end, tokens[at]?.given.start).includes('\n');

/** What kind of work it is, alone on the line below its title. */
const KIND_ALONE =
  /^(?:Tapestry|Painting|Drawing|Print|Photograph|Etching|Engraving|Lithograph|Woodcut|Sculpture|Poster|Mosaic|Fresco|Icon|Watercolou?r|Embroidery|Quilt|Carpet)$/;
/** A line of several words that ends with none that another has to follow. */
const IS_WHOLE = /^(?:\S+ ){2,}(?!(?:an?|the|of|and|with|in|on|for|from|to|by|his|her)$)\p{L}+$/u;

/** A title that is read over two printed lines as its two halves; any other stretch as it is. */
function parted(label: LabelTokens, segment: Segment): Segment[] {
  if (segment.kind !== 'title') return [segment];
  const within = Array.from({ length: segment.to - segment.from - 1 }, (_, at) => segment.from + 1 + at);
  const [at, more] = within.filter((token) => beginsLine(label, token));
  if (at === undefined || more !== undefined) return [segment];
  const words = (from: number, to: number): number[] =>
    segment.words.slice(from - segment.from, to - segment.from);
  return [
    { ...segment, to: at, words: words(segment.from, at) },
    { ...segment, from: at, words: words(at, segment.to) },
  ];
}

const isTitle = (segment: Segment | undefined): segment is Segment =>
  segment?.kind === 'title' || segment?.kind === 'original';

/**
 * Titles of which the first says in another language what the second says in English, each on a line of its own and whatever was
 * likely of them, as a title and its other form, which are sure beside each other.
 */
export function titlesOnTwoLines(label: LabelTokens, read: readonly Segment[]): Segment[] {
  const textOf = (segment: Segment): string => label.printed.slice(...placeOf(label, segment));
  const isPair = (first: Segment | undefined, second: Segment | undefined): boolean =>
    isTitle(first) &&
    isTitle(second) &&
    first.to === second.from &&
    beginsLine(label, second.from) &&
    areTwoForms(textOf(first), textOf(second));
  const segments = read.flatMap((segment): Segment[] => {
    const [first = segment, second] = parted(label, segment);
    if (second === undefined) return [segment];
    // "Girl in a Red Dress / olew ar gynfas"
    if (
      isForeignTombstone(textOf(second)) ||
      (KIND_ALONE.test(textOf(second)) && IS_WHOLE.test(textOf(first)))
    )
      return [first, { ...second, kind: 'other' }];
    return isPair(first, second) ? [first, second] : [segment];
  });
  return segments.map((segment, at) => {
    if (isPair(segment, segments[at + 1])) return { ...segment, kind: 'original', certainty: 1 };
    return isPair(segments[at - 1], segment) ? { ...segment, kind: 'title', certainty: 1 } : segment;
  });
}
