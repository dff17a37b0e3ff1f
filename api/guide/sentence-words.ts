import { bare } from './bare-word.ts';

const ABBREVIATIONS = new Set(
  'mr mrs ms dr st sr jr prof rev gen col capt hon no nos vol inv acc cat fig fol pl c ca cf etc fl act b d r e.g i.e u.s u.k a.m p.m ft in mt mts lt sgt maj brig pp p figs approx ed eds trans vs op wm chas geo thos jas jos jno edw robt saml benj messrs lieut cpl pte adm cmdr dept nr oz lb aug sept oct nov dec'.split(
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
