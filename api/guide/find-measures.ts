import { type Candidate, matchAt, wordAfter } from './candidate.ts';
import { type LabelTokens, type Token, plainAt } from './label-tokens.ts';

const LONGEST = 40;
/** "12", "59 5/8", "12x14" */
const FIGURE = '[([]?[øØ]?\\d+(?:[.,]\\d+)?(?:-\\d+)?(?:/\\d+)?[½¼¾⅛⅜⅝⅞]?(?:x\\d+(?:[.,]\\d+)?)*';
const NUMBER = new RegExp(`^${FIGURE}[,;)]?$`, 'iu');
const NUMBER_WITH_UNIT = new RegExp(`^${FIGURE}(?:mm|cm|m|in\\.?|ft\\.?|"|')[,;.)\\]]*$`, 'iu');
const UNIT = /^(?:mm|cm|m|in|inch|inches|ft|feet|(?:centi|milli)?met(?:re|er)s|g|kg|oz|dwt|lb)\.?[,;.)\]]*$/i;
const LINK = /^(?:x|by|and|or)$/i;
const NAME =
  /^[([]?(?:h|w|d|l|ht|dia|diam|ø|overall|sheet|image|plate|(?:un)?framed?|height|width|depth|length|diameter|dimensions|support|object|each|max|approx|approximately|wt|weight|with|without|base|mount|panel|size|installed|variable|thickness|circumference|high|wide|deep|pieces|parts|elements)[.:,]*[)\]]*$/i;

/** What is said of the size of an installation. */
const VARIABLE = /(?:overall )?(?:display )?dimensions variable/iy;
/** How long a film or a sound work lasts, on a line of its own or behind its name. */
const DURATION =
  /(?:Duration:? |Running time:? )?\d{1,3}(?:[: ]\d\d){0,2} (?:min|sec|hour|hr)[a-z]*\.?(?:,? \d{1,2} sec[a-z]*\.?)?(?:,? (?:loop|looped|colou?r|sound|silent))*(?:[,;] dimensions (?:are )?variable)?(?![\p{L}\d])|scale:? 1:\d+/iuy;

/** Dimensions from word `from`: figures, links and units, ending with a unit. */
export function dimensionCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const first = plainAt(tokens, from);
  const start = tokens[from]?.start ?? 0;
  const duration =
    tokens[from]?.startsLine ||
    /^(?:[Dd]uration:|Duration|Running|[Ss]cale)/.test(first) ||
    (!label.hasLines && !/[,;]$/.test(plainAt(tokens, from - 1)))
      ? matchAt(DURATION, label.plain, start)
      : null;
  const lasts = duration === null ? null : wordAfter(label, from, start + duration.length);
  if (lasts !== null) return [{ kind: 'dimensions', to: lasts, score: 6.5 }];
  const variable = matchAt(VARIABLE, label.plain, start);
  const varies = variable === null ? null : wordAfter(label, from, start + variable.length);
  if (varies !== null) return [{ kind: 'dimensions', to: varies, score: 5 }];
  const measured = from + wordsOfPart(label, from);
  if (measured === from && !NUMBER.test(first) && !NUMBER_WITH_UNIT.test(first) && !NAME.test(first))
    return [];
  // "5 | 5/8 x 11 1/4 in." starts before its fraction.
  if (/^\d\/\d/.test(first) && /^\d+$/.test(plainAt(tokens, from - 1))) return [];
  let end = 0;
  let figures = 0;
  for (let index = measured; index < tokens.length && index < from + LONGEST; index += 1) {
    const word = plainAt(tokens, index);
    const aside = figures > 0 && end === index ? asideEnd(tokens, index) : index;
    if (aside > index) {
      end = aside;
      index = aside - 1;
    } else if (NUMBER_WITH_UNIT.test(word) || (UNIT.test(word) && figures > 0)) {
      figures += 1;
      end = index + 1;
    } else if (NUMBER.test(word)) {
      figures += 1;
    } else if (
      figures > 0 &&
      end === index &&
      !tokens[index]?.startsLine &&
      /^[([]?(?:diam|h|w|d|l|framed|unframed|overall|each|sight|sheet|image|plate|irregular)[.,)\]]*$/i.test(
        word,
      )
    ) {
      end = index + 1;
    } else if (!LINK.test(word) && !NAME.test(word) && !(end === index && namesPart(tokens, index))) break;
  }
  return end > from ? [{ kind: 'dimensions', to: end, score: 6 }] : [];
}

/** Where a bracket of small words ends that says what was measured: "(image, sheet)", "(approx.)"; `from` where none stands. */
function asideEnd(tokens: readonly Token[], from: number): number {
  if (!/^\(\p{Ll}/u.test(plainAt(tokens, from))) return from;
  for (let index = from; index < from + 6; index += 1) {
    const word = plainAt(tokens, index);
    if (word === '' || /\d/.test(word)) return from;
    if (/\)[;,.]?$/.test(word)) return index + 1;
  }
  return from;
}

