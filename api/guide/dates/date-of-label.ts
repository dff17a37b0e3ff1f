import { isDateLine } from './date-line.ts';
import type { LabelTokens } from '../label-tokens.ts';
import { placeOf } from '../printed-part.ts';
import type { Segment } from '../search/search-label.ts';

/** Years from which a range behind a name is a life rather than when something was made. */
const LIFELONG = 25;

/**
 * Of the stretches that may be the date the one that is it: figures before words, and before what may be a maker's life behind
 * the name, for which a line stands that is a date by itself.
 */
export function dateOf(label: LabelTokens, dates: readonly Segment[]): Segment | undefined {
  const inFigures = dates.filter((segment) => /\d/.test(label.plain.slice(...placeOf(label, segment))));
  const mayBeLife = (segment: Segment): boolean => {
    const years = (label.plain.slice(...placeOf(label, segment)).match(/\b\d{4}\b/g) ?? []).map(Number);
    return (
      label.tokens[segment.from]?.startsLine === false && Math.max(...years) - Math.min(...years) >= LIFELONG
    );
  };
  const sure = inFigures.find((segment) => !mayBeLife(segment));
  if (sure !== undefined || inFigures.length === 0) return sure ?? dates[0];
  // A line that is a date by itself, whatever it was taken for.
  const [line] = label.tokens.flatMap(({ startsLine, lineEnd }, from): Segment[] =>
    startsLine && isDateLine(label.plain.slice(...placeOf(label, { from, to: lineEnd })))
      ? [{ kind: 'date', from, to: lineEnd, certainty: 1, words: [] }]
      : [],
  );
  return line ?? inFigures[0];
}
