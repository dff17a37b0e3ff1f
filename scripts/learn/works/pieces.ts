import type { SegmentKind } from '../../../api/guide/search/kinds.ts';

/** A stretch of one kind as it is printed, with the punctuation that parts it from the next. */
export interface Piece {
  readonly kind: SegmentKind;
  readonly text: string;
}

/** A line, or a part of one; empty where the work has nothing of it. */
export type Part = readonly Piece[];

/** A stretch of a kind, or nothing. */
export function piece(kind: SegmentKind, text: string | undefined): Part {
  return text === undefined || text === '' ? [] : [{ kind, text }];
}

/** Parts in a row; `sep` is printed behind each but the last. A mark of its own (` | `) belongs to no field. */
export function joined(sep: string, ...parts: readonly Part[]): Part {
  const filled = parts.filter((part) => part.length > 0);
  const mark = /^ (\S) $/.exec(sep)?.[1];
  return filled.flatMap((part, index) => {
    if (index === filled.length - 1) return part;
    if (mark !== undefined) return [...part, { kind: 'other' as const, text: mark }];
    return behind(part, sep.trimEnd());
  });
}

/** A part with more behind its last word: "," or ")". */
export function behind(part: Part, text: string): Part {
  return part.map((each, index) => (index === part.length - 1 ? { ...each, text: each.text + text } : each));
}

/** A part with more in front of its first word: "(" or "by ". */
export function before(text: string, part: Part): Part {
  return part.map((each, index) => (index === 0 ? { ...each, text: text + each.text } : each));
}

/** A part in brackets. */
export function bracketed(part: Part, [open = '(', close = ')']: readonly string[] = ['(', ')']): Part {
  return behind(before(open, part), close);
}

/** A part in capitals. */
export function capitals(part: Part): Part {
  return part.map((each) => ({ ...each, text: each.text.toUpperCase() }));
}
