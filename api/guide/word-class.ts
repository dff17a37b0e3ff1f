import { DATED_DEEDS, MONTHS } from './dates/date-words.ts';
import { DEEDS, TRADES } from './maker-words.ts';
import { nameLikeness } from './name-likeness.ts';
import { OBJECT_WORDS } from './vocabulary/objects.ts';
import { NAME_PARTICLES } from './vocabulary/people.ts';

/** What words look like, the first pattern that fits: figures, dates, units, numbers, small words, leads. */
const SHAPES = [
  /^(?:1[0-9]|20)\d\ds?$/,
  /^\d{3,4}s?-(?:ca?\.)?\d{1,4}s?$/,
  /^\d{1,2}(?:st|nd|rd|th)(?:-\d{1,2}(?:st|nd|rd|th))?$/i,
  /^\d+(?:[.,]\d)?(?:x\d+(?:[.,]\d)?)*(?:mm|cm|m|in|g|kg|")$/i,
  /^\d{1,3}(?:\.\d)?$/,
  /^(?=\D*\d\D*\d)[^ ]*$/,
  /\d/,
  new RegExp(
    `^(?:ca?|circa|about|around|before|after|early|mid|late|later|half|quarter|centur(?:y|ies)|cent|millennium|dynasty|period|reign|era|kingdom|BCE?|CE|A\\.?D|B\\.C|AH|undated|n\\.d|${DATED_DEEDS}|${MONTHS})$`,
    'i',
  ),
  /^[IVX]+$/,
  /^(?:x|by)$/,
  /^(?:cm|mm|m|in|inches|ft|g|kg|h|w|d|l|ht|diam|height|width|depth|length|diameter|dimensions|overall|sheet|image|plate|variable|minutes?|mins?|sec|seconds)$/i,
  /^(?:gift|gifts|purchased?|bequest|bequeathed|presented|given|lent|loan|courtesy|donated|acquired|transfer(?:red)?|exchange)$/i,
  /^(?:funds?|collections?|endowment|foundation|trust|estate|museum|society|gallery|institute|library|memorial)$/i,
  /^(?:inv|acc|no|nos|cat|ms|reg)$/i,
  /^(?:found|find-?spot|excavated|unearthed|discovered|said|provenance|signed|inscribed)$/i,
  /^(?:born|died|b|active|fl|lives|works)$/i,
  new RegExp(
    `^(?:after|attributed|workshop|circle|follower|${TRADES}|unknown|anonymous|unidentified|unrecorded)$`,
    'i',
  ),
  new RegExp(`^(?:${DEEDS})$`, 'i'),
  /^(?:peoples?|culture|school|style|province|region|islands?|coast|valley|clan|mint|or|probably|possibly|present-day|modern)$/i,
  /^(?:and|&)$/,
  /^(?:of|in|on|at|from|to|with|for)$/i,
  /^(?:the|an?)$/i,
] as const;

/** What of a word its class goes by. */
interface ClassedWord {
  core: string;
  lower: string;
  capital: boolean;
  material: string | undefined;
  firm: boolean;
  speech: string | undefined;
}

/** A label's words with their classes and places, and its text with the known origins marked. */
interface MarkedWords {
  tokens: readonly { start: number; plain: string; core: string; wordClass: number }[];
  marked: string;
}

/** The class of a word that is no known origin. */
export function wordClass({ core, lower, capital, material, firm, speech }: ClassedWord): number {
  if (core === '') return 4;
  const shape = SHAPES.findIndex((pattern) => pattern.test(core));
  if (shape >= 0) return 5 + shape;
  const rest = 5 + SHAPES.length;
  if (OBJECT_WORDS.has(lower)) return material === 'material' ? rest + 12 : rest;
  if (material === 'material') return rest + (capital ? 1 : 2);
  if (firm) return rest + 3;
  if (NAME_PARTICLES.has(lower)) return rest + 4;
  if (core.length < 2) return rest + 5;
  if (capital) {
    const likeness = nameLikeness(lower);
    return rest + (likeness > 0.4 ? 6 : likeness < -0.4 ? 7 : 8);
  }
  return rest + (material === 'modifier' ? 9 : speech === 'verb' ? 10 : 11);
}

/** The class of the word at an index, known origins told apart; 0 before the first and behind the last one. */
export function classAt({ tokens, marked }: MarkedWords, at: number): number {
  const token = tokens[at];
  if (!token) return 0;
  const mark = marked.charCodeAt(token.start + Math.max(0, token.plain.indexOf(token.core))) - 0xe000;
  return mark >= 0 && mark < 3 ? mark + 1 : token.wordClass;
}
