import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { printedLines, wordsOf } from '../breaks/whole-lines.ts';

/** Lines of a label among which a species stands that it names. */
const MOST_LINES = 4;

/** "Borealopelta dahlii / bor-ee-ah-lo-PEL-ta / \u201CDahl's northern shield\u201D": a species, how one says it, and what its name means. */
const TWO_LATIN_WORDS = /^\p{Lu}\p{Ll}{4,20} \p{Ll}{4,20}$/u;
const SPOKEN = /^(?=\S*-\S*-)[\p{L} -]+$/u;
/** Whether a line tells by hyphens how a name is said. */
export const isSpokenAbove = (line: string): boolean => SPOKEN.test(line.trim());
/** What a name means, in quotation marks on a line by itself. */
export const MEANING = /^["\u201C\u2018'][^"\u201C\u201D]{4,60}["\u201D\u2019']$/u;

/** The stretches of a species at the head of a label, of how its name is said, and of what the name means. */
export function namedSpecies(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label).slice(0, MOST_LINES);
  const words = lines.flatMap((line) => wordsOf(label, line));
  const after = words.slice(2).findIndex((word) => !word.includes('-'));
  const spoken = words.slice(2, 2 + Math.max(0, after));
  if (!TWO_LATIN_WORDS.test(words.slice(0, 2).join(' ')) || !SPOKEN.test(spoken.join(' '))) return [];
  const end = 2 + spoken.length;
  const below = lines.find(({ from }) => from === end);
  const isMeant = below !== undefined && MEANING.test(wordsOf(label, below).join(' '));
  return [
    { kind: 'title', from: 0, to: 2 },
    { kind: 'other', from: 2, to: end },
    ...(isMeant ? [{ kind: 'other' as const, ...below }] : []),
  ];
}
