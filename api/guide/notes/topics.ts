import { speechWordKind } from '../sentence-words.ts';
import type { Note, NoteEntry } from './note.ts';
import { plainName } from './plain-name.ts';

/** A note on a topic, and the words by which a sentence names it. */
export interface TopicNamed {
  readonly note: Note;
  readonly name: string;
  /** Whether it is a proper name. */
  readonly isProper: boolean;
}

/** A word of a sentence without the marks around it and its genitive. */
interface Word {
  readonly printed: string;
  readonly plain: string;
  readonly isCapital: boolean;
  /** Whether a comma, a bracket or the end of a quotation stands behind it. */
  readonly endsPart: boolean;
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

function wordsOf(sentence: string): Word[] {
  return (sentence.match(/\S+/g) ?? []).map((raw) => {
    const printed = raw
      .replace(/^[("'\u2018\u201C[]+/, '')
      .replace(/[,;:.?!)\]"\u201D\u2019']{1,6}$/, '')
      .replace(/['\u2019]s$/, '');
    return {
      printed,
      plain: plainName(printed),
      isCapital: isCapital(printed),
      endsPart: /[,;:.?!)\]"\u201D]$/.test(raw),
    };
  });
}

/** "like a comet", "as a pilgrim", "no whale": what something is likened to, or is not, is not what the sentence tells of. */
const LIKENS = /^(?:like|as|than|no|not|without|neither|nor)$/;
const ARTICLE = /^(?:an?|the)$/;

/**
 * Whether words of a sentence are a name as a note has it: a proper name with its capitals, a common word in small letters
 * wherever it does not begin the sentence.
 */
const isPrintedAs = (words: readonly Word[], name: string, isFirst: boolean): boolean => {
  const parts = name.split(/\s+/);
  return (
    parts.length === words.length &&
    words.every(
      (word, at) => word.isCapital === isCapital(parts[at] ?? '') || (at === 0 && isFirst && word.isCapital),
    )
  );
};

/** A part of a longer name: "Great Migration Series", "Berlin Royal Academy". */
const isPartOfName = (before: Word | undefined, last: Word | undefined, after: Word | undefined): boolean =>
  (after?.isCapital === true && last?.endsPart === false) ||
  (before?.isCapital === true && !before.endsPart && speechWordKind(before.plain) !== 'small');

/** Finds the topics that a sentence names; of names within one another the longest. */
export function topicFinder(entries: readonly NoteEntry[]): (sentence: string) => TopicNamed[] {
  const byName = new Map<string, { entry: NoteEntry; name: string }>();
  for (const entry of entries) for (const name of entry.inText) byName.set(plainName(name), { entry, name });
  const longest = Math.max(0, ...[...byName.keys()].map((name) => name.split(' ').length));
  return (sentence) => {
    const words = wordsOf(sentence);
    const named: TopicNamed[] = [];
    for (let from = 0; from < words.length; from += 1)
      for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
        const phrase = words.slice(from, to);
        const found = byName.get(phrase.map(({ plain }) => plain).join(' '));
        if (!found || phrase.slice(0, -1).some(({ endsPart }) => endsPart)) continue;
        if (!isPrintedAs(phrase, found.name, from === 0)) continue;
        const isProper = isCapital(found.name);
        const [before, last, after] = [words[from - 1], words[to - 1], words[to]];
        if (isProper && isPartOfName(before, last, after)) continue;
        const likens = ARTICLE.test(before?.plain ?? '') ? words[from - 2] : before;
        if (LIKENS.test(likens?.plain ?? '')) continue;
        named.push({
          note: found.entry.read(),
          name: phrase.map(({ printed }) => printed).join(' '),
          isProper,
        });
        from = to - 1;
        break;
      }
    return named;
  };
}
