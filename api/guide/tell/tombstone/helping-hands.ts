import type { LabelFacts } from '../../facts.ts';
import { closed } from '../../speech/text.ts';
import { fromLabel, type Statement } from '../statement.ts';

/** ", probably with the labor of enslaved cabinetmakers": the end of a printed line that the next does not go on with. */
const WITH_HELP =
  /, (?:(probably|possibly|perhaps) )?(with the (?:labou?r|help|assistance|collaboration) of (?:the )?\p{L}[^,;:.()\n]{2,80})(?=\n(?!\s*\p{Ll})|$)/u;

/** Whose hands the label says had a part in the work, whom no field of a tombstone names. */
export function helpStatement({ given, sentences }: LabelFacts): Statement[] {
  const found = WITH_HELP.exec(given);
  const [all = '', doubt, whose = ''] = found ?? [];
  // What the label's own text says is told with it.
  if (!found || sentences.some((sentence) => sentence.includes(whose))) return [];
  const end = found.index + all.length;
  const made = `It was ${doubt === undefined ? '' : `${doubt.toLowerCase()} `}made ${whose}`;
  return [fromLabel(closed(made), 'maker', [{ start: end - whose.length, end }])];
}
