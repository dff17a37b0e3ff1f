/** Characters that a decomposition into base letter and accent does not reach. */
const SPELLED: Record<string, string> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': ', ',
  '…': '...',
  '⁄': '/',
  '×': ' by ',
  '£': ' pounds ',
  '€': ' euros ',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
};

/** Flite's time grows with the square of a word's length; no word that is meant to be heard has so many. */
const ENDLESS_WORD = /[^ ]{40}(?=[^ ])/g;

/**
 * Text in the only characters Flite's English voices know, printable ASCII: accents are dropped, typographic
 * marks become plain ones, what is left of other scripts becomes a space.
 */
export function foldText(text: string): string {
  return text
    .replace(/(?<=\d)[\u00bc-\u00be\u2150-\u215e]/g, ' $&')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, (character) => SPELLED[character] ?? ' ')
    .replace(/ +/g, ' ')
    .replace(ENDLESS_WORD, '$& ')
    .trim();
}
