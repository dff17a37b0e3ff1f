import { isDateLine } from '../../dates/date-line.ts';
import type { GuideLine, LabelInput } from '../../facts.ts';
import { isLikeMaterials, namesThing } from '../../vocabulary/things-and-materials.ts';
import { isForeignTombstone } from './english-lines.ts';
import { weighWords } from '../guess-language.ts';
import type { KeptLine } from '../kept-lines.ts';
import { isInEnglish, lineEvidence } from '../line-evidence.ts';
import { isOnlyThere } from './only-there.ts';
import { linesOnMaker } from '../people.ts';
import { beginsInForeign } from '../in-english/tombstone-words.ts';
import { figuresOf, sharedBeginnings } from './shared-words.ts';

/** Lines of a block that says what a work is, and characters of one. */
const FEWEST_LINES = 2;
const MOST_LINES = 7;
const LONGEST_LINE = 70;
/** How much more a block has of another language than its twin, and what each has by itself. */
const AHEAD = 1.5;
const LEAST_FOREIGN = 0.6;
const MOST_FOREIGN = 0.3;

/** "ML000160", "Inv. 30219", "2012.417 a-b" */
const NUMBER = /^(?:[\p{L}.:]{1,6} ?){0,2}\d[\d.,/ -]*(?:\p{Ll}(?:-\p{Ll})?)?$/u;
const isNumber = (text: string): boolean =>
  NUMBER.test(text.trim()) &&
  !/^(?:c\.? ?|ca\.? ?|um |about |vers |hacia )?\d{3,4}(?: ?[-\u2013/] ?\d{2,4})?$/.test(text.trim());

/** The lines between two empty ones, without numbers of the work. */
function blocksOf(lines: readonly GuideLine[]): KeptLine[][] {
  const blocks: KeptLine[][] = [[]];
  for (const [from, line] of lines.entries()) {
    const isEmpty = line.text.trim() === '';
    if (isEmpty || line.isApart === true) blocks.push([]);
    if (!isEmpty && !isNumber(line.text)) blocks.at(-1)?.push({ ...line, from });
  }
  return blocks.filter((block) => block.length > 0);
}

/** What a line has of another language beside what it has of English. */
function foreignness({ text }: GuideLine): number {
  // "Huile sur toile / Oil on canvas" says it in English too.
  const halves = text.split(' / ');
  if (halves.length > 1) return Math.min(...halves.map((half) => foreignness({ text: half })));
  const { english, foreign } = weighWords(text);
  const evidence = lineEvidence(text);
  const isOther = isForeignTombstone(text) || beginsInForeign(text);
  // A language without a list of words shows by words that English has not.
  const more = english === 0 ? Math.max(foreign, evidence.other - evidence.english) : foreign - english;
  return more + (isOther ? 1 : isLikeMaterials(text) ? -LEAST_FOREIGN : 0);
}

const sumOf = (block: readonly GuideLine[]): number =>
  block.reduce((sum, line) => sum + foreignness(line), 0);

/** Whether two lines may say the same in two languages: by their figures, or a word that begins alike. */
function isTwin(one: string, two: string): boolean {
  const figures = figuresOf(one);
  return (figures !== '' && figures === figuresOf(two)) || sharedBeginnings(one, two) > 0;
}

/** Whether a block may be what a label says of its work, in one of its languages. */
const isTombstone = (block: readonly GuideLine[]): boolean =>
  block.length >= FEWEST_LINES &&
  block.length <= MOST_LINES &&
  block.every(({ text }) => text.length <= LONGEST_LINE && !/\p{Ll}{3}[.!?](?:$| \p{Lu})/u.test(text));

/** The lines of a block that the other one says in English; null where they are no twins. */
function saidTwice(other: readonly KeptLine[], english: readonly KeptLine[]): readonly KeptLine[] | null {
  const [first] = other;
  const named = english[0]?.text === first?.text ? 0 : linesOnMaker(other);
  const said = other.slice(named);
  const lines = Math.abs(said.length - english.length);
  const isMore = sumOf(said) >= LEAST_FOREIGN && sumOf(english) <= MOST_FOREIGN;
  const twins = said.filter((line) => english.some(({ text }) => isTwin(line.text, text))).length;
  // "Ada Birch / Leeds, 1866-1932" above "Ada Birch i Pau Lowe": a maker's lines, and a title that begins with the name.
  const [maker, ...life] = english;
  const isMaker =
    first?.text.startsWith(`${maker?.text ?? ''} `) === true && life.every(({ text }) => /\d{4}/.test(text));
  if (isSameByLine(other, english)) return other;
  return lines <= 1 && !isMaker && isMore && sumOf(said) - sumOf(english) >= AHEAD && twins > 0 ? said : null;
}

