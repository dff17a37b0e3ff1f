import { readUse } from '../../../lines/use-lines.ts';
import { sayDate } from '../../../speech/date.ts';
import { lowered } from '../../../speech/text.ts';

/** The line of whoever lends a thing: of the living no years are given. */
const isLenders = (lead: string, who: string): boolean => lead === 'Property of' && !/\d{4}/.test(who);

/** A line on whose a thing was as the sentence that it is short for: "Gift to Ada Birch" -> "It was a gift to Ada Birch". */
export function useAsSentence(words: string): string | null {
  const use = readUse(words);
  if (use === null || isLenders(use.lead, use.who)) return null;
  const { lead, who, when } = use;
  const date = when === '' ? null : sayDate(when);
  const said = `${who}${when === '' ? '' : date === null ? `, ${when}` : ` ${date.when}`}`;
  const small = lowered(lead);
  if (/belonged to$/i.test(lead)) return `It ${small} ${said}`;
  if (lead === 'Property of') return `It was the property of ${said}`;
  if (lead === 'Gift to') return `It was a gift to ${said}`;
  if (lead.startsWith('From')) return `It comes ${small} ${said}`;
  return `It ${lead.startsWith('Contains') ? small : `was ${small}`} ${said}`;
}
