interface Spoken {
  text: string;
  role: string;
}

export interface Placed extends Spoken {
  index: number;
  /** Where it starts in the whole text, in UTF-16 code units: no two are the same. */
  start: number;
}

/** Each segment with its place. */
export function placed(segments: readonly Spoken[]): Placed[] {
  let start = 0;
  return segments.map(({ text, role }, index) => {
    const place = { text, role, index, start };
    start += text.length + 1;
    return place;
  });
}
