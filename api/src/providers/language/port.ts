import type { LabelLine, Message, TextSource } from '../../../contract/contract.ts';

/** What the visitor's phone read: the cleaned text, and the printed lines where it knows them. */
export interface Label {
  text: string;
  lines?: LabelLine[];
}

/** Words about a label, and who wrote them. */
export interface Written<T> {
  words: T;
  source: TextSource;
}

/** Writes about a work from its label alone. Both reject with the signal's reason when aborted. */
export interface LanguageProvider {
  /** The writer in use; a single answer may still come from another one. */
  readonly source: TextSource;
  /** A sound bite: spoken style, at most 170 words (DESIGN section 4). */
  describe(label: Label, signal: AbortSignal): Promise<Written<string>>;
  /** A talk of `friend1` and `friend2` by turns, at most 17 turns (DESIGN section 4). */
  converse(label: Label, signal: AbortSignal): Promise<Written<Message[]>>;
}
