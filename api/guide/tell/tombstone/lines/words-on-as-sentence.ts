import { isForeign } from '../../../language/two-languages/english-lines.ts';
import { readWordsOn } from './words-on-things.ts';
import { quotedTitle } from '../../../speech/text.ts';

/** What is said before words in quotation marks, and before others, by what they are on the thing. */
const SAID: readonly (readonly [lead: RegExp, said: string, mark: string])[] = [
  [/label/i, 'Its label reads', ''],
  [/inscription$/i, 'Its inscription reads', ''],
  [/mark/i, 'It is marked', ':'],
  [/stamp/i, 'It is stamped', ':'],
  [/sign/i, 'It is signed', ':'],
  [/inscribed$/i, 'It is inscribed', ':'],
  [/engraved$/i, 'It is engraved', ':'],
];
/** Words in quotation marks, and what is said of where they are. */
const QUOTED = /^(["'\u2018\u201C].{1,90}["'\u2019\u201D])((?: (?:in|on|under|to|at|with) .{2,40})?)$/u;

/** A line that gives words on a thing as the sentence that it is short for: 'Marked "Birch"' -> "It is marked “Birch”". */
export function wordsOnAsSentence(line: string): string | null {
  const found = readWordsOn(line);
  // Nobody understands by ear what is written in another language, but for a signature.
  if (found === null || (isForeign(found.words) && !/^sign/i.test(found.lead))) return null;
  const [, said = '', mark = ''] = SAID.find(([lead]) => lead.test(found.lead)) ?? [];
  const [, quoted, where = ''] = QUOTED.exec(found.words) ?? [];
  const plain = (quoted ?? found.words).replaceAll(' / ', ', ').replace(/^'(.*)'$/, '$1');
  return quoted === undefined && mark !== ''
    ? `${said}${mark} ${plain}`
    : `${said} ${quotedTitle(plain)}${where}`;
}
