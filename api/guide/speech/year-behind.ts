/** "It was found on Arthur's Seat, 1836": what happened, and behind a comma in which year. */
const DONE_IN =
  /^((?:It was|They were|It came) [^]*\p{L}['\u2019)]?|It (?:is|comes) from the (?:wreck|shipwreck|sinking|sack|siege|fire) of [^]*\p{L}['\u2019)]?)(?<!\d{1,2} \p{Lu}\p{Ll}{2,8}), (?:in )?((?:1[0-9]|20)\d\d)(?=\.?$)/u;

/** A sentence on what was done with a thing, with the year as it is said: "It was found on Arthur's Seat in 1836". */
export function withYearSaid(sentence: string): string {
  const [all, done = '', year = ''] = DONE_IN.exec(sentence) ?? [];
  return all === undefined
    ? sentence
    : `${done}${done.includes(',') ? ',' : ''} in ${year}${sentence.slice(all.length)}`;
}
