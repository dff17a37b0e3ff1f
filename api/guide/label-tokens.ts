import { bare } from './bare-word.ts';
import { fromCapitals } from './capitals.ts';
import type { LabelInput, TextSpan } from './facts.ts';
import { closesSentence, type SpeechWord, speechWordKind } from './sentence-words.ts';
import { withOriginsMarked } from './find-origin.ts';
import { FIRM } from './maker-words.ts';
import { type MediumWord, mediumWordKind } from './vocabulary/materials.ts';
import { wordClass } from './word-class.ts';

/** A word and what its letters tell. */
interface Word {
  /** As printed, with simple dashes and quotes, equally long. */
  readonly plain: string;
  /** `plain` without the punctuation around it. */
  readonly core: string;
  /** `core` in small letters. */
  readonly lower: string;
  /** Whether `core` starts with a capital. */
  readonly capital: boolean;
  /** Whether it belongs to a firm's name. */
  readonly firm: boolean;
  /** What the word tells of a sentence. */
  readonly speech: SpeechWord;
  /** What the word can be in a medium line. */
  readonly material: MediumWord;
  /** Whether it closes a sentence: "boats." does, "Mrs.", "c." and initials do not. */
  readonly closes: boolean;
  /** What the learned weights know it as. */
  readonly wordClass: number;
}

/** A printed word with its place. */
export interface Token extends Word {
  readonly start: number;
  readonly end: number;
  /** Where it stands in the text that was given. */
  readonly given: TextSpan;
  /** Whether a printed line starts here. */
  readonly startsLine: boolean;
  /** Index of the word after its printed line. */
  readonly lineEnd: number;
  /** Height of its line, relative to the label's median. */
  readonly height: number;
}

/** The label as one line of words. `printed`, `plain` and `marked` are equally long, so that spans fit all three. */
export interface LabelTokens {
  /** The text that was given, in which the tokens' `given` count. */
  readonly given: string;
  readonly printed: string;
  readonly plain: string;
  /** `plain` with the known nationalities, peoples and countries marked. */
  readonly marked: string;
  readonly tokens: readonly Token[];
  readonly hasLines: boolean;
  readonly allCapitals: boolean;
}

/** The word at an index as it is printed, with simple dashes and quotes; empty outside the label. */
export function plainAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.plain ?? '';
}

interface CleanLine {
  text: string;
  height: number;
}

