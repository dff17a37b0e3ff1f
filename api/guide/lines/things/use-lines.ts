import { textOf } from '../by-form.ts';
import { IN_SMALL_LETTERS, inTwo, type Form, startsWithGivenName, whole } from '../line-forms.ts';

/** What was done with a thing, and by whom: "worn by". */
const DONE_BY =
  '(?:[Oo]wned|[Ww]orn|[Uu]sed|[Pp]layed|[Cc]arried|[Rr]idden|[Dd]riven|[Kk]ept|[Cc]herished|[Cc]hosen|[Ii]nherited|[Ss]et up|[Dd]edicated|[Ee]rected) by';
/** For whom a thing was, as it begins a line. */
const DONE_FOR =
  '(?:[Pp]resented|[Gg]iven|[Aa]warded|[Ii]ssued) to|(?:[Mm]ade|[Tt]ailored|[Bb]uilt|[Ss]ewn|[Ww]oven|[Ee]mbroidered|[Cc]ommissioned|[Oo]rdered|[Bb]ought) for';
const BEFORE = '(?:(?:Formerly|Once|Originally|Probably|Possibly|Reputedly|Reportedly|Previously) )?';
/** What a line on whose a thing was begins with: "Belonged to", "Formerly owned by", "Gift to". */
export const USE_LEAD = `${BEFORE}(?:${DONE_BY}|${DONE_FOR}|[Bb]elonged to)|Property of|Gift to|From the (?:household|wardrobe|family) of|Contains (?:the )?hair of`;

/** Houses, to which a thing was given as every other in them was. */
const HOUSE =
  /\b(?:Museums?|Gallery|Galleries|Trust|Nation|Library|Collections?|University|College|Society|Institut(?:e|ion)|Foundation|City|Town|State|Club|Church|Fund)\b/;
/** Whose a thing was, with the years of the life: "Ada Birch (1802-1871)", "the Birch family, Bath". */
const WHO = '(?:the |(?:his|her|their) (?:\\p{Ll}+ )?)?\\p{Lu}[^\\d:;()]{2,90}(?: \\([^()]{4,40}\\))?';
const WHEN = '(?:c\\. ?|ca\\. ?|about |around )?\\d{4}(?:[-\\u2013]\\d{2,4})?';
const USE_LINE = new RegExp(`^((${USE_LEAD}) (${WHO}))(?:, (${WHEN}))?$`, 'u');

/** Who had to do with a thing and when, as a line says it by itself; null for any other line. */
export function readUse(
  text: string,
): { readonly words: string; readonly lead: string; readonly who: string; readonly when: string } | null {
  const [, words = '', lead = '', who = '', when = ''] = USE_LINE.exec(text) ?? [];
  return words === '' ||
    HOUSE.test(who) ||
    /[.,!?]$| (?:and|of|the|to|in|by|at|his|her|for|with|&)$/.test(who)
    ? null
    : { words, lead, who, when };
}

/** Whether a thing was made when it was done: "Made for Ada Birch, 1850". */
const isMaking = (lead: string): boolean =>
  /(?:[Mm]ade|[Tt]ailored|[Bb]uilt|[Ss]ewn|[Ww]oven|[Ee]mbroidered) for$/.test(lead);

/** "Used to raise the alarm", "Issued to every child in the town" */
const USED =
  /^(?:Used|Worn|Carried|Issued|Kept|Taken|Lost|Buried) (?:for|to|at|in|on|from|during|as|by) \p{Ll}/u;
/** "Cast for HMS Birch", "Painted with the royal arms" */
const DONE_WITH_IT =
  /^(?:Cast|Painted|Engraved|Stamped|Decorated|Embroidered|Made|Fitted) (?:with|for|to|as) \S/;

/** Lines on whose a thing was, whose years are those of no maker. */
export const USE_FORMS: readonly Form[] = [
  // "Ship's bell / Cast for HMS Birch"
  ({ label, lines: [top], text, line, at }) => {
    const isUse = at > 0 && at < 4 && (USED.test(text) || (at === 1 && DONE_WITH_IT.test(text)));
    const thing = isUse && top ? textOf(label, top) : '';
    if (!top || !IN_SMALL_LETTERS.test(thing) || startsWithGivenName(thing) || /[.!?]$|\d/.test(text))
      return [];
    return [whole('other', line), ...(at === 1 ? [whole('title', top)] : [])];
  },
  // "Belonged to Ada Birch (1802-1871)"
  ({ text, line, at, above, below }) => {
    const use = at > 0 ? readUse(text) : null;
    if (use === null || /^\p{Ll}/u.test(below) || /[,-]$|\b(?:of|and|the|a|in)$/.test(above)) return [];
    return use.when !== '' && isMaking(use.lead)
      ? inTwo(line, `${use.words},`, ['other', 'date'])
      : [whole('other', line)];
  },
];
