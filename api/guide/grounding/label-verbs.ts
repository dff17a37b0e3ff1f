import { meaningOf } from './word-meaning.ts';

const meaningsIn = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(meaningOf));

/** Verbs that the fields of a label stand for, by their meanings: the maker and the date say that it was made. */
export const MAKING = meaningsIn(
  'make paint draw carve etch engrave print design build weave sculpt photograph take sew model cut create produce compose',
);
/** Its credit line says who gave or lent it, or that it was bought. */
export const GIVING = meaningsIn('give leave lend present accept');
export const BUYING = meaningsIn('buy acquire');
