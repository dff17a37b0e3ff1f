import type { Visit } from './visit.ts';

/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

/** As it is compared: small letters without marks or apostrophes. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıþæœß]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The visits in which every word of what was asked for is found: in label, title, maker or the day's name. */
export function findVisits(visits: readonly Visit[], asked: string): readonly Visit[] {
  const words = folded(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return visits;
  return visits.filter(({ reading, title, maker, museum }) => {
    const text = folded([reading.text, title, maker, museum].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
