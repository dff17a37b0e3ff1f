import { hashOf } from './variation.ts';

/** Characters of a sentence's end by which it is known again: before its beginning stand other words each time. */
const END = 40;

interface Said {
  readonly text: string;
  readonly origin: 'label' | 'note' | 'derived' | 'talk';
}

/** The number of a sentence that was heard; the same with other words before it. */
export const heardKey = (text: string): number => hashOf(text.slice(-END));

/** The numbers of what was said beside the label in one piece. */
export const heardIn = (statements: readonly Said[]): number[] =>
  statements.flatMap(({ text, origin }) => (origin === 'note' || origin === 'talk' ? [heardKey(text)] : []));
