import { plainName } from '../notes/plain-name.ts';

/** Letters of a word that carry its meaning: "paint" of "painted" and "painting". */
const STEM = 5;
/** Words that are shorter, or among these, say little by themselves. */
const LEAST_LETTERS = 4;
const PLAIN = new Set(
  'about after behind also among because been before between could first from have into like many more most much nearly once only other over part some such than that their them then there these they this those through under until upon were what when where which while whom whose will with would'.split(
    ' ',
  ),
);

/** A text with words that two countries spell in two ways spelled in one. */
const inOneSpelling = (text: string): string =>
  text
    .replaceAll(/(?<=col|harb|arm|hon|lab|neighb|fav|vap)our/gi, 'or')
    .replaceAll(/\bgrey/gi, 'gray')
    .replaceAll(/\bcentre/gi, 'center')
    .replaceAll(/\bmetre/gi, 'meter')
    .replaceAll(/\bmould/gi, 'mold')
    // Two names of one person.
    .replaceAll(/\b(?:the (?:blessed )?virgin(?: mary)?|our lady)\b/gi, 'Mary');

/** The words of a text that carry its meaning, cut to what they share with others of their kind. */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    plainName(inOneSpelling(text))
      .split(' ')
      .filter((word) => word.length >= LEAST_LETTERS && !PLAIN.has(word))
      .map((word) => word.replace(/(?<=\p{L}{3}[^s])s$/u, '').slice(0, STEM)),
  ),
];
