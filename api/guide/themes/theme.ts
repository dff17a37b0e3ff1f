/**
 * What Anna answers to a sentence of the label's own text in which a sign occurs. None of it holds a fact; a star stands
 * for the words of the sign as they are printed.
 */
export interface Theme {
  readonly sign: RegExp;
  readonly says: readonly string[];
  /** What a talk can end with in which the sentence was read. */
  readonly closes: readonly string[];
  /** Whether it is spoken of quietly, so that it may stand beside what is grim. */
  readonly isSober: boolean;
}

/** Apostrophes as they are printed. */
const typeset = (text: string): string => text.replaceAll("'", '\u2019');

/**
 * Reads the themes of a file: blocks of `sign:`, `say:` and `close:` lines with blank lines between, `sober` on a line of
 * its own (README.md beside this file). Throws on another line, and on a block that says nothing.
 */
export function readThemes(text: string): Theme[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      let sign: RegExp | null = null;
      const [says, closes]: [string[], string[]] = [[], []];
      let isSober = false;
      for (const line of block.split('\n')) {
        const [key = '', value = ''] = line.split(/: (.*)/, 2);
        if (key === 'sign') sign = new RegExp(value.trim(), 'iu');
        else if (key === 'say') says.push(typeset(value.trim()));
        else if (key === 'close') closes.push(typeset(value.trim()));
        else if (line.trim() === 'sober') isSober = true;
        else throw new Error(`A theme has no line "${line}".`);
      }
      if (sign === null || says.length === 0) throw new Error(`A theme needs a sign and an answer: ${block}`);
      return { sign, says, closes, isSober };
    });
}
