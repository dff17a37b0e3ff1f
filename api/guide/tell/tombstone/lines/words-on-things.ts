import { isBalanced, JOINING } from '../../../balanced.ts';

/** What a line begins with that gives words on the thing: "Marked", "Inscription", "Bearing the label". */
const LEAD =
  '(?:Bearing (?:the|a) )?(?:[Ll]abel(?:led|ed)?|[Mm]ark(?:s|ed)?|[Ss]tamp(?:s|ed)?|[Ss]igned|[Ss]ignature|[Ii]nscri(?:bed|ption)|[Ee]ngraved)';
/** Words in quotation marks, and where or how they are on the thing. */
const QUOTED =
  '(?:"[^"]{1,80}"|\\u201C[^\\u201C\\u201D]{1,80}\\u201D|\\u2018[^\\u2018]{1,80}\\u2019|\'[^"]{1,80}\')(?: (?:in|on|under|to|at|with) [^"\\d]{2,40})?';
const WITH_QUOTED = new RegExp(`^(${LEAD}):? (${QUOTED})\\.?$`, 'u');
/** "Mark: crowned L", "Label: Maison Birch, Paris" */
const WITH_COLON = new RegExp(
  `^(${LEAD}): ((?!(?:[Ll]ower|[Uu]pper|[Oo]n|[Ii]n|[Aa]t|[Bb]y|[Uu]n) )[\\p{L}\\d][^:;|"\\u201C\\u00B7]{1,70})$`,
  'u',
);
/** A word in small letters with a capital somewhere behind it: what a mark shows. */
const SHOWN = /^\p{Ll}.*\p{Lu}/u;

/** "Maison Birch, Paris", as a maker's label has it; others are the museum's own words. */
const OF_A_FIRM = /^(?:(?:\p{Lu}\S{0,20}|&|of|and|de|du|la|et|by|for|the|at)(?: |$)){1,8}$/u;

/** Words on a thing and by what they are there, as a line gives them by itself; null for any other line. */
export function readWordsOn(text: string): { readonly lead: string; readonly words: string } | null {
  const [, lead = '', words = ''] = WITH_QUOTED.exec(text) ?? WITH_COLON.exec(text) ?? [];
  if (words === '' || !isBalanced(words.replaceAll(/['\u2018\u2019]/g, ''))) return null;
  const isCut = /[,-]$/.test(words) || JOINING.test(words.split(' ').at(-1) ?? '');
  const isText = /^[\p{Lu}\d"'\u2018\u201C]/u.test(words) || (/^[Mm]ark/.test(lead) && SHOWN.test(words));
  const isMuseums = /label/i.test(lead) && /^\p{Lu}/u.test(words) && !OF_A_FIRM.test(words);
  return isText && !isCut && !isMuseums ? { lead, words } : null;
}
