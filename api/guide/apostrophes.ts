import type { LabelFacts } from './facts.ts';

const NEGATED = /\b((?:d(?:oes|o|id)|is|are|was|were|ha[sd]|have|(?:c|w|sh)ould)n)t\b/gi;
const OF_MANY = /\b([Cc]hildren|[Ww]omen)s\b/g;
const OF_THE_ARTIST =
  /\b(the artist)s (?=(?:estate|studio|family|wi(?:fe|dow)|husband|daughter|son|children|mother|father|sister|brother|lifetime|death|hand|career)\b)/gi;

/**
 * Sets the apostrophes that the label reader cannot give (SPEC section 5 leaves them out of the recognised
 * characters), where the word allows no other reading. A label that has one of its own has lost none.
 *
 * @param text What is told of the label.
 */
export function withApostrophes(text: string, { text: label, artist, born, died }: LabelFacts): string {
  if (/['\u2019]/.test(label)) return text;
  const told = text
    .replaceAll(NEGATED, '$1\u2019t')
    .replaceAll(OF_MANY, '$1\u2019s')
    .replaceAll(OF_THE_ARTIST, '$1\u2019s ');
  const [, surname] = /^(?:\p{Lu}.* )?(\p{Lu}\p{Ll}{2,})$/u.exec(artist ?? '') ?? [];
  // Only who lived has a surname: "Tiffany Studios" has none.
  return surname === undefined || (born ?? died) === null
    ? told
    : told.replaceAll(
        new RegExp(`(?<!\\p{L})${surname}s (?=\\p{Ll})(?!(?:and|or|of|are|were|in|at|on|had|have)\\b)`, 'gu'),
        `${surname}\u2019s `,
      );
}
