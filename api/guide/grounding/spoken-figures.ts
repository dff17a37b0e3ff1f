import type { Word } from './words.ts';

/** A figure that a text states, in digits, in words or in Roman numerals. */
export interface Figure {
  /** `decade`: value is its first year, or two digits ("the eighties"). `century`: value is its ordinal. */
  readonly kind: 'number' | 'year' | 'decade' | 'century';
  readonly value: number;
  /** Indices into the words: first, and one past the last. */
  readonly from: number;
  readonly to: number;
  /** Printed as an alternative: "1.200" may be twelve hundred. */
  readonly other?: number;
}

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const ORDINAL_UNITS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINAL_TENS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth';
const PLURAL_TENS = 'twenties thirties forties fifties sixties seventies eighties nineties';

interface SmallWord {
  readonly value: number;
  readonly form: 'unit' | 'tens' | 'decade' | 'last';
}

const SMALL = new Map<string, SmallWord>([
  ...listed(UNITS, 1, 1, 'unit'),
  ...listed(ORDINAL_UNITS, 1, 1, 'last'),
  ...listed(TENS, 20, 10, 'tens'),
  ...listed(ORDINAL_TENS, 20, 10, 'last'),
  ...listed(PLURAL_TENS, 20, 10, 'decade'),
]);
/** The number that a word for one to nineteen, or for a round ten, stands for; 0 for any other. */
export function smallNumber(word: string): number {
  const known = SMALL.get(word);
  return known?.form === 'unit' || known?.form === 'tens' ? known.value : 0;
}
const MULTIPLIERS: Record<string, number> = {
  hundred: 100,
  hundredth: 100,
  thousand: 1000,
  thousandth: 1000,
  million: 1_000_000,
  dozen: 12,
};
/** Words that count without being a number word; they support a figure but are never claims. */
export const COUNTING_WORDS: Readonly<Record<string, number>> = {
  once: 1,
  single: 1,
  twice: 2,
  both: 2,
  pair: 2,
  couple: 2,
  double: 2,
  diptych: 2,
  twin: 2,
  twins: 2,
  thrice: 3,
  triple: 3,
  trio: 3,
  triptych: 3,
  threefold: 3,
  quartet: 4,
};

function listed(names: string, first: number, step: number, form: SmallWord['form']): [string, SmallWord][] {
  return names.split(' ').map((name, index) => [name, { value: first + index * step, form }]);
}

/** Every figure of a text, in order. Linear: each word is looked at a fixed number of times. */
export function readFigures(words: readonly Word[]): Figure[] {
  const figures: Figure[] = [];
  let index = 0;
  while (index < words.length) {
    const figure = digits(words, index) ?? spelled(words, index) ?? roman(words, index);
    if (figure === null) {
      index += 1;
      continue;
    }
    figures.push(asCentury(words, figure) ?? figure);
    index = figure.to;
  }
  return figures;
}

/** Whether `index` follows the word before it directly: "eighteen eighty-nine". */
function follows(words: readonly Word[], index: number): boolean {
  return /^(?: |-|\u2010|\u2011| - )?$/.test(words[index]?.gap ?? ',');
}

