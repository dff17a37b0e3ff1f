import { COUNTING_WORDS, type Figure, readFigures, romanValue } from './spoken-figures.ts';
import { splitWords, type Word } from './words.ts';

/** Whether a figure of a text stands on the label or follows from it. `words` are the text's. */
export type FigureCheck = (figure: Figure, words: readonly Word[]) => boolean;

/** Unit words, in millimetres. */
const LENGTHS = new Map<string, number>(
  [
    ['mm millimetre millimetres millimeter millimeters', 1],
    ['cm centimetre centimetres centimeter centimeters', 10],
    ['m metre metres meter meters', 1000],
    ['in inch inches', 25.4],
    ['ft foot feet', 304.8],
  ].flatMap(([names, size]) =>
    String(names)
      .split(' ')
      .map((name): [string, number] => [name, Number(size)]),
  ),
);
const CHAIN = /^(?:x|by|and|times|wide|high|tall|long|deep|across|a|half|h|w|d|diam)$/;
const SIDE = /^(?:wide|high|tall|long|deep|across)$/;
const SAID_TOLERANCE = 0.03;
const ROUNDING_MM = 6;

/** Collects the label's figures once; each check then takes constant or logarithmic time. */
export function figureCheck(label: string): FigureCheck {
  const words = splitWords(repaired(label));
  const figures = readFigures(words);
  const values = new Set<number>();
  const centuries = new Set<string>();
  const decades = new Set<string>();
  const lengths: number[] = [];

  for (const figure of figures) {
    if (romanValue(words[figure.from]?.text ?? '') !== null && figure.kind === 'number') continue;
    for (const value of [figure.value, figure.other ?? figure.value]) {
      values.add(value);
      addSpan(values, words[figure.to]?.key, value);
    }
    const length = lengthOf(figure, words);
    if (length !== null) lengths.push(length);
    if (figure.kind === 'century') addPart(centuries, figure.value, partBefore(figure, words));
    else if (figure.kind === 'decade') {
      addYear(figure.value, true);
      decades.add(withPart(figure.value, partBefore(figure, words)));
    } else if (length === null && couldBeYear(figure, words)) addYear(figure.value, false);
  }
  for (const [from, to] of shortRanges(label)) {
    values.add(to);
    addYear(from, false);
    addYear(to, false);
  }
  for (const { key } of words) {
    const count = COUNTING_WORDS[key];
    if (count !== undefined) values.add(count);
  }
  const romans = romanNumerals(words);
  const sorted = Float64Array.from(lengths).toSorted();

  function addYear(year: number, wholeDecade: boolean): void {
    const decade = Math.floor(year / 10) * 10;
    for (const name of [decade, decade % 100, Math.floor(year / 100) * 100]) decades.add(`${name}`);
    if (!wholeDecade) for (const part of partsOfDecade(year)) decades.add(withPart(decade, part));
    // "1900" is said to be of the 20th century, though strictly it ends the 19th.
    for (const century of new Set([Math.floor(year / 100) + 1, Math.ceil(year / 100)])) {
      centuries.add(`${century}`);
      const within = year % 100;
      if (within <= 40) centuries.add(`${century} early`);
      if (within >= 30 && within <= 70) centuries.add(`${century} mid`);
      if (within >= 60) centuries.add(`${century} late`);
    }
  }

  const hasOldEra = words.some((_, index) => isOldEra(words, index));

  return (figure, said) => {
    if (isOldEra(said, figure.to) && !hasOldEra) return false;
    if (figure.kind === 'century') return centuries.has(withPart(figure.value, partBefore(figure, said)));
    if (figure.kind === 'decade') {
      if (centuries.has(String(figure.value / 100 + 1))) return true;
      return decades.has(withPart(figure.value, partBefore(figure, said)));
    }
    const length = lengthOf(figure, said);
    if (length !== null && sorted.length > 0) return nearest(sorted, length, hedgeBefore(figure, said));
    const hasSide = SIDE.test(said[figure.to]?.key ?? '') || said[figure.from - 1]?.key === 'by';
    if (sorted.length > 0 && hasSide && isLength(figure.value, sorted)) return true;
    return supported(figure, said, values) || romans(figure, said);
  };
}

/** "Willem V" bears out "the fifth", "Plate IV" "plate four", and neither bears out "five months". */
function romanNumerals(words: readonly Word[]): FigureCheck {
  const ranks = new Set<number>();
  const named = new Set<string>();
  words.forEach(({ text }, index) => {
    const value = romanValue(text);
    if (value === null) return;
    ranks.add(value);
    named.add(`${words[index - 1]?.key} ${value}`);
  });
  return ({ value, from, to }, said) => {
    const last = said[to - 1];
    if (!last || !ranks.has(value)) return false;
    const isRank = romanValue(last.text) !== null || /(?:st|nd|rd|th|first|second|third)$/.test(last.key);
    return isRank || named.has(`${said[from - 1]?.key} ${value}`);
  };
}

/** "BC", "BCE", "B. C." */
function isOldEra(words: readonly Word[], index: number): boolean {
  const text = words[index]?.text ?? '';
  return text === 'BC' || text === 'BCE' || (text === 'B' && words[index + 1]?.text === 'C');
}

