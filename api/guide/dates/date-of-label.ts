import { isDateLine } from './date-line.ts';
import { yearsOf } from './date-years.ts';
import type { LabelTokens } from '../label-tokens.ts';
import { placeOf } from '../lines/printed-part.ts';
import type { Segment } from '../search/search-label.ts';

/** Years from which a range behind a name is a life rather than when something was made. */
const LIFELONG = 25;
/** Years of a life beside which another date of the label is the work's, and of one's first work at least. */
const LIFE = 40;
const FIRST_WORK = 14;
/** "1892, printed 1920-1939": no life has a later state. */
const OF_A_STATE =
  /\b(?:print(?:ed)?|cast|published|made|edition|reconstruct\w*|period|dynasty|era|reign)\b/i;
const BARE_RANGE = /^\(?(?:c\. ?|ca\. ?|about )?\d{4} ?- ?(?:c\. ?|ca\. ?|about )?\d{4}\)?[,.;]?$/;

const OF_MAKING = /^(?:painted|drawn|executed|woven|carved|sculpted|composed) (?:in )?(?:c\. ?|about )?\d/i;

/** Whether a date is nearer to the work than all others of its label: a year rather than a century, a span within another. */
function nearer(text: string, other: string): boolean {
  const hasYear = (each: string): boolean => /\d{3}/.test(each);
  // "The Retreat from Mons, 1914 / painted 1920-22": when it was made, whatever year the title has.
  if (OF_MAKING.test(text) !== OF_MAKING.test(other)) return OF_MAKING.test(text) && hasYear(text);
  if (hasYear(text) !== hasYear(other)) return hasYear(text);
  const [own, wide] = [yearsOf(text), yearsOf(other)];
  if (!own || !wide || own[0] === null || own[1] === null || wide[0] === null || wide[1] === null)
    return false;
  return own[0] >= wide[0] && own[1] <= wide[1] && own[1] - own[0] < wide[1] - wide[0];
}

/** "Street, Kobe, from the series After Rain," */
const OF_SERIES =
  /\bfrom (?:the|an?|his|her|their) (?:\p{Ll}{2,12} )?(?:series|portfolio|album|cycle|suite|project)\b/u;

/**
 * Of the stretches that may be the date the one that is it: figures before words, and before what may be a maker's life behind
 * the name, for which a line stands that is a date by itself.
 */
export function dateOf(label: LabelTokens, dates: readonly Segment[]): Segment | undefined {
  const said = (segment: Segment): string => label.plain.slice(...placeOf(label, segment));
  const inFigures = dates.filter((segment) => /\d/.test(said(segment)));
  const yearsIn = (text: string): number[] => (text.match(/\b\d{4}\b/g) ?? []).map(Number);
  const yearsOfStretch = (segment: Segment): number[] => yearsIn(said(segment));
  const lasts = (segment: Segment): number =>
    Math.max(...yearsOfStretch(segment)) - Math.min(...yearsOfStretch(segment));
  const mayBeLife = (segment: Segment): boolean =>
    label.tokens[segment.from]?.startsLine === false &&
    lasts(segment) >= LIFELONG &&
    !OF_A_STATE.test(said(segment));
  /** Whether the label's head dates something within a range that is as long as a life: "The Hunt, 1980, Ada Birch, 1920-1988". */
  const holdsAnother = (segment: Segment): boolean => {
    if (!BARE_RANGE.test(said(segment))) return false;
    const [first, last] = [Math.min(...yearsOfStretch(segment)), Math.max(...yearsOfStretch(segment))];
    const before = yearsIn(label.plain.slice(0, label.tokens[segment.from]?.start));
    return last - first >= LIFE && before.some((year) => year > first + FIRST_WORK && year < last);
  };
  /** Whether a date stands behind the name of a series on its line: beside another it is that of the series. */
  const isOfSeries = ({ from }: Segment): boolean => {
    const before = label.tokens.slice(0, from);
    const start = before.findLastIndex(({ startsLine }) => startsLine);
    return OF_SERIES.test(
      before
        .slice(Math.max(0, start))
        .map(({ plain }) => plain)
        .join(' '),
    );
  };
  const ofWork = inFigures.filter((segment) => !isOfSeries(segment));
  const fit = (ofWork.length > 0 ? ofWork : inFigures).filter(
    (segment) => !mayBeLife(segment) && !holdsAnother(segment),
  );
  // "19th century" behind the maker's people is no date beside "about 1865", nor a culture's span beside the work's own.
  const sure = fit.reduce<Segment | undefined>(
    (best, each) => (best === undefined || nearer(said(each), said(best)) ? each : best),
    undefined,
  );
  if (sure !== undefined || inFigures.length === 0) return sure ?? dates[0];
  if (inFigures.every(holdsAnother)) return undefined;
  // A line that is a date by itself, whatever it was taken for.
  const [line] = label.tokens.flatMap(({ startsLine, lineEnd }, from): Segment[] =>
    startsLine && isDateLine(label.plain.slice(...placeOf(label, { from, to: lineEnd })))
      ? [{ kind: 'date', from, to: lineEnd, certainty: 1, words: [] }]
      : [],
  );
  return line ?? inFigures[0];
}
