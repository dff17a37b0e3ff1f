import type { GuideLine, LabelFacts, LabelInput, TextSpan } from '../facts.ts';
import { blockStarts } from '../label-tokens.ts';

/** A line of a label that is read, as it stands or said in English, and which of the label's lines it comes from. */
export interface KeptLine extends GuideLine {
  readonly from: number;
}

/** The input that has these lines of a label alone, which stand apart where they did, or where a line is left out above. */
export function inputOf(kept: readonly KeptLine[], label: LabelInput): LabelInput {
  const starts = blockStarts(label);
  const printed = (label.lines ?? []).flatMap(({ text }, from) => (text.trim() === '' ? [] : [from]));
  const apart = new Set(printed.filter((_, at) => starts[at] === true));
  return {
    text: textOf(kept),
    lines: kept.map((line, at) => ({
      ...line,
      isApart:
        at > 0 &&
        line.from !== kept[at - 1]?.from &&
        (apart.has(line.from) || line.from > (kept[at - 1]?.from ?? 0) + 1),
    })),
    nth: label.nth,
    heard: label.heard,
  };
}

const textOf = (lines: readonly GuideLine[]): string => lines.map(({ text }) => text).join('\n');

/** Offsets at which lines begin when they are joined by line breaks. */
function startsOf(lines: readonly GuideLine[]): number[] {
  let next = 0;
  return lines.map(({ text }) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
}

/** Where an offset at the edge of a word lies in a line that says each of the words in another language; null for other lines. */
function sameWord(text: string, printed: string, offset: number, isEnd: boolean): number | null {
  const [said, others] = [text, printed].map((line) => [...line.matchAll(/\S+/g)]);
  if (said === undefined || said.length !== others?.length) return null;
  const at = isEnd
    ? said.findLastIndex(({ index }) => index < offset)
    : said.findIndex(({ index, 0: word }) => index + word.length > offset);
  const word = others[at];
  return word === undefined ? null : word.index + (isEnd ? word[0].length : 0);
}

/** What was read in lines that are said in English, with its places in the text that was printed. */
export function asPrinted(facts: LabelFacts, said: LabelInput, printed: LabelInput): LabelFacts {
  const given = facts.given === said.text ? printed.text : textOf(printed.lines ?? []);
  return inWholeLabel(
    facts,
    facts.given.split('\n').map((text, from) => ({ text, from })),
    given.split('\n').map((text) => ({ text })),
  );
}

/**
 * What was read in some of a label's lines, with its places in the whole label: where a line was said in English, what was
 * read in it stands for the whole line as it is printed.
 */
export function inWholeLabel(
  facts: LabelFacts,
  kept: readonly KeptLine[],
  all: readonly GuideLine[],
): LabelFacts {
  const [starts, whole] = [startsOf(kept), startsOf(all)];
  /** Where an offset of the kept lines lies in the whole label; the end of a span is told from its start. */
  const moved = (at: number, isEnd: boolean): number => {
    const index = Math.max(
      0,
      starts.findLastIndex((start) => start < at || (!isEnd && start === at)),
    );
    const { text = '', from = 0 } = kept[index] ?? {};
    const printed = all[from]?.text ?? '';
    const begin = whole[from] ?? 0;
    const inLine = printed.indexOf(text);
    const offset = Math.min(at - (starts[index] ?? 0), text.length);
    if (inLine >= 0) return begin + inLine + offset;
    return begin + (sameWord(text, printed, offset, isEnd) ?? (isEnd ? printed.length : 0));
  };
  /** Where words stand in their printed line, of which other words between them are left out. */
  const inPart = ({ start, end }: TextSpan): TextSpan | null => {
    const index = starts.findLastIndex((from) => from <= start);
    const { text = '', from = 0 } = kept[index] ?? {};
    const begin = starts[index] ?? 0;
    const words = text.slice(start - begin, end - begin);
    const printed = all[from]?.text ?? '';
    if (end - begin > text.length || printed.includes(text)) return null;
    // A date stands behind the title in the other language, in a line that is left out above: "La huida, 1961 / The Escape".
    const line = [from, from - 1].find((each) => all[each]?.text.includes(words));
    if (line === undefined) return null;
    const at = (whole[line] ?? 0) + (all[line]?.text.indexOf(words) ?? 0);
    return { start: at, end: at + words.length };
  };
  const place = <T extends TextSpan>(span: T): T => ({
    ...span,
    ...(inPart(span) ?? { start: moved(span.start, false), end: moved(span.end, true) }),
  });
  const maybe = <T extends TextSpan>(span: T | null): T | null => (span === null ? null : place(span));
  const readings: LabelFacts['readings'] = {};
  for (const [field, reading] of Object.entries(facts.readings))
    if (isField(facts, field)) readings[field] = place(reading);
  const given = textOf(all);
  return {
    ...facts,
    readings,
    sentenceReadings: facts.sentenceReadings.map(place),
    heading: facts.heading.map(place),
    plainLines: facts.plainLines.map(place),
    otherMakers: facts.otherMakers.map(place),
    lives: facts.lives.map(place),
    originalTitle: maybe(facts.originalTitle),
    species: maybe(facts.species),
    thing: maybe(facts.thing),
    inOrder: maybe(facts.inOrder),
    likelyTitle: maybe(facts.likelyTitle),
    findSpot: maybe(facts.findSpot),
    bornIn: maybe(facts.bornIn),
    diedIn: maybe(facts.diedIn),
    given,
    span: { start: 0, end: given.length },
  };
}

const isField = (facts: LabelFacts, field: string): field is keyof LabelFacts['readings'] =>
  field in facts.readings;
