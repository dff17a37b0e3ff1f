import { fromCapitals } from '../../../capitals.ts';
import { isKindOfThing } from '../things/definite-things.ts';

const lastWord = (words: string): string => words.slice(words.lastIndexOf(' ') + 1).toLowerCase();

/** "LOWE JAR" above "Burial jar": the name of this one thing, which ends by what the thing is; null for any other line above a title. */
export function knownAs(words: string, title: string | null): string | null {
  const head = lastWord(words);
  const isSame = title !== null && lastWord(title) === head && isKindOfThing(head);
  return isSame &&
    /^(?!The )\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?$/u.test(fromCapitals(words)) &&
    words.includes(' ')
    ? `It is known as the ${fromCapitals(words)}`
    : null;
}
