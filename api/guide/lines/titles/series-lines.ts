import { startsNation } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { linesOf, textOf } from '../by-form.ts';
import { behind, DATE_BEHIND, type Form, whole } from '../line-forms.ts';

/** "Plate 12 from the series Six Elegant Pastimes of the Night": what a print is called that has no other name. */
const PLATE_OF_SERIES =
  /^(?:Plate|Sheet|Leaf|Page|Folio|Print|No\.|Number|Station) (?:\d{1,3}|[IVXLC]{1,7}),? from (?:the )?(?:series|portfolio|album|suite|set) .{3,80}$/;

/** "Folio from a Shahnameh (Book of Kings)": which book a leaf is from. */
const LEAF_OF_BOOK =
  /^(?:Folio|Page|Leaf|Miniature|Illustration|Painting|Detached folio|Bifolio) from (?:an? |the )[^\d:;]{3,70}$/;
/** "“Rustam Lassos Kamus of Kashan”" */
const QUOTED = /^(?:\u201C[^\u201C\u201D]{4,90}\u201D|\u2018[^\u2018]{4,90}\u2019|"[^"]{4,90}")$/;

/** What a leaf of a book shows, in quotation marks below the book that it is from, is its title. */
export function titleOfLeaf(label: LabelTokens): KnownStretch[] {
  const [book, shown] = linesOf(label);
  return book !== undefined &&
    shown !== undefined &&
    LEAF_OF_BOOK.test(textOf(label, book)) &&
    QUOTED.test(textOf(label, shown))
    ? [whole('other', book), whole('title', shown)]
    : [];
}

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
