import type { TopicNamed } from '../../notes/topics.ts';
import { countWords } from '../../speech/text.ts';
import { isCommonWord } from '../../vocabulary/common-word.ts';
import type { LabelFacts } from '../../facts.ts';
import { plainName } from '../../notes/plain-name.ts';
import { ofThisKind } from '../fits.ts';
import { isSad } from '../grim.ts';
import { describes } from '../looks/things-to-find.ts';
import { noteTalk, type NoteTalk } from '../note-talk.ts';
import { withoutRepeats } from '../repeats.ts';
import type { Statement } from '../statement.ts';

/** What a note tells of something that the label's own text names. */
export interface TopicTalk extends NoteTalk {
  /** The sentence that names it. */
  readonly to: Statement;
}

/** Whether the title, the lines that stand for it or the material name a thing that the text names, one or several of it. */
const isInNameOrMedium = (name: string, { title, heading, medium }: LabelFacts): boolean => {
  const singular = (words: string): string => plainName(words).replaceAll(/(?<=[^s ])s(?= |$)/g, '');
  const named = singular([title, ...heading.map(({ text }) => text), medium].join(' / '));
  return ` ${named} `.includes(` ${singular(name)} `);
};

/** How surely a name is what a text is about: what the work is called or made of, a proper name, a rare word, a word of everyday. */
function rankOf({ name, isProper }: TopicNamed, facts: LabelFacts): number {
  if (isInNameOrMedium(name, facts)) return 3;
  if (isProper) return 2;
  return countWords(name) > 1 || !isCommonWord(name.toLowerCase()) ? 1 : 0;
}

/** The label, where its work is from, and what is told of it otherwise. */
interface Beside {
  readonly facts: LabelFacts;
  readonly whence: string;
  readonly heard: readonly string[];
}

/**
 * The topic of a label's own text of which something is told: of several the one that is most surely what a sentence is about,
 * then one whose note was written for texts, then the one with the longest name; null where no note knows one, or the label
 * tells the same.
 *
 * @param topicsIn The notes on what a sentence names, those that may be told of this label.
 */
export function topicIn(
  prose: readonly Statement[],
  topicsIn: (sentence: string) => readonly TopicNamed[],
  { facts, whence, heard }: Beside,
): TopicTalk | null {
  const isSadTold = prose.some(({ text }) => isSad(text));
  // An animal or a loaf that a text names by the way is beside the matter, and England's rabbits are not told of in Korea.
  const isOfMatter = ({ note, name }: TopicNamed, talk: NoteTalk, sentence: string): boolean =>
    !note.isEveryday ||
    (!isSadTold &&
      (isInNameOrMedium(name, facts) || describes(sentence)) &&
      ofThisKind(talk, whence, facts)?.parts.length === talk.parts.length);
  const known = prose.flatMap((to) =>
    topicsIn(to.text).flatMap((named) => {
      const whole = noteTalk({ ...named, field: 'prose' }, to.spans);
      const note = isOfMatter(named, whole, to.text) ? withoutRepeats(whole, heard, facts.text) : null;
      return note === null ? [] : [{ rank: rankOf(named, facts), note: { ...note, to } }];
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
