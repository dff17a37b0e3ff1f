import type { LabelFacts } from '../../facts.ts';
import { linesOf } from '../../lines/lines-of-text.ts';
import { articleFor } from '../../speech/text.ts';
import { fromLabel, type Statement } from '../statement.ts';

/** Characters of the longest line that says so; a longer one is of a text. */
const LONGEST = 80;
/** "Plaster cast", "Reproduction; original in Lowe", "Model made for the Festival": what stands in the place of the thing that is told of. */
const STANDS_IN =
  /^(?:(Plaster cast|Cast|Replica|Reproduction|Facsimile|Electrotype(?: copy)?|Reconstruction)(?=$|[;,.]| \()|(Model|Replica|Facsimile|Reconstruction|Copy)(?= made (?:for|by|in|at)\b))/;
/** "Cast, 1910", "Cast; edition of 6": a bronze is one of several casts, and none of them is the original. */
const OF_A_FOUNDRY = /\bbronze\b|\bedition\b|\bfoundry\b/i;

/** "What stands here is a cast." Empty where the label does not say that something stands in for the thing. */
export function standInStatement({ given, title }: LabelFacts): Statement[] {
  for (const { text, start } of linesOf(given)) {
    const found = text.length < LONGEST && text !== title ? STANDS_IN.exec(text) : null;
    const word = (found?.[1] ?? found?.[2])?.toLowerCase();
    if (word !== undefined && !(word === 'cast' && OF_A_FOUNDRY.test(given)))
      return [
        fromLabel(`What is shown here is ${articleFor(word)} ${word}.`, 'printed', [
          { start, end: start + word.length },
        ]),
      ];
  }
  return [];
}
