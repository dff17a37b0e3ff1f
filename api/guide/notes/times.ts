import { ORDINALS } from '../dates/date-words.ts';
import type { YearRange } from '../dates/date-years.ts';

/** Years behind a work's last one from which a sentence is about later things of its kind. */
const LATER = 100;

/** "In 1790", "from the 1880s", "the sixteenth century", "the 19th century"; not "about 1,400 years". */
const TIMES = new RegExp(
  `(?<![\\d,.])(1\\d{3}|20[0-2]\\d)(?![\\d,])|(\\d{1,2})(?:st|nd|rd|th)[ -]century|(${ORDINALS.join('|')})[ -](?:century|to the|and)`,
  'gi',
);

/** The first year that a sentence names; null where it names none, or one before the Common Era. */
function earliestIn(said: string): number | null {
  if (/\bB\.?C/.test(said)) return null;
  const years = [...said.matchAll(TIMES)].map(([, year, figure, word]) =>
    year === undefined
      ? (Number(figure ?? ORDINALS.indexOf((word ?? '').toLowerCase()) + 1) - 1) * 100
      : Number(year),
  );
  return years.length === 0 ? null : Math.min(...years);
}

/** Whether what is said of a kind of thing can be about one of these years: it does not tell of those of centuries later alone. */
export function isOfTime(said: string, years: YearRange | null): boolean {
  const [earliest, last] = [earliestIn(said), years?.[1] ?? null];
  return earliest === null || last === null || earliest <= last + LATER;
}
