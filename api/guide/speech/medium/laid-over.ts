import { mediumWordKind } from '../../vocabulary/materials.ts';

/** "silk velvet over pine, silver lace": what lies on another stuff, and behind a comma what does not. */
const OVER = /^([^,]{2,50} (?:over|on) [^,]{2,40}), ([^,]{3,30}(?:, [^,]{3,30}){0,3})$/;
/** What tells of the stuff before it, and is no other: "mounted on board", "two panels", "cut and polished". */
const NO_OTHER =
  / (?:and|on|over|under|in|with|from|as|of|by|to|onto|for) |^(?:and|on|over|in|with|laid|mounted|two|three|four|five|six) |\d|(?:ed|cut|blown|cast|panels?|boards?|frame|parts)$/;

const isStuff = (words: string): boolean => {
  const all = words.split(/[ -]/);
  return (
    !NO_OTHER.test(words) &&
    (all.some((word) => mediumWordKind(word) === 'material') || /(?:lace|nails|sequins|beads)$/.test(words))
  );
};

/** What lies over another stuff, and the stuffs that are beside both: "over pine" is not said of the lace as well. Null for other lists. */
export function withBehindOver(words: string): { readonly base: string; readonly others: string } | null {
  const [, base, others = ''] = OVER.exec(words) ?? [];
  return base !== undefined && !/[():;]| with | and /.test(words) && others.split(', ').every(isStuff)
    ? { base, others }
    : null;
}
