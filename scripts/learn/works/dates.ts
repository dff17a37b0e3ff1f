import * as pools from './pools.ts';
import { anyOf, type Chance, dash } from './random.ts';
import type { WorkRecord } from './records.ts';

/** A year in which the work may have been made. */
export function yearOf(chance: Chance, record: WorkRecord): number {
  const printed = /\d{4}/.exec(record.date ?? '')?.[0];
  if (printed !== undefined) return Number(printed);
  if (record.born !== undefined) return Math.min(2020, record.born + 20 + Math.floor(chance() * 40));
  return 1650 + Math.floor(chance() * 330);
}

const ABOUT = [
  'c. ',
  'c.',
  'ca. ',
  'about ',
  'circa ',
  'c ',
  'around ',
  'probably ',
  'before ',
  'after ',
  'by ',
  'approx. ',
  'about ',
  'ca. ',
] as const;

/** The date as one of the many ways of printing has it; `old` for works of antiquity. */
export function dateOf(chance: Chance, record: WorkRecord, old: boolean): string {
  const given = record.date;
  if (given !== undefined && chance() < 0.6) return given;
  const year = yearOf(chance, record);
  const ordinal = anyOf(chance, pools.ORDINALS) ?? '';
  const century = `${Math.floor(year / 100) + 1}th century`;
  const d = dash(chance).trim();
  const about = chance() < 0.5 ? '' : (anyOf(chance, ABOUT) ?? '');
  if (old) {
    const first = 3 + Math.floor(chance() * 40);
    const forms = [
      `${ordinal} century B.C.`,
      `${ordinal} century BCE`,
      `${ordinal} century CE`,
      `${ordinal} century`,
      `ca. ${first * 50}${d}${first * 50 - 30} BCE`,
      `about ${first * 10} B.C.`,
      `A.D. ${first * 10}`,
      `AD ${first * 10}${d}${first * 10 + 50}`,
      `c. ${first * 50} BC`,
      `late ${ordinal} century`,
      `early ${ordinal} century B.C.`,
      `mid-${ordinal} century`,
      `${ordinal}${d}${anyOf(chance, pools.ORDINALS)} century`,
      `first half of the ${ordinal} century`,
      `late ${ordinal} to early ${anyOf(chance, pools.ORDINALS)} century`,
      `${ordinal} century or later`,
      `dated ${year}`,
      `${first * 20}${d}${first * 20 + 200}`,
      `ca. ${first * 50}${d}${first * 50 - 30} B.C.E.`,
      `probably ${ordinal} century`,
      `End of ${ordinal} century - beginning of ${anyOf(chance, pools.ORDINALS)} century`,
      `AH ${first * 20}/AD ${first * 20 + 600}`,
      `dated AH ${first * 20}`,
      `${first * 20} AH (${first * 20 + 600}${d}${String(first * 20 + 601).slice(-1)} CE)`,
      `${first * 20 + 600}/${String(first * 20 + 601).slice(-1)} (AH ${first * 20})`,
      `${ordinal} to ${anyOf(chance, pools.ORDINALS)} century`,
      `${ordinal} millennium BC`,
      `${first * 20} AD`,
      `c. ${first * 20} CE`,
      `${first * 20}${d}${first * 20 + 60} CE`,
      `second quarter of the ${ordinal} century`,
      `before ${year}`,
      `approx. ${first * 50}${d}${first * 50 - 50} BCE`,
      `About ${first * 20}`,
      `about ${first * 20}`,
      `${first}00s`,
      `${first}00${d}${first + 2}00s`,
      `late ${ordinal} or early ${anyOf(chance, pools.ORDINALS)} century`,
      `${ordinal}${d}early ${anyOf(chance, pools.ORDINALS)} century AD`,
      `dated A.H. ${first * 20}/A.D. ${first * 20 + 580}${d}${String(first * 20 + 581).slice(-2)}`,
      `c. A.D. ${first * 20}`,
      `${first * 20}${d}${first * 20 + 200} C.E.`,
      `${first * 20} H / ${first * 20 + 600}${d}${first * 20 + 601} CE`,
      `${first * 10} H`,
      `AH ${first * 20} (AD ${first * 20 + 600})`,
      `Late Period, ${ordinal} century BC`,
      `about ${first * 3 + 13}${d}${first} BC`,
    ];
    return anyOf(chance, forms) ?? century;
  }
  const forms = [
    `${about}${year}`,
    `${about}${year}`,
    `${about}${year}`,
    `${year}${d}${year + 1 + Math.floor(chance() * 6)}`,
    `${about}${year}${d}${String(year + 5).slice(2)}`,
    `${Math.floor(year / 10) * 10}s`,
    `early ${Math.floor(year / 10) * 10}s`,
    `late ${century}`,
    `early ${century}`,
    century,
    `mid-${century}`,
    `${year}/${String(year + 1).slice(2)}`,
    `${year}, printed ${year + 10}`,
    `${year} (printed later)`,
    `modeled ${year}, cast ${year + 20}`,
    `designed ${year}, manufactured ${year + 4}`,
    `${year} and ${year + 3}`,
    `${year} or ${year + 1}`,
    `dated ${year}`,
    `exhibited ${year}`,
    'undated',
    'n.d.',
    'date not known',
    'date unknown',
    'no date',
    'not dated',
    `after ${year}`,
    `by ${year}`,
    `June ${year}`,
    `12 May ${year}`,
    `May 12, ${year}`,
    `Spring ${year}`,
    `${year}${d}ongoing`,
    `begun ${year}`,
    `[${year}]`,
    `${year}?`,
    `about ${year}${d}${year + 10}`,
    `from ${year}`,
    `${year}, 4th month`,
    `${year}/9th month`,
    `winter ${year}${d}${year + 1}`,
    `${year} (Ansei ${String(year).slice(-1)})`,
    `9th month, ${year}`,
    `${year}, edition of ${year + 1}`,
    `${year}, this cast ${year + 8}`,
    `August 4 ${year}`,
    `Summer ${year}`,
    `started ${year}`,
    `finished ${year}`,
    `${Math.floor(year / 10) * 10}s${d}${Math.floor(year / 10) * 10 + 10}s`,
    `the ${Math.floor(year / 10) * 10}s`,
    `published ${year}`,
    `first published ${year}`,
    `hallmarks for ${year}`,
    `${year} (design), ${year + 2} (made)`,
    `designed in ${year}`,
    `patented ${year}`,
    `Negative ${year}; print about ${year + 11}`,
    `negative ${year}, print ${year + 20}`,
    `negative ${year}; printed ${year + 4}`,
    `approx. ${year}${d}${year + 50}`,
    `${year}/${year + 35}`,
    `between ${year} and ${year + 5}`,
    `early ${century}`,
    `late ${century}`,
    `conceived ${year}, cast ${year + 15}`,
  ];
  return anyOf(chance, forms) ?? century;
}
