const METAL = '(?:(?:[Gg]old|[Ss]ilver|[Bb]ronze|[Cc]opper|[Bb]rass|[Bb]illon|[Ee]lectrum) )';
/** Denominations of coins, with which the name of one begins. */
const STRUCK =
  'aureus|denarius|sestertius|antoninianus|solidus|tremissis|stater|hemistater|hemidrachm|hemiobol|quinarius|dupondius|drachm|didrachm|tetradrachm|de[ck]adrachm|hyperpyron|dinar|dirham|sultani|mohur|ducat|florin|guldiner|thaler|taler';
/** The same, and those whose names say other things too: a penny is what somebody is paid. */
const DENOMINATION = `(?:${STRUCK}|follis|rupee|groat|penny|shilling|guinea)`;
/** Those whose names are told for a coin's by their metal or their ruler alone: "Silver crown". */
const NAMED_BY_METAL =
  '(?:triple |double |half-?|quarter-? ?){0,2}(?:ryal|rial|noble|unite|sovereign|crown|farthing|dollar|real|scudo|zecchino|obol|nomisma|gulden|guilder|testoon|tanka|pagoda|ashrafi|pound)';
/** "Penny of Offa" */
const COIN_OF = new RegExp(`^${METAL}?${DENOMINATION} of \\p{Lu}[^\\d:;()]{2,40}$`, 'iu');

/** "Gold aureus", "Denarius, silver": a coin alone on its line. */
const COIN_ALONE = new RegExp(
  `^(${METAL}(?:${DENOMINATION}|${NAMED_BY_METAL})|(?:${STRUCK}|follis))(?:, ((?:gold|silver|bronze|copper|brass|billon|electrum)))?$`,
  'iu',
);

/** "Tetradrachm signed by Lowe", "Denarius with the head of a queen" */
const COIN_WITH = new RegExp(
  `^${METAL}?(?:${STRUCK}) (?:signed by|struck|minted|with|showing|depicting) .{3,60}$`,
  'iu',
);
/** "Charles I triple unite" */
const COIN_BEHIND_RULER = new RegExp(
  `^\\p{Lu}\\p{Ll}+ (?:I{1,3}|I?V|VI{0,3}) ${METAL}?(?:${DENOMINATION}|${NAMED_BY_METAL})$`,
  'u',
);

/** Whether a title says which coin a thing is: "Gold aureus", "Penny of Lowe". */
export const isCoin = (title: string): boolean =>
  [COIN_ALONE, COIN_OF, COIN_WITH, COIN_BEHIND_RULER].some((form) => form.test(title));

/** "Noble, Second coinage", "Groat, Cross issue": a coin, and when its kind was struck. */
const COIN_OF_ISSUE = new RegExp(
  `^(${METAL}?(?:${DENOMINATION}|${NAMED_BY_METAL})), ((?:\\p{Lu}[\\p{L}'\u2019-]* ){1,3}(?:coinage|issue|series))$`,
  'iu',
);
/** The coin and the coinage of a title that names both; null for any other. */
export function coinOfIssue(title: string): { readonly coin: string; readonly issue: string } | null {
  const [, coin, issue] = COIN_OF_ISSUE.exec(title) ?? [];
  return coin === undefined || issue === undefined ? null : { coin, issue };
}

/** "Crown of Charles I (\u2018Oxford Crown\u2019)": what is a coin where the label names its mint or dies. */
const COIN_OF_RULER = new RegExp(
  `^${METAL}?(?:${DENOMINATION}|${NAMED_BY_METAL}) of \\p{Lu}[^\\d:;()]{2,40}(?: \\([^()]{3,40}\\))?$`,
  'iu',
);
const STRUCK_THERE = /\b[Mm]int\b|\bMINT\b|\b[Dd]ies (?:by|cut|engraved)\b|\b[Oo]bverse\b|\b[Mm]oneyer\b/;

/** "Gold crown", "Bronze pagoda": coins by whose names other things of metal are called too. */
const OTHER_THING_TOO = new RegExp(`^${METAL}(?:crown|pagoda|noble|sovereign|pound|real)$`, 'iu');
/** What the label of a coin has, and that of a crown to wear has not. */
const OF_COINS =
  /\b[Cc]oin(?:s|age|ed)?\b|\b[Mm]inted\b|\b[Nn]umismatic|\b[Dd]iam(?:eter|\.)? ?:? ?\d\d(?:\.\d{1,2})? ?mm\b|\b\d{1,2}\.\d{1,3} ?g\b|\bHead of \p{Lu}/u;

/**
 * Whether a title says which coin a thing is, by itself or beside the mint, the dies or the sides that the label names. What may be
 * another thing of that name is a coin only where the label says so.
 */
export const isCoinThere = (title: string, given: string): boolean =>
  OTHER_THING_TOO.test(title)
    ? STRUCK_THERE.test(given) || OF_COINS.test(given)
    : isCoin(title) || (COIN_OF_RULER.test(title) && STRUCK_THERE.test(given));
