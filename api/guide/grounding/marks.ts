import { contentWords } from './borne-words.ts';
import { isDoubt } from './doubt.ts';
import { isNegation } from './negation.ts';
import { isPlain } from './plain-words.ts';
import type { Source } from './source.ts';
import { meaningOf } from './word-meaning.ts';
import { splitWords, type Word } from './words.ts';

/** Words behind a mark that it turns. */
const TURNED = 1;
const DOUBTED = 12;

/** Meanings of the content words that stand behind a mark, within so many words of a unit, and of those that do not. */
function marked(
  units: readonly string[],
  isMark: (word: Word) => boolean,
  reach: number,
): { under: ReadonlySet<string>; free: ReadonlySet<string> } {
  const [under, free] = [new Set<string>(), new Set<string>()];
  for (const unit of units) {
    const words = splitWords(unit);
    const isUnder = words.map(() => false);
    words.forEach((word, at) => {
      if (!isMark(word)) return;
      let left = reach;
      for (let next = at + 1; next < words.length && left > 0; next += 1) {
        if (/[,;:(]/.test(words[next]?.gap ?? '')) break;
        isUnder[next] = true;
        if (contents(words[next])) left -= 1;
      }
    });
    words.forEach((word, at) => {
      if (contents(word)) (isUnder[at] === true ? under : free).add(meaningOf(word.key));
    });
  }
  return { under, free };
}

const contents = (word: Word | undefined): boolean =>
  word !== undefined &&
  !isPlain(word.key) &&
  contentWords(word.text).length > 0 &&
  !isNegation(word) &&
  !isDoubt(word);

/**
 * Finds what a sentence says without the "not" or the "perhaps" under which alone its source says it, or with a "not"
 * that the source does not have. Gives the words, as they are said.
 */
export function markCheck({ units }: Source): (sentence: string) => string[] {
  const negated = marked(units, isNegation, TURNED);
  const doubted = marked(units, isDoubt, DOUBTED);
  return (sentence) => {
    // "Nothing but a door" denies nothing.
    const words = splitWords(sentence.replaceAll(/\bnothing (?:but|more than)\b/gi, ''));
    const said = contentWords(sentence).filter(contents);
    const only = ({ under, free }: typeof negated) =>
      said.filter(({ key }) => under.has(meaningOf(key)) && !free.has(meaningOf(key)));
    const isNegated = words.some(isNegation);
    const isDoubted = words.some(isDoubt);
    const turned = isNegated ? [] : only(negated);
    const sure = isDoubted ? [] : only(doubted);
    return [
      ...(isNegated && !isOfLabel(sentence) && !said.some(({ key }) => negated.under.has(meaningOf(key)))
        ? words.filter(isNegation).map(({ text }) => text)
        : []),
      ...(turned.length > 0 ? turned.map(({ text }) => text) : []),
      ...(sure.length > 1 ? sure.map(({ text }) => text) : []),
    ];
  };
}

/** "The label does not say", "we do not know", "its maker is not known": no fact of the work. */
function isOfLabel(sentence: string): boolean {
  return /\b(?:label|it|we|nobody|I)\b.{0,20}\b(?:say|tell|know|knows|name)\b|\b(?:maker|artist|name) is (?:not known|unknown)\b/i.test(
    sentence,
  );
}
