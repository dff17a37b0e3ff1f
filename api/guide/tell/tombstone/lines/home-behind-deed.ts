import { isDateLine } from '../../../dates/date-line.ts';
import { isLand } from '../../../speech/lands-of-peoples.ts';
import { DEEDS_EITHER_CASE, FIRM_WORDS } from '../../../maker-words.ts';
import { sayDate } from '../../../speech/date.ts';
import { articleFor } from '../../../speech/text.ts';
import { withArticle } from '../../../speech/with-article.ts';
import { isGivenName } from '../../../vocabulary/given-names.ts';
import { isTownName } from '../../../vocabulary/town-names.ts';

/** "Built by George Lowe & Sons, Leeds", "Made by Ada Birch, sailmaker, Whitby, Yorkshire, 1871-1873" */
const DEED = new RegExp(
  `^((?:[^,\\d]{3,30} and )?(?:${DEEDS_EITHER_CASE}|[Ww]orked) by )(\\p{Lu}[^,;:()\\d]{3,50}), ([^;:()]{3,80})$`,
  'u',
);
/** "ship's carpenter", "master of the Lowe Pottery": what somebody was, in small letters. */
const TRADE =
  /^(?!the |his |her |their |with |for |from |in |at |after |who |and |probably |possibly |perhaps )\p{Ll}[\p{Ll}\u2019' -]{3,30}$/u;
const PLACE =
  /^(?!The |Esq|Jr|Sr|Inc|Ltd|Co\b|LLC|RA\b|Duke|Earl|Lord|Sir|King|Queen)\p{Lu}[\p{L}.\u2019' -]{1,30}$/u;
const FIRM_END = new RegExp(`\\b(?:${FIRM_WORDS})\\.?$|&| and `);
/** Parts of such a line behind the name: a trade, a town, what it lies in, a land. */
const MOST_PARTS = 4;

/** Whether parts of a line are a town and what it lies in: not one of them begins as the name of somebody else does. */
const isHome = (places: readonly string[]): boolean =>
  places.length > 0 &&
  places.length < MOST_PARTS &&
  places.every((part) => PLACE.test(part)) &&
  places.every(
    (part) => isTownName(part) || isLand(part) || !isGivenName(part.split(' ', 1)[0]?.toLowerCase() ?? ''),
  );

/**
 * "Built by Ada Birch, sailmaker, Whitby, 1871" as "Built by Ada Birch, a sailmaker of Whitby, in 1871": where a maker was at
 * home is none of the name. Any other line as it is.
 */
export function withHome(words: string): string {
  const [, deed = '', name = '', rest = ''] = DEED.exec(words) ?? [];
  if (deed === '') return words;
  const parts = rest.split(', ');
  const last = parts.at(-1) ?? '';
  const when = parts.length > 1 && /\d/.test(last) && isDateLine(last) ? sayDate(last) : null;
  if (when !== null) parts.pop();
  const trade = TRADE.test(parts[0] ?? '') && !FIRM_END.test(name) ? parts.shift() : undefined;
  if (!isHome(parts)) return words;
  const who = trade === undefined ? name : `${name}, ${articleFor(trade)} ${trade}`;
  const made = when === null ? '' : `${trade === undefined && parts.length < 2 ? '' : ','} ${when.when}`;
  return `${deed}${who} of ${withArticle(parts.join(', '))}${made}`;
}
