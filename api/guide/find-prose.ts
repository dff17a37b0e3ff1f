import { bare } from './bare-word.ts';
import { type Candidate } from './candidate.ts';
import type { LabelTokens } from './label-tokens.ts';

/** Words; what runs on longer is no sentence. */
const LONGEST = 120;
const ABBREVIATIONS = new Set(
  'mr mrs ms dr st sr jr prof rev gen col capt hon no nos vol inv acc cat fig pl c ca cf etc fl act b d e.g i.e u.s u.k a.m p.m ft in approx ed eds trans vs op'.split(
    ' ',
  ),
);
const VERBS = new Set(
  'is was were are has have had be been shows show showed depicts depict depicted represents represent represented made makes became become becomes used painted worked lived began traveled travelled created evokes suggests reveals illustrates includes appears appear appeared would could may might can must seems stands sits holds wears looks raises believed known came took gave left found served does did'.split(
    ' ',
  ),
);
const SMALL_WORDS = new Set(
  'the a an of and in to with his her its their for by from as on at that which who this these it he she they we you but or not so into than then when where while there here one'.split(
    ' ',
  ),
);
const OPENERS =
  /^(?:The|A|An|In|This|These|It|She|He|They|As|At|On|When|While|Here|Although|Like|For|By|To|During|After|Before|His|Her|With|One|We|You|If|Many|Some|Most|Such|Among|From|Since|Known|Born|Made|Painted|Its|Their|There|Though|Whoever|What|How|Why)$/;

/** Whether a word closes a sentence; "Mrs.", "c." and initials do not. */
export function closesSentence(word: string): boolean {
  const match = /^(.*)[.!?]["')\]]*$/.exec(word);
  if (!match) return false;
  if (/[!?]["')\]]*$/.test(word)) return true;
  const core = bare(match[1] ?? '');
  return !(
    ABBREVIATIONS.has(core.toLowerCase()) ||
    /^\p{Lu}$/u.test(core) ||
    /^(?:\p{L}\.)+\p{L}$/u.test(core)
  );
}

/** The sentence of interpretive text that starts at word `from`, if one does. */
export function proseCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const first = tokens[from];
  if (!first || !/^[\p{Lu}\p{N}"'([]/u.test(first.plain)) return [];
  const found: Candidate[] = [];
  let verbs = 0;
  let small = 0;
  for (let index = from; index < tokens.length && index < from + LONGEST; index += 1) {
    const word = tokens[index]?.plain ?? '';
    const core = tokens[index]?.core ?? '';
    if (VERBS.has(core) || (/^\p{Ll}{3,}(?:ed|es)$/u.test(core) && !SMALL_WORDS.has(core))) verbs += 1;
    if (SMALL_WORDS.has(core)) small += 1;
    const length = index - from + 1;
    const closed = closesSentence(word);
    const atEnd = index === tokens.length - 1;
    if (!closed && !atEnd) continue;
    if (verbs === 0 && length < 4) break;
    const wordy = Math.min(verbs, 2) * 1.2 + Math.min(small, 4) * 0.5 + Math.min(length, 12) * 0.12;
    const opener = OPENERS.test(first.plain) ? 1.5 : /^\d/.test(first.plain) ? -1.5 : 0;
    const score = wordy + opener - 2 - (closed ? 0 : 2.5) - (verbs === 0 ? 2 : 0);
    found.push({ kind: 'prose', to: index + 1, score });
    if (closed) break;
  }
  return found;
}
