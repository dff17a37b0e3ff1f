import { isGivenName } from '../vocabulary/given-names.ts';
import { plainWord } from './plain-word.ts';
import { scriptOf, type Script } from './script.ts';
import { unlikeness } from './word-likeness.ts';
import { ACCENTS, type KnownLanguage, WORDS } from './words.ts';

/**
 * Which language a text is in. `other`: none of the known ones, or two of them alike; `noise`: no language, such as
 * another script read as Latin letters; `unknown`: too little to say, as in a name.
 */
export type Language = KnownLanguage | 'other' | 'noise' | 'unknown';

/** What a text is written in. */
export interface LanguageGuess {
  /** Of most of its letters. */
  readonly script: Script;
  readonly language: Language;
  /** From 0 (nothing is known) to 1. */
  readonly certainty: number;
}

/** What a word of names and titles weighs beside one that is at home in a single language. */
const PARTICLE = 0.3;
/** What an accent in a word of small letters weighs: names have capitals. */
const ACCENT = 0.4;
/** So much evidence is needed to name a language: one word. */
const LEAST = 1;
/** More evidence than this does not make it any surer. */
const PLENTY = 4;
/** Of two languages, one must be ahead by a particle. */
const LEAD = PARTICLE;
/** From so many words with so unlikely letters a text counts as noise; chance makes a word such as "to" out of noise. */
const NOISE = { words: 5, unlikeness: 0.28, besideChance: 0.5 };
/** Not more than chance makes out of noise. */
const CHANCE = 1.3;

const WEIGHTS = weightsOfWords();

/** For each word what it weighs in which language; those that English shares are left out. */
function weightsOfWords(): Map<string, Map<KnownLanguage, number>> {
  const weights = new Map<string, Map<KnownLanguage, number>>();
  for (const language of languages()) {
    const [own = '', particles = ''] = WORDS[language].split('|');
    for (const [list, weight] of [[own, 1] as const, [particles, PARTICLE] as const])
      for (const word of list.trim().split(/\s+/))
        weights.set(word, (weights.get(word) ?? new Map<KnownLanguage, number>()).set(language, weight));
  }
  for (const [word, by] of weights) if (by.has('en') && by.size > 1) weights.delete(word);
  return weights;
}

function isKnown(name: string): name is KnownLanguage {
  return name in WORDS;
}

function languages(): KnownLanguage[] {
  return Object.keys(WORDS).filter(isKnown);
}

/** What speaks for English, for any other language, and for each of them. */
export interface Evidence {
  readonly english: number;
  readonly foreign: number;
  readonly byLanguage: ReadonlyMap<KnownLanguage, number>;
}

/** Weighs the words of a text in Latin letters. */
export function weighWords(text: string): Evidence {
  let [english, foreign] = [0, 0];
  const byLanguage = new Map<KnownLanguage, number>();
  const words = text
    .normalize('NFC')
    .match(/\p{L}[\p{L}\p{M}]*(?:['\u2019](?:t|ll|re|ve)(?!\p{L})|-\p{L}[\p{L}\p{M}]*)*/gu);
  for (const word of words ?? []) {
    // "don't", "they've": only English leaves out letters so.
    if (/['\u2019]/.test(word)) {
      english += 1;
      byLanguage.set('en', (byLanguage.get('en') ?? 0) + 1);
      continue;
    }
    const found = WEIGHTS.get(plainWord(word)) ?? weightsOfAccents(word);
    // "Hans" is a name, and "hans" his.
    if (!found.has('en') && /^\p{Lu}/u.test(word) && isGivenName(word.toLowerCase())) continue;
    if (found.has('en')) english += 1;
    else foreign += Math.max(0, ...found.values());
    for (const [language, weight] of found)
      byLanguage.set(language, (byLanguage.get(language) ?? 0) + weight);
  }
  return { english, foreign, byLanguage };
}

function weightsOfAccents(word: string): Map<KnownLanguage, number> {
  const found = new Map<KnownLanguage, number>();
  if (!/^\p{Ll}/u.test(word) || /^[a-z-]+$/.test(word)) return found;
  for (const language of languages())
    if ([...word].some((letter) => ACCENTS[language]?.includes(letter) === true)) found.set(language, ACCENT);
  return found;
}

/** The language that most speaks for, when one is ahead. */
function leading(byLanguage: ReadonlyMap<KnownLanguage, number>): KnownLanguage | 'other' {
  const [first, second] = [...byLanguage]
    .filter(([language]) => language !== 'en')
    .toSorted((a, b) => b[1] - a[1]);
  return first && first[1] - (second?.[1] ?? 0) >= LEAD - 1e-9 ? first[0] : 'other';
}

/**
 * Guesses the language of a text: a label, a paragraph or a printed line. Pure, takes time linear in the text, never
 * throws.
 */
export function guessLanguage(text: string): LanguageGuess {
  const { script, share } = scriptOf(text);
  if (script === 'none') return { script, language: 'unknown', certainty: 0 };
  if (script !== 'Latin') return { script, language: 'other', certainty: share };
  const { english, foreign, byLanguage } = weighWords(text);
  const [most, least] = [Math.max(english, foreign), Math.min(english, foreign)];
  const letters = unlikeness(text);
  const limit = most < LEAST ? NOISE.unlikeness : most <= CHANCE ? NOISE.besideChance : Infinity;
  if (letters.words >= NOISE.words && letters.unlikeness >= limit)
    return { script, language: 'noise', certainty: letters.unlikeness };
  if (most >= LEAST && most > least) {
    const certainty = ((most - least) / (most + least)) * Math.min(1, most / PLENTY);
    return { script, language: english > foreign ? 'en' : leading(byLanguage), certainty };
  }
  return { script, language: 'unknown', certainty: 0 };
}
