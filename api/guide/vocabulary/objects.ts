import { wordList } from './unpack.ts';

/** Kinds of object that stand as a title, alone or with what follows: "Bowl", "Jar with cover". Lower case. */
export const OBJECT_WORDS: ReadonlySet<string> = new Set([
  ...wordList('objects'),
  ...wordList('thingsOfOneLand'),
]);