/** A year or more figures of a line, which two lines have by chance as good as never. */
const hasFigures = (text: string): boolean => figuresOf(text).length >= 4;

/**
 * Whether two blocks say the same line by line, with the same figures, and only the second has English words: "Fernrohr des Herzogs /
 * Ada Birch (1751-1818), Wien" and "Telescope used by the Duke / Ada Birch (1751-1818), Vienna".
 */
function isSameByLine(other: readonly KeptLine[], english: readonly KeptLine[]): boolean {
  const [title = '', titleInEnglish = ''] = [other[0]?.text, english[0]?.text];
  return (
    other.length === english.length &&
    other.some(({ text }) => hasFigures(text)) &&
    other.every(({ text }, at) => figuresOf(text) === figuresOf(english[at]?.text ?? '')) &&
    other.slice(1).every(({ text }, at) => isTwin(text, english[at + 1]?.text ?? '')) &&
    title !== titleInEnglish &&
    isInEnglish(titleInEnglish) &&
    other.every(({ text }) => weighWords(text).english === 0) &&
    lineEvidence(title).english === 0
  );
}

/** The lines that two blocks of a label say in another language, where one of them is the other in English. */
function foreignTwin(lines: readonly GuideLine[]): ReadonlySet<number> | null {
  const blocks = blocksOf(lines);
  for (const [at, block] of blocks.entries())
    // Between the two may stand a text.
    for (const next of blocks.slice(at + 1, at + 3)) {
      if (!isTombstone(block) || !isTombstone(next)) continue;
      const left = saidTwice(block, next) ?? saidTwice(next, block);
      if (left !== null) return new Set(left.map(({ from }) => from));
    }
  return null;
}

/** Lines of each of two runs that say the same, one right below the other. */
const RUN = { fewest: 2, most: 5 } as const;

/** Whether a line says in another language what one says in English: by figures or words, or as a material or date of a tombstone. */
const isSaidBy = (other: string, english: string): boolean =>
  isTwin(other, english) ||
  (isForeignTombstone(other) &&
    (isLikeMaterials(english) || isDateLine(english)) &&
    !isForeignTombstone(english));

/**
 * The lines in another language of a label that says its title, date and material in it and then in English, line below
 * line without an empty one: "Marte / Hacia 1638 / \u00D3leo sobre lienzo" above "Mars / c. 1638 / Oil on canvas".
 */
function foreignRun(lines: readonly GuideLine[]): ReadonlySet<number> | null {
  const all = lines.map((line, from): KeptLine => ({ ...line, from })).slice(0, 2 * RUN.most + 2);
  for (let start = 0; start < all.length; start += 1)
    for (let size = RUN.most; size >= RUN.fewest; size -= 1) {
      const other = all.slice(start, start + size);
      if (other.length < size || isParted(other)) continue;
      for (const more of [0, 1]) {
        const english = all.slice(start + size, start + 2 * size + more);
        if (english.length !== size + more) continue;
        if (isTombstone(other) && isTombstone(english) && isRunInTwo(other, english))
          return new Set(other.map(({ from }) => from));
      }
    }
  return null;
}

/** Whether an empty line stands in a run of lines. */
const isParted = (run: readonly GuideLine[]): boolean =>
  run.some(({ text, isApart }, at) => text.trim() === '' || (at > 0 && isApart === true));

/** Whether two lines of a run share a word: a title in two languages, which is none in one of them. */
const holdsBoth = (run: readonly GuideLine[]): boolean =>
  run.some(({ text }, at) =>
    run
      .slice(at + 1)
      .some((line) => sharedBeginnings(text, line.text) > 0 && foreignness({ text }) > foreignness(line)),
  );

