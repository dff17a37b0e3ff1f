import { bare } from './bare-word.ts';
import { fromCapitals } from './capitals.ts';
import type { LabelInput } from './facts.ts';
import { withOriginsMarked } from './find-origin.ts';

/** A printed word with its place. `plain` is `printed` with simple dashes and quotes, equally long. */
export interface Token {
  readonly plain: string;
  /** `plain` without the punctuation around it. */
  readonly core: string;
  readonly start: number;
  readonly end: number;
  /** Whether a printed line starts here. */
  readonly startsLine: boolean;
  /** What it costs a field to run on across the line break before this word; 0 inside a line. */
  readonly wrapCost: number;
}

/** The label as one line of words. Its three texts are equally long, so that spans fit all. */
export interface LabelTokens {
  readonly printed: string;
  readonly plain: string;
  /** `plain` with the known nationalities, peoples and countries marked. */
  readonly marked: string;
  readonly tokens: readonly Token[];
  readonly hasLines: boolean;
  readonly allCapitals: boolean;
}

interface CleanLine {
  text: string;
  height: number;
}

/** Words after which a line is not over. */
const HANGING = /(?:^| )(?:a|an|and|the|of|on|in|with|for|from|by|to|at|through|two|three|four|five|six|&)$/i;

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
    .replaceAll(/(?<=\d)[lI|](?=\d)/g, '1')
    .replaceAll(/(?<=\d)[oO](?=\d)/g, '0')
    .replaceAll(/(?<![\p{L}\d])0(?=\p{Ll}{2})/gu, 'O');
}

function cleanLines(input: LabelInput): CleanLine[] {
  const given = input.lines?.length ? input.lines : input.text.split(/\r?\n/).map((text) => ({ text }));
  return given
    .map((line) => ({
      text: withoutSlips(line.text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()),
      height: 'height' in line && typeof line.height === 'number' ? line.height : 1,
    }))
    .filter((line) => line.text.length > 0);
}

/** A line that ended early was ended on purpose; one that was full may go on below. */
function costOfBreak(above: CleanLine, below: CleanLine, widest: number): number {
  const firstWord = below.text.split(' ', 1)[0] ?? '';
  const wouldHaveFitted = (above.text.length + 1 + firstWord.length) * above.height < 0.8 * widest;
  const heightChange = Math.max(above.height, below.height) / Math.min(above.height, below.height);
  const styleCost = heightChange > 1.25 ? 2 : 0;
  if (/^\p{Ll}/u.test(below.text)) return 0.2 + styleCost;
  if (/[,&-]$/.test(above.text) || HANGING.test(above.text)) return 0.6 + styleCost;
  return (wouldHaveFitted ? 3.5 : 1.2) + styleCost;
}

function isMostlyCapitals(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > 4 * small;
}

/** Splits a label into words, keeping what its line breaks tell. */
export function tokenizeLabel(input: LabelInput): LabelTokens {
  const lines = cleanLines(input);
  const printed = lines.map((line) => line.text).join(' ');
  const plain = lines.map((line) => fromCapitals(plainOf(line.text))).join(' ');
  const widest = Math.max(0, ...lines.map((line) => line.text.length * line.height));
  const tokens: Token[] = [];
  let start = 0;
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    line.text.split(' ').forEach((word, position) => {
      const startsLine = position === 0;
      const end = start + word.length;
      const wrapCost = startsLine && above ? costOfBreak(above, line, widest) : 0;
      const simple = plain.slice(start, end);
      tokens.push({ plain: simple, core: bare(simple), start, end, startsLine, wrapCost });
      start = end + 1;
    });
  });
  return {
    printed,
    plain,
    marked: withOriginsMarked(plain),
    tokens,
    hasLines: lines.length > 1,
    allCapitals: isMostlyCapitals(printed),
  };
}
