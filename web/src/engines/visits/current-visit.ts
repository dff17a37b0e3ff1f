/** The visit whose label is on the screen. */
export interface CurrentVisit {
  /** undefined while there is no label: an erased visit's leaves the screen with it. */
  id: string | undefined;
  /** Its visit was there before: it was brought back, or its label was read once more. */
  reopened: boolean;
  /** When its label was read before, in words; undefined for one that was read once. */
  seenBefore?: string | undefined;
}
