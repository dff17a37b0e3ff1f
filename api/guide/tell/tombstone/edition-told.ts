import type { LabelFacts } from '../../facts.ts';
import { isMediumOfSeveral, whichOfSeveral } from '../../lines/editions.ts';
import { fromLabel, type Statement } from '../statement.ts';

const IS_MEDIUM = /^It is (?:(?:made )?of |an? ).*\p{L}\.$/u;

/**
 * The same with which of several prints, casts or copies it is, as the line on its medium says: "It is a linocut." of "Linocut,
 * edition 14/60" -> "It is a linocut, number 14 of an edition of 60."
 */
export function withEdition(naming: readonly Statement[], { given, medium }: LabelFacts): Statement[] {
  let start = 0;
  for (const [at, line] of given.split('\n').entries()) {
    const found = at > 0 && medium !== null && isMediumOfSeveral(line) ? whichOfSeveral(line) : null;
    if (found !== null) {
      const span = { start: start + found.start, end: start + found.end };
      const told = naming.findIndex(({ field, text }) => field === 'medium' && IS_MEDIUM.test(text));
      const said = naming[told];
      return said
        ? naming.with(told, {
            ...said,
            text: `${said.text.slice(0, -1)}, ${found.words}.`,
            spans: [...said.spans, span],
          })
        : [...naming, fromLabel(`It is ${found.words}.`, 'medium', [span])];
    }
    start += line.length + 1;
  }
  return [...naming];
}
