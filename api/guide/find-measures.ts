import { type Candidate, wordAfter } from './candidate.ts';
import type { LabelTokens } from './label-tokens.ts';

const LONGEST = 40;
const NUMBER = /^[([]?\d+(?:[.,]\d+)?(?:\/\d+)?[½¼¾⅛⅜⅝⅞]?[,;)]?$/u;
const UNIT =
  /^(?:mm|cm|m|in|inch|inches|ft|feet|metres|meters|centimetres|centimeters|millimetres|millimeters)\.?[,;.)\]]*$/i;
const NUMBER_WITH_UNIT =
  /^[([]?\d+(?:[.,]\d+)?(?:\/\d+)?[½¼¾⅛⅜⅝⅞]?(?:x\d+(?:[.,]\d+)?)*(?:mm|cm|m|in\.?|ft\.?|"|')[,;.)\]]*$/iu;
const NUMBERS_JOINED = /^[([]?\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+$/i;
const LINK = /^(?:x|by|and|or)$/i;
const NAME =
  /^[([]?(?:h|w|d|l|diam|overall|sheet|image|plate|framed|unframed|frame|height|width|depth|length|diameter|dimensions|support|object|each|approx|approximately|with|without|base|mount|panel|size|installed|variable)[.:,]*[)\]]*$/i;

/** Dimensions from word `from`: figures, links and units, ending with a unit. */
export function dimensionCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const first = tokens[from]?.plain ?? '';
  if (/^dimensions$/i.test(first) && /^variable/i.test(tokens[from + 1]?.plain ?? '')) {
    return [{ kind: 'dimensions', to: from + 2, score: 5 }];
  }
  if (
    !NUMBER.test(first) &&
    !NUMBERS_JOINED.test(first) &&
    !NUMBER_WITH_UNIT.test(first) &&
    !NAME.test(first)
  )
    return [];
  let end = 0;
  let figures = 0;
  for (let index = from; index < tokens.length && index < from + LONGEST; index += 1) {
    const word = tokens[index]?.plain ?? '';
    if (NUMBER_WITH_UNIT.test(word) || (UNIT.test(word) && figures > 0)) {
      figures += 1;
      end = index + 1;
    } else if (NUMBER.test(word) || NUMBERS_JOINED.test(word)) {
      figures += 1;
    } else if (
      figures > 0 &&
      end === index &&
      /^[([]?(?:diam|h|w|d|l|framed|unframed|overall|each)[.,)\]]*$/i.test(word)
    ) {
      end = index + 1;
    } else if (!LINK.test(word) && !NAME.test(word)) break;
  }
  return end > from ? [{ kind: 'dimensions', to: end, score: 6 }] : [];
}

const SUFFIX = '(?:[a-z](?:-[a-z0-9]{1,3})?(?:, ?[a-z0-9](?![a-z0-9.]))*)?(?![a-z0-9])';
const NUMBERED =
  '(?:[Ii]nv|[Aa]cc|INV|[Mm]useum|[Oo]bject|[Cc]at|[Rr]eg)(?:entory|ession|istration|\\.)?(?: [Nn]os?\\.?| [Nn]umber| ID)?:? ?';
const NUMBER_PREFIX = new RegExp(NUMBERED, 'uy');
const ACCESSION_PATTERNS: readonly [RegExp, number][] = [
  [new RegExp(`${NUMBERED}[\\p{L}\\p{N}.,:/&-]*\\d[\\p{L}\\p{N}.,:/&-]*`, 'uy'), 5],
  // Letters and a number with a second one: "BK-17040", "W.14-1931", "Am1894,-.634".
  [/[A-Z][A-Za-z]{0,5}\.? ?\d{1,5}(?: ?& ?[A-Z]| ?[A-Z])?(?:[.:/-]\d{1,5}){0,3}-\d{4}/uy, 5],
  [/[A-Z]{2,4}\d{3,6}[a-z]?/uy, 4],
  // Two letters apart from their number: "HM 4030"; eras, units and small words in capitals are none.
  [/(?!(?:BC|CE|AD|AH|CM|MM|IN|BY|OF|ON|AT|TO|NO) )[A-Z]{2} \d{3,6}[a-z]?(?!\d)/uy, 4],
  [/[A-Z]{1,4}-\d{3,6}(?:-\d{1,6})*[a-z]?/uy, 4.5],
  [/[A-Z][A-Za-z]{0,2}\d{4}[.,][-.,\d]*\d/uy, 5],
  [/\d{1,4}[: ]\d{1,3}(?:(?:[/,]| (?=\d{1,3}-))\d{1,3})*-(?:18|19|20)\d\d/uy, 4.5],
  [/\d{2,4}\. ?[A-Z]{1,3}\. ?\d{1,4}(?:\.\d{1,4})*[a-z]?/uy, 5],
  [/(?:AL|AR|EA|ME|NG|NPG|RCIN|WAG|FA|LG|L|N|P|T|X)[ .]?\d{2,6}(?:\.\d{1,4})?/uy, 4.5],
  [/(?:SK|RP|BK|AK|NM)-[A-Z]{1,3}-\d{1,6}(?:-\d{1,6})*/uy, 5],
  [/(?:[A-Z]\. ?){1,3}\d{1,4}(?:\.\d{1,5})+[a-z]?/uy, 4.5],
  [/[A-Z]{1,4}\.\d{1,4}(?:\.\d{1,5})*[a-z]?/uy, 4.5],
  [new RegExp(`(?:18|19|20)\\d\\d[.-]\\d{1,5}(?:[.-]\\d{1,5}){0,3}${SUFFIX}`, 'uy'), 4.5],
  [new RegExp(`\\d{1,4}(?:\\.\\d{1,5}){1,4}${SUFFIX}`, 'uy'), 3.5],
  [/\((?:\d{1,4})(?:\.\d{1,4}){1,4}[a-z-]*\)/uy, 4.5],
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
      // "81.5 x 65.4 cm"
      if (to === null || /^(?:x|by|cm|mm|m|in\.?)$/.test(label.tokens[to]?.plain ?? '')) continue;
      found.push({ kind: 'accession', to, score: score + (lead === '' ? 0 : 1) });
    }
  }
  return found;
}

function matchAt(pattern: RegExp, text: string, offset: number): string | null {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
}
