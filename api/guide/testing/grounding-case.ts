/** What an invented fact is about. */
export type InventedKind =
  | 'year'
  | 'number'
  | 'century'
  | 'quotation'
  | 'artist'
  | 'place'
  | 'museum'
  | 'title'
  | 'patron';

/** A made-up label, sentences that say the same in other words, and sentences with one {invented} fact each. */
export interface GroundingCase {
  readonly label: string;
  readonly honest: readonly string[];
  readonly invented: Readonly<Record<InventedKind, string>>;
}
