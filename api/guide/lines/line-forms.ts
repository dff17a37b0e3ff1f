import type { LabelTokens } from '../label-tokens.ts';
import type { KnownStretch, Segment } from '../search/search-label.ts';
import type { SegmentKind } from '../search/kinds.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { linesOf, textOf } from './by-form.ts';

export type Line = Pick<Segment, 'from' | 'to'>;

/** A line of a label, the one above it and the one below. */
export interface Around {
  readonly label: LabelTokens;
  readonly text: string;
  readonly line: Line;
  readonly at: number;
  readonly above: string;
  readonly below: string;
}

export const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}'-]*/gu) ?? [];

/** Whether a text names materials and techniques and nothing else. */
export function isMaterials(text: string): boolean {
  const kinds = new Set(wordsIn(text.toLowerCase()).map(mediumWordKind));
  return kinds.has('material') && !kinds.has('other') && !/\d/.test(text);
}

export const hasMaterial = (text: string): boolean =>
  wordsIn(text.toLowerCase()).some((word) => mediumWordKind(word) === 'material');

/** "Pompeo della Cesa (documented 1572-1593)", "(Milan c. 1567-1624 Prague)": a maker's line, or a life. */
export const ENDS_IN_LIFE = /^[^()]{0,60}\([^()]*\d{4}[^()]*\)$/;

export const first = (from: number, text: string): number => from + text.split(' ').length;

/** Whether the first line names a thing, so that what stands below it is no title. */
export const isBelowThing = (label: LabelTokens): boolean => {
  const [top] = linesOf(label);
  const words = top ? textOf(label, top).replace(/ ?\([^()]*\)$/, '') : '';
  const last = words.split(' ').at(-1)?.toLowerCase() ?? '';
  return OBJECT_WORDS.has(last) || OBJECT_WORDS.has(last.replace(/s$/, ''));
};

export const whole = (kind: SegmentKind, { from, to }: Line): KnownStretch => ({ kind, from, to });

/** What a line is by its form, in stretches; none where it has none that is known. */
export type Form = (around: Around) => readonly KnownStretch[];
