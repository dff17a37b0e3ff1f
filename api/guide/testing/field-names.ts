import type { TombstoneFields } from '../facts.ts';

/** The fields in the order in which they are printed and measured. */
export const FIELD_NAMES = [
  'artist',
  'nationality',
  'born',
  'died',
  'title',
  'date',
  'medium',
  'dimensions',
  'credit',
  'accession',
] as const satisfies (keyof TombstoneFields)[];