/** Whether of two runs of lines the second says in English what the first says: nearly all lines have one that says the same. */
function isRunInTwo(other: readonly GuideLine[], english: readonly GuideLine[]): boolean {
  const said = other.filter((line) => english.some(({ text }) => isSaidBy(line.text, text))).length;
  const isForeign = other.filter((line) => foreignness(line) >= LEAST_FOREIGN).length;
  return (
    said >= Math.max(RUN.fewest, other.length - 1) &&
    isForeign > 0 &&
    !holdsBoth(other) &&
    english.every((line) => foreignness(line) <= MOST_FOREIGN) &&
    sumOf(other) - sumOf(english) >= AHEAD &&
    !other.some((_, at) => linesOnMaker(other.slice(at)) > 0) &&
    // "Kahu kiwi / Kiwi feather cloak": the second names the thing in English.
    !other.some(({ text }) => / /.test(text) && namesThing(text)) &&
    // "Stilleven met kazen / Still Life with Cheese": lines that are said one by one are no runs.
    other.every(({ text }) => weighWords(text).english < 1)
  );
}

/** Evidence for English in a text, and how many times that of its twin. */
const LEAST_ENGLISH = 3;
const TIMES_ENGLISH = 4;

/** Whether two blocks begin with the same line, or have the same one below what each calls the work: "Flygel / Lowe & Co." and "Grand piano / Lowe & Co." */
function hasSameMaker(one: readonly GuideLine[], two: readonly GuideLine[]): boolean {
  const [first, second] = [one, two].map((block) => block.slice(0, 2).map(({ text }) => text.trim()));
  return first?.[0] === second?.[0] || (first?.[1] !== undefined && first[1] === second?.[1]);
}

/**
 * The lines in another language where two blocks of a label begin with the same line, its maker's, or have it below what they call
 * the work, and one of them is English: "Ada Birch / Yr Odyn" and "Ada Birch / The Kiln", each with a text of its own.
 */
function foreignRepeat(lines: readonly GuideLine[]): ReadonlySet<number> | null {
  const blocks = blocksOf(lines).filter((block) => block.length > FEWEST_LINES);
  const english = blocks.map((block) => weighWords(textOf(block)).english);
  for (const [at, block] of blocks.entries())
    for (const [behind, next] of blocks.entries()) {
      if (behind === at || !hasSameMaker(block, next)) continue;
      const [other = 0, own = 0] = [english[at], english[behind]];
      if (own >= LEAST_ENGLISH && other * TIMES_ENGLISH < own) return new Set(block.map(({ from }) => from));
    }
  return null;
}

/**
 * The lines in another language where the maker's line stands twice, each time below a title: "Landi-Stuhl, 1938 / Hans Coray
 * (1906-1991) / Aluminium" and "Landi Chair, 1938 / Hans Coray (1906-1991) / Aluminum", without an empty line between them.
 */
function foreignHalf(lines: readonly GuideLine[]): ReadonlySet<number> | null {
  const second = lines.findIndex(
    ({ text }, at) =>
      at > FEWEST_LINES && /\([^()]{0,40}\d{4}\)$/.test(text) && text.trim() === lines[1]?.text.trim(),
  );
  if (second < 0 || !isTwin(lines[0]?.text ?? '', lines[second - 1]?.text ?? '')) return null;
  const halves = [lines.slice(0, second - 1), lines.slice(second - 1)];
  const [first = 0, last = 0] = halves.map((half) => weighWords(textOf(half)).english);
  const isFirst = last >= LEAST_ENGLISH && first * TIMES_ENGLISH < last;
  const isLast = first >= LEAST_ENGLISH && last * TIMES_ENGLISH < first;
  if (!isFirst && !isLast) return null;
  return new Set(lines.flatMap((_, at) => (at < second - 1 === isFirst ? [at] : [])));
}

const textOf = (block: readonly GuideLine[]): string => block.map(({ text }) => text).join(' ');

/**
 * The English lines of a label that prints all of its tombstone in another language and then in English, or the other way
 * round, as two blocks: "Figura de guerrero / Cer\u00E1mica" and "Warrior figure / Ceramic". Null for any other label.
 */
export function englishBlock({ lines = [] }: LabelInput): KeptLine[] | null {
  const left = foreignTwin(lines) ?? foreignRepeat(lines) ?? foreignHalf(lines) ?? foreignRun(lines);
  if (left === null) return null;
  const english = lines.flatMap(({ text }, from) => (left.has(from) ? [] : [text]));
  const all = lines.map((line, from): KeptLine => ({ ...line, from }));
  const moved = all.filter(({ text, from }) => left.has(from) && isOnlyThere(text, english));
  const kept = all.filter(({ from }) => !left.has(from));
  if (moved.length === left.size) return null;
  // What the English block does not say stands below its first line.
  const title = kept.findIndex(({ from }) => from > Math.max(...left));
  return [...kept.slice(0, title + 1), ...moved, ...kept.slice(title + 1)];
}
