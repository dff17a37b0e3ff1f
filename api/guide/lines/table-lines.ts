import type { LabelInput } from '../facts.ts';

/** "Length  8.22 m": what is told of, and behind more than one space what it is. */
const ROW = /^(\p{Lu}[\p{L} ,/&-]{1,40}?)( {2,})(?=\S)/u;
/** Rows from which lines are a table. */
const LEAST_ROWS = 2;

/** A label of which lines are a table's rows, with a colon behind what each tells of; offsets stay as they are. */
export function withColons(label: LabelInput): LabelInput {
  const { lines } = label;
  if (!lines || lines.filter(({ text }) => ROW.test(text)).length < LEAST_ROWS) return label;
  const withColon = (text: string): string =>
    text.replace(ROW, (_, key: string, gap: string) => `${key}:${gap.slice(1)}`);
  return {
    ...label,
    text: label.text.split('\n').map(withColon).join('\n'),
    lines: lines.map((line) => ({ ...line, text: withColon(line.text) })),
  };
}
