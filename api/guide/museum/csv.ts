/** A field of a row, and the line on which it begins, from 1. */
export interface Cell {
  readonly text: string;
  readonly line: number;
}

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that the first line has most often; a comma where it has none. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string): number => head.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/**
 * Parts a table into rows (RFC 4180; a semicolon or a tab may stand in the place of the comma, as spreadsheets write them).
 * Rows without any text are left out.
 *
 * @returns The rows, and the line of a quotation mark that is never closed; then the row it stands in is left out.
 */
export function readCsv(text: string): { rows: Cell[][]; unclosed: number | null } {
  const separator = separatorOf(text);
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let [cell, line, begins, isQuoted] = ['', 1, 1, false];
  const endCell = (): void => {
    row.push({ text: cell.trim(), line: begins });
    cell = '';
    begins = line;
  };
  const endRow = (): void => {
    endCell();
    if (row.some((each) => each.text !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
      begins = line;
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      // The cell ends on the line before.
      endRow();
      begins = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (isQuoted) return { rows, unclosed: begins };
  endRow();
  return { rows, unclosed: null };
}
