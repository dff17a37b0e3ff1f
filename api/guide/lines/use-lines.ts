/** What was done with a thing, and by whom: "worn by". */
const DONE_BY =
  '(?:[Oo]wned|[Ww]orn|[Uu]sed|[Pp]layed|[Cc]arried|[Rr]idden|[Dd]riven|[Kk]ept|[Cc]herished|[Cc]hosen|[Ii]nherited|[Ss]et up|[Dd]edicated|[Ee]rected) by';
/** For whom a thing was, as it begins a line. */
const DONE_FOR =
  '(?:[Pp]resented|[Gg]iven|[Aa]warded|[Ii]ssued) to|(?:[Mm]ade|[Tt]ailored|[Bb]uilt|[Ss]ewn|[Ww]oven|[Ee]mbroidered|[Cc]ommissioned|[Oo]rdered|[Bb]ought) for';
const BEFORE = '(?:(?:Formerly|Once|Originally|Probably|Possibly|Reputedly|Reportedly|Previously) )?';
/** What a line on whose a thing was begins with: "Belonged to", "Formerly owned by", "Gift to". */
const USE_LEAD = `${BEFORE}(?:${DONE_BY}|${DONE_FOR}|[Bb]elonged to)|Property of|Gift to|From the (?:household|wardrobe|family) of|Contains (?:the )?hair of`;

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
