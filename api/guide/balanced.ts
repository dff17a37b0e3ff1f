const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['\u201C', '\u201D'],
] as const;

/** How many quotations are open behind a text that were not before it; less than none where it closes one of those. */
export function quotationsOpened(text: string): number {
  const count = (mark: string): number => text.split(mark).length - 1;
  return count('\u201C') - count('\u201D') + (count('"') % 2);
}

/** Whether each bracket and quotation mark that opens closes again, in order. */
export function isBalanced(text: string): boolean {
  return (
    PAIRS.every(([open, close]) => {
      let depth = 0;
      for (const letter of text) {
        if (letter === open) depth += 1;
        else if (letter === close) depth -= 1;
        if (depth < 0) return false;
      }
      return depth === 0;
    }) && (text.split('"').length - 1) % 2 === 0
  );
}

/** Whether a text has words, and all its letters are Latin. */
export const isLatin = (text: string): boolean =>
  /\p{Script=Latin}{2}/u.test(text) && !/(?=\p{L})[^\p{Script=Latin}\p{Script=Common}]/u.test(text);

/** Words that join what stands before them to what follows, so that no phrase ends with them. */
export const JOINING =
  /^(?:two|three|four|five|six|seven|of|and|with|or|the|an?|in|on|at|to|for|from|by|about|around|near|after|before|as|outside|inside|towards?|behind|beside|beneath|under|over|between|above|below|through|during|into|onto|upon|against|without|within|its|his|her|&|de|del|della|da|di|du|des|von|van|der|ter|und|et|y|ibn|bint)$/;
