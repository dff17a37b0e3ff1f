import { foldText } from './fold-text.ts';
import names from './names.json' with { type: 'json' };

const SAID = new Map(Object.entries(names.said));

/** Abbreviated units, one and several. */
const UNITS: Record<string, readonly [one: string, several: string]> = {
  mm: ['millimetre', 'millimetres'],
  cm: ['centimetre', 'centimetres'],
  m: ['metre', 'metres'],
  km: ['kilometre', 'kilometres'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  ft: ['foot', 'feet'],
  'in.': ['inch', 'inches'],
  oz: ['ounce', 'ounces'],
  lb: ['pound', 'pounds'],
};

const DECADES = 'hundreds tens twenties thirties forties fifties sixties seventies eighties nineties'.split(
  ' ',
);

/** Whose number is an ordinal: "Louis the fourteenth", beside "Composition eight". */
const RULERS = new Set(
  (
    'Alexander Alfonso Amenemhat Amenhotep Ashurnasirpal Benedict Boniface Catherine Charles Christian Clement ' +
    'Cleopatra Cosimo Darius Edward Elizabeth Emanuel Emmanuel Eugenius Ferdinand Francis Frederick George Gregory ' +
    'Gustav Gustavus Henry Innocent Ivan James John Joseph Julius Leo Leopold Louis Maximilian Mehmed Mentuhotep ' +
    'Murad Napoleon Nectanebo Nicholas Otto Paul Pepi Peter Philip Pius Psamtik Ptolemy Ramesses Ramses Richard ' +
    'Rudolf Sargon Selim Senusret Seti Shalmaneser Sigismund Sixtus Suleyman Thutmose Umberto Urban Wilhelm William Xerxes'
  ).split(' '),
);

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** The value of a Roman number below 40, the only ones that labels have; undefined where it is none. */
function fromRoman(letters: string): number | undefined {
  const tens = /^X*/.exec(letters)?.[0].length ?? 0;
  const ones = ROMAN.indexOf(letters.slice(tens));
  return tens < 4 && ones >= 0 ? 10 * tens + ones : undefined;
}

function ordinal(value: number): string {
  const last = value % 10;
  const isTeen = value > 10 && value < 20;
  return `${value}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')}`;
}

/** From ten on; in figures Flite would spell "18 74". */
const HUNDREDS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');

/** A year by its hundreds, as it is said: "eighteen 74", "nineteen oh 5", "fifteen hundred". */
function sayYear(digits: string): string {
  const year = Number(digits);
  const [hundreds, rest] = [Math.floor(year / 100), year % 100];
  if (hundreds % 10 === 0 && rest < 10)
    return `${hundreds === 10 ? 'one' : 'two'} thousand${rest === 0 ? '' : ` ${rest}`}`;
  const said = HUNDREDS[hundreds - 10] ?? '';
  if (rest === 0) return `${said} hundred`;
  return rest < 10 ? `${said} oh ${rest}` : `${said} ${rest}`;
}

/** Four figures that are no year: a measure, a count, a part of a longer number. */
const YEAR =
  /(?<![\d.,:/$-]|[Nn]o\. |[Nn]umber |pounds |euros )(1\d{3}|20\d\d)(?:-(1\d{3}|20\d\d|\d\d))?(?![\d-]|[.,:/]\d| (?:[cmk]?m|kg|g|ft|in\.|lb|oz|years|people|men|women|children|pieces|sheets|copies|works|objects|miles|pounds|euros|dollars)\b)/g;
const CENTURY = /\b([IVX]{1,7})(?:st|nd|rd|th)?(?= century| centuries)/g;
const NUMBERED = /\b([A-Z][a-z]{2,20}) ([IVX]{1,7})\b(?!\.[A-Z]|')/g;
/** Behind "Charles I" the sentence goes on without a verb of the speaker's: "of", a comma, its end. */
const IS_A_NUMBER = /^(?:[.,;:!?)"]|$| (?:of|and|by|in|at|on|with|from|to)\b)/;
const UNIT = /(\d{1,9})( ?)(mm|cm|km|kg|ft|oz|lb|in\.|m|g)(?![A-Za-z0-9])(\.(?= [a-z(]))?/g;

function sayNumbered(whole: string, name: string, letters: string, at: number, text: string): string {
  const value = fromRoman(letters);
  if (value === undefined) return whole;
  if (RULERS.has(name))
    return letters === 'I' && !IS_A_NUMBER.test(text.slice(at + whole.length))
      ? whole
      : `${name} the ${ordinal(value)}`;
  return letters.length > 1 ? `${name} ${value}` : whole;
}

/**
 * Text in the characters that Flite's English voices know, in words that they say as a guide would: years by their
 * hundreds, decades, centuries, numbers of rulers and of works, units, names of artists and places that its rules get
 * wrong (`names.json`), a pause at quotation marks.
 */
export function sayText(text: string): string {
  return foldText(text)
    .replace(/\b(?:c|ca)\.? ?(?=\d)/g, 'around ')
    .replace(CENTURY, (whole, letters: string) => {
      const value = fromRoman(letters);
      return value === undefined ? whole : ordinal(value);
    })
    .replace(NUMBERED, sayNumbered)
    .replace(/\b(1[1-9]|20)(\d)0'?s\b/g, (_, hundreds: string, ten: string) => {
      const decade = DECADES[Number(ten)] ?? '';
      return hundreds === '20' && ten === '0'
        ? 'two thousands'
        : `${HUNDREDS[Number(hundreds) - 10] ?? ''} ${decade}`;
    })
    .replace(YEAR, (_, first: string, last: string | undefined) => {
      if (last === undefined) return sayYear(first);
      return `${sayYear(first)} to ${last.length === 2 ? (last.startsWith('0') ? `oh ${last.slice(1)}` : last) : sayYear(last)}`;
    })
    .replace(/(?<=\d|[a-z]) ?x (?=\d)|(?<=\d)x(?=\d)/g, ' by ')
    .replace(UNIT, (_whole, number: string, _space, unit: string, _dot, at: number, all: string) => {
      const isOne = number === '1' && !/[\d./]$/.test(all.slice(0, at));
      const [one, several] = UNITS[unit] ?? [unit, unit];
      // The dot of "in." at the end of a sentence is the sentence's too.
      const ends = unit === 'in.' && !/^ ?[a-z(,x;]/.test(all.slice(at + _whole.length)) ? '.' : '';
      return `${number} ${isOne ? one : several}${ends}`;
    })
    .replace(/(?<=[a-z]) "(?=[A-Za-z])/g, ', "')
    .replace(/(?<=[A-Za-z\d])" (?=[a-z])/g, '", ')
    .replace(/\b[A-Z][a-z]{2,14}\b/g, (word) => SAID.get(word) ?? word);
}
