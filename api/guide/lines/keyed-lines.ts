import type { LabelTokens } from '../label-tokens.ts';
import type { KnownStretch } from '../search/search-label.ts';
import { printedLines } from './breaks/whole-lines.ts';

/** The fields of a label that prints their names: "Artist: Ada Birch / Title: Harbour / Year: 1926"; none where it does not. */
export function keyedLines(label: LabelTokens): KnownStretch[] {
  const lines = printedLines(label);
  return lines.flatMap((line, at): KnownStretch[] => {
    const kind = label.tokens[line.from]?.field;
    if (!kind) return [];
    // A line without a field's name belongs to the field above, up to an empty line.
    const below = lines.slice(at + 1);
    const end = below.findIndex(({ from }) => label.tokens[from]?.field || label.tokens[from]?.startsBlock);
    const rest = end < 0 ? below : below.slice(0, end);
    return [{ kind, from: line.from, to: rest.at(-1)?.to ?? line.to }];
  });
}
