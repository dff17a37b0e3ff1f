import type { YearRange } from './dates/year-range.ts';
import type { LanguageGuess } from './language/guess-language.ts';

/** One printed line; `height` is relative to the label's median line height. */
export interface GuideLine {
  readonly text: string;
  readonly height?: number | undefined;
  /** Whether an empty line, or one that is not read, stands before it; where no line says so, those of the text do. */
  readonly isApart?: boolean | undefined;
  /** Whether its title surely goes on in the next line. */
  readonly goesOn?: boolean | undefined;
}

/** What a visitor photographed: the text, and its printed lines where they are known.
 * Spans are offsets in `text`, or in the lines joined by line breaks where these hold other words; see `LabelFacts.given`. */
export interface LabelInput {
  readonly text: string;
  readonly lines?: readonly GuideLine[] | undefined;
  /** How many works of this visit were told before. */
  readonly nth?: number | undefined;
  /** What was told of them beside their labels, by `heardKey`. */
  readonly heard?: readonly number[] | undefined;
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

/** The fields of a label that says nothing. */
export const NO_FIELDS: Readonly<TombstoneFields> = {
  artist: null,
  nationality: null,
  born: null,
  died: null,
  title: null,
  date: null,
  medium: null,
  dimensions: null,
  credit: null,
  accession: null,
};

/** A stretch of the text that was given: from offset `start` up to but without `end`. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Where something was read in the given text, and how sure that is: 0 to 1, where rival readings share the whole. */
export interface Reading extends TextSpan {
  readonly certainty: number;
}

/** A stretch of the label in its own words. */
export interface PrintedPart extends Reading {
  readonly text: string;
}

/** A whole line, or those of one phrase together, that can be told as it stands. */
export interface PlainLine extends PrintedPart {
  /** Whether it was taken for a maker, though not surely. */
  readonly mayBeMaker?: boolean;
}

/** What a label says of one of several makers. */
export interface MakerLife {
  readonly nationality: string | null;
  readonly born: string | null;
  readonly died: string | null;
}

/** A further maker in the label's words; with a life the name stands apart: "Made by Thomas Lowe". */
export interface OtherMaker extends PrintedPart {
  readonly named?: MakerLife & {
    readonly name: string;
    readonly bornIn: string | null;
    readonly diedIn: string | null;
  };
}

/** A parsed label: its fields, its interpretive text by sentences, and the whole text it came from. */
export interface LabelFacts extends TombstoneFields {
  /** Where each field that is not `null` was read. */
  readings: Partial<Record<keyof TombstoneFields, Reading>>;
  sentences: string[];
  /** Where each of the sentences was read. */
  sentenceReadings: Reading[];
  /** The first one to three lines that can stand in the place of a title that is not sure; empty without line breaks. */
  heading: PrintedPart[];
  /** The whole lines of the tombstone that can be told as they stand where no statement tells of them; empty without line breaks. */
  plainLines: PlainLine[];
  /** Further makers in the label's words: "Made by Lowe & Co." */
  otherMakers: OtherMaker[];
  /** The lives of two makers named together, in the order of the names, and where they stand; empty for one maker. */
  lives: readonly (MakerLife & TextSpan)[];
  /** The title in another language, where a line repeats it. */
  originalTitle: PrintedPart | null;
  /** The scientific name of the one animal, plant or fossil that the label is on; its common name is the title. */
  species: PrintedPart | null;
  /** What the thing is under its own name, or which part of what it is: "Lowe, a stony meteorite", from two lines. */
  thing: PrintedPart | null;
  /** The first lines as they stand, where none of them is surely the name: read out in their order, and no field. */
  inOrder: PrintedPart | null;
  /** What is likely to be the title, where none is sure: told as a line of the label, and never as a field. */
  likelyTitle: PrintedPart | null;
  /** Where the work was found or comes from, in a remark of its own: "Found at ...". */
  findSpot: PrintedPart | null;
  /** First and last year of the date, BCE as negative numbers; `null` where it names no year or century. */
  years: YearRange | null;
  /** Those of `born` and `died` that the label gives as approximate: "c. 1490". */
  aboutYears: string[];
  /** Where the maker was born and died, where the label says so beside the years. */
  bornIn: PrintedPart | null;
  diedIn: PrintedPart | null;
  /** What the label is written in where that is hardly English: then its tombstone at most is read. */
  foreign: LanguageGuess | null;
  /** How many works of this visit were told before; undefined where nobody knows. */
  nth: number | undefined;
  /** What was told of them beside their labels, by `heardKey`. */
  heard: readonly number[];
  /** The text in which all spans count: the one that was given, or its lines. */
  given: string;
  /** The whole label in the given text. */
  span: TextSpan;
  /** The whole label on one line. */
  text: string;
  /** The same with a stop between its lines and without inventory numbers, for the case that nothing else could be made of it. */
  spoken: string;
}

/** What a term of the trade means, in one short spoken sentence. */
export interface GlossaryEntry {
  readonly sentence: string;
  /** Whether everybody knows the term, so that it is not explained on its own. */
  readonly wellKnown?: boolean;
}

/** Looks a material, technique or kind of object up; it is loaded apart and handed in. */
export type Glossary = (term: string) => GlossaryEntry | undefined;
