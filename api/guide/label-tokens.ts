import { bare } from './bare-word.ts';
import { fromCapitals } from './capitals.ts';
import type { LabelInput, TextSpan } from './facts.ts';
import { closesSentence, type SpeechWord, speechWordKind } from './sentence-words.ts';
import { type FieldKey, fieldKeys } from './field-keys.ts';
import { withOriginsMarked } from './find-origin.ts';
import { fieldsOnLine } from './lines/one-line.ts';
import { rejoined } from './lines/breaks/rejoin.ts';
import { FIRM } from './maker-words.ts';
import type { SegmentKind } from './search/kinds.ts';
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
  /** Whether an empty line stands before its line. */
  readonly startsBlock: boolean;
  /** What its line is by the name of a field before it, which is not read: "Artist: Ada Birch"; null where none is. */
  readonly field: SegmentKind | null;
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
  /** Characters of the widest printed line. */
  readonly width: number;
  /** Whether lines of its tombstone were too narrow for what stands on them, and are joined here. */
  readonly isWrapped: boolean;
  readonly allCapitals: boolean;
}

/** The word at an index as it is printed, with simple dashes and quotes; empty outside the label. */
export function plainAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.plain ?? '';
}

interface CleanLine {
  text: string;
  /** Characters of the widest printed line of it. */
  width: number;
  height: number;
  startsBlock: boolean;
  goesOn?: boolean | undefined;
  field: SegmentKind | null;
}

/** Simple dashes, quotes and times signs, one character for one. */
function plainOf(text: string): string {
  return text
    .replaceAll(/[\u2010-\u2015\u2212]|(?<=\d ?)[~\u301C](?= ?\d)/g, '-')
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

/** A letter of a script that is not Latin. */
const OTHER_LETTER = /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}]/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
/** A bracket as East Asian titles have it, in a word of its own. */
const EAST_ASIAN_BRACKET = /[\u3001-\u3003\u3008-\u3011\u3014-\u301B]/;

/** A word in letters that are not Latin, such as a name repeated in Chinese; figures may stand among them. */
const isOtherScript = (word: string): boolean =>
  (OTHER_LETTER.test(word) || EAST_ASIAN_BRACKET.test(word)) && !LATIN_LETTER.test(word);

/** So many Latin words tell a label by themselves. */
const ENOUGH_WORDS = 6;
/** Words within which a bracket closes that opened with a word of another script. */
const BRACKET_WORDS = 4;

/**
 * Of each word of the lines, whether it is read: in a label with enough Latin words to tell it by, those of another script
 * are not, nor figures on a line with no Latin word, nor what a bracket holds beside such words.
 */
function readInLatin(lines: readonly (readonly string[])[]): boolean[] {
  const words = lines.flat();
  const lettered = words.filter((word) => /\p{L}/u.test(word));
  const others = lettered.filter(isOtherScript).length;
  const isMixed = others > 0 && lettered.length - others >= Math.min(others, ENOUGH_WORDS);
  if (!isMixed) return words.map(() => true);
  const read = lines.flatMap((line) => {
    const isLeftOut =
      lines.length > 1 && line.some(isOtherScript) && !line.some((word) => LATIN_LETTER.test(word));
    return line.map((word) => !isLeftOut && !isOtherScript(word));
  });
  words.forEach((word, at) => {
    if (!isOtherScript(word) || !/[([][^)\]]*$/.test(word)) return;
    const behind = words.slice(at + 1, at + 1 + BRACKET_WORDS);
    const close = behind.findIndex((next) => /[)\]]/.test(next));
    if (close >= 0 && !behind.slice(0, close + 1).some((next) => LATIN_LETTER.test(next)))
      read.fill(false, at, at + close + 2);
  });
  return read;
}

