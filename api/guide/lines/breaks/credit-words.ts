import { JOINING } from '../../balanced.ts';
import type { Token } from '../../label-tokens.ts';

/** Words as they are printed, in one line. */
export const printedWords = (words: readonly Token[]): string => words.map(({ plain }) => plain).join(' ');

/** "He lent them money.", "Nobody paid.": words that begin with whom a sentence is about. */
export const startsSaying = (words: readonly Token[]): boolean =>
  words.length > 1 &&
  words.at(-1)?.closes === true &&
  /^["'\u201C\u2018]?(?:He|She|They|It|We|I|You|Nobody|Everybody|Somebody|This|That|These|Those|There|Here|Both|Many|Few)$/.test(
    words[0]?.plain ?? '',
  );

/** "The Lowe Museum, acquired with the assistance of a grant": a credit line is long, and has no verb that says something of it. */
const CREDIT_BEGINS =
  /^(?:Reproduced|Image|Photo\w*|Courtesy|Collection|Gift|Bequest|Bequeathed|Purchased?|Donated|Acquired|Lent|On (?:long-term |indefinite )?loan|Commissioned|Presented|Restored)\b/;
const CREDIT_WITHIN =
  /\b(?:acquired|purchased|bought|donated|presented|given|bequeathed|commissioned) (?:with|by|through|from|in|as|under)\b|\b(?:Gift|Bequest|Donation|Grant) of\b/;
/** What no sentence on a work begins with. */
const CREDIT_SURELY =
  /^(?:Purchased? (?:enabled|with|through|by|from)|Collection of|Courtesy of|Reproduced courtesy|Image courtesy|Photo(?:graph)?:)/;
/** "The Lowe Collection was made possible by the generous donation of", "d.d. Miss Ada Birch": thanks, with a verb or without one. */
const MADE_POSSIBLE =
  /\b(?:made possible|supported|funded) (?:in part )?(?:by|through|with) (?:an? |the )?(?:generous|gifts?|support|donations?|grants?|funding)\b|^d\. ?d\. /i;
const SAYS =
  /\b(?:be|was|were|is|are|has|had|have|can|could|may|might|would|made|shows?|became|came|took|gave)\b/;

/** Small words that credit lines have beside names: "Museum purchase, funds donated by". */
const OF_CREDIT =
  /^(?:museum|purchased?|gifts?|bequests?|estate|funds?|funding|money|works?|partial|promised|exchange|collections?|memory|hono(?:u)?r|generosity|support|assistance|contributions?|monies|proceeds|additional|through|with|from|and|the|various|friends?|members|family|artist|donated|given|acquired)$/;
/** So many other small words before "bought by" tell who did what with it. */
const WORDS_THAT_SAY = 2;
/** Words within which a verb stands behind whom a sentence is about. */
const TO_THE_VERB = 3;

/** "She used paint bought by her husband.", "The plaster, purchased by the State, stands in Lyon.": words that tell more than how a work came. */
function saysBeforeDeed(words: readonly Token[]): boolean {
  if (words.at(-1)?.closes !== true) return false;
  const deed = CREDIT_WITHIN.exec(printedWords(words))?.index ?? 0;
  const small =
    printedWords(words)
      .slice(0, deed)
      .match(/(?<![\p{L}-])\p{Ll}{3,}(?![\p{L}-])/gu) ?? [];
  return (
    startsSaying(words) ||
    /^(?:The|This|Her|His|Its|Their) (?!artist|family|estate|museum)\p{Ll}/u.test(printedWords(words)) ||
    small.filter((word) => !OF_CREDIT.test(word)).length >= WORDS_THAT_SAY
  );
}

/** "Commissioned by the Medici, the tapestry never hung there.": whom a sentence is about, and its verb, behind a comma. */
const saysBehindDeed = (words: readonly Token[]): boolean =>
  words.some(({ plain }, at) => {
    if (!/^(?:the|it|this|these|he|she|they)$/.test(plain) || !words[at - 1]?.plain.endsWith(','))
      return false;
    const behind = words.slice(at + 1, at + 1 + TO_THE_VERB);
    const next = behind[0]?.plain ?? '';
    // Behind "it" stands a verb, be it known as one or not: "it ran again".
    if (/^(?:it|he|she|they)$/.test(plain) && /^\p{Ll}{2,}$/u.test(next) && !JOINING.test(next)) return true;
    const verb = behind.findIndex(({ speech }) => speech === 'verb');
    return (
      verb >= 0 &&
      behind.slice(0, verb).every((word) => /^\p{Ll}+$/u.test(word.plain) && !JOINING.test(word.plain))
    );
  });

/** Whether words are a credit line, or a part of one. */
export function isCreditLine(words: readonly Token[]): boolean {
  const text = printedWords(words);
  if (MADE_POSSIBLE.test(text)) return true;
  if (saysBehindDeed(words)) return false;
  if (CREDIT_SURELY.test(text)) return true;
  if (SAYS.test(text)) return false;
  return CREDIT_BEGINS.test(text) || (CREDIT_WITHIN.test(text) && !saysBeforeDeed(words));
}
