import type { GuideLine, LabelInput } from '../facts.ts';
import { mediumWordKind } from '../vocabulary/materials.ts';
import { DATE_BEHIND, englishHalf, HINT, isForeignTombstone } from './english-lines.ts';
import { isForeignRemark, proseLines } from './foreign-tombstone.ts';
import { weighWords } from './guess-language.ts';
import type { KeptLine } from './kept-lines.ts';
import { inEnglish } from './tombstone-words.ts';

/** Whether a line says something in English beside materials, and whether it rather says it in another language. */
interface Weight {
  readonly isEnglish: boolean;
  readonly isOther: boolean;
}

function weightOf(text: string, at: number): Weight {
  const { english, foreign } = weighWords(text);
  return {
    isEnglish: english >= 1 && !isMaterial(text),
    // The first line is a name.
    isOther: at > 0 && foreign >= HINT && foreign > english && !isForeignTombstone(text),
  };
}

/** Whether an English line stands above or below the lines in the other language that hold this one. */
function isBesideEnglish(weights: readonly Weight[], at: number): boolean {
  let [from, to] = [at, at];
  while (weights[from - 1]?.isOther === true) from -= 1;
  while (weights[to + 1]?.isOther === true) to += 1;
  return weights[from - 1]?.isEnglish === true || weights[to + 1]?.isEnglish === true;
}

/** The lines that go on with a half in another language at the end of the line above. */
function continuations(halved: readonly GuideLine[], printed: readonly GuideLine[]): boolean[] {
  let goesOn = false;
  return halved.map(({ text }, at) => {
    const whole = printed[at]?.text ?? '';
    const { english, foreign } = weighWords(text);
    const isRest = goesOn && english === 0 && text === whole && (foreign >= HINT || /^\p{Ll}/u.test(text));
    goesOn = isRest || (text !== whole && whole.startsWith(text));
    return isRest;
  });
}

/** The lines of a text that is in another language; none where it is in English. */
function foreignProse(lines: readonly GuideLine[]): boolean[] {
  const isProse = proseLines(lines);
  const { english, foreign } = weighWords(
    lines.flatMap(({ text }, at) => (isProse[at] === true ? [text] : [])).join(' '),
  );
  return foreign > english ? isProse : lines.map(() => false);
}

/** Whether a line names materials or a technique in English and nothing else: "oil on canvas". */
function isMaterial(text: string): boolean {
  const kinds = new Set((text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(mediumWordKind));
  return kinds.has('material') && !kinds.has('other');
}

/** The parts of a line in English that hold figures: its date and size. */
const figuresOf = (english: string): string =>
  english
    .split(', ')
    .filter((part) => /\d/.test(part))
    .join(', ');

/**
 * The lines of a label that prints its tombstone in English and in another language: titles, materials and remarks in
 * that language left out where they stand beside the English ones, else materials and dates said in English. Null for a
 * label that has no material in another language, or nothing in English.
 */
export function inOneLanguage({ lines }: LabelInput): KeptLine[] | null {
  if (!lines) return null;
  const halved = lines.map((line, from) => ({ ...line, from, text: englishHalf(line.text) }));
  const weights = halved.map(({ text }, at) => weightOf(text, at));
  const isTwofold =
    halved.some(({ text }, at) => text !== lines[at]?.text) ||
    lines.some(({ text }) => isForeignTombstone(text));
  if (!isTwofold || !halved.some(({ text }) => weighWords(text).english >= 1)) return null;
  const hasMaterial = halved.some(({ text }) => !isForeignTombstone(text) && isMaterial(text));
  const [isRest, isProse] = [continuations(halved, lines), foreignProse(halved)];
  const years = new Set<string>();
  /** The date behind a title in the other language, until the English one below it. */
  let date = '';
  return halved.flatMap((line, at): KeptLine[] => {
    const { text } = line;
    if (isRest[at] === true || isProse[at] === true || isForeignRemark(text)) return [];
    if (weights[at]?.isOther === true && isBesideEnglish(weights, at)) {
      date = weights[at + 1]?.isEnglish === true ? (DATE_BEHIND.exec(text)?.[0] ?? '') : '';
      return [];
    }
    const english = inEnglish(text);
    if (english !== null && isForeignTombstone(text)) {
      const said = hasMaterial ? figuresOf(english) : english;
      return said === '' ? [] : [{ ...line, text: said }];
    }
    if (english !== null && !/\p{L}{2}/u.test(english)) {
      // The other language repeats the date.
      const [year = english] = /\d{4}/.exec(english) ?? [];
      if (years.has(year)) return [];
      years.add(year);
      return [{ ...line, text: english }];
    }
    const told = date !== '' && !/\d{4}/.test(text) ? `${text}${date}` : text;
    date = '';
    return [{ ...line, text: told }];
  });
}
