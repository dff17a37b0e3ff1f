import { type Candidate, wordAfter } from './candidate.ts';
import { BARE_YEAR, DATED_DEEDS, MONTHS, ORDINALS, UNDATED, YEAR } from './date-words.ts';
import type { LabelTokens } from './label-tokens.ts';

const MONTH = `(?:${MONTHS}|(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\\.|Spring|Summer|Autumn|Winter|Fall)`;
const ERA = '(?: ?(?:B\\. ?C\\. ?E?\\.?|BCE?|C\\. ?E\\.|CE|A\\. ?[DH]\\.|A[DH])(?![a-z]))';
const ABOUT =
  '(?:c\\. ?|ca\\. ?|ca |c |cca\\.? |circa |hacia |vers |about |around |approx\\. ?|approximately |probably |possibly |perhaps |likely )';
const WHEN = `(?:(?:before|after|between|by|early|middle|late|later|first|from|started|Salon of|hallmarks for|(?:(?:${DATED_DEEDS}) and )?(?:${DATED_DEEDS})) |mid-? ?|pre-)`;
const PREFIX = `(?:\\??(?:${ABOUT}|${WHEN})){0,3}\\??`;
const SMALL_YEAR = `(?:[1-9][0-9]{0,4})(?=${ERA}| ?- ?${ABOUT}?[1-9][0-9]{0,3}${ERA})`;
const DECADE = `(?:${YEAR}'?s)`;
const ORDINAL = `(?:[1-2]?[0-9](?:st|nd|rd|th)|${ORDINALS.join('|')})`;
const PART =
  '(?:(?:1st|2nd|first|second|third|last|fourth|early|mid|middle|late)(?:(?: to |-| or | and |/)(?:mid|middle|late))?(?: (?:half|quarter|third|decades?|part))?(?: of)?(?: the)?[ -]+)';
const CENTURY = `(?:${PART}?${ORDINAL}(?: (?:century)?)?(?: ?(?:-|to|or|and|/) ?${PART}?${ORDINAL})? (?:century|centuries|c\\.))`;
const MILLENNIUM = `(?:${PART}?${ORDINAL} millennium)`;
const DAY = `(?:${ORDINAL} (?:lunar )?month,? |(?:[0-3]?[0-9] )?${MONTH}(?: ?[-/] ?${MONTH})?(?: [0-3]?[0-9],)?,? )`;
const POINT = `(?:${DAY}?(?:${DECADE}|${YEAR}|${SMALL_YEAR}|${CENTURY}|${MILLENNIUM})${ERA}?)`;
const ANNO = '(?:A\\. ?D\\. ?|AD ?)';
const RANGE_END = `(?:${PREFIX}${ANNO}?(?:${POINT}|[0-9]{1,4}${ERA}?)(?![0-9a-zA-Z.]*[0-9]))`;
const HIJRI =
  '(?:A\\.? ?H\\.? ?[0-9]{3,4}|[0-9]{3,4} ?A\\.?H\\.?)(?: ?/ ?(?:A\\.?D\\.? ?)?[0-9]{3,4}(?:-[0-9]{2,4})?| \\([0-9]{3,4}(?:-[0-9]{2,4})?\\))?(?: (?:AD|CE))?';
const SPAN = `${PREFIX}${HIJRI}|${PREFIX}[1-9][0-9]{1,3}/[0-9]{1,2}${ERA}|${PREFIX}${ANNO}[1-9][0-9]{0,3}(?: ?- ?${ANNO}?[1-9][0-9]{0,3})?(?![0-9])|${PREFIX}${POINT}(?: ?(?:-|/|to|or|and(?= ${YEAR})) ?${RANGE_END})?(?: ca?\\.(?! ?[0-9])|(?: ?- ?| to )(?:ongoing|present)|, (?:signed and )?dated(?! [0-9c])| or (?:after|before|later|earlier)| \\([0-9]{3,4} ?(?:A\\.?)?H\\.?\\))?\\??|[1-9][0-9]{2} ?- ?[1-9][0-9]{2,3}(?![0-9.])|(?:ca?\\. ?|about |around )[1-9][0-9]{2}(?![0-9.]| (?:x|cm|mm|m|in|g|kg)[ ,.])`;
/** "(printed 1980)", ", cast 1925", ", reconstruction by N. N. 1965-6". */
const LATER = `(?: \\((?:printed|cast|published|dated|reworked|this|later|original)[^()]{0,40}${YEAR}s?(?:-[0-9]{1,4})?\\)|[,;]? (?!(?:c|ca|circa|about|around|before|after|by|early|late|probably)\\b)\\??(?:\\p{Ll}[\\p{Ll}-]+|Printed|Cast|Published|Designed|Made)(?: [\\p{L}.-]+){0,6}? ${ABOUT}?${YEAR}s?(?:-[0-9]{1,4})?(?= |$|[,.]))`;
const REIGN_YEARS =
  '(?:,? \\(?(?:c\\. |ca\\. |A\\.?D\\.? )?[0-9]{1,4}(?: ?(?:BCE?|B\\.C\\.(?:E\\.)?))? ?- ?(?:A\\.?D\\.? )?[0-9]{1,4}(?: ?(?:BCE?|CE|B\\.C\\.(?:E\\.)?|C\\.E\\.|A\\.D\\.))?\\)?)';
/** "Jingdezhen Ming dynasty": in running text a town runs into a dynasty that needs no second word. */
const TOWN_BEFORE_DYNASTY =
  '(?!North|South|East|West|Earl|Late|Former|Five|Mid|Liao)\\p{Lu}[\\p{L}-]+ (?:Han|Tang|Song|Yuan|Ming|Qing|Joseon|Goryeo) ';
