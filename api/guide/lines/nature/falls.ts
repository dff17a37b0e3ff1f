import { isDateText } from '../../dates/date-line.ts';
import type { LabelFacts, TextSpan } from '../../facts.ts';
import { forgetFieldsIn } from '../forget-fields.ts';
import { linesOf } from '../lines-of-text.ts';
import { sayDate } from '../../speech/date.ts';
import { isPlaceLine, whereMade } from '../../speech/place-line.ts';

/** What falls from the sky, by the words that labels have for it. */
const OF_SKY = /\b(?:meteorites?|chondrites?|achondrites?|pallasites?|siderites?|tektites?)\b/i;
const FALL = /^(Fell|Found|Fall|Find)(?: on| in|:)? ([^,;]{0,30}?\d{4})(?:[,;] (\p{Lu}.{2,60}))?$/u;
const NAMES_ALONE =
  /^\p{Lu}[\p{L}.'\u2019-]*(?: \p{L}[\p{L}.'\u2019-]*){0,3}(?:, \p{Lu}[\p{L}.' -]{1,30}){1,3}$/u;

/** When and where a stone from the sky fell or was found, and the sentence for it; null for any other label. */
export function readFall(given: string): (TextSpan & { readonly said: string }) | null {
  if (!OF_SKY.test(given)) return null;
  const lines = linesOf(given);
  for (const [at, line] of lines.entries()) {
    const [, deed = '', day = '', behind] = FALL.exec(line.text) ?? [];
    const when = deed === '' || !isDateText(day.toLowerCase()) ? null : sayDate(day);
    if (when?.verb !== 'made') continue;
    const below = lines[at + 1];
    const isBelow =
      behind === undefined &&
      below !== undefined &&
      (isPlaceLine(below.text) || NAMES_ALONE.test(below.text));
    const place = behind ?? (isBelow ? below.text : null);
    const deedSaid = deed.startsWith('Fo') || deed === 'Find' ? 'was found' : 'fell';
    return {
      start: line.start,
      end: isBelow ? below.end : line.end,
      said: `It ${deedSaid} ${when.when}${place === null ? '' : ` ${whereMade(place)}`}`,
    };
  }
  return null;
}

/** Takes what a label says of a fall for no place of making and no date of it. */
export function forgetFall(facts: LabelFacts): void {
  const fall = readFall(facts.given);
  if (fall !== null) forgetFieldsIn(facts, fall, ['nationality', 'date']);
}
