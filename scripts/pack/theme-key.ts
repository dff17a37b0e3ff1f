import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Letters of the shortest word that is worth looking for, and words at most. */
const LEAST_LETTERS = 3;
const MOST_WORDS = 80;

/** Words of which every match of a pattern holds one; null where none are known. */
type Words = readonly string[] | null;

/** How good a choice of words is: long ones keep most sentences out. */
const worth = (words: readonly string[]): number =>
  Math.min(...words.map(({ length }) => length)) * 100 - words.length;

function best(choices: readonly Words[]): Words {
  const good = choices.filter(
    (words): words is readonly string[] =>
      words !== null && words.length <= MOST_WORDS && words.every(({ length }) => length >= LEAST_LETTERS),
  );
  return good.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

function ofAlternatives(alternatives: readonly AST.Alternative[]): Words {
  const each = alternatives.map(ofAlternative);
  return each.includes(null) ? null : [...new Set(each.flatMap((words) => words ?? []))];
}

/** The best words that a row of elements surely holds: letters side by side, or those of a group in it. */
function ofAlternative({ elements }: AST.Alternative): Words {
  const choices: Words[] = [];
  let run = '';
  const close = (): void => {
    if (run !== '') choices.push([run]);
    run = '';
  };
  for (const element of elements) {
    if (element.type === 'Character') run += String.fromCodePoint(element.value).toLowerCase();
    else if (element.type === 'Assertion') {
      if (element.kind !== 'lookahead' && element.kind !== 'lookbehind') continue;
      if (!element.negate) choices.push(ofAlternatives(element.alternatives));
    } else {
      close();
      if (element.type === 'Group' || element.type === 'CapturingGroup')
        choices.push(ofAlternatives(element.alternatives));
      else if (element.type === 'Quantifier' && element.min > 0) {
        const inner = element.element;
        if (inner.type === 'Group' || inner.type === 'CapturingGroup')
          choices.push(ofAlternatives(inner.alternatives));
      }
    }
  }
  close();
  return best(choices);
}

/**
 * Words in small letters of which each text holds one that a sign fits, so that a text without any need not be held against
 * it; empty where there are none.
 */
export function keyOf(source: string): readonly string[] {
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });
  const words = ofAlternatives(alternatives);
  return words === null || best([words]) === null ? [] : words;
}
