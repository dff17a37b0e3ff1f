import type { LabelTokens } from '../label-tokens.ts';
import type { KnownStretch } from '../search/search-label.ts';
import type { SegmentKind } from '../search/kinds.ts';
import { isGivenName } from '../vocabulary/given-names.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { endsInThing, type Line, linesOf, textOf } from './by-form.ts';

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

/** The word behind a text that begins at word `from`. */
export const behind = (from: number, text: string): number => from + text.split(' ').length;

export const startsWithGivenName = (text: string): boolean =>
  isGivenName(text.split(/[ ,]/, 1)[0]?.toLowerCase() ?? '');

/** What stands behind a medium on its line: "4/8", "edition of 99", "artist's proof". */
export const EDITION =
  /,? (?:(?:ed(?:ition|\.) )?\d{1,3}\/\d{1,4}|ed(?:ition|\.) (?:of )?\d[^,]*|A\.?P\.?(?: .{1,12})?|(?:artist['\u2019]s|trial|printer['\u2019]s) proof.{0,20}|(?:first|second|third|fourth|fifth|sixth|only|final) state(?: of \p{L}+)?)$/u;

/** Whether the first line names a thing, so that what stands below it is no title. */
export const isBelowThing = (label: LabelTokens): boolean => {
  const [top] = linesOf(label);
  const words = top ? textOf(label, top).replace(/ ?\([^()]*\)$/, '') : '';
  return endsInThing(words) || endsInThing(words.replace(/s$/i, ''));
};

export const whole = (kind: SegmentKind, { from, to }: Line): KnownStretch => ({ kind, from, to });

/** What a line is by its form, in stretches; none where it has none that is known. */
export type Form = (around: Around) => readonly KnownStretch[];
