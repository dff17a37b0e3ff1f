import { isDateText } from '../../dates/date-line.ts';
import { startsNation, startsOrigin } from '../../find-origin.ts';
import type { LabelTokens } from '../../label-tokens.ts';
import type { KnownStretch } from '../../search/search-label.ts';
import { startsWithBy } from '../sure-lines.ts';
import { linesOf, textOf } from '../by-form.ts';
import { behind, DATE_BEHIND, type Form, inTwo, isLikeMaterials, whole } from '../line-forms.ts';

/** "Plate 12 from the series Six Elegant Pastimes of the Night": what a print is called that has no other name. */
const PLATE_OF_SERIES =
  /^(?:Plate|Sheet|Leaf|Page|Folio|Print|No\.|Number|Station) (?:\d{1,3}|[IVXLC]{1,7}),? from (?:(?:the )?(?:series|portfolio|album|suite|set) )?(?=\p{Lu}|the |an? |[a-z]+ ).{3,80}$/u;
/** The same without the date behind it. */
const PLATE_ALONE = /^[^,;]{3,80}$/;

/** "Folio from a Shahnameh (Book of Kings)", "Illustrated page from a Ragamala series", "Album leaf": which book a leaf is from. */
const LEAF_OF_BOOK =
  /^(?:(?:Detached |Illustrated |Illuminated |Double |Manuscript )?(?:Folio|Page|Leaf|Miniature|Illustration|Painting|Bifolio)s? (?:from|of) (?:an? |the )[^\d:;]{3,70}|Album (?:leaf|page|painting))$/i;
/** "\u201CRustam Lassos Kamus of Kashan\u201D" */
const QUOTED = /^(?:\u201C[^\u201C\u201D]{4,90}\u201D|\u2018[^\u2018]{4,90}\u2019|"[^"]{4,90}")$/;
/** "Isfandiyar Attacks the Simurgh", "Bhairavi Ragini": words with a capital first, which are no line on who, where or how. */
const MAY_BE_SHOWN =
  /^(?!(?:Text|Painting|Calligraphy|Illumination|Attributed|Ascribed|Signed|Dated|From|Made|Probably|Possibly|By|After|School|Workshop|Opaque|Ink|Recto|Verso|Sura|Juz) ?)\p{Lu}\p{L}[^\d:;()]{3,90}$/u;
/** Words that stand in a sentence on what is shown, and in no name: "the", "attacks". */
const OF_A_SCENE =
  / (?:the|an?|in|with|and|to|at|on|his|her|from|\p{Ll}{3,12}s|\p{L}{3,12}ing|R\u0101g[ai]n?[i\u012B]?|Ragini|Raga) ?/u;

/** "\u201CThe Feast of Sada\u201D, Folio 22v from the Shahnama": what a leaf shows before the book that it is from, on one line. */
const SHOWN_AND_BOOK =
  /^((?:\u201C[^\u201C\u201D]{4,90}\u201D|"[^"]{4,90}"),?) (?:Folio|Page|Leaf|Miniature|Illustration|Illustrated folio)(?: \d{1,4}[rvab]?)? (?:from|of) .{3,90}$/i;

/** What a leaf of a book shows, below the book that it is from, is its title. */
export function titleOfLeaf(label: LabelTokens): KnownStretch[] {
  const [book, shown, third] = linesOf(label);
  const [, onLine] = book ? (SHOWN_AND_BOOK.exec(textOf(label, book)) ?? []) : [];
  // "by Nizami (1141-1209)": who wrote the book, and not who painted the leaf.
  const author = [shown, third].find(
    (line) => line && / \(/.test(textOf(label, line)) && startsWithBy(label, line.from),
  );
  const written =
    author && book && /\b(?:from|of) an? /.test(textOf(label, book)) ? [whole('other', author)] : [];
  if (book && onLine !== undefined) return [...inTwo(book, onLine, ['title', 'other']), ...written];
  if (!book || !shown || !LEAF_OF_BOOK.test(textOf(label, book))) return [];
  const text = textOf(label, shown);
  const isShown =
    MAY_BE_SHOWN.test(text) &&
    OF_A_SCENE.test(`${text} `) &&
    !startsOrigin(label.marked, label.tokens[shown.from]?.start ?? 0) &&
    !isLikeMaterials(text) &&
    !isDateText(text) &&
    third !== undefined &&
    /^[\p{Lu}\d]|^(?:c\.|ca\.|circa|about) /u.test(textOf(label, third));
  return QUOTED.test(text) || isShown ? [whole('other', book), whole('title', shown), ...written] : [];
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
    if (at > 0 && !isBelowLife) return at > 1 && PLATE_ALONE.test(text) ? [whole('other', line)] : [];
    const [dated = ''] = DATE_BEHIND.exec(text) ?? [];
    const to = dated === '' ? line.to : behind(line.from, text.slice(0, -dated.length));
    return [
      { kind: 'title', from: line.from, to },
      ...(to < line.to ? [{ kind: 'date', from: to, to: line.to } as const] : []),
    ];
  },
];
