import type { LabelLine } from '@placard/api/contract';
import { LIMITS } from '@placard/api/limits';
import type { LabelReading } from '../ocr/reading.ts';

/** True for what has a letter or a digit; emoji and punctuation alone say nothing of a work. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/**
 * What the visitor wrote, as a label: a line of text is a printed line. Blank lines go, runs of spaces become
 * one. A line that stood in `before`, or at the same place among as many, keeps its height. More lines than a
 * request may carry are left out as lines: the text alone says it all.
 * @returns undefined when no letter and no digit was written
 */
export function typedLabel(written: string, before: readonly LabelLine[] = []): LabelReading | undefined {
  const kept = written.slice(0, LIMITS.labelTextChars);
  if (!saysSomething(kept)) return undefined;
  const texts = kept
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const broken = texts.flatMap(brokenLine);
  const heightOf = (text: string, index: number) =>
    (before.length === broken.length ? before[index] : before.find((line) => line.text === text))?.height;
  const lines = broken.map((text, index): LabelLine => {
    const height = heightOf(text, index);
    return height === undefined ? { text } : { text, height };
  });
  const text = texts.join('\n');
  return {
    text,
    rawText: written,
    confidence: 100,
    words: [],
    lines: lines.length > LIMITS.labelLines ? [] : lines,
    otherScriptLeftOut: false,
    labels: [],
    hocr: '',
  };
}

/** Breaks a line that is too long for a request, at a space where there is one. */
function brokenLine(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > LIMITS.labelLineChars) {
    const space = rest.lastIndexOf(' ', LIMITS.labelLineChars);
    const at = space > 0 ? space : LIMITS.labelLineChars;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...parts, rest];
}
