import { startsNation } from '../../find-origin.ts';
import { behind, DATE_BEHIND, type Form } from '../line-forms.ts';

/** "Plate 12 from the series Six Elegant Pastimes of the Night": what a print is called that has no other name. */
const PLATE_OF_SERIES =
  /^(?:Plate|Sheet|Leaf|Page|Folio|Print|No\.|Number|Station) (?:\d{1,3}|[IVXLC]{1,7}),? from (?:the )?(?:series|portfolio|album|suite|set) .{3,80}$/;

/** Lines that name a print by its place in a series. */
export const SERIES_FORMS: readonly Form[] = [
  ({ label, lines, text, line, at, above }) => {
    if (!PLATE_OF_SERIES.test(text)) return [];
    const over = lines[at - 1];
    const isBelowLife =
      over !== undefined &&
      /\d{4}\)?$/.test(above) &&
      (lines[at - 2] !== undefined || startsNation(label.marked, label.tokens[over.from]?.start ?? 0));
    // Below another title it is where that comes from.
    if (at > 0 && !isBelowLife) return [];
    const [dated = ''] = DATE_BEHIND.exec(text) ?? [];
    const to = dated === '' ? line.to : behind(line.from, text.slice(0, -dated.length));
    return [
      { kind: 'title', from: line.from, to },
      ...(to < line.to ? [{ kind: 'date', from: to, to: line.to } as const] : []),
    ];
  },
];
