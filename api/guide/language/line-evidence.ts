import { isBalanced } from '../balanced.ts';
import { isCommonWord } from '../vocabulary/common-word.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../vocabulary/objects.ts';
import { weighWords } from './guess-language.ts';

/** What speaks for English in a line, and what for another language, whichever it is: 1 for a word that is at home in it. */
export interface LineEvidence {
  readonly english: number;
  readonly other: number;
}

/** Letters from which a word is hardly shared by languages. */
const SHORTEST = 4;
/** What a word weighs that English texts use, or that none of them does, beside one that is at home in one language. */
const USED = 0.5;
/** Letters that English words have not. */
const OTHER_LETTER = /[^\p{ASCII}\u2018\u2019\u02BB\u02BC-]/u;

/** Ends of rare words that are English as likely as not. */
const ENGLISH_END =
  /(?:ity|ety|[st]ion|ment|ness|ings?|ed|ly|ous|ful|less|[ai]ble|ship|hood|wards?|works?|stones?|wood|ware|marine|craft|like|ized|ised)$/;

/** Weighs each word of a printed line by whether English texts use it; a word with a capital that they do not use may be a name. */
export function lineEvidence(text: string): LineEvidence {
  const weighed = weighWords(text);
  let [english, other] = [weighed.english, weighed.foreign];
  for (const word of text.match(/\p{L}[\p{L}\p{M}'\u2019-]*/gu) ?? []) {
    const small = word.toLowerCase().replace(/['\u2019]s$/, '');
    // "bor-ee-ah-lo-PEL-ta": how a word is said is in no language.
    if (small.length < SHORTEST || /-.*-/.test(small)) continue;
    const isEnglish = isCommonWord(small) || OBJECT_WORDS.has(small) || mediumWordKind(small) === 'material';
    if (isEnglish && !OTHER_LETTER.test(small)) english += USED;
    else if (/^\p{Ll}/u.test(word) && !ENGLISH_END.test(small))
      other += OTHER_LETTER.test(small) ? 2 * USED : USED;
  }
  return { english, other };
}

/** Whether a line is in another language than English: by hardly more than chance, or surely. */
export function isInOtherLanguage(text: string, isSure = false): boolean {
  const { english, other } = lineEvidence(text);
  // A word of another language may look like an English one.
  return other >= (isSure || english > 0 ? 2 * USED : USED) && 2 * english <= other;
}

/** Whether a line is in English, by more than chance. */
export function isInEnglish(text: string): boolean {
  const { english, other } = lineEvidence(text);
  return english >= USED && english > 2 * other;
}

/** Whether a line begins as none of a name does, or names a material in English. */
const isOfNoName = (line: string): boolean =>
  /^\p{Ll}/u.test(line) ||
  (line.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => mediumWordKind(word) === 'material');

/** "white plastic chairs / chaises en plastique blanc": whether of two lines one is in English, and no part of a name, and the other one surely is not. */
export const areInTwoLanguages = (line: string, below: string): boolean =>
  !/[,-]$/.test(line) &&
  isBalanced(line) &&
  isBalanced(below) &&
  ((isInEnglish(line) && isOfNoName(line) && isInOtherLanguage(below, true)) ||
    (isInOtherLanguage(line, true) && isInEnglish(below) && isOfNoName(below)));

/** Whether a line is of a text, which names materials and places without saying that the work is of them. */
export const isOfText = (line: string): boolean =>
  /\b(?:is|are|was|were|has|had|with the|that|which|who|his|her|their|of the|in the) /.test(`${line} `);
