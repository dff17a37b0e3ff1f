import { type Candidate, wordAfter } from './candidate.ts';
import type { LabelTokens } from './label-tokens.ts';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.|Feb\\.|Mar\\.|Apr\\.|Aug\\.|Sept?\\.|Oct\\.|Nov\\.|Dec\\.|Spring|Summer|Autumn|Winter|Fall)';
const ERA = '(?: ?(?:B\\. ?C\\. ?E?\\.?|BCE?|C\\. ?E\\.|CE|A\\. ?D\\.|AD)(?![a-z]))';
const ABOUT = '(?:c\\. ?|ca\\. ?|ca |c |cca\\.? |circa |about |around |probably |possibly |perhaps |likely )';
const WHEN =
  '(?:before |after |by |exhibited |published |dated |designed |printed |cast |made |painted |completed |begun |executed |conceived |modell?ed |carved |built |composed |woven |photographed |early |mid-? ?|middle |late |later |first |from |started )';
const PREFIX = `(?:\\??(?:${ABOUT}|${WHEN})){0,3}\\??`;
const YEAR = '(?:1[0-9]{3}|20[0-4][0-9])';
const SMALL_YEAR = `(?:[1-9][0-9]{0,4})(?=${ERA}| ?- ?${ABOUT}?[1-9][0-9]{0,3}${ERA})`;
const DECADE = `(?:${YEAR}s)`;
const ORDINAL =
  '(?:[1-2]?[0-9](?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth)';
const PART =
  '(?:(?:1st|2nd|first|second|third|last|fourth|early|mid|middle|late)(?: (?:half|quarter|third|decades?|part))?(?: of)?(?: the)?[ -]+)';
const CENTURY = `(?:${PART}?${ORDINAL}(?: (?:century)?)?(?: ?(?:-|to|or|and|/) ?${PART}?${ORDINAL})? (?:century|centuries|c\\.)|${PART}?${ORDINAL} or ${PART}?${ORDINAL} century)`;
const MILLENNIUM = `(?:${PART}?${ORDINAL} millennium)`;
const DAY = `(?:(?:[0-3]?[0-9] )?${MONTH}(?: [0-3]?[0-9],)? )`;
const POINT = `(?:${DAY}?(?:${DECADE}|${YEAR}|${SMALL_YEAR}|${CENTURY}|${MILLENNIUM})${ERA}?)`;
const RANGE_END = `(?:${ABOUT}?(?:${POINT}|[0-9]{1,4}${ERA}?)(?![0-9a-zA-Z.]*[0-9]))`;
const SPAN = `${PREFIX}${POINT}(?: ?(?:-|/|to|or|and(?= ${YEAR})) ?${RANGE_END})?(?:, ${ORDINAL} (?:lunar )?month| or (?:after|before|later|earlier))?\\??`;
/** "(printed 1980)", ", cast 1925", ", reconstruction by N. N. 1965-6". */
const LATER = `(?: \\((?:printed|cast|published|dated|reworked|restored|refired|assembled|this|later|original)[^()]{0,40}${YEAR}(?:-[0-9]{1,4})?\\)|,? (?!(?:c|ca|circa|about|around|before|after|by|early|late|probably)\\b)(?:\\p{Ll}[\\p{Ll}-]+|Printed|Cast|Published|Designed|Made)(?: [\\p{L}.-]+){0,6}? ${ABOUT}?${YEAR}(?:-[0-9]{1,4})?(?= |$|[,.]))`;
const UNDATED = '(?:undated|n\\. ?d\\.|[Dd]ate unknown|[Nn]o date)';
const REIGN_YEARS =
  '(?:,? \\(?(?:c\\. |ca\\. )?[0-9]{1,4}(?: ?BCE?)? ?- ?[0-9]{1,4}(?: ?(?:BCE?|CE|B\\.C\\.(?:E\\.)?|C\\.E\\.|A\\.D\\.))?\\)?)';
const PERIOD = `(?:(?:(?:Old|Middle|New) Kingdom|Dynasty [0-9]{1,2}|(?:\\p{Lu}[\\p{L}'-]+ (?:or |to )?){1,3}(?:mark and )?(?:dynasty|period|Dynasty|Period|reign|era))${REIGN_YEARS}?)`;
const DYNASTY = `${PERIOD}(?:, (?:reign of \\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?|${PERIOD})){0,3}`;

const DATE = new RegExp(`(?:${SPAN}|${UNDATED})`, 'yi');
const DYNASTY_NAME = new RegExp(DYNASTY, 'uy');
const LATER_PART = new RegExp(LATER, 'uy');

/** Ends of the date expressions that start at `offset`: the plain one, then those with later states. */
function dateEndsAt(text: string, offset: number): number[] {
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
  // Capitalised words before "period" may belong to the title, so the shorter name is preferred.
  const ownLine = label.hasLines && token.startsLine;
  const named = !ownLine && matchEnd(DYNASTY_NAME, label.plain, token.start) !== null;
  return dateEndsAt(label.plain, token.start).flatMap((offset, later): Candidate[] => {
    const to = wordAfter(label, from, offset);
    return to === null
      ? []
      : [{ kind: 'date', to, score: 3 + 0.8 * later - (named ? 0.2 * Math.min(to - from, 3) : 0) }];
  });
}
