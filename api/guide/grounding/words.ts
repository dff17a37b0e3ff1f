/** One word or figure of a text with its place. */
export interface Word {
  /** As printed. */
  readonly text: string;
  /** Small letters without accents and apostrophes: what words are compared by. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
  /** Whether a sentence starts here, so that its capital letter tells nothing. */
  readonly opens: boolean;
}

const UNIT_AHEAD = '(?=(?:mm|cm|km|m|kg|g|in|ft|x)(?![\\p{L}])|x\\d)';
const WORD = new RegExp(
  [
    `\\d+(?:[.,]\\d+)*(?:['’]?s|st|nd|rd|th)?(?:(?![\\p{L}\\d])|${UNIT_AHEAD})`,
    'x(?=\\d)',
    "[\\p{L}\\p{M}\\p{N}]+(?:['’][\\p{L}\\p{M}]+)*",
  ].join('|'),
  'gu',
);

/** A full stop after these ends no sentence. */
const ABBREVIATIONS = new Set(
  'mr mrs ms mme dr st sts no nos c ca inv cat fig vol prof rev capt col gen lt mt ft messrs hon jr sr'.split(
    ' ',
  ),
);

/** Splits a text into words and figures; hyphenated words fall apart. Linear in the text. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const printed = match[0];
    const gap = text.slice(end, match.index);
    const before = words.at(-1);
    words.push({
      text: printed,
      key: keyOf(printed),
      start: match.index,
      end: match.index + printed.length,
      gap,
      opens: before === undefined || endsWithEra(text.slice(0, match.index)) || opensSentence(before, gap),
    });
    end = match.index + printed.length;
  }
  return words;
}

/** "740 B.C.E. What was it for?" */
function endsWithEra(text: string): boolean {
  return /(?:\bB\.? ?C\.(?: ?E\.)?|\bC\. ?E\.|\bA\. ?D\.) $/.test(text.slice(-9));
}

function opensSentence(before: Word, gap: string): boolean {
  if (/[!?…:;\n]/.test(gap)) return true;
  if (!gap.includes('.')) return false;
  const abbreviated = ABBREVIATIONS.has(before.key) || /^\p{Lu}$/u.test(before.text);
  return !abbreviated || before.text === 'I' || /\.["”’)\]]/.test(gap);
}

const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A word as it is compared: small letters, no accents, no apostrophes. */
function keyOf(word: string): string {
  const small = word.toLowerCase();
  if (/^[a-z0-9]+$/.test(small)) return small;
  return small
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[øłßæœđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}
