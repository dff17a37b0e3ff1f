import type { LabelInput } from '../../facts.ts';
import { mediumWordKind, wordsIn } from '../../vocabulary/materials.ts';
import { OBJECT_WORDS } from '../../vocabulary/objects.ts';
import { guessLanguage, weighWords } from '../guess-language.ts';
import { plainName } from '../../notes/plain-name.ts';
import type { KeptLine } from '../kept-lines.ts';
import { englishMaterials } from '../in-english/materials-in-two.ts';
import { englishPlace } from '../in-english/places-in-two.ts';
import { roleOfTwo } from '../in-english/roles-in-english.ts';
import { beginsInForeign, inEnglish } from '../in-english/tombstone-words.ts';

/** Lines of either language that a label of two has at least. */
const LEAST_LINES = 2;
/** Letters from which a line can be in a language. */
const LEAST_LETTERS = 4;
/** Evidence for another language from which a line is in it: a word of its own. */
const FOREIGN = 0.9;

/** Evidence for another language beside words in English that say the same. */
const HINT = 0.3;

/** Whether a line says something in English: a word of sentences, a material or a kind of object. */
function isEnglish(text: string): boolean {
  const { english, foreign } = weighWords(text);
  if (foreign >= FOREIGN && foreign > english) return false;
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return english >= 1 || words.some((word) => OBJECT_WORDS.has(word) || mediumWordKind(word) === 'material');
}

/** English materials of a list that is one. */
const SEVERAL = 3;

/** "Silver, moonstone, opal, lapis lazuli,": English materials, of which one may have its name from elsewhere. */
const isListOfMaterials = (text: string): boolean =>
  text.includes(', ') &&
  wordsIn(text.toLowerCase()).filter((word) => mediumWordKind(word) === 'material').length >= SEVERAL;

/** Whether a line is in another language that is known, and in no English. */
export function isForeign(text: string): boolean {
  // "AR 4417" is a number.
  if ((text.match(/\p{L}/gu) ?? []).length < LEAST_LETTERS) return false;
  const { english, foreign } = weighWords(text);
  const { script } = guessLanguage(text);
  if (isListOfMaterials(text)) return false;
  return (script !== 'Latin' && script !== 'none') || (foreign >= FOREIGN && foreign > english);
}

/** "Costa norte / Northern Coast": the half that is not in another language, with the date behind the other. */
function englishHalf(text: string): string {
  // "1907, olio su tela / oil on canvas"
  const [, year, rest = ''] =
    /^((?:c\. )?\d{4}(?:[-\u2013]\d{2,4})?), ([^\d]{4,80} \/ [^\d]{4,80})$/.exec(text) ?? [];
  if (year !== undefined) return `${year}, ${englishHalf(rest)}`;
  const [, title = '', inBracket = '', when = ''] = IN_BRACKET.exec(text) ?? [];
  // "Peter in Prison (The Apostle Kneeling)": "in" is English as well.
  const isOther = isInForeign(title.replace(/ in (?=\p{Lu})/u, ' '));
  if (isOther && weighWords(title).english === 0 && weighWords(inBracket).english >= 1)
    return isInForeign(inBracket) ? text : `${inBracket}${when}`;
  const materials = englishMaterials(text);
  if (materials !== null) return materials;
  const place = englishPlace(text) ?? roleOfTwo(text);
  if (place !== null) return place;
  const halves = text.split(' / ');
  const [first = '', second = ''] = halves;
  if (halves.length === 3) {
    const [english = '', ...others] = halves.filter((half) => !isInForeign(half));
    return english !== '' && others.length === 0 ? english : text;
  }
  if (halves.length !== 2) return text;
  if (isInForeign(first) && !isInForeign(second)) return second;
  if (!isInForeign(second) || isInForeign(first)) return text;
  const date = /\d/.test(first) ? '' : (DATE_BEHIND.exec(second)?.[0] ?? '');
  return `${first}${date}`;
}

/** "Mädchen mit Kaninchen (Girl with Rabbit), 1905" */
const IN_BRACKET =
  /^(\p{Lu}[^()\d"\u201C]{2,60}) \((?!(?:From|Detail|Fragment|After|Study|One|Part|Plate|The (?:artist|painter|sitter))\b)(\p{Lu}[^()\d]{2,60})\)(, (?:c\. ?)?\d{4}(?:[-\u2013]\d{2,4})?)?$/u;

/** ", 1787", ", c. 1430-35" */
const DATE_BEHIND = /, (?:c\. ?|ca\. ?|circa |about )?\d{4}(?:[-\u2013/]\d{2,4})?$/;

/** Whether half of a line is in another language: a material or technique, or words of it. */
function isInForeign(text: string): boolean {
  const { english, foreign } = weighWords(text);
  return (
    isForeignTombstone(text) ||
    // "Stahlrohr, vernickelt", "Puhallettu lasi"
    beginsInForeign(text) ||
    beginsInForeign(text.slice(text.lastIndexOf(' ') + 1)) ||
    isForeign(text) ||
    (foreign >= HINT && foreign > english && /\p{Ll}{3}/u.test(text))
  );
}

/** Whether a line says a material or technique in another language. */
export function isForeignTombstone(text: string): boolean {
  const english = inEnglish(text);
  return (
    english !== null &&
    /\p{L}{3}/u.test(english) &&
    !/century/.test(english) &&
    plainName(english) !== plainName(text)
  );
}

/**
 * The lines of a label of two languages that are in English, or in none: names, dates, numbers. `null` for a label
 * that has not some lines of either.
 */
export function englishLines({ lines }: LabelInput): KeptLine[] | null {
  if (!lines) return null;
  const halved = lines.map((line, from) => ({ ...line, from, text: englishHalf(line.text) }));
  const kept = halved.filter(({ text }) => !isForeign(text));
  const english = kept.filter(({ text, from }) => isEnglish(text) || text !== lines[from]?.text).length;
  const left = lines.length - kept.length + halved.filter(({ text }, at) => text !== lines[at]?.text).length;
  return english >= LEAST_LINES && left >= LEAST_LINES ? kept : null;
}
