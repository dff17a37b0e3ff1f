import { plainName } from '../notes/plain-name.ts';
import type { NoteTalk } from './note-talk.ts';

/** Letters of a word that carry its meaning: "paint" of "painted" and "painting". */
const STEM = 5;
/** Words that are shorter, or among these, say little by themselves. */
const LEAST_LETTERS = 4;
const PLAIN = new Set(
  'about after also among because been before between could first from have into like many more most much nearly once only other over part some such than that their them then there these they this those through under until upon were what when where which while whom whose will with would'.split(
    ' ',
  ),
);
/** A sentence is a repetition when this share of its words was heard before. */
const REPEATED = 0.4;

const stemsOf = (text: string): string[] => [
  ...new Set(
    plainName(text)
      .split(' ')
      .filter((word) => word.length >= LEAST_LETTERS && !PLAIN.has(word))
      .map((word) => word.slice(0, STEM)),
  ),
];

/**
 * A note up to the first sentence that says again what was heard; null where nothing of it is left. What is said behind a
 * sentence takes up its words, so that the rest goes with it.
 */
export function withoutRepeats(note: NoteTalk | null, heard: readonly string[]): NoteTalk | null {
  if (note === null) return null;
  const known = new Set(heard.flatMap(stemsOf));
  const at = note.parts.findIndex(({ statement }) => {
    const stems = stemsOf(statement.text);
    return stems.filter((stem) => known.has(stem)).length >= REPEATED * stems.length;
  });
  if (at < 0) return note;
  return at === 0 ? null : { ...note, parts: note.parts.slice(0, at), reply: '' };
}
