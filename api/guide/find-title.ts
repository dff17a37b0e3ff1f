import { type Candidate } from './candidate.ts';
import { BARE_YEAR, LEADS_INTO_DATE, MONTHS } from './date-words.ts';
import { startsPeople } from './find-origin.ts';
import { retoldScore } from './find-retold.ts';
import { ROLES } from './maker-words.ts';
import { type LabelTokens, oncePerWord, plainAt } from './label-tokens.ts';

const LONGEST = 34;
const MONTH = `${MONTHS}|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec`;
const LEADS_TO_FIGURE = new RegExp(`^(?:${LEADS_INTO_DATE}|${MONTH})$`, 'i');
const STARTS_DAY = new RegExp(`^(?:${MONTH})$`);
const STARTS_DATE = new RegExp(`^(?:${LEADS_INTO_DATE}|b|born|spring|summer|autumn|winter)\\b`);
const ROLE_COLON = new RegExp(`^(?:${ROLES}):$`);
const REMARK = /^(?:Excavated|Findspot|Collected|Said|From|©)$/;

/** What each word takes off the score of a title. */
const WORD_COST = 0.08;
/** The same for a year: it is more often the date. */
const YEAR_COST = 3;

/** The same for a bracket without its other half. */
const OPEN_COST = 15;

/** The same for the end of a sentence with a verb, where more follows. */
const SENTENCE_COST = 8;

/** What a word does to a title, wherever the title starts. */
interface TitleWord {
  /** Whether no title goes on with it. */
  readonly stops: boolean;
  readonly lettered: boolean;
  /** What it takes off the score. */
  readonly cost: number;
  /** What it takes off besides where the title ends with it. */
  readonly end: number;
}

const titleWords = oncePerWord((label, at): TitleWord => {
  const { core = '' } = label.tokens[at] ?? {};
  return {
    stops: REMARK.test(core) || (/^ca?$/.test(core) && leadsToFigure(label, at)),
    lettered: /\p{L}/u.test(core) || /^#\d/.test(label.tokens[at]?.plain ?? ''),
    cost: BARE_YEAR.test(core) ? YEAR_COST : WORD_COST,
    end: endPenalty(label, at + 1, core),
  };
});

/** Stretches from word `from` that can be the work's title. */
export function titleCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const first = tokens[from];
  if (
    !first ||
    ROLE_COLON.test(first.plain) ||
    startsPeople(label.marked, first.start) ||
    (leadsToFigure(label, from) && !(STARTS_DAY.test(first.core) && isDateAboveYear(label, from)))
  )
    return [];
  const wordAt = titleWords(label);
  const found: Candidate[] = [];
  let score = /^[\p{Lu}\p{N}"'([?]/u.test(first.plain) ? 2 : -0.5;
  // Letters name a work; a year alone does only above its date.
  let tells = false;
  let nameable = isDateAboveYear(label, from);
  let open = false;
  for (let at = from; at < tokens.length && at < from + LONGEST; at += 1) {
    const word = wordAt(at);
    if (at > from && word.stops) break;
    score -= word.cost;
    nameable ||= word.lettered;
    tells ||= tokens[at]?.speech === 'verb';
    const mark = plainAt(tokens, at);
    // One that closes what was never opened stays.
    if (/[()]/.test(mark)) open = mark.includes('(') ? !mark.includes(')') : !open;
    const sentence = tells && tokens[at]?.closes && at + 1 < tokens.length ? SENTENCE_COST : 0;
    if (nameable && word.end < 4)
      found.push({
        kind: 'title',
        to: at + 1,
        score: score + retoldScore(label, from, at + 1) - word.end - sentence - (open ? OPEN_COST : 0),
      });
  }
  return found;
}

/** "1989", "June 3, 1970" on a line of its own, where the year on the next one is the date. */
function isDateAboveYear({ tokens }: LabelTokens, at: number): boolean {
  const first = tokens[at];
  const [year, below] = first?.startsLine === true ? [tokens[first.lineEnd - 1], tokens[first.lineEnd]] : [];
  return below?.startsLine === true && BARE_YEAR.test(year?.core ?? '') && BARE_YEAR.test(below.core);
}

/** "Late 19th century", "c. 1900", "May 1940": a word that leads into a date, and a figure. */
function leadsToFigure({ tokens }: LabelTokens, at: number): boolean {
  return LEADS_TO_FIGURE.test(tokens[at]?.core ?? '') && /^\d/.test(plainAt(tokens, at + 1));
}

function endPenalty(label: LabelTokens, to: number, lastWord: string): number {
  if (
    /^(?:a|an|the|of|or|and|in|on|with|for|by|from|to|at|near|among|between|behind|beside|over|under|against|into|as|his|her|its|their|c|ca|circa|about|de|la|du|des|bij|und|et|saint|mrs?)$/i.test(
      lastWord,
    )
  )
    return 4.5;
  const next = plainAt(label.tokens, to);
  // "second / half of the 13th century"
  if (/^(?:first|second|third|last)$/.test(lastWord) && /^(?:half|quarter|third)$/.test(next)) return 4.5;
  if (leadsToFigure(label, to - 1)) return 4.5;
  return /^\p{Ll}/u.test(next) && !STARTS_DATE.test(next) ? 1.5 : 0;
}
