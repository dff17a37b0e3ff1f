import { bare } from './bare-word.ts';
import { type Candidate } from './candidate.ts';
import { startsCountry } from './find-origin.ts';
import type { LabelTokens } from './label-tokens.ts';
import { mediumWordKind } from './vocabulary/materials.ts';

const LONGEST = 45;
/** "12 minutes", "4:30 min." */
const RUNNING_TIME =
  /^[(]?\d{1,3}(?::\d\d)* (?:minutes?|mins?|seconds?|secs?|hours?|channels?|parts?|panels?|sheets?)\b/i;
const STARTS_CREDIT = /^(?:loan|gift|bequest|purchased?|presented|bequeathed|courtesy|lent|donated|bought)$/i;
/** "sheet: 28 x 20 cm"; cleanup loses the colon. */
const MEASURED = /^(?:sheet|image|plate|frame|framed|overall|each|panel|base)$/i;
const LEADS_INTO_DATE =
  /^(?:c|ca|circa|about|around|before|after|early|late|probably|possibly|designed|made|cast|published|undated)\.?$/i;

/** Stretches from word `from` that name materials, support or technique. */
export function mediumCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const firstWord = tokens[from]?.plain ?? '';
  const first = tokens[from];
  if (!first || /\d{4}/.test(firstWord)) return [];
  // "Ivory Coast" is no ivory, "India, Copper alloy" two fields; "India ink" is one.
  if (startsCountry(label.marked, first.end)) return [];
  if (startsCountry(label.marked, first.start) && !/^(?:ink|paper|wax)/i.test(tokens[from + 1]?.plain ?? ''))
    return [];
  const counted = /^(?:\d{1,3}|Two|Three|Four|Five|Six)$/i.test(firstWord);
  const firstKind = counted ? 'modifier' : mediumWordKind(tokens[from]?.core ?? '');
  const startsLine = tokens[from]?.startsLine === true && label.hasLines;
  if (firstKind === 'joiner' || (firstKind === 'other' && !startsLine)) return [];
  const found: Candidate[] = [];
  let materials = 0;
  let score = firstKind === 'other' ? -1 : 0;
  for (let index = from; index < tokens.length && index < from + LONGEST; index += 1) {
    const word = tokens[index]?.plain ?? '';
    const core = tokens[index]?.core ?? '';
    const kind = index === from ? firstKind : mediumWordKind(core);
    const editionNumber = /^(?:edition|ed\.|of)$/i.test(tokens[index - 1]?.plain ?? '');
    const runningTime = RUNNING_TIME.test(`${word} ${tokens[index + 1]?.plain ?? ''}`);
    if (index > from && STARTS_CREDIT.test(core)) break;
    if (/\d/.test(word) && index !== from && !editionNumber && !runningTime) break;
    if (kind === 'material') materials += 1;
    score += wordScore(kind, word, materials, index === from, label.allCapitals);
    if (score < -4) break;
    const last =
      kind === 'joiner' ||
      (kind === 'modifier' && materials === 0) ||
      runningTime ||
      LEADS_INTO_DATE.test(word) ||
      (MEASURED.test(word) && /^\d/.test(tokens[index + 1]?.plain ?? ''));
    if (!last && materials > 0 && !/[(&:]$/.test(word))
      found.push({ kind: 'medium', to: index + 1, score: score + endScore(label, index) });
    if (/\p{L}{3}\.$|:$/u.test(word) && index > from) break;
  }
  return found;
}

function wordScore(
  kind: string,
  word: string,
  materials: number,
  first: boolean,
  allCapitals: boolean,
): number {
  if (kind === 'material') return materials === 1 ? 3 : materials < 5 ? 1.2 : 0.5;
  if (kind === 'modifier') return 0.4;
  if (kind === 'joiner') return 0.2;
  if (first) return 0;
  const capitalised = /^\p{Lu}/u.test(word) && !allCapitals;
  return capitalised ? -4 : bare(word).length < 2 ? -2 : -0.35;
}

/** A medium ends where something else visibly starts; mid-phrase it does not. */
function endScore(label: LabelTokens, last: number): number {
  const word = label.tokens[last]?.plain ?? '';
  const next = label.tokens[last + 1];
  if (!next || next.startsLine) return 0.5;
  if (/^(?:h|w|d|diam|height|width|overall|sheet|image)[.:]?$/i.test(next.plain)) return 0.5;
  if (/[,;]$/.test(word)) return /^\p{Ll}/u.test(next.plain) ? -3 : 0;
  if (mediumWordKind(next.core) !== 'other' && /^\p{Ll}/u.test(next.plain)) return -3;
  return /^\p{Ll}/u.test(next.plain) ? -2 : 0.5;
}
