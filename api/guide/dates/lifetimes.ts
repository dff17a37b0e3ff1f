/** Years that whoever made a work lived at least, and that anybody lives at most. */
const SHORTEST_LIFE = 20;
export const LONGEST_LIFE = 105;

/** Years of a life before which nobody makes what a museum shows. */
export const FIRST_WORK = 15;

/** Whether so many years can be those of a maker's life. */
export const isLifetime = (years: number): boolean => years >= SHORTEST_LIFE && years <= LONGEST_LIFE;

/** "(1753-1820), engraver", "c 1939-2023", "1908-70, New Zealand" below a name. */
const YEARS_ALONE =
  /^(\(?(?:c\.? ?|about )?(\d\d)(\d\d) ?[-\u2013] ?(?:c\.? ?)?(\d{4}|\d\d))\)?(?:, (?:\p{Ll}+|(\p{Lu}[^\d(),:;]{2,40})))?$/u;

/** The years of a life that are a text, with the land behind them: the words of the years, the birth, and how many they are. */
export function yearsOfLife(
  text: string,
): { words: string; born: number; years: number; land: string } | null {
  const [, printed, century = '', year = '', end = '', land = ''] = YEARS_ALONE.exec(text) ?? [];
  if (printed === undefined) return null;
  const born = Number(century + year);
  const years = Number(end.length === year.length ? century + end : end) - born;
  // "1753-1820, engraver" is all of it the life; a bracket ends it.
  return { words: land === '' && !text.includes(')') ? text : printed, born, years, land };
}
