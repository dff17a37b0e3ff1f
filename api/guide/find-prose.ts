import { bare } from './bare-word.ts';
import { type Candidate } from './candidate.ts';
import type { LabelTokens } from './label-tokens.ts';

/** Words; what runs on longer is no sentence. */
const LONGEST = 80;
const ABBREVIATIONS = new Set(
  'mr mrs ms dr st sr jr prof rev gen col capt hon no nos vol inv acc cat fig fol pl c ca cf etc fl act b d e.g i.e u.s u.k a.m p.m ft in approx ed eds trans vs op'.split(
    ' ',
  ),
);
const VERBS = new Set(
  'is was were are has have had be can could may might must would made shows came took gave became began wrote drew built left kept held knew saw found grew taught stood sold bought brought won lost lay hung wore does do did'.split(
    ' ',
  ),
);
const SMALL_WORDS = new Set(
  'the a an of and in to with his her its their for by from as on at that which who this these it he she they we you but or not so into than then when where while there here one'.split(
    ' ',
  ),
);
/** Words that sentences start with besides these. */
const OPENERS =
  /^(?:although|like|during|after|before|if|many|some|most|such|among|since|known|born|made|painted|though|whoever|what|how|why)$/;

/** Whether a word is, by its form, a verb or a small word as sentences have them. */
export type SpeechWord = 'verb' | 'small' | 'other';

/** Sorts one word, given without punctuation. */
export function speechWordKind(word: string): SpeechWord {
  if (SMALL_WORDS.has(word)) return 'small';
  return VERBS.has(word) || /^\p{Ll}{3,}(?:ed|es)$/u.test(word) ? 'verb' : 'other';
}

/** Whether a word closes a sentence; "Mrs.", "c." and initials do not. */
export function closesSentence(word: string): boolean {
  if (!/[.!?]["')\]]*$/.test(word)) return false;
  const match = /^(.*)[.!?]["')\]]*$/.exec(word);
  if (!match) return false;
  if (/[!?]["')\]]*$/.test(word)) return true;
  const core = bare(match[1] ?? '');
  return !(
    ABBREVIATIONS.has(core.toLowerCase()) ||
    /^\p{Lu}$|\p{Ll}sz$/u.test(core) ||
    /^(?:\p{L}\.)+\p{L}$/u.test(core)
  );
}

/** The sentence of interpretive text that starts at word `from`, if one does. */
export function proseCandidates(label: LabelTokens, from: number): Candidate[] {
  const { tokens } = label;
  const first = tokens[from];
  if (!first || !/^[\p{Lu}\p{N}"'([]/u.test(first.plain)) return [];
  if (!first.startsLine && tokens[from - 1]?.plain.endsWith(',')) return [];
  const figure = /^[([]?\d/.test(first.plain);
  const found: Candidate[] = [];
  let verbs = 0;
  let small = 0;
  for (let index = from; index < tokens.length && index < from + LONGEST; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (token.speech === 'verb') verbs += 1;
    if (token.speech === 'small') small += 1;
    const length = index - from + 1;
    const closed = token.closes;
    const atEnd = index === tokens.length - 1;
    if (!closed && !atEnd) continue;
    // "(16 1/2 x 11 in." is a size.
    if (figure && verbs === 0) break;
    if (verbs === 0 && length < 4 && !tokens[from - 1]?.closes) break;
    const wordy = Math.min(verbs, 2) * 1.2 + Math.min(small, 4) * 0.5 + Math.min(length, 12) * 0.12;
    const opener =
      SMALL_WORDS.has(first.lower) || OPENERS.test(first.lower) ? 1.5 : /^\d/.test(first.plain) ? -1.5 : 0;
    const score =
      wordy + opener - 2 - (closed ? 0 : /\d/.test(token.plain) ? 4.5 : 2.5) - (verbs === 0 ? 2 : 0);
    found.push({ kind: 'prose', to: index + 1, score });
    if (closed) break;
  }
  return found;
}
