import { mediumWordKind } from '../../vocabulary/materials.ts';
import { plainName } from '../../notes/plain-name.ts';
import { centuryInEnglish } from './centuries-in-english.ts';
import { besideSupport, materialInEnglish } from './materials-in-english.ts';
import { withEnglishDates } from './words-of-tombstones.ts';

const AROUND = /\b(?:circa|ca\.|c\.) (?=\d{3,4}\b)/gi;
const YEARS = /^(?:c\. )?\d{3,4}(?: ?[-\u2013\u2014/] ?(?:c\. )?\d{2,4})?(?: (?:BC|AD))?$/;

/** Sizes and their unit, with the comma of a decimal: "38,8 x 23,2 cm". */
const SIZE =
  /^(?:cm )?\d{1,4}(?:,\d{1,2})?(?: ?[x\u00D7] ?\d{1,4}(?:,\d{1,2})?){1,2}(?: ?cm)?(?: \([^()]*\))?$/i;

/** Years with "c." for the word that says "about" in another language, before or behind them. */
const withAbout = (text: string): string =>
  withEnglishDates(text)
    .replaceAll(AROUND, 'c. ')
    .replaceAll(/\b(\d{3,4}) (?:circa|ca\.)(?!\p{L})/gu, 'c. $1');

/** The same with the dates among its parts in English: "Ägypten, 3.–4. Jahrhundert" -> "Ägypten, 3rd–4th century". */
export const withDateInEnglish = (line: string): string =>
  withAbout(line)
    .split(', ')
    .map(
      (part) =>
        centuryInEnglish(part) ??
        part.replace(/(?<=\S \()[^()]+(?=\)$)/, (inside) => centuryInEnglish(inside) ?? inside),
    )
    .join(', ');

/** A part of a line; null where it is not known. */
function partInEnglish(part: string): string | null {
  const date = withAbout(part);
  if (YEARS.test(date)) return date;
  const century = centuryInEnglish(date);
  if (century !== null) return century;
  if (SIZE.test(part)) return part.replaceAll(/(?<=\d),(?=\d)/g, '.');
  return materialInEnglish(part);
}

/** "ton.", "was.": the last word of an English sentence on a line of its own. */
const LAST_WORD = /^\p{Ll}{1,12}[.!?]$/u;

/** What was asked for lately: each line of a label is asked for again and again, by what stands beside it. */
const asked = new Map<string, string | null>();
const MOST_ASKED = 200;

/**
 * A line of a tombstone in another language, said in English: "Öl auf Leinwand" -> "oil on canvas", "hacia 1435" ->
 * "c. 1435", "XVIIe siècle" -> "17th century". Null where a part of it is none of these.
 */
export function inEnglish(line: string): string | null {
  const known = asked.get(line);
  if (known !== undefined) return known;
  const said = saidInEnglish(line);
  if (asked.size >= MOST_ASKED) asked.clear();
  asked.set(line, said);
  return said;
}

/** "\u00D6L AUF LEINWAND": a technique and its support in capitals. */
const ON_IN_CAPITALS = /^[^\p{Ll}]+ (?:AUF|SUR|SOBRE|SU|OP|P\u00C5|NA) [^\p{Ll}]+$/u;

function saidInEnglish(line: string): string | null {
  if (LAST_WORD.test(line.trim())) return null;
  const parts = (ON_IN_CAPITALS.test(line) ? line.toLowerCase() : line)
    .trim()
    .replace(/[.;,]$/, '')
    .split(/, |; |(?<!\bca?)\. (?=\d|cm)/);
  const [first = '', second = ''] = parts;
  const both = parts.length === 2 ? besideSupport(first, second) : null;
  if (both !== null) return both;
  const english = parts.map(partInEnglish);
  return english.every((part) => part !== null) ? english.join(', ') : null;
}

/** What joins a list to its next line. */
const JOINED = /,? (?:und|et|y|e|en|og|och|de|di|aus|van)$/i;

/**
 * What is known of a line of materials, where that is its first part and half of them at least: "Strichätzung, Kaltnadel,
 * Reservage" -> "line etching, drypoint". Null for any other line.
 */
export function materialsInEnglish(line: string): string | null {
  const parts = line
    .trim()
    .replace(/[.;,]$/, '')
    .replace(JOINED, '')
    .split(/, |; /);
  const known = parts.map(materialInEnglish);
  const said = known.filter((part) => part !== null);
  return known[0] !== null && 2 * said.length >= parts.length ? said.join(', ') : null;
}

/** Whether a line begins with a material or technique in another language, names and dates behind it: "brons, Tamil Nadu". */
export function beginsInForeign(line: string): boolean {
  const [first = ''] = line.trim().split(/, |; /, 1);
  const english = /\d/.test(first) ? null : inEnglish(first);
  // "Crayon" and "gesso" are English materials as well.
  const isEnglish = first.split(' ').every((word) => mediumWordKind(word.toLowerCase()) === 'material');
  return english !== null && !isEnglish && plainName(english) !== plainName(first);
}
