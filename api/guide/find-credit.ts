import { type Candidate } from './candidate.ts';
import { type LabelTokens, oncePerWord, type Token } from './label-tokens.ts';

const LONGEST = 90;
const STARTERS =
  /^(?:(?:(?:\p{Lu}\p{Ll}+th )?(?:Partial|Promised|Anonymous|Generous|Fractional|Restricted|Museum|Anniversary)(?: and)? )*(?:[Gg]ift|[Pp]urchase|[Bb]equest|loan|dedication)|Gifts|Presented|Purchased|Bequeathed|Given|Lent|Loan|On (?:long-term |extended )?(?:loan|deposit)|Long-term loan|Transfer(?:red)?(?! to canvas|,)|Acquired|Accepted|Donated|Donation|Bought|Collected by|Deposited|Allocated|Courtesy|Source:|Entered the|Collection|Private [Cc]ollection|Founders Society|Commissioned|Museum [Pp]urchase|By exchange|In (?:memory|honou?r) of|Exchange|Funded|Supported|From the (?:collection|treasury|estate)|Ex coll|Property (?:of|from))(?![\p{L}'])/iu;
const HOLDERS =
  /^(?:Fund|Funds|Collections?|Authority|Endowment|Foundation|Fondation|Fundación|Stiftung|Grant|Estate|Trust|Bequest|Gift|Purchase|Memorial|Society|Association|Acquisitions?|Museum|Institute|Library|Cent(?:er|re)|Gallery|Galleries|Archives?|Chapter|Diocese|Parish|University|Ministry|Council)$/i;
const SMALL = new Set(
  'acquisition endowment memorial of by the through and in memory from to with for a an his her their on at as part under funds fund gift gifts exchange donor donors anonymous anonymously artist artists husband wife father mother parents children son daughter family estate help assistance support generosity additional partial purchased purchase lieu tax subscribers friends members patrons widow honor honour bequest made possible acquired collection two three van von de der la le du donated given presented bequeathed accepted allocated public subscription loan lent executors sister brother sisters brothers nephew who whom late'.split(
    ' ',
  ),
);
/** Stretches from word `from` that tell how the work came to the museum. */
export function creditCandidates(label: LabelTokens, from: number): Candidate[] {
  const first = label.tokens[from];
  if (!first) return [];
  const named = startsCredit(label)(from);
  if (!named && !/^[\p{Lu}("]/u.test(first.plain)) return [];
  const found: Candidate[] = [];
  let score = named ? 4.5 : 0;
  let held = named;
  for (let index = from; index < label.tokens.length && index < from + LONGEST; index += 1) {
    const token = label.tokens[index];
    if (!token) break;
    const above = label.tokens[index - 1]?.plain ?? '';
    if (
      !named &&
      index > from &&
      token.startsLine &&
      !/,$|^(?:and|of|the|by)$/.test(above) &&
      startsCredit(label)(index)
    )
      break;
    // A sentence in small letters, 'in 1950 he moved to Paris', is no part of it.
    if (/^(?:©|(?:Copyright|he|she|they|it)$)/u.test(token.plain)) break;
    held ||= HOLDERS.test(token.core) && (token.capital || endsHere(label, index));
    score += wordScore(token);
    if (score < -6) break;
    if (held)
      found.push({
        kind: 'credit',
        to: index + 1,
        score: score + (named ? 0 : 3.5) + endScore(label, index),
      });
    // Names alone are no credit line: a fund or a museum comes soon.
    if (!held && index > from + 14) break;
  }
  return found;
}

/** Whether a line or the label ends behind a word, or a number follows. */
function endsHere({ tokens }: LabelTokens, index: number): boolean {
  const next = tokens[index + 1];
  return !next || next.startsLine || /^(?:\d|inv|acc)/i.test(next.plain);
}

/** Whether a usual beginning of a credit line stands at a word. */
export const startsCredit = oncePerWord(({ plain, tokens }, index) => {
  const start = tokens[index]?.start;
  return (
    start !== undefined && STARTERS.test(plain.slice(start, start + 60).replace(/^\d{4} (?=\p{Ll})/u, ''))
  );
});

function wordScore({ core, lower, capital }: Token): number {
  if (/\d/.test(core)) return /^(?:1[5-9]|20)\d\d$/.test(core) ? 0.2 : -4;
  if (capital) return 0;
  if (SMALL.has(lower)) return 0;
  return core === '' ? 0 : -1.6;
}

function endScore(label: LabelTokens, last: number): number {
  const core = label.tokens[last]?.core ?? '';
  const next = label.tokens[last + 1];
  if (/^(?:of|by|the|through|and|in|from|to|with|for|mr|mrs|ms|dr|st|sir|lady)$/i.test(core)) return -4;
  if (!next) return 1;
  return /^\p{Ll}/u.test(next.plain) ? -3 : 0;
}
