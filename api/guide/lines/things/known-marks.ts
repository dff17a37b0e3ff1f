import { isDateText } from '../../dates/date-line.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { textOf } from '../by-form.ts';
import { behind, type Form } from '../line-forms.ts';

/** "maker's mark of Elias Lowe", "mark probably that of Ada Birch", behind a place or by itself, with or without a date behind. */
const MARK =
  /^(?:(\p{Lu}[^;:()]{2,60}[;,]) )?((?:[Mm]aker['\u2019]s )?[Mm]arks?(?::| (?:(?:probably|possibly|perhaps) )?(?:(?:that|those) )?of) \p{Lu}[^\d;:(),]{3,60})(?:, ((?:c\. ?|about )?\d{4}(?:[-\u2013/]\d{2,4})?))?$/u;
/** What the works are made of that have marks. */
const MARKED = /\b(?:silver|gold|pewter|brass|porcelain|faience|parcel-gilt|silver-gilt)\b/i;

/** A place and a date before a mark: "London, 1675;". */
function placeBefore(from: number, text: string): KnownStretch[] {
  if (text === '') return [];
  const [place = '', ...rest] = text.split(/, (?=(?:c\. ?|ca\. ?|about )?\d)/);
  const to = behind(from, place);
  const end = behind(from, text);
  const date = rest.join(', ').replace(/[;,]$/, '');
  return date === '' || !isDateText(date)
    ? [{ kind: 'origin', from, to: end }]
    : [
        { kind: 'origin', from, to },
        { kind: 'date', from: to, to: end },
      ];
}

/** Lines that tell whose mark a work bears. */
export const MARK_FORMS: readonly Form[] = [
  ({ label, lines, text, line, at }) => {
    const [, before = '', mark = '', date] = at > 0 ? (MARK.exec(text) ?? []) : [];
    const name = mark.replace(/^.*?(?::| of) /, '');
    if (mark === '' || /\b(?:[Rr]eign|[Pp]eriod|[Dd]ynasty|[Ee]ra)\b/.test(name)) return [];
    // "Ada Birch / Mark of Cain" is a title.
    const isMakers = mark.toLowerCase().startsWith('maker') || before !== '';
    if (!isMakers || !lines.some((each) => MARKED.test(textOf(label, each)))) return [];
    const start = before === '' ? line.from : behind(line.from, before);
    const to = behind(start, mark);
    return [
      ...placeBefore(line.from, before),
      { kind: 'artist', from: start, to },
      ...(date === undefined ? [] : [{ kind: 'date', from: to, to: line.to } as const]),
    ];
  },
];