const PERIOD = `(?:(?:(?:(?:[Jj]oint )?[Rr]eign|[Mm]ark and [Pp]eriod) of \\p{Lu}[\\p{L}'-]+(?: and \\p{Lu}[\\p{L}'-]+)?(?:(?: \\p{Lu}[\\p{L}'-]+){1,3}(?=[,;]| \\()| [IVX]+)?|(?:Old|Middle|New|Silla|Goguryeo|Baekje) Kingdom|(?:[Ee]arly |[Ll]ate |[Mm]id-?)?Dyn(?:asty|\\.) [0-9]{1,2}|[0-9]{1,2}(?:st|nd|rd|th) [Dd]ynasty|(?:Early|Middle|Late|Final) \\p{Lu}\\p{L}+(?: [IVX]+[A-C]?)?(?=,? \\(?(?:c|A|[0-9]))|(?!${TOWN_BEFORE_DYNASTY})(?:\\p{Lu}[\\p{L}'-]+ (?:or |to )?){1,3}(?:mark and )?(?:dynasty|period|Dynasty|Period|reign|era))${REIGN_YEARS}?)`;
const DYNASTY = `${PERIOD}(?:, (?:reign of \\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?|${PERIOD}|\\p{Lu}\\p{L}+ [IVX]+(?=,))){0,3}`;

const DATE = new RegExp(`(?:${SPAN}|${UNDATED})`, 'yi');
const DYNASTY_NAME = new RegExp(DYNASTY, 'uy');
const LATER_PART = new RegExp(LATER, 'uy');

/** "Three Kingdoms period (57 B.C.-A.D. 676)" is nothing else. */
const PERIOD_WITH_YEARS = /(?:period|dynasty|Kingdom) \([^()\d]*\d[^()]*\)$/i;

const TITLE_COST = 10;
const LIFE_COST = 4;

/** Ends of the date expressions that start at `offset`: the plain one, then those with later states. */
function dateEndsAt(text: string, offset: number): number[] {
  // What was printed or cast later is told behind a date, or behind the medium.
  if (/^[([](?:re)?(?:printed|cast) /i.test(text.slice(offset, offset + 12))) return [];
  const bracketed = text[offset] === '(' || text[offset] === '[';
  const from = bracketed ? offset + 1 : offset;
  const end = plainDateEnd(text, from);
  if (end === null) return [];
  if (bracketed) return /[)\]]/.test(text[end] ?? '') ? [end + 1] : [];
  const ends = [end];
  let last = end;
  for (let parts = 0; parts < 3; parts += 1) {
    const more = matchEnd(LATER_PART, text, last);
    if (more === null) break;
    ends.push(more);
    last = more;
  }
  return ends;
}

/** A date, a dynasty or period, or both: "Qing dynasty, 18th century". */
function plainDateEnd(text: string, offset: number): number | null {
  const dynastyEnd = matchEnd(DYNASTY_NAME, text, offset);
  if (dynastyEnd === null) return matchEnd(DATE, text, offset);
  const separator = /^,? /.exec(text.slice(dynastyEnd, dynastyEnd + 2))?.[0];
  return (separator ? matchEnd(DATE, text, dynastyEnd + separator.length) : null) ?? dynastyEnd;
}

function matchEnd(pattern: RegExp, text: string, offset: number): number | null {
  pattern.lastIndex = offset;
  const match = pattern.exec(text);
  return match && match[0].trim() !== '' ? offset + match[0].trimEnd().length : null;
}

/** Dates that start at word `from`, with and without the later states that may follow. */
export function dateCandidates(label: LabelTokens, from: number): Candidate[] {
  const token = label.tokens[from];
  if (!token) return [];
  return dateEndsAt(label.plain, token.start).flatMap((offset, later): Candidate[] => {
    const to = wordAfter(label, from, offset);
    if (to === null) return [];
    const lost = withLostStroke(label, from, to);
    const period = PERIOD_WITH_YEARS.test(label.plain.slice(token.start, offset)) ? 4 : 0;
    const cost = endsTitle(label, from, to) ? TITLE_COST : isLifelong(token.core) ? LIFE_COST : 0;
    const score = 3 + 0.8 * later + period;
    return [
      { kind: 'date', to, score: score - cost },
      ...(lost ? [{ kind: 'date', to: to + 1, score: score + 0.8 } as const] : []),
    ];
  });
}

/** Cleanup loses the stroke between two years: "c. 1474 1478" was "c. 1474/1478". Without lines one may end a title. */
function withLostStroke({ tokens, plain, hasLines }: LabelTokens, from: number, to: number): boolean {
  const [first, second] = [tokens[to - 1], tokens[to]];
  if (!first || !second || second.startsLine || !BARE_YEAR.test(first.core) || !BARE_YEAR.test(second.core))
    return false;
  const years = Number(second.core) - Number(first.core);
  return (hasLines || to > from + 1) && years > 0 && years <= 30 && plain[second.start - 2] !== ',';
}

/** "1712-1768" is a life more often than the time a work took. */
function isLifelong(word: string): boolean {
  const [, from, to] = /^(1\d{3})-(\d{4})$/.exec(word) ?? [];
  const years = Number(to) - Number(from);
  return years > 30 && years < 100;
}

/** Of two years in a row the first one ends the title: "Strike at the Port, 1921, 1947". */
function endsTitle({ tokens }: LabelTokens, from: number, to: number): boolean {
  const next = tokens[to];
  return (
    to === from + 1 &&
    next?.startsLine === false &&
    BARE_YEAR.test(tokens[from]?.core ?? '') &&
    BARE_YEAR.test(next.core)
  );
}
