/** A sentence with where it comes from. */
export interface Part {
  text: string;
  origin: 'label' | 'note' | 'derived' | 'talk';
  /** What of the label's text it rests on. */
  spans: readonly { start: number; end: number }[];
  /** Where a note can be looked up. */
  source?: string | undefined;
}

/** What is spoken in one go. */
export interface Spoken {
  text: string;
  role: string;
  /** Its sentences, where it is known where they come from. */
  parts?: readonly Part[] | undefined;
}

export interface PlacedSegment extends Spoken {
  index: number;
  /** Where it starts in the whole text, in UTF-16 code units: no two are the same. */
  start: number;
}

/** Each segment with its index and start. */
export function placedSegments(segments: readonly Spoken[]): PlacedSegment[] {
  let start = 0;
  return segments.map((segment, index) => {
    const place = { ...segment, index, start };
    start += segment.text.length + 1;
    return place;
  });
}
