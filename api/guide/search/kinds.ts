/**
 * What a stretch of a label can be. `origin` is a nationality, country or culture; `bio` adds life dates;
 * `maker` is one more maker, `original` the title in another language. The learned weights know the kinds by these names.
 */
export const SEGMENT_KINDS = [
  'artist',
  'origin',
  'life',
  'bio',
  'title',
  'date',
  'medium',
  'dimensions',
  'credit',
  'accession',
  'prose',
  'original',
  'maker',
  'other',
] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];
