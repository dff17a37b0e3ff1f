import type { LabelFacts, TextSpan } from '../facts.ts';

/** Where what is said comes from: the label, a note, reckoning with their figures, or talk that holds no fact. */
export type Origin = 'label' | 'note' | 'derived' | 'talk';

/** One thing that is said, with where it comes from. Sentences of a turn are statements of their own. */
export interface Statement {
  readonly text: string;
  /** Who says it in a conversation; absent in a sound bite. */
  readonly role?: 'friend1' | 'friend2';
  readonly origin: Origin;
  /** What of the label it tells: "title", "date". */
  readonly field?: string;
  /** What of the label it rests on. */
  readonly spans: readonly TextSpan[];
  /** Where a note can be looked up. */
  readonly source?: string;
}

type Field = keyof LabelFacts['readings'];

/** Where fields were read, in the label's order. */
export function spansOf({ readings }: LabelFacts, ...fields: readonly Field[]): TextSpan[] {
  return fields
    .flatMap((field) => readings[field] ?? [])
    .map(({ start, end }) => ({ start, end }))
    .toSorted((a, b) => a.start - b.start);
}

/** What the label says, in a sentence of our own or of its own. */
export function fromLabel(text: string, field: string, spans: readonly TextSpan[]): Statement {
  return { text, origin: 'label', field, spans };
}

/** What was reckoned from figures of the label, or of the label and a note. */
export function reckoned(text: string, field: string, spans: readonly TextSpan[]): Statement {
  return { text, origin: 'derived', field, spans };
}

/** Words that claim nothing. */
export function talk(text: string): Statement {
  return { text, origin: 'talk', spans: [] };
}
