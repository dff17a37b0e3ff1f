/** Nearest-rank percentile; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The lower of the two middle values of an even number of them; NaN of nothing. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** A share as a percentage, `-` for NaN. */
export function percent(share: number): string {
  return Number.isNaN(share) ? '-' : `${(100 * share).toFixed(2)} %`;
}

/** A text table: first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
