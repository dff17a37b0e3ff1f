import type { SegmentKind } from './kinds.ts';

/**
 * A stretch is told as a field only when it is as sure as this, by kind: where precision is about 0.985 on labels of
 * houses and layouts that were left out while learning (`npm run bench:guide -- --houses`).
 */
export const LEAST_CERTAINTY: Readonly<Record<SegmentKind, number>> = {
  artist: 0.82,
  title: 0.9,
  date: 0.85,
  medium: 0.85,
  credit: 0.93,
  origin: 0.93,
  bio: 0.85,
  life: 0.8,
  dimensions: 0.85,
  accession: 0.8,
  prose: 0.9,
  original: 0.9,
  maker: 0.93,
  other: 0.85,
};
