import type { TombstoneFields } from '../facts.ts';

/** A field and its place among the others: the compiler names one that is missing. */
const PLACES: Readonly<Record<keyof TombstoneFields, number>> = {
  artist: 0,
  nationality: 1,
  born: 2,
  died: 3,
  title: 4,
  date: 5,
  medium: 6,
  dimensions: 7,
  credit: 8,
  accession: 9,
};

const isField = (name: string): name is keyof TombstoneFields => name in PLACES;

/** The fields in the order in which they are printed and measured. */
export const FIELD_NAMES: readonly (keyof TombstoneFields)[] = Object.keys(PLACES)
  .filter(isField)
  .toSorted((a, b) => PLACES[a] - PLACES[b]);