/** The same, where the names of fields are not read either. */
function readWords(lines: readonly (readonly string[])[], keys: readonly (FieldKey | null)[]): boolean[] {
  const isKey = lines.flatMap((line, nth) => line.map((_, at) => at < (keys[nth]?.words ?? 0)));
  return readInLatin(lines).map((isRead, at) => isRead && isKey[at] !== true);
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Of the lines that are no empty ones, whether each stands apart from those before it; none does where the text has other lines than those given. */
export function blockStarts({ text, lines }: LabelInput): boolean[] {
  const all = text.split(/\r?\n/).map((line) => line.trim());
  const printed = all.filter((line) => line !== '');
  const given = lines?.filter((line) => line.text.trim() !== '') ?? [];
  const isTold = given.some(({ isApart }) => isApart !== undefined);
  const isSame = given.every((line, at) => line.text.trim() === printed[at]);
  const starts = isTold
    ? given.map(({ isApart }) => isApart === true)
    : isSame
      ? all.flatMap((line, at) => (line === '' ? [] : [at > 0 && all[at - 1] === '']))
      : [];
  // A text whose every line stands apart has no blocks.
  return starts.slice(1).some((isApart) => !isApart) ? starts : [];
}

/** The lines as they are read, and of each word of the given ones whether it is. */
function cleanLines(input: LabelInput): { lines: CleanLine[]; read: boolean[] } {
  const given = input.lines?.length ? input.lines : input.text.split(/\r?\n/).map((text) => ({ text }));
  const words = given.map((line) => wordsIn(line.text.normalize('NFC')));
  const keys = fieldKeys(words.map((line) => line.join(' ')));
  const read = readWords(words, keys);
  const starts = blockStarts(input);
  let [at, printed, isBehindGap] = [0, 0, false];
  const lines = given.flatMap((line, index): CleanLine[] => {
    const isPrinted = line.text.trim() !== '';
    isBehindGap ||= isPrinted && starts[printed] === true;
    if (isPrinted) printed += 1;
    const text = withoutSlips((words[index] ?? []).filter(() => read[at++] === true).join(' '));
    if (text === '') return [];
    const startsBlock = isBehindGap;
    isBehindGap = false;
    const goesOn = 'goesOn' in line && line.goesOn === true;
    const height = 'height' in line && typeof line.height === 'number' ? line.height : 1;
    return [{ text, width: text.length, height, startsBlock, goesOn, field: keys[index]?.kind ?? null }];
  });
  return { lines, read };
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
const LONGEST_CAPTION = 600;

/** "Ada Birch | The Bridge | 1888" on a single line. */
function isCaption(text: string, mark: RegExp): boolean {
  return text.length < LONGEST_CAPTION && text.split(' ').filter((word) => mark.test(word)).length > 1;
}

/** "Armchair, mahogany, English, about 1760": a label of one line whose fields are surely known, as if each were a line. */
function withFieldsApart(lines: CleanLine[]): CleanLine[] {
  const [line, ...others] = lines;
  const fields = line && others.length === 0 ? fieldsOnLine(line.text) : null;
  return line && fields ? fields.map((text) => ({ ...line, text, width: text.length })) : lines;
}

/** Splits a label into words, keeping what its line breaks tell. */
export function tokenizeLabel(input: LabelInput): LabelTokens {
  const { lines: broken, read } = cleanLines(input);
  const lines = withFieldsApart(rejoined(broken));
  const printed = lines.map((line) => line.text).join(' ');
  const cases = isSmall(printed) ? (text: string) => text.toUpperCase() : (text: string) => text;
  const plain = lines.map((line) => fromCapitals(cases(plainOf(line.text)))).join(' ');
  const mark = lines.some(({ text }) => SLASHES.test(text)) ? PARTS_FIELDS : PARTS_ANY_FIELDS;
  const hasLines = lines.length > 1 || isCaption(printed, mark);
  const given = givenText(input);
  const places = wordPlaces(given).filter((_, at) => read[at] === true);
  const tokens: Token[] = [];
  const seen = new Map<string, Word>();
  let start = 0;
  lines.forEach((line) => {
    const words = line.text.split(' ');
    // A text of several sentences has slashes of its own: "Tāmakimakaurau / Auckland".
    const own = line.text.length < LONGEST_CAPTION / 2 ? mark : PARTS_ANY_FIELDS;
    const parts = hasLines ? partsOf(words, own) : [words];
    parts.forEach((part) => {
      const lineEnd = tokens.length + part.length;
      part.forEach((word, position) => {
        const startsLine = position === 0;
        const end = start + word.length;
        const simple = plain.slice(start, end);
        const place = places[tokens.length] ?? { start: 0, end: 0 };
        const known = seen.get(simple) ?? wordOf(simple);
        seen.set(simple, known);
        const startsBlock = startsLine && part === parts[0] && line.startsBlock;
        const { height, field } = line;
        tokens.push({ ...known, start, end, given: place, startsLine, startsBlock, field, lineEnd, height });
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
    isWrapped: lines.length < broken.length,
    width: Math.max(0, ...lines.map(({ width }) => width)),
    allCapitals: isMostlyCapitals(printed) || isSmall(printed),
  };
}
