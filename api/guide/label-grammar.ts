import type { Candidate, SegmentKind } from './candidate.ts';
import { startsCountry } from './find-origin.ts';
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
  other: 0,
};
const BODY = BIT.dimensions | BIT.credit | BIT.accession | BIT.prose;
const has = (seen: number, kind: SegmentKind): boolean => (seen & BIT[kind]) !== 0;

type Previous = SegmentKind | 'start';

export function seenAfter(seen: number, kind: SegmentKind): number {
  return seen | BIT[kind];
}

/** Whether a field may come here at all. */
export function fits(kind: SegmentKind, seen: number, previous: Previous): boolean {
  if (kind === 'other' || kind === 'prose') return true;
  if ((seen & BIT[kind]) !== 0) return false;
  switch (kind) {
    case 'origin':
      return (seen & BODY) === 0;
    case 'artist':
    case 'bio':
    case 'life':
    case 'title':
      return (seen & (BODY | BIT.medium)) === 0;
    case 'date':
    case 'medium':
      return (seen & (BIT.credit | BIT.accession | BIT.prose)) === 0 && previous !== 'start';
    case 'dimensions':
      return !has(seen, 'prose') || has(seen, 'medium');
    case 'credit':
    case 'accession':
      return previous !== 'start';
  }
}

/** How usual it is that `next` follows `previous`. */
const FOLLOWS: Record<Previous, Partial<Record<SegmentKind, number>>> = {
  start: { prose: 0.5, artist: 1, title: 0.5, origin: 0.8, bio: -4, life: -5 },
  artist: { life: 3, bio: 3, origin: 1.8, title: 0.8, date: -2.5, medium: -0.5, credit: -3 },
  origin: { title: 0.8, life: -1, artist: 0, date: 0, medium: -0.5 },
  life: { title: 1.5, origin: 1, date: -2 },
  bio: { title: 1.5, date: -2 },
  title: { date: 2, artist: 0.8, medium: 0.3, life: -4, bio: -3, origin: 0.3, credit: -2 },
  date: { medium: 1.5, artist: 0.8, origin: -0.5, bio: -3, life: -5, title: -0.5 },
  medium: { origin: -1.2, dimensions: 1, credit: 0.8, accession: -0.5, prose: 0.3, date: -1 },
  dimensions: { credit: 0.8, medium: 0.3, prose: 0.3 },
  credit: { accession: 1.5, prose: 0.5 },
  accession: { prose: 0.5, credit: -1 },
  prose: { credit: -0.2, accession: -0.2, date: -6, medium: -6, dimensions: -1, other: -1.5 },
  other: {},
};

export function followScore(previous: Previous, next: SegmentKind, seen: number): number {
  let score = FOLLOWS[previous][next] ?? 0;
  if ((next === 'life' || next === 'bio') && !has(seen, 'artist')) score -= 5;
  if (next === 'date' && !has(seen, 'title')) score -= 3;
  if (next === 'artist' && has(seen, 'origin')) score -= 0.5;
  if (next === 'date' && previous === 'origin' && has(seen, 'title')) score += 1.2;
  if (next === 'medium' && has(seen, 'title') && previous !== 'title') score += 0.7;
  if (next === 'prose' && previous !== 'prose' && (seen & (BODY | BIT.medium)) === 0) score -= 2.5;
  if (next === 'prose' && previous !== 'prose' && has(seen, 'prose')) score -= 1;
  return score;
}

/** What the whole reading is worth by the fields it found. */
export function finalScore(seen: number): number {
  if (seen === BIT.prose) return -1;
  return (has(seen, 'title') ? 0 : -5) + (has(seen, 'artist') ? 0 : -0.8) + (has(seen, 'medium') ? 0 : -0.8);
}

/** Kinds that often share a printed line with what stands before them. */
const SHARES_LINE = new Set<SegmentKind>(['date', 'life', 'bio', 'accession', 'prose']);

/** A field usually starts a line; where it does not, a comma or bracket makes it likelier. */
export function boundaryScore(
  label: LabelTokens,
  from: number,
  previous: Previous,
  next: SegmentKind,
): number {
  const token = label.tokens[from];
  const before = label.tokens[from - 1]?.plain ?? '';
  if (!token || previous === 'start') return 0;
  // "Kashan, Iran" is a place, not a maker and a nationality.
  if (next === 'origin' && previous === 'artist' && startsCountry(label.marked, token.start)) return -5;
  const punctuated = /[,.;:)]$/.test(before) || /^[([]/.test(token.plain);
  if (!label.hasLines) return joinedBoundary(previous, next, before, token.plain);
  if (token.startsLine)
    return next === 'other' || previous === 'other' || (previous === 'prose' && next === 'prose') ? 0 : 0.6;
  if (next === 'origin') return previous === 'life' ? -7 : punctuated ? -0.5 : -3;
  if (next === 'prose' && previous !== 'prose') return -3;
  if (next === 'credit' && previous === 'prose') return -3;
  if (SHARES_LINE.has(next)) return 0;
  if (next === 'dimensions') return -0.3;
  if (next === 'title' || (next === 'artist' && !punctuated)) return -5;
  return punctuated ? -2 : -3.5;
}

function joinedBoundary(previous: Previous, next: SegmentKind, before: string, word: string): number {
  if (previous === 'life' && next === 'origin' && before.endsWith(',')) return -4;
  if (next === 'date' || next === 'life' || next === 'bio' || next === 'accession') return 0.2;
  if (previous === 'artist' && next === 'title') return -2;
  if (before.endsWith(',') && next === 'title') return -3;
  // A comma goes on, except before what often follows one.
  if (before.endsWith(',') && (next === 'artist' || (next === 'credit' && previous !== 'medium'))) return -2;
  if (next === 'prose' && previous === 'credit' && before.endsWith(',')) return -3;
  if (next === 'medium' && before.endsWith(',')) return -1.5;
  return /^\p{Ll}/u.test(word) && next === 'title' ? -3 : 0;
}

/** How little a field minds running over a line break. */
const WRAPS: Record<SegmentKind, number> = {
  artist: 1,
  origin: 0.5,
  life: 0.4,
  bio: 0.5,
  title: 0.8,
  date: 0.6,
  medium: 0.7,
  dimensions: 0.5,
  credit: 0.6,
  accession: 1,
  prose: 0.1,
  other: 0,
};

/** What the line breaks inside a stretch cost it. */
export function wrapScore(label: LabelTokens, from: number, candidate: Candidate): number {
  let cost = 0;
  for (let index = from + 1; index < candidate.to; index += 1) cost += label.tokens[index]?.wrapCost ?? 0;
  return -cost * WRAPS[candidate.kind];
}
