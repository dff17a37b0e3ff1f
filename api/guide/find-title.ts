import { bare } from './bare-word.ts';
import { type Candidate } from './candidate.ts';
import { nameScore } from './find-people.ts';
import type { LabelTokens } from './label-tokens.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';
import { GIVEN_NAMES, TITLE_WORDS } from './vocabulary/people.ts';

const LONGEST = 34;
const NOT_IN_TITLES =
  /^(?:Fund|Funds|Purchased|Presented|Bequeathed|Bequest|Gift|Endowment|Foundation|Collection|Trust)$/;
const PERIOD = /\b(?:Old|Middle|New) Kingdom\b|\bDynasty \d|\b(?:dynasty|period)\b/;
/** "Northern Song dynasty" */
const PART_OF_PERIOD = /^(?:Northern|Southern|Eastern|Western|Later|Former|Unified|Late|Early|Middle)$/;
const MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const LEADS_INTO_DATE =
  /^(?:around|before|after|by|early|late|mid|exhibited|published|printed|cast|modell?ed|carved|designed|dated|made|built|woven|probably|possibly|likely|about)$/i;
const SUPPORT = /\bon (?:canvas|paper|panel|board|wood|copper|cardboard)\b/i;

/** Stretches from word `from` that can be the work's title. */
export function titleCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const first = tokens[from];
  if (!first) return [];
  const found: Candidate[] = [];
  let object = false;
  let score = /^[\p{Lu}\p{N}"'([?]/u.test(first.plain) ? 2 : -0.5;
  if (/^(?:Jr|Sr|II|III|IV)\b/.test(first.plain)) score -= 4;
  let hints = 0;
  for (let to = from + 1; to <= tokens.length && to <= from + LONGEST; to += 1) {
    const last = tokens[to - 1];
    if (!last) break;
    const core = last.core;
    if (TITLE_WORDS.has(core.toLowerCase()) && hints < 2) {
      hints += 1;
      score += to === from + 1 ? 0.8 : 0.4;
    }
    if (!object && to <= from + 4 && OBJECT_WORDS.has(core.toLowerCase())) {
      object = true;
      score += 1;
    }
    score -= 0.08;
    if (/^(?:1[0-9]|20)\d\d(?:-\d{1,4})?$/.test(core)) score -= 1.5;
    if (NOT_IN_TITLES.test(core)) score -= 3;
    if (/\p{Ll}{4}\.$/u.test(last.plain)) score -= 0.8;
    const text = label.plain.slice(first.start, last.end);
    const words = text.split(' ');
    const penalty =
      (SUPPORT.test(text) ? 4 : 0) +
      (PERIOD.test(text) ? 4 : 0) +
      personPenalty(words) +
      endPenalty(label, to, core) +
      bracketPenalty(text);
    found.push({ kind: 'title', to, score: score - penalty });
  }
  return found;
}

/** A plain given name with a surname is rather the maker's line. */
function personPenalty(words: readonly string[]): number {
  const first = bare(words[0] ?? '').toLowerCase();
  return words.length >= 2 && words.length <= 4 && GIVEN_NAMES.has(first) && nameScore(words) > 2.4 ? 0.8 : 0;
}

function endPenalty(label: LabelTokens, to: number, lastWord: string): number {
  if (PART_OF_PERIOD.test(lastWord) && /^\p{Lu}/u.test(label.tokens[to]?.plain ?? '')) return 2.5;
  if (/^(?:a|an|the|of|or|and|in|on|with|for|by|from|to|at|his|her|c|ca|circa|about)$/i.test(lastWord))
    return 4.5;
  const next = label.tokens[to]?.plain ?? '';
  if (/\d/.test(next) && LEADS_INTO_DATE.test(lastWord.split('-').at(-1) ?? '')) return 4.5;
  if (/^\d\d?$/.test(lastWord) && MONTH.test(next)) return 3;
  return /^\p{Ll}/u.test(next) &&
    !/^(?:c|ca|circa|about|around|after|before|early|late|mid|exhibited|published|printed|cast|modell?ed|carved|designed|dated|made|built|woven|probably|possibly|undated|b|born)\b/.test(
      next,
    )
    ? 1.5
    : 0;
}

function bracketPenalty(text: string): number {
  return text.split(/[([]/).length === text.split(/[)\]]/).length ? 0 : 3;
}
