/**
 * What Anna says to a sentence of the label's own text in which a sign occurs, or asks before it. None of it holds a fact; a star stands
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
  /** What is asked or guessed before the sentence, which answers it. */
  readonly asks: readonly string[];
  /** The same as a clause that a whole sentence asks for, "who bought it"; empty where there is none. */
  readonly clause: string;
  /** What Ben says before he reads the answer. */
  readonly lead: string;
  /** What is said behind the sentence where no theme is nearer to it. */
  readonly afters: readonly string[];
  /** Whether it is a guess, for which one has heard something, and which is not made beside what is sad. */
  readonly isLight: boolean;
}

const KEYS = ['say', 'close', 'ask', 'clause', 'lead', 'after'];

/** Apostrophes as they are printed. */
const typeset = (text: string): string => text.replaceAll("'", '\u2019');

/**
 * Reads the themes of a file: blocks of `sign:`, `say:`, `close:`, `ask:`, `clause:`, `lead:` and `after:` lines with blank lines between, `sober`
 * or `light` on a line of its own, and the `key:` that packing adds (README.md beside this file). Throws on another line, and on a block that says nothing.
 */
export function readThemes(text: string): Theme[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      let source: string | null = null;
      const lines: Record<string, string[] | undefined> = Object.fromEntries(KEYS.map((each) => [each, []]));
      const words: string[] = [];
      let [isSober, isLight] = [false, false];
      for (const line of block.split('\n')) {
        const [key = '', value = ''] = line.split(/: (.*)/, 2);
        if (key === 'sign') source = value.trim();
        else if (key === 'key') words.push(...value.split('|'));
        else if (value !== '' && lines[key]) lines[key].push(typeset(value.trim()));
        else if (line.trim() === 'sober') isSober = true;
        else if (line.trim() === 'light') isLight = true;
        else throw new Error(`A theme has no line "${line}".`);
      }
      const {
        say: says = [],
        close: closes = [],
        ask: asks = [],
        after: afters = [],
        clause: clauses,
        lead: leads,
      } = lines;
      if (source === null || (says.length === 0 && asks.length === 0 && afters.length === 0))
        throw new Error(`A theme needs a sign and an answer: ${block}`);
      return themeOf(source, {
        key: words,
        says,
        closes,
        isSober,
        asks,
        clause: clauses?.[0] ?? '',
        lead: leads?.[0] ?? '',
        afters,
        isLight,
      });
    });
}

function themeOf(source: string, more: Omit<Theme, 'sign'>): Theme {
  let sign: RegExp | undefined;
  return {
    ...more,
    get sign() {
      // What is said between sentences goes by how they begin and by names.
      return (sign ??= new RegExp(source, more.says.length > 0 ? 'iu' : 'u'));
    },
  };
}

/**
 * The themes whose signs occur in a sentence, each with the words of the sign. Those without any of their key's words are
 * not held against it.
 */
export function themesIn(sentence: string, themes: readonly Theme[]): { theme: Theme; words: string }[] {
  let index = indexes.get(themes);
  if (!index) indexes.set(themes, (index = indexOf(themes)));
  const found = new Set(index.always);
  const small = sentence.toLowerCase();
  for (let at = 0; at + START <= small.length; at += 1)
    for (const { word, theme } of index.byStart.get(small.slice(at, at + START)) ?? [])
      if (small.startsWith(word, at)) found.add(theme);
  return [...found]
    .toSorted((a, b) => a - b)
    .flatMap((at) => {
      const theme = themes[at];
      const words = theme?.sign.exec(sentence)?.[0];
      return theme === undefined || words === undefined ? [] : [{ theme, words }];
    });
}

/** Themes by the first letters of their key's words, as places in their list. */
interface ThemeIndex {
  readonly byStart: ReadonlyMap<string, readonly { readonly word: string; readonly theme: number }[]>;
  /** Those that every sentence is held against: without a key, or with one of few letters. */
  readonly always: readonly number[];
}

/** So many letters part a thousand words well. */
const START = 3;
const indexes = new WeakMap<readonly Theme[], ThemeIndex>();

function indexOf(themes: readonly Theme[]): ThemeIndex {
  const byStart = new Map<string, { word: string; theme: number }[]>();
  const always: number[] = [];
  themes.forEach(({ key }, theme) => {
    if (key.length === 0 || key.some((word) => word.length < START)) always.push(theme);
    else
      for (const word of key) {
        const start = word.slice(0, START);
        const others = byStart.get(start) ?? [];
        byStart.set(start, [...others, { word, theme }]);
      }
  });
  return { byStart, always };
}
