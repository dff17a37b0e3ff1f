import { type Candidate } from './candidate.ts';
import type { LabelTokens } from './label-tokens.ts';

const LONGEST = 60;
const STARTERS =
  /^(?:(?:(?:Partial|Promised|Anonymous|Generous|Fractional|Restricted|Museum|Anniversary) )*(?:[Gg]ift|[Pp]urchase|[Bb]equest)|Gifts|Presented|Purchased|Bequeathed|Given|Lent|Loan|On (?:long-term |extended )?loan|Long-term loan|Transfer(?:red)?|Acquired|Accepted|Donated|Donation|Bought|Deposited|Allocated|Courtesy|Collection|Private [Cc]ollection|Founders Society|Commissioned|Museum [Pp]urchase|By exchange|Exchange|Funded|Supported|From the collection)(?![\p{L}'])/iu;
const HOLDERS =
  /^(?:Fund|Funds|Collection|Endowment|Foundation|Trust|Bequest|Gift|Purchase|Memorial|Society|Association|Acquisitions?|Museum|Institute|Library|Gallery|Galleries)$/i;
const SMALL = new Set(
  'of by the through and in memory from to with for a an his her their on at as part under funds fund gift gifts exchange donor donors anonymous anonymously artist artists husband wife father mother parents children son daughter family estate help assistance support generosity additional partial purchased purchase lieu tax subscribers friends members patrons widow honor honour bequest made possible acquired collection supplemented two three van von de der la le du donated given presented bequeathed accepted allocated contribution contributions public subscription loan lent executors sister brother sisters brothers nephew niece who whom accordance wishes exchange late'.split(
    ' ',
  ),
);
const NEW_SENTENCE =
  /^(?:The|A|An|In|This|These|It|She|He|They|As|At|On|When|While|Here|Although|Like|For|By|To|During|After|His|Her|With|One|Made|Painted)$/;

/** Stretches from word `from` that tell how the work came to the museum. */
export function creditCandidates(label: LabelTokens, from: number): Candidate[] {
  const first = label.tokens[from];
  if (!first) return [];
  const named = STARTERS.test(label.plain.slice(first.start, first.start + 60));
  if (!named && !/^[\p{Lu}\p{N}("]/u.test(first.plain)) return [];
  const found: Candidate[] = [];
  let score = named ? 4.5 : 0;
  let holders = 0;
  for (let index = from; index < label.tokens.length && index < from + LONGEST; index += 1) {
    const word = label.tokens[index]?.plain ?? '';
    const core = label.tokens[index]?.core ?? '';
    const holder = HOLDERS.test(core) && /^\p{Lu}/u.test(core);
    if (holder) holders += 1;
    score += wordScore(core, index === from);
    if (score < -6) break;
    const bonus = named ? (holder ? 0.5 : 0) : holders > 0 ? 3.5 : 0;
    if (named || holders > 0)
      found.push({ kind: 'credit', to: index + 1, score: score + bonus + endScore(label, index, holder) });
    if (endsSentence(word) && index > from + 1) break;
  }
  return found;
}

function endsSentence(word: string): boolean {
  return /\p{Ll}{4}\.$/u.test(word);
}

function wordScore(core: string, first: boolean): number {
  if (SMALL.has(core.toLowerCase()) && /^\p{Ll}/u.test(core)) return 0;
  if (/^(?:1[5-9]|20)\d\d$/.test(core)) return 0.2;
  if (/\d/.test(core)) return -4;
  if (/^\p{Lu}/u.test(core)) return !first && NEW_SENTENCE.test(core) && core !== 'The' ? -0.8 : 0;
  return core === '' ? 0 : -1.6;
}

function endScore(label: LabelTokens, last: number, holder: boolean): number {
  const word = label.tokens[last]?.plain ?? '';
  const core = label.tokens[last]?.core ?? '';
  const next = label.tokens[last + 1];
  if (/^(?:of|by|the|through|and|in|from|to|with|for|mr|mrs|ms|dr|st|sir|lady)$/i.test(core)) return -4;
  if (!next) return 1;
  if (next.startsLine) return 0.6;
  if (word.endsWith(',') && /^(?:1[5-9]|20)\d\d/.test(next.plain)) return -2;
  if (/^\d/.test(next.plain)) return /^(?:1[5-9]|20)\d\d[,.;]?$/.test(next.plain) ? -1.5 : 0.6;
  if (/^\p{Ll}/u.test(next.plain)) return -3;
  return holder || /^\d{4}[,.;]?$/.test(word) ? 0.6 : 0;
}
