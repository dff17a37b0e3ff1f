import type { TopicNamed } from '../../notes/topics.ts';
import { countWords } from '../../speech/text.ts';
import { noteTalk, type NoteTalk } from '../note-talk.ts';
import { withoutRepeats } from '../repeats.ts';
import type { Statement } from '../statement.ts';

/** What a note tells of something that the label's own text names. */
export interface TopicTalk extends NoteTalk {
  /** The sentence that names it. */
  readonly to: Statement;
}

/**
 * The topic of a label's own text of which something is told: of several one whose note was written for texts, then the one
 * with the longest name, which says most surely what is meant; null where no note knows one, or the label tells the same.
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
    topicsIn(to.text).flatMap((named): TopicTalk[] => {
      const whole = noteTalk({ ...named, field: 'prose' }, to.spans);
      const note = withoutRepeats(whole, heard, label);
      return note === null ? [] : [{ ...note, to }];
    }),
  );
  return (
    known.toSorted(
      (a, b) =>
        Number(b.kind === 'topic') - Number(a.kind === 'topic') ||
        countWords(b.name) - countWords(a.name) ||
        b.parts.length - a.parts.length,
    )[0] ?? null
  );
}
