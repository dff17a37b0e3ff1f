import type { GuideLine, LabelFacts, LabelInput, TextSpan } from '../facts.ts';

/** A line of a label that is read, as it stands or said in English, and which of the label's lines it comes from. */
export interface KeptLine extends GuideLine {
  readonly from: number;
}

/** The input that has these lines alone. */
export const inputOf = (lines: readonly KeptLine[], { nth, heard }: LabelInput): LabelInput => ({
  text: textOf(lines),
  lines: lines.map((line, at) => ({
    ...line,
    isApart: at > 0 && line.from > (lines[at - 1]?.from ?? 0) + 1,
  })),
  nth,
  heard,
});

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
    if (inLine < 0) return isEnd ? begin + printed.length : begin;
    return begin + inLine + Math.min(at - (starts[index] ?? 0), text.length);
  };
  const place = <T extends TextSpan>(span: T): T => ({
    ...span,
    start: moved(span.start, false),
    end: moved(span.end, true),
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
    findSpot: maybe(facts.findSpot),
    bornIn: maybe(facts.bornIn),
    diedIn: maybe(facts.diedIn),
    given,
    span: { start: 0, end: given.length },
  };
}

const isField = (facts: LabelFacts, field: string): field is keyof LabelFacts['readings'] =>
  field in facts.readings;
