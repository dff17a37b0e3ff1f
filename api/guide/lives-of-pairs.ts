import type { LabelFacts } from './facts.ts';
import { startsNation, withOriginsMarked } from './find-origin.ts';
import type { LabelTokens } from './label-tokens.ts';
import { TOGETHER } from './maker-words.ts';
import { placeOf, readingAt } from './lines/printed-part.ts';
import type { Segment } from './search/search-label.ts';

const PERSON =
  "\\p{Lu}[\\p{L}.'\\u2019-]{1,20}(?: (?:\\p{Lu}[\\p{L}.'\\u2019-]{0,20}|de|da|del|di|du|van|von|der|den|le|la)){1,3}";

const life = (nth: number): string =>
  `\\(?(?:(?<nation${nth}>\\p{Lu}\\p{L}+), )?(?:born |b\\. ?)?(?<born${nth}>\\d{4})(?: ?[-\\u2013] ?(?<died${nth}>\\d{4}|\\d\\d(?!\\d)))?\\)?`;
/**
 * Two lives behind the names of two makers, "(1579-1657; 1604-1668)", or behind each of the names: "(1577-1640) and Frans
 * Lowe (1579-1657)".
 */
const TWO_LIVES = new RegExp(
  `^,?\\s${life(1)}(?:(?:;| \\/| and)|,?\\s${TOGETHER} ${PERSON},?) ${life(2)}(?![\\d\\p{L}])`,
  'u',
);

/** Puts the lives of two makers who are named together into the facts, where they stand behind the first name or both; neither of them is that of both. */
export function readLivesOfPair(label: LabelTokens, maker: Segment, facts: LabelFacts): void {
  const [, end] = placeOf(label, maker);
  const { 0: all = '', groups = {} } = TWO_LIVES.exec(label.printed.slice(end)) ?? {};
  if (all === '') return;
  const to = label.tokens.findLastIndex(({ start }) => start < end + all.length) + 1;
  const span = readingAt(label, [end + 1, end + all.length], { ...maker, from: maker.to, to });
  const { nation1, nation2 } = groups;
  const isOfBoth = nation1 === nation2;
  // "Ada Birch (Brazil, 1979)": a land is no nation of hers.
  const areNations = [nation1, nation2].every((nation) => startsNation(withOriginsMarked(nation ?? ''), 0));
  facts.lives = [1, 2].map((nth) => ({
    ...span,
    nationality: (isOfBoth || !areNations ? null : groups[`nation${nth}`]) ?? null,
    born: groups[`born${nth}`] ?? null,
    died: groups[`died${nth}`] ?? null,
  }));
  if (!isOfBoth) facts.nationality = null;
  facts.born = null;
  facts.died = null;
}
