import type { TombstoneFields } from '../facts.ts';

/** A made-up label, written as it is printed with its fields marked in place. */
export interface MarkedLabel {
  readonly style: string;
  readonly lines: readonly string[];
  readonly fields: Partial<TombstoneFields>;
  /** What the label says beyond its fields, where that is marked. */
  readonly makers?: readonly string[];
  readonly sentences?: string;
}

const FIELD_OF: Readonly<Record<string, keyof TombstoneFields>> = {
  a: 'artist',
  n: 'nationality',
  b: 'born',
  d: 'died',
  t: 'title',
  y: 'date',
  m: 'medium',
  s: 'dimensions',
  c: 'credit',
  i: 'accession',
};
const MARK = /\{([a-z]):([^{}]*)\}/g;

/**
 * Reads labels set apart by "# style" lines. A field stands in the text as `{letter:as printed}`, the letter being
 * that of `FIELD_OF`; it may run over a line's end. `{letter:as meant|as read}` is for what the parser puts right. A
 * further maker stands in `{o:...}`, sentences in `{p:...}`.
 */
export function readMarkedLabels(source: string): MarkedLabel[] {
  return source
    .trim()
    .split(/^# /m)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [style = '', ...lines] = block.trim().split('\n');
      const marked = lines.join('\n');
      const fields: Partial<TombstoneFields> = {};
      const makers: string[] = [];
      const sentences: string[] = [];
      for (const [, letter = '', text = ''] of marked.matchAll(MARK)) {
        const meant = (text.split('|')[0] ?? '').replaceAll('\n', ' ');
        const field = FIELD_OF[letter];
        if (field !== undefined) fields[field] = meant;
        else if (letter === 'o') makers.push(meant);
        else if (letter === 'p') sentences.push(meant);
        else throw new Error(`No field has the letter ${letter} (${style}).`);
      }
      return {
        style,
        lines: marked.replaceAll(MARK, (_, __, text: string) => text.split('|').at(-1) ?? '').split('\n'),
        fields,
        ...(makers.length > 0 && { makers }),
        ...(sentences.length > 0 && { sentences: sentences.join(' ') }),
      };
    });
}
