import type { LabelFacts } from '../../facts.ts';
import { isOfPicture } from '../../vocabulary/pictures.ts';

/** What was done with a thing, behind its name: "worn by", "used at". */
const DEED =
  '(?:worn|used|carried|presented|won|awarded|given|played|flown|ridden|driven|issued|fired|displayed|waved|thrown|raised|lost|recovered) (?:by|at|in|on|during|for|to|from|when|while|aboard) ';
/** "Gown worn by Ada Birch at the mayor's ball, 1876": a thing, what was done with it, and when. */
const EVENT = new RegExp(
  `^(\\p{Lu}[^\\d,:;()"\\u201C]{1,60}?) (${DEED}[^:;"\\u201C]{3,120}?)(?:, ((?:c\\. ?|about |around )?(?:1[2-9]|20)\\d{2}(?:[-\\u2013]\\d{2,4})?))?$`,
  'u',
);

/** A thing with what was done with it, and when that was; null for any other title. */
export function readEvent(
  title: string,
): { readonly thing: string; readonly deed: string; readonly when: string } | null {
  const [, thing = '', deed = '', when = ''] = EVENT.exec(title) ?? [];
  return thing === '' ? null : { thing, deed, when };
}

/** Puts the date right behind what was done with a thing into its title: "Trunk used by Ada Birch on her voyage, 1848" was not made then. */
export function readDateOfEvent(facts: LabelFacts): void {
  const { title, date, given, artist, medium } = facts;
  const { title: named, date: dated } = facts.readings;
  if (title === null || date === null || !named || !dated || readEvent(title)?.when !== '') return;
  // "Boat used by smugglers, 1848" may be a picture.
  if (artist !== null || isOfPicture(medium ?? '') || given.slice(named.end, dated.start) !== ', ') return;
  facts.title = `${title}, ${date}`;
  facts.date = null;
  facts.readings.title = { ...named, end: dated.end };
  delete facts.readings.date;
}
