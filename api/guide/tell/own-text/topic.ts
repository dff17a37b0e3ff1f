import type { TopicNamed } from '../../notes/topics.ts';
import { countWords } from '../../speech/text.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import { noteTalk, type NoteTalk } from '../note-talk.ts';
import { withoutRepeats } from '../repeats.ts';
import type { Statement } from '../statement.ts';

/** What a note tells of something that the label's own text names. */
export interface TopicTalk extends NoteTalk {
  /** The sentence that names it. */
  readonly to: Statement;
}

/** How surely a name is what a sentence is about: a proper name or one of several words, a rare word, a word of everyday. */
const rankOf = ({ name, isProper }: TopicNamed): number =>
  isProper || countWords(name) > 1 ? 2 : isCommonWord(name.toLowerCase()) ? 0 : 1;

/**
 * The topic of a label's own text of which something is told: of several the one that is most surely what a sentence is about,
 * then one whose note was written for texts, then the one with the longest name; null where no note knows one, or the label
 * tells the same.
 *
 * @param topicsIn The notes on what a sentence names, those that may be told of this label.
 * @param heard What is told otherwise.
 * @param label All that is printed on the label.
 */
export function topicIn(
  prose: readonly Statement[],
  topicsIn: (sentence: string) => readonly TopicNamed[],
  heard: readonly string[],
  label: string,
): TopicTalk | null {
  const known = prose.flatMap((to) =>
    topicsIn(to.text).flatMap((named) => {
      const whole = noteTalk({ ...named, field: 'prose' }, to.spans);
      const note = withoutRepeats(whole, heard, label);
      return note === null ? [] : [{ rank: rankOf(named), note: { ...note, to } }];
    }),
  );
  const [best] = known.toSorted(
    (a, b) =>
      b.rank - a.rank ||
      Number(b.note.kind === 'topic') - Number(a.note.kind === 'topic') ||
      countWords(b.note.name) - countWords(a.note.name) ||
      b.note.parts.length - a.note.parts.length,
  );
  return best?.note ?? null;
}
