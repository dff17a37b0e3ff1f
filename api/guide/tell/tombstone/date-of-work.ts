import type { LabelFacts } from '../../facts.ts';
import { readEvent } from '../../lines/event-titles.ts';
import { sayDate, type SpokenDate } from '../../speech/date.ts';
import { isAfterDeath, isHoard, isOfNature } from './medium-told.ts';
import { readDate } from './read-date.ts';

/** The printed line on which an offset stands. */
const lineOf = (given: string, at: number): string =>
  given.slice(given.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0] ?? '';

/** A day, as "16 May 1931" and "May 16, 1931". */
const DAY = /\b\d{1,2}\.? \p{L}{3,9} \d{4}\b|\p{L}{3,9} \d{1,2}, \d{4}\b/u;

const MADE_TOO = /\b(?:made|built|manufactured|produced|executed|woven|printed|cast) by /i;

/**
 * A date as it is said; null where it can only be read. The day that stands with "Blackboard used by Einstein" is that of the use,
 * on which nobody made the thing.
 */
export function spokenDate({ date, title, heading, readings, given }: LabelFacts): SpokenDate | null {
  // "n.d. [c. 1936]": what the label does not print the museum reckons.
  const said = date === null ? null : sayDate(date.replace(/^n\. ?d\.,? ?\[([^[\]]+)\]$/i, '$1'));
  // "Published by Hannah Lowe, February 10, 1808": the date on the line of a deed is that of the deed.
  const line = lineOf(given, readings.date?.start ?? 0);
  // "Designed by Ada Birch; made by Lowe & Co., 1902": the date is that of what was done last.
  const isOfDesign = /^Design(?:ed by|er)?:? \p{Lu}/u.test(line) && !MADE_TOO.test(line);
  const [, deed = isOfDesign ? 'designed' : undefined] =
    /^(Published|Printed|Issued) by \p{Lu}/u.exec(line) ?? [];
  if (said?.verb === 'made' && deed !== undefined) return { ...said, verb: deed.toLowerCase() };
  const name = title ?? heading[0]?.text ?? '';
  const isOfUse = date !== null && DAY.test(date) && readEvent(name) !== null;
  return said !== null && isOfUse ? { verb: 'dated', when: said.when.replace(/^(?:on|in) /, '') } : said;
}

/** A date as a sentence of its own: "It was made in 1902", of what nobody made "It dates from 1370 BC"; null where the label has none. */
export function dateSentence(facts: LabelFacts): string | null {
  if (facts.date === null) return null;
  if (isOfNature(facts)) return readDate(facts.date).replace(/^It was made (?:in )?/, 'It dates from ');
  const date = isAfterDeath(facts) ? null : spokenDate(facts);
  if (date?.verb === 'made' && isHoard(facts)) return `It dates from ${date.when.replace(/^in /, '')}`;
  if (date?.verb === 'dated' && /^signed/i.test(facts.date)) return `It is signed and dated ${date.when}`;
  return date === null
    ? readDate(facts.date)
    : `It ${date.verb === 'dated' ? 'is' : 'was'} ${date.verb} ${date.when}`;
}
