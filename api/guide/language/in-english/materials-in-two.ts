import { plainName } from '../../notes/plain-name.ts';
import { isMaterials } from '../../vocabulary/materials.ts';
import { inEnglish } from './tombstone-words.ts';

/** What parts the languages on a line of materials, where it is no stroke: "öljy kankaalle, olja på duk, oil on canvas". */
const MARKS = [' | ', ' – ', ' - ', ' • ', '; ', '. ', ', '];
/** Languages on a line at most. */
const MOST_LANGUAGES = 4;
/** Small words that stand between materials in other languages than English, and the ending of Finnish for "on". */
const FOREIGN_JOIN = / (?:und|auf|et|sur|y|sobre|e|su|i|en|op|og|och|på|na|ja) | \p{L}{3,20}lle$/u;

/** Whether a text names materials or a technique in English and nothing else. */
function isInEnglish(text: string): boolean {
  const said = inEnglish(text);
  // "Öl auf Leinwand" is of words that English lists may have as well.
  if (said !== null && plainName(said) !== plainName(text)) return false;
  return isMaterials(text);
}

/** Whether a text says materials in another language: the same as the English one, or with that language's small words. */
function isInOther(text: string, english: string): boolean {
  const said = inEnglish(text);
  if (said !== null && plainName(said) === plainName(english)) return true;
  return !/\d/.test(text) && (said === null ? FOREIGN_JOIN.test(` ${text}`) : / (?:on|and) /.test(said));
}

/** "Óleo sobre tela [Oil on canvas]" */
const IN_BRACKETS = /^([^()[\]]{3,60}) [[(]([^()[\]]{3,60})[\])]$/;

/** The English one among the materials of a line that says them in two languages or more; null for any other line. */
export function englishMaterials(line: string): string | null {
  const [, outer, inner] = IN_BRACKETS.exec(line) ?? [];
  const halves = outer === undefined || inner === undefined ? [] : [[outer, inner]];
  for (const parts of [...halves, ...MARKS.map((mark) => line.split(mark))]) {
    if (parts.length < 2 || parts.length > MOST_LANGUAGES) continue;
    const english = new Set(parts.filter(isInEnglish).map((part) => part.toLowerCase()));
    const [said] = english;
    if (said === undefined || english.size > 1) continue;
    const others = parts.filter((part) => part.toLowerCase() !== said);
    if (others.length > 0 && others.every((part) => isInOther(part, said)))
      return parts.find((part) => part.toLowerCase() === said) ?? null;
  }
  return null;
}
