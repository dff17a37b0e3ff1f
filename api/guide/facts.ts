/** One printed line; `height` is relative to the label's median line height. */
export interface GuideLine {
  readonly text: string;
  readonly height?: number | undefined;
}

/** What a visitor photographed: the text, and its printed lines where they are known. */
export interface LabelInput {
  readonly text: string;
  readonly lines?: readonly GuideLine[] | undefined;
}

/** The tombstone's fields as printed; `null` means that the label does not say. */
export interface TombstoneFields {
  artist: string | null;
  nationality: string | null;
  born: string | null;
  died: string | null;
  title: string | null;
  date: string | null;
  medium: string | null;
  dimensions: string | null;
  credit: string | null;
  accession: string | null;
}

/** A parsed label: its fields, its interpretive text by sentences, and the whole text it came from. */
export interface LabelFacts extends TombstoneFields {
  sentences: string[];
  /** Those of `born` and `died` that the label gives as approximate: "c. 1490". */
  aboutYears: string[];
  /** The whole label on one line, for the case that nothing else could be made of it. */
  text: string;
}

/** One turn of the conversation. */
export interface Turn {
  role: 'friend1' | 'friend2';
  content: string;
}
