import type { LabelTokens } from '../../label-tokens.ts';
import type { SegmentKind } from '../../search/kinds.ts';
import type { Segment } from '../../search/search-label.ts';

import { segmentsByWord } from './whole-lines.ts';

/**
 * So sure must the first reading of a text that came without its lines be of a field, and of each word of a sentence: where
 * 90 % of the labels of `api/guide/corpus/judged-only` are told without a fault (`npm run bench:guide -- --marked`, joined).
 */
const SURE_OF_FIELD = 0.93;
const SURE_OF_WORD = 0.85;

/** Kinds whose end nothing but the next field shows: they must be the same stretch in both readings. */
const OPEN_ENDED: ReadonlySet<SegmentKind> = new Set(['title', 'artist', 'maker']);
/** Characters of a caption, whose marks part the fields: "Ada Birch (1840-1926), The Kiln, 1864." */
const LONGEST_CAPTION = 110;

/**
 * Whether a stretch of a text that came without its lines, and was parted into lines by its first reading, is one that the
 * first reading holds too: lines that were guessed must not make anything surer. Always so where the lines were printed.
 */
export function agreesWith(printed: LabelTokens, first: readonly Segment[]): (segment: Segment) => boolean {
  if (printed.hasLines) return () => true;
  const byWord = segmentsByWord(printed, first);
  const isAlike = (kind: SegmentKind, at: number): boolean => {
    const found = byWord[at];
    if (found?.kind !== kind) return false;
    return kind === 'prose'
      ? (found.words[at - found.from] ?? 0) >= SURE_OF_WORD
      : found.certainty >= SURE_OF_FIELD;
  };
  const isCaption = printed.printed.length <= LONGEST_CAPTION && !first.some(({ kind }) => kind === 'prose');
  const isParted = (at: number): boolean =>
    isCaption && /[,;:.|]$/.test(printed.tokens[at - 1]?.plain ?? ',');
  return ({ kind, from, to }) => {
    if (isParted(from) && isParted(to)) return true;
    const found = byWord[from];
    if (OPEN_ENDED.has(kind) && (found?.from !== from || found.to !== to)) return false;
    return Array.from({ length: to - from }, (_, index) => from + index).every((at) => isAlike(kind, at));
  };
}
