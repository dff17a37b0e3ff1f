/** "It was found on Arthur's Seat, 1836": what happened, and behind a comma in which year. */
const DONE_IN =
  /^((?:It was|They were|It came) [^]*\p{L}['\u2019)]?|It (?:is|comes) from the (?:wreck|shipwreck|sinking|sack|siege|fire) of [^]*\p{L}['\u2019)]?)(?<!\d{1,2} \p{Lu}\p{Ll}{2,8}), (?:in )?((?:1[0-9]|20)\d\d)(?: to (\d{4}))?(?=\.?$)/u;

/**
 * A sentence on what was done with a thing, with the word before its year or years: "It was found on Arthur's Seat in 1836",
 * "It was excavated by Ada Birch from 1949 to 1951". Figures are said in words before: "1949 to 1951" for "1949-51".
 */
export function withYearSaid(sentence: string): string {
  const [all, done = '', year = '', last] = DONE_IN.exec(sentence) ?? [];
  if (all === undefined) return sentence;
  const when = last === undefined ? `in ${year}` : `from ${year} to ${last}`;
  return `${done}${done.includes(',') ? ',' : ''} ${when}${sentence.slice(all.length)}`;
}
