import type { GuideLine } from '../../facts.ts';
import type { KeptLine } from '../kept-lines.ts';

/** "NL  Dit orgel ...", "FR: Cet orgue ...": the letters of a language before its text, or alone on a line. */
const MARK =
  /^(?:\[|\()?(ENG?|FR|DE|NL|IT|ESP?|PT|CA[TS]?|EUS?|GL|GAL|DA|DK|SV|SE|NO|FI|PL|CZ|CS|SK|HU|RO|HR|SL|LV|LT|EE|CY)(?:\]|\))?(?:$|(?:[:.|/\u2013-]|\s)\s*(?=["\u201C\u201E\u00AB\u2018']?\p{Lu}))/u;

/**
 * The lines of a label whose texts are marked by the letters of their languages, without those that are not English; what stands above
 * the first mark or apart behind the last text stays. Null where English is not among two languages so marked at least.
 */
export function englishByMarks(lines: readonly GuideLine[]): KeptLine[] | null {
  const marks = lines.map(({ text }) => MARK.exec(text.trim()));
  const languages = new Set(marks.flatMap((mark) => mark?.[1]?.slice(0, 2) ?? []));
  if (!languages.has('EN') || languages.size < 2) return null;
  let language = '';
  return lines.flatMap((line, from): KeptLine[] => {
    const mark = marks[from];
    const isAbove = language === '';
    if (mark) language = mark[1]?.slice(0, 2) ?? '';
    else if (line.isApart === true && language === 'EN') language = '';
    if (!mark && (isAbove || language === '')) return [{ ...line, from }];
    const text = mark ? line.text.trim().slice(mark[0].length) : line.text;
    return language === 'EN' && text !== '' ? [{ ...line, from, text }] : [];
  });
}
