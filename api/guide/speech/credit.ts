import { fromCapitals } from '../capitals.ts';
import { articleFor, closed, lowered, sayText } from './text.ts';
import { pick } from '../variation.ts';

const YEAR_AT_END = /^(.*?)(?<!Class of|before|after|\d to),? ((?:1[5-9]|20)\d\d)$/;
const HOLDER =
  /(?:[Ff]unds?|[Ee]ndowment|Foundation|Grant|Trust|Purchase|Bequest)$|^(?:The .{0,80}\b)?(?:\p{Lu}[\p{L}.]* ){0,9}(?:Fund|Endowment|Foundation|Trust) (?:for|of|in) |^The .*\b(?:Fund|Endowment|Foundation|Trust)\b/u;

/** A credit line without its year: as printed, with a small first letter, and the year as " in 1979" or nothing. */
interface Credit {
  readonly words: string;
  readonly small: string;
  readonly year: string;
}

/** The museum's own name before what matters: "Fogg Museum, Gift of N. N." */
const OWNER =
  /^(?!Museum [Pp]|[^,;]*\b(?:Fund|Collection|Endowment)\b)[^,;]{0,80}\b(?:Museums?|Gallery|Galleries|Institute|Library)\b[^,;]{0,80}(?:, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?[,;] (?=(?:Anonymous |Museum |Promised |Partial )?(?:Gift|gift|Bequest|Purchased?|purchase|On loan|Bought|Presented|Given|Transfer|Acquired|Lent|Donated)\b|.{0,200} (?:Fund|Endowment|Collection)$)/u;

/** How credit lines that start or end like this are told about "it"; the first that fits is taken. */
const TELLINGS: readonly [RegExp, (credit: Credit) => string][] = [
  // Two deeds are not one.
  [
    / and (?:purchased|presented|given) by |^collection (?!of )/i,
    ({ words, year }) => `Its credit line reads: ${words}${year}`,
  ],
  [
    /^(?:museum )?(?:purchase|acquisition),? made possible /i,
    ({ words, year }) =>
      `Its ${/acquisition/i.test(words) ? 'acquisition' : 'purchase'}${year} was ${words.replace(/^.*?(?=made possible)/i, '')}`,
  ],
  [
    /^museum purchase, (?=\p{Ll}+ed by )/iu,
    ({ words, year }) => `It was purchased${year},${words.slice(16)}`,
  ],
  [
    /^(?:museum )?purchase, (?!with |by |from |through )(?:[^,]+(?:, by exchange)?|.{0,200}\b(?:Fund|Endowment|Trust|Bequest|Gift))$/i,
    ({ words, year }) => `It was purchased${year} through ${withArticle(words.replace(/^[^,]*, /, ''))}`,
  ],
  [
    /^.* (?:Fund|Endowment|Trust) purchase$/,
    ({ words, year }) => `It was purchased${year} through ${withArticle(words.slice(0, -9))}`,
  ],
  [
    /^(?:fractional and )?promised gift /i,
    ({ small, year }) => `It is a ${small}${year && `, promised${year}`}`,
  ],
  [
    /^(?:lent by|on (?:long-term |extended |permanent )?(?:loan|deposit)) /i,
    ({ small, year }) => `It is ${small}${year && `, since${year.slice(3)}`}`,
  ],
  [
    /^(?:jointly )?(?:presented|bequeathed|purchased|given|donated|acquired|accepted|transferred|bought|allocated|commissioned|deposited)(?: (?!and )|$)/i,
    ({ words, small, year }) => `It was ${small}${words.includes(',') && year ? ',' : ''}${year}`,
  ],
  [/^entered /i, ({ small, year }) => `It ${small}${year}`],
  [/^gift of funds/i, ({ small, year }) => `It came to the museum${year} through a ${small}`],
  [/^collection of /i, ({ small }) => `It belongs to the ${small}`],
  [
    /^anonymous gift/i,
    ({ small, year }) => `It came to the museum${year} as an ${small.replace('Gift', 'gift')}`,
  ],
  [
    /^(?:(?:\p{L}+ anniversary|partial and promised|partial|generous|restricted|fractional) )?(?:gift|bequest|transfer)(?: (?:of|from|by|in|with|through)\b|$)/iu,
    ({ words, small, year }) =>
      pick(words, 'gift', [
        `It came to the museum${year} as ${articleFor(small)} ${small}`,
        `It is ${articleFor(small)} ${small}${year && `, received${year}`}`,
        `The museum received it${year} as ${articleFor(small)} ${small}`,
      ]),
  ],
  [/^purchase$/i, ({ year }) => `It was purchased${year}`],
  [
    /^museum purchase(?: (?:made|with|from|through|by|in)\b|$)/i,
    ({ small, year }) => `It was a ${small.replace(/purchase/i, 'purchase')}${year}`,
  ],
  [
    /^(?:museum )?purchase,? (?:with|by|from|through) /i,
    ({ words, year }) => `It was purchased${year} ${words.replace(/^(?:museum )?purchase,? /i, '')}`,
  ],
  [
    /^(?:long-term |extended )?loan from /i,
    ({ small, year }) => `It is on ${small}${year && `, since${year.slice(3)}`}`,
  ],
  [
    /^courtesy (?:of )?/i,
    ({ words }) =>
      `It is shown by courtesy of ${words
        .replace(/^courtesy (?:of )?/i, '')
        .replace(/^The Artist\b/i, 'the artist')
        .replace(/^([^;]+); ([^;]+)$/, '$1 and $2')}`,
  ],
  [
    /^purchase(?: (?:of|from|by|in|with|through)\b|$)/i,
    ({ small, year }) => `It came to the museum${year} as a ${small}`,
  ],
  [
    /^[^,]+ Collections?, (?:gift|bequest) (?:of|from) /i,
    ({ words, year }) =>
      `It belongs to ${withArticle(words).replace(/, (\w)/, (_, letter: string) => `, a ${letter.toLowerCase()}`)}${year}`,
  ],
  [/^private collection/i, ({ words }) => `It belongs to a private collection${words.slice(18)}`],
  [
    /^[^,]{1,120} (?:Collections?(?: of [^,]{1,80})?|Museum|Gallery)$/,
    ({ words }) => `It belongs to ${withArticle(words)}`,
  ],
  [/^[^,]+ Gift$/, ({ words, year }) => `It came to the museum${year} as ${withArticle(words)}`],
  [
    HOLDER,
    ({ words, year }) =>
      `It came to the museum${year} through ${withArticle(words)
        .replace(/; (?:The )?(?=[^;]{0,120} Fund$)/, ' and the ')
        .replace(/; (gift|bequest)(?= of)/i, (_, deed: string) => ` and as a ${deed.toLowerCase()}`)}`,
  ],
];

/** Tells a credit line as a sentence about "it"; an unusual one is read out. */
export function sayCredit(printed: string): string {
  const line = sayText(fromCapitals(printed))
    .replace(/(?<![.,;])[.,;]+$/, '')
    .replace(OWNER, '')
    .replace(/; purchase(?=$|,)/i, '')
    .replace(/^(Purchase):/i, '$1,')
    .replace(/^(Gift|Bequest), (?=\p{Lu})(?:The )?/u, (deed) =>
      deed.replace(',', ' of').replace('The', 'the'),
    )
    .replace(/^(Presented|Bequeathed|Donated|Given), (?=\p{Lu})/u, '$1 by ')
    .replace(/^(\p{L}+(?:ed|bought)) (?=\d{4}\b(?!$))/iu, '$1 in ')
    .replace(/(?<=\d)\. (?=\p{Lu})/u, ', ')
    .replace(/,? (\d{4}), accessioned (?=\d{4}$)/, ' in $1 and accessioned ');
  const dated = YEAR_AT_END.exec(line);
  const words = (dated?.[1] ?? line).replace(/ in$/, '');
  const year = dated?.[2] ? ` in ${dated[2]}` : '';
  const small = lowered(words);
  const telling = TELLINGS.find(([pattern]) => pattern.test(words));
  return closed(telling ? telling[1]({ words, small, year }) : `Its credit line reads: ${line}`);
}

function withArticle(name: string): string {
  return `the ${name.replace(/^the /i, '')}`;
}
