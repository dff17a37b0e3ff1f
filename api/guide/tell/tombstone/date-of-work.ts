import type { LabelFacts } from '../../facts.ts';
import { readEvent } from '../../lines/names/event-titles.ts';
import { sayDate, type SpokenDate } from '../../speech/date.ts';
import { sayDateOfDeed, sayDayAlone } from '../../speech/date-of-deed.ts';
import { isNamed } from '../../speech/artist.ts';
import { isOfPicture } from '../../vocabulary/pictures.ts';
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
export function spokenDate({
  date,
  title,
  heading,
  readings,
  given,
  medium,
  artist,
}: LabelFacts): SpokenDate | null {
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
  if (date !== null && sayDateOfDeed(date) !== null) return null;
  if (
    said !== null &&
    date !== null &&
    sayDayAlone(date) !== null &&
    isOfNoPicture({ title, heading, medium, artist, given })
  )
    return { verb: 'dated', when: said.when.replace(/^(?:on|in) /, '') };
  return said !== null && isOfUse ? { verb: 'dated', when: said.when.replace(/^(?:on|in) /, '') } : said;
}

/** What is written, drawn, printed or filmed on the day that it bears, and what lasts a day. */
const OF_A_DAY =
  /\b(?:letters?|postcards?|posters?|handbills?|leaflets?|photographs?|snapshots?|portraits?|prints?|drawings?|sketch(?:es)?|maps?|charts?|plans?|newspapers?|telegrams?|diar(?:y|ies)|journals?|treaty|charter|deeds?|documents?|manuscripts?|tickets?|programmes?|ballots?|broadsides?|certificates?|films?|videos?|proclamations?|pages?|lea(?:f|ves)|folios?|notes?|bills?|paintings?|cartoons?|envelopes?|cards?|performance|paper|canvas|passport|licen[cs]e|scroll|book|pamphlet|magazine|notice|order|decree|report|record(?:ing)?)\b/i;

/** Whether a day on the label of a thing by nobody may be that of what happened with it. */
function isOfNoPicture({
  title,
  heading,
  medium,
  artist,
  given,
}: Pick<LabelFacts, 'title' | 'heading' | 'medium' | 'artist' | 'given'>): boolean {
  if (isNamed(artist)) return false;
  const named = [
    title ?? '',
    ...heading.map(({ text }) => text),
    medium ?? '',
    ...given.split('\n').slice(0, 3),
  ];
  return !isOfPicture(medium ?? '') && !named.some((line) => OF_A_DAY.test(line));
}

/** A date as a sentence of its own: "It was made in 1902", of what nobody made "It dates from 1370 BC"; null where the label has none. */
export function dateSentence(facts: LabelFacts): string | null {
  if (facts.date === null) return null;
  const said = sayDateOfDeed(facts.date) ?? (isOfNoPicture(facts) ? sayDayAlone(facts.date) : null);
  if (said !== null) return said;
  if (isOfNature(facts)) return readDate(facts.date).replace(/^It was made (?:in )?/, 'It dates from ');
  const date = isAfterDeath(facts) ? null : spokenDate(facts);
  if (date?.verb === 'made' && isHoard(facts)) return `It dates from ${date.when.replace(/^in /, '')}`;
  if (date?.verb === 'dated' && /^signed/i.test(facts.date)) return `It is signed and dated ${date.when}`;
  return date === null
    ? readDate(facts.date)
    : `It ${date.verb === 'dated' ? 'is' : 'was'} ${date.verb} ${date.when}`;
}
