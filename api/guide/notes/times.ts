import { ORDINALS } from '../dates/date-words.ts';
import type { YearRange } from '../dates/year-range.ts';

/** Years behind a work's last one from which a sentence is about later things of its kind. */
const LATER = 100;

/** "In 1790", "from the 1880s", "the sixteenth century", "the 19th century"; not "about 1,400 years". */
const TIMES = new RegExp(
  `(?<![\\d,.])(1\\d{3}|20[0-2]\\d)(?![\\d,])|(\\d{1,2})(?:st|nd|rd|th)[ -]centur(?:y|ies)|(${ORDINALS.join('|')})[ -](?:century|centuries|to the|and)`,
  'gi',
);

/** The first years that a sentence names, of a century its first; none before the Common Era. */
function yearsIn(said: string): number[] {
  if (/\bB\.?C/.test(said)) return [];
  return [...said.matchAll(TIMES)].map(([, year, figure, word]) =>
    year === undefined
      ? (Number(figure ?? ORDINALS.indexOf((word ?? '').toLowerCase()) + 1) - 1) * 100
      : Number(year),
  );
}

/** The first year that a sentence names; null where it names none, or one before the Common Era. */
function earliestIn(said: string): number | null {
  const years = yearsIn(said);
  return years.length === 0 ? null : Math.min(...years);
}

/** Ages by name, and their last years. */
const AGES: readonly (readonly [name: RegExp, last: number])[] = [
  [/\bBronze Age\b/, -700],
  [/\bIron Age\b/, 100],
  [/\b[Aa]ncient\b|\b[Aa]ntiquity\b|\bB\.?C/, 500],
  [/\b[Mm]edieval\b|\bMiddle Ages\b/, 1500],
  [/\bRenaissance\b|\bTudor\b/, 1620],
  [/\bVictorian?\b/, 1910],
];
/** Years before a work's first one from which a sentence is about earlier things of its kind; of a century they count from its first. */
const EARLIER = 200;
/** "A canvas from the eighteenth century or before": what is told of that age and of none after it. */
const OR_BEFORE = /\bor (?:before|earlier)\b/;
const CENTURY = 100;

/** Whether what is said of a kind of thing can be about one of these years: it does not tell of those of centuries later alone. */
export function isOfTime(said: string, years: YearRange | null): boolean {
  const [earliest, last] = [earliestIn(said), years?.[1] ?? null];
  return earliest === null || last === null || earliest <= last + LATER;
}

/** The same for a sentence that need not be about all things of a kind: nor does it tell of those of an age before alone. */
export function isNearInTime(said: string, years: YearRange | null): boolean {
  if (!isOfTime(said, years)) return false;
  const named = [...yearsIn(said), ...AGES.filter(([name]) => name.test(said)).map(([, last]) => last)];
  const first = years?.[0] ?? null;
  return (
    first === null ||
    named.length === 0 ||
    Math.max(...named) >= first - (OR_BEFORE.test(said) ? CENTURY : EARLIER)
  );
}
