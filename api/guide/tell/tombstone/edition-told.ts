import type { LabelFacts } from '../../facts.ts';
import { isMediumOfSeveral, whichOfSeveral } from '../../lines/editions.ts';
import { linesOf } from '../../lines/lines-of-text.ts';
import { fromLabel, type Statement } from '../statement.ts';

const IS_MEDIUM = /^It is (?:(?:made )?of |an? ).*\p{L}\.$/u;

/**
 * The same with which of several prints, casts or copies it is, as the line on its medium says: "It is a linocut." of "Linocut,
 * edition 14/60" -> "It is a linocut, number 14 of an edition of 60."
 */
export function withEdition(naming: readonly Statement[], { given, medium }: LabelFacts): Statement[] {
  if (medium === null) return [...naming];
  for (const line of linesOf(given).slice(1)) {
    const found = isMediumOfSeveral(line.text) ? whichOfSeveral(line.text) : null;
    if (found === null) continue;
    const span = { start: line.start + found.start, end: line.start + found.end };
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
  return [...naming];
}
