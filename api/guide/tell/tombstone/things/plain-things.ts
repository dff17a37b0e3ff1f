import { namedThing } from '../../../notes/head-noun.ts';
import { startsOrigin, withOriginsMarked } from '../../../find-origin.ts';
import { articleFor, lowered } from '../../../speech/text.ts';
import { isCommonWord } from '../../../vocabulary/common-word.ts';
import { mediumWordKind } from '../../../vocabulary/materials.ts';
import { isKindOfThing, keepsCapital, NO_ARTICLE, OF_ATTICA, SHOWS } from './definite-things.ts';

/** 'Tea Caddy, Named "Matsuya"', "Tea bowl, known as Shirasagi (White Heron)": a thing that bears a name. */
const NAMED =
  /^(\p{Lu}\p{L}+(?: \p{L}+){0,2}),? (?:[Nn]amed|[Kk]nown as|[Cc]alled) ((?:the )?["\u2018\u201C'](?=\p{L})[^,;:]{2,60}|\p{Lu}[^,;:]{2,60})$/u;

/** "Telephone, wall", "Parka, woman's", "Brooch, silver": a thing, and behind a comma which kind of it. */
const INVERTED = /^(\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}), (\p{Ll}[\p{Ll}'\u2019-]{2,14})$/u;
/** A capital and small letters, as one writes a sentence: "Evening dress in black silk gazar". */
const AS_A_SENTENCE = /^\p{Lu}[\p{Ll}'\u2019-]+(?: [\p{Ll}'\u2019-]+)+$/u;

const headOf = (title: string): string => (namedThing(title).split(' ').at(-1) ?? '').toLowerCase();

/** "HUNTERSTON BROOCH" has a name that nothing else tells from a word. */
const isNoName = (word: string): boolean =>
  isCommonWord(word) || isKindOfThing(word) || /(?:ual|ical|ular|able|ible|atic)$/.test(word);

const isOneThing = (head: string): boolean =>
  isKindOfThing(head) && !NO_ARTICLE.test(head) && !SHOWS.test(head);

/** "a wall telephone", "a woman's parka", "a brooch of silver"; null for a title that is not turned round so. */
export function invertedThing(title: string): string | null {
  const [, named = '', own = ''] = NAMED.exec(title) ?? [];
  if (named !== '' && isKindOfThing(headOf(named)))
    return `${articleFor(lowered(named))} ${named.toLowerCase()}${own.startsWith('the ') ? ', known as' : ' named'} ${own.replace(/^(the )?["\u2018\u201C'](.+?)["\u2019\u201D'](?= \(|$)/u, '$1\u201C$2\u201D')}`;
  const [, name = '', kind = ''] = INVERTED.exec(title) ?? [];
  if (name === '' || !isOneThing(headOf(name)) || startsOrigin(withOriginsMarked(name), 0)) return null;
  const thing = `${articleFor(lowered(name))} ${lowered(name)}`;
  if (mediumWordKind(kind) === 'material') return `${thing} of ${kind}`;
  // "Bone comb, heru": its name in another language.
  return isCommonWord(kind.replace(/['\u2019]s?$/, ''))
    ? `${articleFor(kind)} ${kind} ${lowered(name)}`
    : `${thing}, called ${kind}`;
}

/**
 * "an evening dress in black silk gazar", "a crazy quilt": a title that says what the thing is, whoever made it; null for
 * any other. One that is printed in capitals says so in words that are nobody's name.
 */
export function plainThing(title: string, isInCapitals: boolean): string | null {
  const words = title.split(' ');
  const isSentence =
    AS_A_SENTENCE.test(title) ||
    (isInCapitals &&
      words.length > 1 &&
      words.every((word) => isNoName(word.toLowerCase()) && !startsOrigin(withOriginsMarked(word), 0)));
  const [first = ''] = words;
  const isName = keepsCapital(first) || OF_ATTICA.test(first) || startsOrigin(withOriginsMarked(first), 0);
  if (!isSentence || isName || /^(?:The|An?|My|Our|His|Her)$/.test(first) || !isOneThing(headOf(title)))
    return null;
  const thing = isInCapitals ? title.toLowerCase() : lowered(title);
  return `${articleFor(thing)} ${thing}`;
}
