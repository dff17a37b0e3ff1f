import { fromCapitals } from './capitals.ts';
import { closed, sayText } from './speech-text.ts';

const YEAR_AT_END = /^(.*?),? ((?:1[5-9]|20)\d\d)$/;
const HOLDER =
  /(?:Fund|Funds|Endowment|Foundation|Trust|Purchase)$|^The .*\b(?:Fund|Endowment|Foundation|Trust)\b/;

/** A credit line without its year: as printed, with a small first letter, and the year as " in 1979" or nothing. */
interface Credit {
  readonly words: string;
  readonly small: string;
  readonly year: string;
}

/** The museum's own name before what matters: "Fogg Museum, Gift of N. N." */
const OWNER =
  /^[^,;]*\b(?:Museums?|Gallery|Galleries|Institute|Library)\b[^,;]*[,;] (?=(?:Anonymous |Museum |Promised |Partial )?(?:Gift|gift|Bequest|Purchased?|purchase|On loan|Bought|Presented|Given|Transfer|Acquired|Lent|Donated)\b)/;

/** How credit lines that start or end like this are told about "it"; the first that fits is taken. */
const TELLINGS: readonly [RegExp, (credit: Credit) => string][] = [
  [/^promised gift /i, ({ small, year }) => `It is a ${small}${year && `, promised${year}`}`],
  [/^lent by /i, ({ small, year }) => `It is ${small}${year && `, since${year.slice(3)}`}`],
  [
    /^(?:presented|bequeathed|purchased|given|donated|acquired|accepted|transferred|bought|allocated|commissioned|deposited)(?: (?!and )|$)/i,
    ({ words, small, year }) => `It was ${small}${words.includes(',') && year ? ',' : ''}${year}`,
  ],
  [/^gift of funds/i, ({ small, year }) => `It came to the museum${year} through a ${small}`],
  [/^collection of /i, ({ small }) => `It belongs to the ${small}`],
  [
    /^anonymous gift/i,
    ({ small, year }) => `It came to the museum${year} as an ${small.replace('Gift', 'gift')}`,
  ],
  [
    /^(?:(?:partial and promised|partial|generous) )?(?:gift|bequest|transfer|purchase)(?: (?:of|from|by|in|with|through)\b|$)/i,
    ({ small, year }) => `It came to the museum${year} as a ${small}`,
  ],
  [/^museum purchase$/i, ({ year }) => `It was a museum purchase${year}`],
  [
    /^(?:museum )?purchase, (?:the )?[^,]+$/i,
    ({ words, year }) => `It was purchased${year} through ${withArticle(words.replace(/^[^,]*, /, ''))}`,
  ],
  [
    /^on (?:long-term |extended )?loan /i,
    ({ small, year }) => `It is ${small}${year && `, since${year.slice(3)}`}`,
  ],
  [
    /^(?:long-term |extended )?loan from /i,
    ({ small, year }) => `It is on ${small}${year && `, since${year.slice(3)}`}`,
  ],
  [
    /^courtesy (?:of )?/i,
    ({ words }) => `It is shown by courtesy of ${words.replace(/^courtesy (?:of )?/i, '')}`,
  ],
  [/^private collection/i, ({ words }) => `It belongs to a private collection${words.slice(18)}`],
  [/^[^,]+ Collections?$/, ({ words }) => `It belongs to ${withArticle(words)}`],
  [/^[^,]+ (?:Gift|Bequest)$/, ({ words, year }) => `It came to the museum${year} as ${withArticle(words)}`],
  [HOLDER, ({ words, year }) => `It came to the museum${year} through ${withArticle(words)}`],
];

/** Tells a credit line as a sentence about "it"; an unusual one is read out. */
export function sayCredit(printed: string): string {
  const line = sayText(fromCapitals(printed))
    .replace(/[.,;]+$/, '')
    .replace(OWNER, '');
  const dated = YEAR_AT_END.exec(line);
  const words = dated?.[1] ?? line;
  const year = dated?.[2] ? ` in ${dated[2]}` : '';
  const small = words.charAt(0).toLowerCase() + words.slice(1);
  const telling = TELLINGS.find(([pattern]) => pattern.test(words));
  return closed(telling ? telling[1]({ words, small, year }) : `Its credit line reads: ${line}`);
}

function withArticle(name: string): string {
  return `the ${name.replace(/^the /i, '')}`;
}