function supported(figure: Figure, said: readonly Word[], values: ReadonlySet<number>): boolean {
  const spans = new Set<number>();
  for (const value of [figure.value, figure.other ?? figure.value]) {
    if (values.has(value)) return true;
    addSpan(spans, said[figure.to]?.key, value);
  }
  return [...spans].some((value) => values.has(value));
}

/** "three centuries" are three hundred years. */
function addSpan(values: Set<number>, unit: string | undefined, count: number): void {
  if (unit === 'centuries') values.add(count * 100);
  if (unit === 'decades') values.add(count * 10);
}

/** Figures that readers confuse with letters: "l889"; centuries printed short: "5th c." */
function repaired(label: string): string {
  return label
    .replaceAll(/(?<=\d(?:st|nd|rd|th) )c\.(?= |$)/gm, 'century')
    .replaceAll(/(?<![\p{L}\d])[lI|](?=\d{3}(?!\d))/gu, '1')
    .replaceAll(/(?<=\d)[lI|](?=\d)/g, '1')
    .replaceAll(/(?<=\d)[oO](?=\d)/g, '0');
}

function couldBeYear({ kind, value, other, from }: Figure, words: readonly Word[]): boolean {
  if (/^(?:no|nos|nr|inv|acc|cat|number)$/.test(words[from - 1]?.key ?? '')) return false;
  if (kind === 'year') return true;
  return other === undefined && Number.isInteger(value) && value >= 100 && value < 2100;
}

/** "1884-8" also stands for 1888. */
function shortRanges(label: string): [number, number][] {
  return [...label.matchAll(/(?<!\d)(\d{3,4}) ?[-\u2010-\u2015\u2212/] ?(\d{1,2})(?!\d)/g)].map(
    ([, from = '', to = '']) => [Number(from), Number(from.slice(0, -to.length) + to)],
  );
}

type Part = 'early' | 'mid' | 'late' | '';

/** What is said about the part of a century or decade: "in the late 19th", "the second half of the". */
function partBefore(figure: Figure, words: readonly Word[]): Part {
  const before = words.slice(Math.max(0, figure.from - 5), figure.from).map(({ key }) => key);
  const phrase = before.join(' ');
  if (/(?:^| )(?:early|first (?:half|quarter|third|decades?|years) of the)$/.test(phrase)) return 'early';
  if (/(?:^| )(?:mid|middle|middle of the|middle years of the)$/.test(phrase)) return 'mid';
  return /(?:^| )(?:late|later|end of the|close of the|(?:second half|last quarter|last third|last decades?|last years|second part) of the)$/.test(
    phrase,
  )
    ? 'late'
    : '';
}

function withPart(age: number, part: Part): string {
  return part === '' ? `${age}` : `${age} ${part}`;
}

function addPart(centuries: Set<string>, century: number, part: Part): void {
  centuries.add(`${century}`);
  centuries.add(withPart(century, part));
}

function partsOfDecade(year: number): Part[] {
  const within = year % 10;
  return [
    ...(within < 6 ? (['early'] as const) : []),
    ...(within > 2 && within < 8 ? (['mid'] as const) : []),
    ...(within > 4 ? (['late'] as const) : []),
  ];
}

/** In millimetres, when a unit of length follows: "76 by 63 centimetres". Null for other numbers. */
function lengthOf(figure: Figure, words: readonly Word[]): number | null {
  for (let ahead = figure.to; ahead < figure.to + 7; ahead += 1) {
    const word = words[ahead];
    if (!word || /[;!?]/.test(word.gap)) return null;
    const size = isUnit(word, words[ahead + 1]) ? LENGTHS.get(word.key) : undefined;
    if (size !== undefined) return figure.value * size;
    if (!CHAIN.test(word.key) && !/^[\d.,]+$/.test(word.text) && !isNumberWord(word)) return null;
  }
  return null;
}

function isNumberWord({ key }: Word): boolean {
  return /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/.test(
    key,
  );
}

/** "in" is a unit only where the label prints it like one: "12 x 9 in." */
function isUnit(word: Word, next: Word | undefined): boolean {
  if (word.key !== 'in') return true;
  return next === undefined || /^[.)]| \(|^$/.test(next.gap) || next.key === 'x';
}

type Hedge = 'over' | 'under' | 'about';

/** "more than four metres" may be 4.4, "almost four" 3.8. */
function hedgeBefore(figure: Figure, words: readonly Word[]): Hedge {
  const before = `${words[figure.from - 2]?.key} ${words[figure.from - 1]?.key}`;
  if (/(?:more than|over|above)$/.test(before)) return 'over';
  return /(?:less than|under|below|nearly|almost)$/.test(before) ? 'under' : 'about';
}

const HEDGED: Record<Hedge, readonly [number, number]> = {
  about: [1, 1],
  over: [1, 1.25],
  under: [0.8, 1],
};

/** Whether the label has such a length, within what rounding and hedging allow. */
function nearest(sorted: Float64Array, length: number, hedge: Hedge = 'about'): boolean {
  const slack = Math.max(ROUNDING_MM, length * SAID_TOLERANCE);
  const [least, most] = [length * HEDGED[hedge][0] - slack, length * HEDGED[hedge][1] + slack];
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return (sorted[low] ?? Infinity) <= most;
}

/** "76 centimetres tall and 63 wide": the unit was said before. */
function isLength(value: number, sorted: Float64Array): boolean {
  return [...new Set(LENGTHS.values())].some((size) => nearest(sorted, value * size));
}
