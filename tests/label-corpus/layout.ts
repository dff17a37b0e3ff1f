import type { ForeignScript } from './foreign-text.ts';
import type { LabelFields } from './labels-text.ts';
import type { Random } from './random.ts';

/** A stretch of one line in one cut of the typeface. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  /** Small letters look like capitals; `lineText` tells what is seen. */
  smallCaps?: boolean;
  /** White space between its letters, in em of the line. */
  spacing?: number;
  /** A typeface other than the label's. */
  font?: string;
}

/** A printed line; sizes in em of the label's text size. */
export interface PrintedLine {
  runs: readonly Run[];
  size: number;
  /** White space above the line. */
  gap: number;
  /** Set for a line that is not in Latin letters. */
  script?: ForeignScript;
  /** True for a line in Latin letters that is not in English. */
  otherLanguage?: boolean;
  /** In place of words a picture as wide as the column and so many em high. */
  picture?: { seed: number; height: number };
  /** In the middle of its column. */
  centred?: boolean;
  /** At the right margin of its column. */
  fromRight?: boolean;
}

export interface PrintedLabel {
  /** Above all columns. */
  head?: readonly PrintedLine[];
  columns: readonly (readonly PrintedLine[])[];
  /** As printed: in capitals where the style prints capitals, null where it leaves the field out. */
  fields: LabelFields;
}

export type LabelStyle = 'artist-first' | 'title-first' | 'culture-first';

interface LayoutOptions {
  style: LabelStyle;
  twoColumns: boolean;
  capitals: boolean;
  /** Longest line of body text, in characters. */
  measure: number;
}

export function lineText(line: PrintedLine): string {
  return line.runs.map(({ text, smallCaps }) => (smallCaps ? text.toUpperCase() : text)).join('');
}

/** Breaks text at spaces into lines of at most `measure` characters; a longer word stands alone. */
export function wrap(text: string, measure: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > measure) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return current === '' ? lines : [...lines, current];
}

interface Typed extends Run {
  size?: number;
  gap?: number;
}

/** One field, wrapped; larger text takes fewer characters a line. */
export function block(text: string, measure: number, type: Omit<Typed, 'text'>): PrintedLine[] {
  const { size = 1, gap = 0, ...cut } = type;
  return wrap(text, Math.max(12, Math.floor(measure / size))).map((line, index) => ({
    runs: [{ text: line, ...cut }],
    size,
    gap: index === 0 ? gap : 0,
  }));
}

function lifeDates(fields: LabelFields, random: Random): string | null {
  if (fields.born === null) return null;
  if (fields.died === null) return random.pick([`born ${fields.born}`, `b. ${fields.born}`]);
  return `${fields.born}–${fields.died}`;
}

/** Artist and origin, in the ways museums set them. */
function makerLines(fields: LabelFields, options: LayoutOptions, random: Random): PrintedLine[] {
  const dates = lifeDates(fields, random);
  const origin = fields.nationality;
  const head = { bold: random.chance(0.6), size: random.pick([1, 1.15, 1.3]) };
  if (fields.artist === null) return origin === null ? [] : block(origin, options.measure, head);
  const about = [origin, dates].filter((part) => part !== null).join(', ');
  if (options.style === 'title-first') {
    return block(
      about === '' ? fields.artist : `${fields.artist} (${about})`,
      options.measure,
      random.chance(0.5) ? { gap: 0.3 } : {},
    );
  }
  return [
    ...block(fields.artist, options.measure, head),
    ...(about === '' ? [] : block(about, options.measure, {})),
  ];
}

/** Title and date: on one line with two cuts where they fit, else one below the other. */
function titleLines(fields: LabelFields, options: LayoutOptions, random: Random): PrintedLine[] {
  const { title, date } = fields;
  if (title === null) return [];
  const first = options.style !== 'artist-first';
  const cut = {
    italic: fields.artist !== null && random.chance(0.7),
    bold: first && random.chance(0.7),
  };
  const size = first ? random.pick([1, 1.2, 1.4]) : random.pick([1, 1, 1.1]);
  const gap = first ? 0 : 0.35;
  if (date === null) return block(title, options.measure, { ...cut, size, gap });
  const joined = `${title}, ${date}`;
  if (random.chance(0.5) && joined.length * size <= options.measure) {
    return [{ runs: [{ text: title, ...cut }, { text: `, ${date}` }], size, gap }];
  }
  return [...block(title, options.measure, { ...cut, size, gap }), ...block(date, options.measure, {})];
}

function capitalised(fields: LabelFields): LabelFields {
  const upper = (text: string | null): string | null => text?.toUpperCase() ?? null;
  return { ...fields, artist: upper(fields.artist), title: upper(fields.title) };
}

function tombstone(fields: LabelFields, options: LayoutOptions, random: Random): PrintedLine[] {
  const { measure, style } = options;
  const maker = makerLines(fields, options, random);
  const title = titleLines(fields, options, random);
  const lines = style === 'title-first' ? [...title, ...maker] : [...maker, ...title];
  if (fields.medium !== null) lines.push(...block(fields.medium, measure, {}));
  if (fields.dimensions !== null) lines.push(...block(fields.dimensions, measure, {}));
  const small = random.pick([0.8, 0.9, 1]);
  const joined = fields.credit !== null && fields.accession !== null && random.chance(0.5);
  if (fields.credit !== null) {
    const text = joined ? `${fields.credit} ${fields.accession}` : fields.credit;
    lines.push(...block(text, measure, { size: small, gap: random.pick([0, 0.5]) }));
  }
  if (fields.accession !== null && !joined) lines.push(...block(fields.accession, measure, { size: small }));
  return lines;
}

/**
 * Sets a label's text in lines: the tombstone, then the interpretive paragraph below it or in a second column.
 * Two columns are read left to right.
 */
export function layLabel(fields: LabelFields, options: LayoutOptions, random: Random): PrintedLabel {
  const printed = options.capitals ? capitalised(fields) : fields;
  if (printed.paragraph === null) return { columns: [tombstone(printed, options, random)], fields: printed };
  const size = random.pick([0.85, 0.9, 1]);
  if (options.twoColumns) {
    const narrow = { ...options, measure: Math.round(options.measure * 0.62) };
    const body = block(printed.paragraph, Math.round(options.measure * 0.8), { size });
    return { columns: [tombstone(printed, narrow, random), body], fields: printed };
  }
  const body = block(printed.paragraph, options.measure, { size, gap: 0.8 });
  return { columns: [[...tombstone(printed, options, random), ...body]], fields: printed };
}
