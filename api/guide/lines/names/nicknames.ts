import { fromCapitals } from '../../capitals.ts';
import type { LabelFacts, PrintedPart } from '../../facts.ts';
import { forgetNamesIn } from '../forget-fields.ts';
import { linesOf } from '../lines-of-text.ts';

/** "\u2018The Lowe Bug\u2019": a name in quotation marks on a line by itself, each word of which has a capital; what a Latin name means has not. */
const NICKNAME =
  /^["\u201C\u2018'](?:The )?\p{Lu}[\p{L}.'\u2019-]*(?: (?:of|the|and|de|la|\p{Lu}[\p{L}.'\u2019-]*|\d{1,4})){0,5}["\u201D\u2019']$/u;

/** Whether a line is a name in quotation marks, and nothing else. */
export const isNickname = (line: string): boolean => NICKNAME.test(line.trim());

/** The name in quotation marks right below the label's first line, and that line; null for other labels. */
export function nicknameIn(
  given: string,
): { readonly above: PrintedPart; readonly name: PrintedPart } | null {
  const [above, name] = linesOf(given);
  if (above === undefined || name === undefined || !isNickname(name.text) || isNickname(above.text))
    return null;
  return { above: { ...above, certainty: 1 }, name: { ...name, certainty: 1 } };
}

/** What pictures are made of, and what is printed on paper. */
const PICTURE = /\b(?:canvas|watercolou?r|etching|lithograph|engraving|gouache|tempera|photograph|poster)\b/i;

const FIELDS = ['artist', 'title', 'nationality', 'medium', 'credit'] as const;

/**
 * Puts the kind or the full name of a thing, above a name in quotation marks, in the place of its title.
 *
 * @param told How the line above is told: "a trilobite", "the Lowe Dekatron Computer"; null where it is no such thing.
 */
export function readNickname(facts: LabelFacts, told: (above: string) => string | null): void {
  if (facts.foreign !== null || facts.species !== null || facts.thing !== null) return;
  // What is made of something, or by somebody, may show an animal.
  const isMade = facts.medium !== null || facts.otherMakers.length > 0;
  if (isMade || PICTURE.test(facts.given)) return;
  const found = nicknameIn(facts.given);
  const text = found === null ? null : told(fromCapitals(found.above.text));
  if (found === null || text === null) return;
  const { above, name } = found;
  forgetNamesIn(facts, { start: above.start, end: name.end }, FIELDS);
  facts.title = above.text;
  facts.readings.title = { start: above.start, end: above.end, certainty: 1 };
  facts.thing = { ...above, text };
}
