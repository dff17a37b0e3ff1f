import { type LabelTokens, plainAt } from './label-tokens.ts';

/** What it is worth that the text below tells of the same words. */
const RETOLD = 12;

/**
 * What it speaks for a name or a title, from word `from` up to but without word `to`, that it stands once more below:
 * "Renée Stout Fetish #1 ... Renée Stout's sculpture ...". In running text nothing else parts the two.
 */
export function retoldScore(label: LabelTokens, from: number, to: number): number {
  const { plain, tokens } = label;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (label.hasLines || !first || !last || to - from < 2) return 0;
  const words = plain.slice(first.start, last.end).replace(/[,.;:]$/, '');
  const at = plain.indexOf(words, last.end);
  if (at < 0) return 0;
  const behind = plain.slice(at + words.length);
  const next = plainAt(tokens, to);
  const before = plainAt(tokens, from - 1);
  // Part of what stands below is no whole name.
  const partial =
    /^[\p{L}\p{N}-]/u.test(behind) ||
    (next !== '' && behind.startsWith(` ${next}`)) ||
    (before !== '' && plain.slice(0, at).endsWith(`${before} `));
  return partial ? 0 : RETOLD;
}
