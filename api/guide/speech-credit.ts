import { closed, sayText } from './speech-text.ts';

const YEAR_AT_END = /^(.*?),? ((?:1[5-9]|20)\d\d)$/;

/** Tells a credit line as a sentence about "it". */
export function sayCredit(printed: string): string {
  const line = sayText(printed).replace(/[.,;]+$/, '');
  const dated = YEAR_AT_END.exec(line);
  const words = dated?.[1] ?? line;
  const year = dated?.[2] ? `${words.includes(',') ? ',' : ''} in ${dated[2]}` : '';
  return closed(sentenceFor(words, year, line));
}

function sentenceFor(words: string, year: string, line: string): string {
  const start = words.charAt(0).toLowerCase() + words.slice(1);
  if (
    /^(?:Presented|Bequeathed|Purchased|Given|Donated|Acquired|Accepted|Transferred|Bought|Allocated|Commissioned|Deposited|Lent)(?: (?!and )|$)/i.test(
      words,
    )
  ) {
    return `It was ${start}${year}`;
  }
  if (
    /^(?:partial and promised |promised |partial |anonymous |generous )?(?:gift|bequest|transfer|purchase)(?: (?:of|from|by|in|with|through)\b|$)/i.test(
      words,
    ) &&
    !/^gift of funds/i.test(words)
  ) {
    const article = /^anonymous/i.test(words) ? 'an' : 'a';
    return `It came to the museum${year.replace(',', '')} as ${article} ${start}`;
  }
  if (/^gift of funds/i.test(words))
    return `It came to the museum${year.replace(',', '')} through a ${start}`;
  if (/^museum purchase$/i.test(words)) return `It was a museum purchase${year}`;
  if (/^(?:on )?(?:long-term |extended )?loan from /i.test(words))
    return `It is ${/^on/i.test(words) ? start : `on ${start}`}${year ? `, since ${year.slice(-4)}` : ''}`;
  if (/^private collection/i.test(words)) return `It belongs to a ${start}${year}`;
  if (/ (?:Collection|Collections)$/.test(words) && !/,/.test(words))
    return `It belongs to ${withArticle(words)}${year ? `, with the date ${year.slice(-4)}` : ''}`;
  const holder =
    /(?:Fund|Funds|Endowment|Foundation|Trust|Purchase)$/.test(words) ||
    /^The .*\b(?:Fund|Endowment|Foundation|Trust)\b/.test(words);
  if (holder && !/^(?:purchase|gift|bequest|museum),?/i.test(words)) {
    return `It came to the museum${year.replace(',', '')} through ${withArticle(words)}`;
  }
  return `Its credit line reads: ${line}`;
}

function withArticle(name: string): string {
  if (/^the /i.test(name)) return `the ${name.slice(4)}`;
  return /,| and /.test(name) && !/^\p{Lu}[^,]*Fund/u.test(name) ? name : `the ${name}`;
}
