import { sayDate } from './date.ts';

/** "Launched 1843", "Opened: 12 May 1883", "Died 1897": what happened to a thing or a being, and when; no making. */
const DEED_AND_DATE =
  /^(Died|Opened|Launched|Restored|Rebuilt|Withdrawn|Retired|Completed|Scrapped|Converted|Preserved|Commissioned|Decommissioned|Inaugurated|Closed|Unveiled|Wrecked|Sunk|Refitted|Renovated|Hunted|Shot|Caught|Captured|Hatched|Dismantled|Demolished|First flown):?,? (?:in |on )?(\p{L}{0,9}\.? ?\d[\p{L}\d ,.\u2013-]{2,30})$/iu;

/** "It was launched in 1843", "The label gives 1897 as the year of death"; null for a date of another kind. */
export function sayDateOfDeed(printed: string): string | null {
  const [, deed = '', date = ''] = DEED_AND_DATE.exec(printed) ?? [];
  const said = deed === '' ? null : sayDate(date);
  if (said?.verb !== 'made') return null;
  // It may be somebody's, and "it died" is said of no one.
  if (/^died$/i.test(deed))
    return /^\d{4}$/.test(date) ? `The label gives ${date} as the year of death` : null;
  return `It was ${deed.toLowerCase()} ${said.when}`;
}

/** "21 May 1961", "May 21, 1961" */
const DAY_ALONE = /^(?:\d{1,2} \p{Lu}\p{Ll}{2,8},? \d{4}|\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4})$/u;

/** "The label gives the date May 21, 1961": the day on which something may have happened with a thing; null for any other date. */
export const sayDayAlone = (printed: string): string | null =>
  DAY_ALONE.test(printed) ? `The label gives the date ${printed}` : null;