/** How many words at the start of a line say what was measured: "painting only: 126 x 13 cm", "H x W (image): 12 x 9 in". */
function wordsOfPart({ plain, tokens }: LabelTokens, from: number): number {
  const token = tokens[from];
  if (!token?.startsLine) return 0;
  const part =
    /^(?:(?:[\p{L}()]+ ){0,3}[\p{L}()/]+:|[\p{L}\d-]+ (?:parts|pieces|panels|sheets|elements|works|prints)[,:]) (?=\d)/u.exec(
      plain.slice(token.start, token.start + 60),
    )?.[0];
  return part === undefined ? 0 : part.split(' ').length - 1;
}

/** "23.5 cm, mouth diameter 6.7 cm": a small word before a side or a figure with its unit. */
function namesPart(tokens: readonly Token[], index: number): boolean {
  const [word = '', next = '', unit = ''] = tokens.slice(index, index + 3).map(({ plain }) => plain);
  return /^\p{Ll}+:?$/u.test(word) && (NAME.test(next) || (NUMBER.test(next) && UNIT.test(unit)));
}

const SUFFIX = '(?: [a-z]-[a-z]|\\.?[a-z](?:-[a-z0-9]{1,3})?(?:, ?[a-z0-9](?![a-z0-9.]))*)?(?![a-z0-9])';
const NUMBERED =
  '(?:[Nn]os?\\.|(?:[Ii]nv|[Aa]cc|INV|[Mm]useum|[Oo]bject|[CcKk]at|[Rr]eg)(?:entory|ession|istration|\\.)?(?:[ -]?(?:[Nn]os?\\.?|Nr\\.?|[Nn]umber|ID))?):? ?';
const NUMBER_PREFIX = new RegExp(NUMBERED, 'uy');
const ACCESSION_PATTERNS: readonly [RegExp, number][] = [
  [
    new RegExp(
      `${NUMBERED}(?:\\p{Lu}{1,3} )?[\\p{L}\\p{N}.,:/&-]*\\d[\\p{L}\\p{N}.,:/&-]*(?: (?:to|no\\.?) [\\d-]+| \\([\\d.]+\\))?`,
      'uy',
    ),
    5,
  ],
  // "T00154", "JP1847", "BK-17040", "M.72.3", "Am1894,-.634", "Pp,2.117", "W.14-1931"
  [
    /(?![HWDL]\. )[A-Z]{1,5}(?:[a-z]{0,8}(?:[.,/-][A-Z]{0,3}[a-z]{0,2}){0,3}|\. )\d(?:[\dA-Z.,:/+-]*[\d+])?(?<=\d\D{0,12}\d\D{0,12}\d\D{0,12})(?:[a-z](?:-[a-z])?)?/uy,
    4.5,
  ],
  // Letters apart from their number: "EA 10470", "SK-A-4"; eras, units and small words in capitals are none.
  [
    /(?!(?:[IVX]+|BC|CE|AD|AH|CM|MM|IN|BY|OF|ON|AT|TO|NO) )\p{Lu}{1,4}(?:[- ]\p{Lu}{1,3})?[- ]\p{Lu}?\d{1,6}(?:[.,:/-]\d{1,6})*(?: ?[a-z](?:-[a-z])?(?![a-z])| [A-Z](?![\p{L}.]))?/uy,
    4,
  ],
  // "79.13", "1943.3.9191a-c", "1973,0417.1"; no range of years.
  [
    new RegExp(
      `(?!\\d{4}-\\d{2,4}(?![\\d.-]))\\d{1,4}(?:[.,:/-]{1,2}\\d{1,5}){0,4}(?:[.,-]{1,2}|(?<=\\d\\d):)\\d{1,5}(?:\\.[A-Z]{1,3}(?:-\\.?[A-Z])?)?(?:, ?\\.?\\d{1,3}(?![\\d.]))*${SUFFIX}`,
      'uy',
    ),
    4,
  ],
  [/\((?!\d{4}-\d{2,4}\))(?:[a-z]?\d{1,4})(?:[.-]\d{1,4}){1,4}[a-z-]*(?:, ?[a-z])*\)/uy, 4.5],
];

/** Accession or inventory numbers that start at word `from`. */
export function accessionCandidates(label: LabelTokens, from: number): Candidate[] {
  const token = label.tokens[from];
  if (!token) return [];
  const found: Candidate[] = [];
  const prefix = matchAt(NUMBER_PREFIX, label.plain, token.start);
  for (const [pattern, score] of ACCESSION_PATTERNS) {
    for (const lead of prefix === null ? [''] : ['', prefix]) {
      const match = matchAt(pattern, label.plain, token.start + lead.length);
      const end = token.start + lead.length + (match ?? '').trimEnd().length;
      const to = match === null ? null : wordAfter(label, from, end);
      // "81.5 x 65.4 cm", "500BC"
      if (
        to === null ||
        /^\d+(?:BCE?|AD|CE)$/.test(match ?? '') ||
        /^(?:x|by|cm|mm|m|in\.?)$/.test(plainAt(label.tokens, to))
      )
        continue;
      found.push({ kind: 'accession', to, score: score + (lead === '' ? 0 : 1) });
    }
  }
  return found;
}