/** Simple dashes, quotes and times signs, one character for one. */
function plainOf(text: string): string {
  return text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2018\u2019\u201B\u02BC`\u00B4]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll('\u00D7', 'x');
}

/** Letters and figures that readers confuse, where only one of them can be meant: "l889", "0il". */
function withoutSlips(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\d])[lI|](?=\d{3}(?!\d))/gu, '1')
    .replaceAll(/(?<!\p{L})([Tt])(?:ne|be|hc)(?!\p{L})/gu, '$1he')
    .replaceAll(/(?<=\d)[lI|](?=\d)/g, '1')
    .replaceAll(/(?<=\d)[oO](?=\d)/g, '0')
    .replaceAll(/(?<![\p{L}\d'’])l(?=[bcdfghjkmnpqrstvwxz]\p{Ll})/gu, 'I')
    .replaceAll(/(?<=\p{Ll})1(?![\d/])/gu, 'l')
    .replaceAll(/(?<![\p{L}\d.,])0(?=\p{Ll}{2})/gu, 'O');
}

/** A word in letters that are not Latin, such as a name repeated in Chinese. */
const isOtherScript = (word: string): boolean => /\p{L}/u.test(word) && !/[\p{Script=Latin}\d]/u.test(word);

/** Whether a word belongs to what is read: in a label whose words are Latin for the most part, those of another script do not. */
function wordFilter(text: string): (word: string) => boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isMixed = words.some(isOtherScript) && words.filter(isOtherScript).length * 2 < words.length;
  return isMixed ? (word) => !isOtherScript(word) : () => true;
}

function cleanLines(input: LabelInput, isRead: (word: string) => boolean): CleanLine[] {
  const given = input.lines?.length ? input.lines : input.text.split(/\r?\n/).map((text) => ({ text }));
  return given
    .map((line) => ({
      text: withoutSlips(
        line.text
          .normalize('NFC')
          .split(/\s+/)
          .filter((word) => word !== '' && isRead(word))
          .join(' '),
      ),
      height: 'height' in line && typeof line.height === 'number' ? line.height : 1,
    }))
    .filter((line) => line.text.length > 0);
}

function isMostlyCapitals(text: string): boolean {
  const capitals = text.replaceAll(/\P{Lu}+/gu, '').length;
  const small = text.replaceAll(/\P{Ll}+/gu, '').length;
  return capitals > 4 * small;
}

/** A label all in small letters is read like one all in capitals; letters that grow with their case do not go that way. */
function isSmall(text: string): boolean {
  return !/\p{Lu}/u.test(text) && /\p{Ll}{3}/u.test(text) && text.toUpperCase().length === text.length;
}

/** The text in which spans count: the one that was given, or its lines where these hold other words or only part it. */
function givenText({ text, lines }: LabelInput): string {
  if (!lines?.length) return text;
  const joined = lines.map((line) => line.text).join('\n');
  const words = (source: string): string => source.trim().split(/\s+/).join(' ');
  return words(joined) !== words(text) || joined.replaceAll('\n', ' ') === text ? joined : text;
}

/** Where the words of a text stand. */
export function wordPlaces(text: string): TextSpan[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}

function wordOf(plain: string): Word {
  const core = bare(plain);
  const word = {
    plain,
    core,
    lower: core.toLowerCase(),
    capital: /^(?:\p{Ll}{1,3}[-'])?\p{Lu}/u.test(core),
    firm: FIRM.test(core),
    speech: speechWordKind(core),
    material: mediumWordKind(core),
    closes: closesSentence(plain),
  };
  return { ...word, wordClass: wordClass(word) };
}

/** A mark that parts fields like a line break. */
const PARTS_FIELDS = /^[|·•/]$/;
/** Without the slash: "Endurvarp / Rebound" is one title. */
const PARTS_ANY_FIELDS = /^[|·•]$/;
/** Where several slashes stand on one line they part fields. */
const SLASHES = / \/ .* \/ /;

/** The words of a line in parts; a mark between two is a part of its own. */
function partsOf(words: readonly string[], mark: RegExp): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (mark.test(word)) parts.push([word], []);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** Characters; marks in a longer text without lines are what a reader made of its edges. */
const LONGEST_CAPTION = 200;

/** "Ada Birch | The Bridge | 1888" on a single line. */
function isCaption(text: string, mark: RegExp): boolean {
  return text.length < LONGEST_CAPTION && text.split(' ').filter((word) => mark.test(word)).length > 1;
}

/** Splits a label into words, keeping what its line breaks tell. */
export function tokenizeLabel(input: LabelInput): LabelTokens {
  const isRead = wordFilter(input.text);
  const lines = cleanLines(input, isRead);
  const printed = lines.map((line) => line.text).join(' ');
  const cases = isSmall(printed) ? (text: string) => text.toUpperCase() : (text: string) => text;
  const plain = lines.map((line) => fromCapitals(cases(plainOf(line.text)))).join(' ');
  const mark = lines.some(({ text }) => SLASHES.test(text)) ? PARTS_FIELDS : PARTS_ANY_FIELDS;
  const hasLines = lines.length > 1 || isCaption(printed, mark);
  const given = givenText(input);
  const places = wordPlaces(given).filter(({ start, end }) => isRead(given.slice(start, end)));
  const tokens: Token[] = [];
  const seen = new Map<string, Word>();
  let start = 0;
  lines.forEach((line) => {
    const words = line.text.split(' ');
    const parts = hasLines ? partsOf(words, mark) : [words];
    parts.forEach((part) => {
      const lineEnd = tokens.length + part.length;
      part.forEach((word, position) => {
        const startsLine = position === 0;
        const end = start + word.length;
        const simple = plain.slice(start, end);
        const place = places[tokens.length] ?? { start: 0, end: 0 };
        const known = seen.get(simple) ?? wordOf(simple);
        seen.set(simple, known);
        tokens.push({ ...known, start, end, given: place, startsLine, lineEnd, height: line.height });
        start = end + 1;
      });
    });
  });
  return {
    given,
    printed,
    plain,
    marked: withOriginsMarked(plain),
    tokens,
    hasLines,
    allCapitals: isMostlyCapitals(printed) || isSmall(printed),
  };
}