function digits(words: readonly Word[], index: number): Figure | null {
  const match = /^(\d+(?:[.,]\d+)*)(['’]?s|st|nd|rd|th)?$/.exec(words[index]?.text ?? '');
  if (!match) return null;
  const [printed = '', ending = ''] = [match[1], match[2]];
  const [from, to] = [index, index + 1];
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(printed);
  const value = Number(grouped ? printed.replaceAll(/[.,]/g, '') : printed.replace(',', '.'));
  // A number with several dots is a code, no quantity.
  if (!Number.isFinite(value)) return null;
  if (ending.endsWith('s') && value % 10 === 0 && value > 0) return { kind: 'decade', value, from, to };
  if (ending === '' && isYear(value, printed)) return { kind: 'year', value, from, to };
  const multiplier =
    ending === '' && follows(words, index + 1) ? MULTIPLIERS[words[index + 1]?.key ?? ''] : undefined;
  if (multiplier !== undefined) return { kind: 'number', value: value * multiplier, from, to: to + 1 };
  const decimal = Number(printed.replace(',', '.'));
  return grouped && Number.isFinite(decimal) && decimal !== value
    ? { kind: 'number', value, from, to, other: decimal }
    : { kind: 'number', value, from, to };
}

function isYear(value: number, printed: string): boolean {
  return /^\d{4}$/.test(printed) && value >= 1000 && value < 2100;
}

interface Part extends SmallWord {
  readonly to: number;
}

/** A number under a hundred: "nine", "nineteen", "ninety", "ninety-nine", "eighties". */
function small(words: readonly Word[], index: number): Part | null {
  const first = SMALL.get(words[index]?.key ?? '');
  if (!first) return null;
  const next = follows(words, index + 1) ? SMALL.get(words[index + 1]?.key ?? '') : undefined;
  if (first.form === 'tens' && next && next.value < 10 && next.form !== 'tens')
    return { value: first.value + next.value, form: next.form, to: index + 2 };
  return { ...first, to: index + 1 };
}

function spelled(words: readonly Word[], index: number): Figure | null {
  const first = small(words, index) ?? leadingArticle(words, index);
  if (first === null) return null;
  if (first.form === 'decade') return { kind: 'decade', value: first.value, from: index, to: first.to };
  return (
    spokenYear(words, index, first) ??
    multiplied(words, index, first) ?? { kind: 'number', value: first.value, from: index, to: first.to }
  );
}

/** "a hundred", "half a dozen" */
function leadingArticle(words: readonly Word[], index: number): Part | null {
  const key = words[index]?.key;
  if (key === 'half' && words[index + 1]?.key === 'a' && words[index + 2]?.key === 'dozen')
    return { value: 0.5, form: 'unit', to: index + 2 };
  if (key !== 'a' && key !== 'an') return null;
  const multiplier = MULTIPLIERS[words[index + 1]?.key ?? ''];
  return multiplier === undefined ? null : { value: 1, form: 'unit', to: index + 1 };
}

/** "eighteen eighty-nine", "nineteen oh four", "the eighteen-eighties" */
function spokenYear(words: readonly Word[], from: number, first: Part): Figure | null {
  if (first.value < 10 || first.value > 20 || first.form === 'last' || !follows(words, first.to)) return null;
  if (/^(?:oh|o|nought)$/.test(words[first.to]?.key ?? '')) {
    const unit = small(words, first.to + 1);
    if (unit && unit.value < 10)
      return { kind: 'year', value: first.value * 100 + unit.value, from, to: unit.to };
  }
  const second = small(words, first.to);
  if (!second || second.value < 10 || second.form === 'last') return null;
  const kind = second.form === 'decade' ? 'decade' : 'year';
  return { kind, value: first.value * 100 + second.value, from, to: second.to };
}

/** "twelve hundred", "two thousand and four", "the eighteen hundreds" */
function multiplied(words: readonly Word[], from: number, first: Part): Figure | null {
  if (!follows(words, first.to)) return null;
  if (words[first.to]?.key === 'hundreds')
    return { kind: 'decade', value: first.value * 100, from, to: first.to + 1 };
  let [total, current, to] = [0, first.value, first.to];
  for (;;) {
    const multiplier = follows(words, to) ? MULTIPLIERS[words[to]?.key ?? ''] : undefined;
    if (multiplier !== undefined) {
      if (multiplier === 1000) [total, current] = [total + current * 1000, 0];
      else current = (current || 1) * multiplier;
      to += 1;
      continue;
    }
    const joined = words[to]?.key === 'and' && follows(words, to) ? to + 1 : to;
    const rest = to > first.to && follows(words, joined) ? small(words, joined) : null;
    if (rest === null || current % 100 !== 0) break;
    current += rest.value;
    to = rest.to;
  }
  return to === first.to ? null : { kind: 'number', value: total + current, from, to };
}

function roman(words: readonly Word[], index: number): Figure | null {
  const text = words[index]?.text ?? '';
  const value = text.length > 1 ? romanValue(text) : null;
  return value === null ? null : { kind: 'number', value, from: index, to: index + 1 };
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** The value of a Roman numeral below 40, as kings, plates and centuries have them; null for other words. */
export function romanValue(text: string): number | null {
  if (!/^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/.test(text)) return null;
  return [...text].reduce((sum, letter, index) => {
    const value = ROMAN[letter] ?? 0;
    return sum + (value < (ROMAN[text[index + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}

const TOWARDS_CENTURY = /^(?:to|and|or|through|the|early|mid|middle|late|later)$/;
const CENTURY = /^(?:century|centuries|cent|centurys)$/;
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/;

/** An ordinal before "century", also across "16th and early 17th century". */
function asCentury(words: readonly Word[], figure: Figure): Figure | null {
  const last = words[figure.to - 1];
  if (!last || figure.kind !== 'number' || figure.value > 30) return null;
  if (!ORDINAL.test(last.text) && SMALL.get(last.key)?.form !== 'last' && !/^[IVX]+$/.test(last.text))
    return null;
  for (let ahead = figure.to; ahead < figure.to + 6; ahead += 1) {
    const word = words[ahead];
    if (!word || /[.;:!?(]/.test(word.gap)) return null;
    if (CENTURY.test(word.key)) return { ...figure, kind: 'century', to: figure.to };
    const passes = TOWARDS_CENTURY.test(word.key) || ORDINAL.test(word.text) || SMALL.has(word.key);
    if (!passes) return null;
  }
  return null;
}
