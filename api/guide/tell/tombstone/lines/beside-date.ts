import type { LabelFacts, TextSpan } from '../../../facts.ts';

/**
 * Whether words stand beside the work's date on its line: at "British Columbia, 1900" and "1989, Kintore, Northern Territory" a
 * work was made, and nobody born.
 */
export const isBesideDate = ({ readings: { date }, given }: LabelFacts, { start, end }: TextSpan): boolean =>
  date !== undefined &&
  /^[, ]{0,2}$/.test(
    end <= date.start ? given.slice(end, date.start) : date.end <= start ? given.slice(date.end, start) : '-',
  );
