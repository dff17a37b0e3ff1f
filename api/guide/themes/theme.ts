/**
 * What Anna answers to a sentence of the label's own text in which a sign occurs. None of it holds a fact; a star stands
 * for the words of the sign as they are printed.
 */
export interface Theme {
  /** Compiled when it is first asked for: a thousand signs at once keep a phone busy for seconds. */
  readonly sign: RegExp;
  /** Words in small letters of which every sentence holds one in which the sign occurs; empty where none are known. */
  readonly key: readonly string[];
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
 * its own, and the `key:` that packing adds (README.md beside this file). Throws on another line, and on a block that says nothing.
 */
export function readThemes(text: string): Theme[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      let source: string | null = null;
      const [says, closes, words]: [string[], string[], string[]] = [[], [], []];
      let isSober = false;
      for (const line of block.split('\n')) {
        const [key = '', value = ''] = line.split(/: (.*)/, 2);
        if (key === 'sign') source = value.trim();
        else if (key === 'key') words.push(...value.split('|'));
        else if (key === 'say') says.push(typeset(value.trim()));
        else if (key === 'close') closes.push(typeset(value.trim()));
        else if (line.trim() === 'sober') isSober = true;
        else throw new Error(`A theme has no line "${line}".`);
      }
      if (source === null || says.length === 0)
        throw new Error(`A theme needs a sign and an answer: ${block}`);
      return themeOf(source, { key: words, says, closes, isSober });
    });
}

function themeOf(source: string, more: Omit<Theme, 'sign'>): Theme {
  let sign: RegExp | undefined;
  return {
    ...more,
    get sign() {
      return (sign ??= new RegExp(source, 'iu'));
    },
  };
}

/**
 * The themes whose signs occur in a sentence, each with the words of the sign. Those without any of their key's words are
 * not held against it.
 */
export function themesIn(sentence: string, themes: readonly Theme[]): { theme: Theme; words: string }[] {
  const small = sentence.toLowerCase();
  return themes.flatMap((theme) => {
    const { key } = theme;
    if (key.length > 0 && !key.some((word) => small.includes(word))) return [];
    const words = theme.sign.exec(sentence)?.[0];
    return words === undefined ? [] : [{ theme, words }];
  });
}
