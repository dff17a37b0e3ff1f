import { anyOf, type Chance } from './works/random.ts';

/** Letters and figures that the reader takes for one another. */
const CONFUSED: Readonly<Record<string, string>> = {
  l: '1',
  '1': 'l',
  I: 'l',
  O: '0',
  '0': 'O',
  o: 'c',
  e: 'c',
  c: 'e',
  a: 'o',
  n: 'r',
  i: 'l',
  t: 'f',
  h: 'b',
  s: '5',
  '5': 'S',
  '8': '3',
  '3': '8',
  g: 'q',
  u: 'v',
  y: 'v',
  m: 'n',
};

/** A word as the reader may give it: plain dashes and crosses, accents and marks lost, letters confused. */
export function misread(chance: Chance, word: string, rate: number): string {
  let read = word;
  if (chance() < 0.3) read = read.replaceAll(/[\u2013\u2014]/g, '-');
  if (chance() < 0.3) read = read.replaceAll('×', 'x');
  if (chance() < 0.1) read = read.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const letters = [...read].map((letter) => {
    if (chance() > rate) return letter;
    const kind = chance();
    if (kind < 0.6) return CONFUSED[letter] ?? letter;
    if (kind < 0.8 && read.length > 3) return '';
    return /[.,;:'’"()]/.test(letter) ? '' : letter;
  });
  const result = letters.join('');
  return result === '' ? word : result;
}

/** What a reader makes of a card's edge. */
export function strayMark(chance: Chance): string {
  return anyOf(chance, ['|', '.', '-', '_', "'", 'i', '~', '—', ',']);
}
