import type { Candidate } from './candidate.ts';
import { startsCredit } from './find-credit.ts';
import { startsOrigin } from './find-origin.ts';
import { isTranslation } from './find-translation.ts';
import {
  type LabelTokens,
  oncePerLabel,
  oncePerWord,
  PARTS_FIELDS,
  plainAt,
  type Token,
} from './label-tokens.ts';

/** Words; what runs on longer is no remark. */
const LONGEST = 30;
const SCORE = 10;
const FIGURE_AT_END = /\d[.)]?$/;

/** How a remark starts that is no field: marks on the work, to whom it was given before, where it hangs. In small letters. */
const LEAD =
  /^(?:(?:blade |hilt |both |each )?signed\b|(?:inscribed|inscription|labell?ed|stamped|marked|monogrammed)(?=[:,]|$| (?:on|in|at|below|lower|upper|verso|recto|with|to|(?:and )?(?:dated|signed))\b)|[a-z' ]{0,12}marks?:|engraved with the|edition(?: of|:)? \d|photo(?:graph)?(?: credit)?s?: |(?:formerly|previously|once|traditionally) attributed|attributed in the past|(?:(?:this|the) [a-z]+ is )?(?:(?:currently|presently|now|not) )*on (?:view|display)\b)/;
/** Where the work hangs, and its number there: "Gallery 630", "Stop 14", "No. 31". In small letters. */
export const WAYFINDING =
  /^(?:(?:(?:gallery|room|case|bay|floor|level|stop|audio ?(?:guide|tour|stop)|number) )?(?:no\. )?\d{1,4}[a-z]?(?:, (?!$)|$))+$/;
/** Who looks after an artist's rights. In small letters. */
const RIGHTS =
  /artists rights society|all rights reserved|\b(?:dacs|adagp|vaga|siae|prolitteris)\b|bild-?kunst|^©? ?\d{4} (?:the )?estate of /;
/** Words; a title like "Room 4" stands among the first. */
const MOST_BEFORE_TITLE = 8;
/** Words of a sentence, which remarks have none of. */
const TELLING = /^(?:is|was|were|are|has|have|had|this|it|he|she|they)$/;

/** By word, where the remarks that start there may end. */
const endsByWord = oncePerWord(endsOf);

/** The remarks that start at word `from`; where there is one, no field does. */
export function remarkCandidates(label: LabelTokens, from: number): Candidate[] {
  return endsByWord(label)(from).map((to) => ({ kind: 'other', to, score: SCORE }));
}

const remarkStarts = oncePerLabel((label) => {
  const endsAt = endsByWord(label);
  return label.tokens.flatMap((_, at) => (endsAt(at).length > 0 ? [at] : []));
});

/** Index of the word behind `from` where the next remark starts, which no field runs across, or the label ends. */
export function nextRemark(label: LabelTokens, from: number): number {
  return remarkStarts(label).find((at) => at > from) ?? label.tokens.length;
}

function endsOf(label: LabelTokens, from: number): number[] {
  const { tokens, hasLines } = label;
  if (tokens[from]?.startsLine && PARTS_FIELDS.test(plainAt(tokens, from))) return [from + 1];
  if (isTranslation(label, from)) return [tokens[from]?.lineEnd ?? from + 1];
  if (!startsRemark(label, from)) return [];
  const ends: number[] = [];
  for (let at = from; at < tokens.length && at < from + LONGEST; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token) break;
    if (TELLING.test(token.lower) && at > from + 2) break;
    // "Inscribed: Presented to the Mayor" is no credit line.
    const last =
      !next ||
      (hasLines
        ? next.startsLine && !/^\p{Ll}/u.test(next.plain)
        : !token.plain.endsWith(':') && startsCredit(label)(at + 1));
    if (last || token.closes || startsRemark(label, at + 1) || (!hasLines && partsFrom(label, token, next)))
      ends.push(at + 1);
    if (last) break;
  }
  return ends;
}

/** Whether a remark in running text may end between two words: behind a figure, before a material, a land or a number. */
function partsFrom({ marked }: LabelTokens, token: Token, next: Token): boolean {
  return (
    FIGURE_AT_END.test(token.plain) ||
    (next.capital && next.material === 'material') ||
    startsOrigin(marked, next.start) ||
    (!token.plain.endsWith(':') && /\d[.:/-][\p{L}\d]/u.test(next.plain))
  );
}

function startsRemark(label: LabelTokens, at: number): boolean {
  const { plain, tokens, hasLines } = label;
  const [before, token] = [tokens[at - 1], tokens[at]];
  const last = plainAt(tokens, at - 1).at(-1) ?? '';
  // "Sword, Signed" is a title.
  if (!token || !(hasLines ? token.startsLine || /[.;]/.test(last) : token.capital && last !== ','))
    return false;
  const end = hasLines ? tokens[token.lineEnd - 1]?.end : token.start + 80;
  const words = plain.slice(token.start, end).toLowerCase();
  if (hasLines && token.startsLine && RIGHTS.test(words) && !startsCredit(label)(at)) return true;
  // "Tate Gallery 1965"
  const hangs = at > MOST_BEFORE_TITLE && (token.startsLine || !before?.capital || !words.startsWith('ga'));
  return LEAD.test(words) || (hangs && /^(?!no)[a-z]/.test(words) && WAYFINDING.test(words));
}
