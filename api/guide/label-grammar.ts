import { SEGMENT_KINDS, type SegmentKind } from './candidate.ts';
import type { LabelTokens } from './label-tokens.ts';

/** Which fields a reading has already; a field stands on a label once. */
const BIT: Record<SegmentKind, number> = {
  artist: 1,
  origin: 2,
  life: 4,
  bio: 6,
  title: 8,
  date: 16,
  medium: 32,
  dimensions: 64,
  credit: 128,
  accession: 256,
  prose: 512,
  original: 1024,
  maker: 0,
  other: 0,
};
const BODY = BIT.dimensions | BIT.credit | BIT.accession | BIT.prose;
const has = (seen: number, kind: SegmentKind): boolean => (seen & BIT[kind]) !== 0;

/** Sentences stand above all fields; they close the label for none. */
const SENTENCES_ABOVE = 2048;
/** What fields below sentences must make up for: most such texts go on in sentences, with names and years in them. */
const BELOW_SENTENCES = 5;

type Previous = SegmentKind | 'start';

/** The fields found with one more. */
export function seenAfter(seen: number, kind: SegmentKind): number {
  return seen | BIT[kind] | (kind === 'prose' && seen === 0 ? SENTENCES_ABOVE : 0);
}

/** A number for what follows to go by: the fields found, and the last of them. */
export function readingKey(seen: number, last: SegmentKind): number {
  return seen * SEGMENT_KINDS.length + SEGMENT_KINDS.indexOf(last);
}

/** Whether a field may come here at all. */
export function fits(kind: SegmentKind, seen: number, previous: Previous): boolean {
  if (kind === 'other' || kind === 'prose') return true;
  // "Tureen / Made by N. N.": before the title, only who has a life has a second maker.
  if (kind === 'maker') return has(seen, 'title') || (has(seen, 'artist') && has(seen, 'life'));
  if ((seen & BIT[kind]) !== 0) return false;
  const found = (seen & SENTENCES_ABOVE) === 0 ? seen : seen & ~BIT.prose;
  const body =
    found & (has(seen, 'title') && (previous !== 'prose' || !has(seen, 'medium')) ? BODY & ~BIT.prose : BODY);
  switch (kind) {
    case 'origin':
      return body === 0;
    case 'artist':
    case 'bio':
    case 'life':
      return body === 0 && (!has(seen, 'medium') || has(seen, 'title'));
    case 'title':
      return (found & (BODY | BIT.medium)) === 0;
    case 'original':
      return previous === 'title';
    case 'date':
    case 'medium':
      return (body & ~BIT.dimensions) === 0 && previous !== 'start';
    case 'dimensions':
      return !has(found, 'prose') || has(seen, 'medium');
    case 'credit':
    case 'accession':
      return previous !== 'start';
  }
}

/** What the whole reading is worth by the fields it found. */
export function finalScore(seen: number): number {
  if ((seen & ~(BIT.prose | SENTENCES_ABOVE)) === 0) return 0;
  return (has(seen, 'title') ? 0 : -2) - ((seen & SENTENCES_ABOVE) === 0 ? 0 : BELOW_SENTENCES);
}

/** How much a field minds running over a line break. */
const WRAP = 0.6;

/** What the line breaks inside a stretch, and the one before it, cost it. */
export function wrapScore({ tokens }: LabelTokens, from: number, to: number): number {
  let cost = 0;
  for (let index = from + 1; index < to; index += 1) cost += tokens[index]?.wrapCost ?? 0;
  return -cost * WRAP - (tokens[from]?.startCost ?? 0);
}
