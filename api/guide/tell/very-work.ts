import { fromCapitals } from '../capitals.ts';
import type { LabelFacts } from '../facts.ts';
import { plainName } from '../notes/plain-name.ts';
import { isCommonWord } from '../vocabulary/common-word.ts';
import type { NoteTalk } from './note-talk.ts';
import { stemsOf } from './stems.ts';

/** Letters of a word of a title that tells it from others, and how many such words tell a work. */
const LEAST_LETTERS = 4;
const LEAST_WORDS = 2;
/** Of a title of one such word, "The Pioneer", the year has to agree as well. */
const isOfOneWord = (name: string): boolean => tellingIn(name).length < LEAST_WORDS;

/** What a title calls that hundreds of works are called, or what is only a part of it. */
const OF_MANY =
  /\b(?:Virgin|Madonna|Christ|Saints?|Holy|Portrait|Still Life|Landscape|Crucifixion|Adoration|Annunciation|Last Supper|Study|Studies|Views? of|Untitled|Composition|series|plate|from)\b/i;

/** A sentence on more works than one, or on one that another means might have made. */
const OF_SEVERAL =
  /\b(?:series|several|versions?|again and again|many times|dozens?|sets?|variants?|copies|editions?|each|every|prints)\b/i;

/** Words behind which somebody's work is called by its name: "in Night Train", "his Night Train". */
const CALLS =
  /(?:^|\b(?:the|his|her|their|its|in|of|for|with|called|titled|painted|made|cast|built|filmed|wrote|showed|drew|carved) )(?:The |An? )?$/iu;

const tellingIn = (name: string): string[] =>
  plainName(name)
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS);

/** The names that a title may be known by: the whole, and what a comma, a colon or a dash parts from the rest; without article and bracket. */
const namesIn = (title: string): string[] =>
  [title, ...title.split(/[,:] | [-\u2013\u2014] /)]
    .map((name) =>
      fromCapitals(name.trim())
        .replace(/ ?[([].*$/s, '')
        .replace(/^(?:the|an?|la|le|les|il|der|die|das) /i, ''),
    )
    .filter((name) => !OF_MANY.test(name) && tellingIn(name).length > 0);

/** The name by which a sentence on a maker speaks of the work itself; null where it does not, or may mean a place or somebody. */
function nameOfThis(text: string, names: readonly string[], years: LabelFacts['years']): string | null {
  if (OF_SEVERAL.test(text)) return null;
  for (const name of names) {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0) continue;
    const called = text.slice(at, at + name.length);
    const isTitle = tellingIn(called).every((word) => isCommonWord(word)) && /^\p{Lu}/u.test(called);
    const isOfYear = years?.[0] !== null && years !== null && text.includes(`${years[0]}`);
    if (isOfOneWord(name) && !(isOfYear && CALLS.test(text.slice(0, at)) && /^\p{Lu}/u.test(called)))
      continue;
    if ((isTitle && CALLS.test(text.slice(0, at))) || (isOfYear && /^\p{Lu}/u.test(called))) return called;
  }
  return null;
}

/** Words that a sentence on this very work shares with the label's own, and so says again what they say. */
const LEAST_SHARED = 2;

/**
 * A note on a maker that says of this very work that it is the one, where it speaks of it by its name; it ends before what
 * the label's own sentences tell of the work as well.
 *
 * @param printed The label's own sentences.
 */
export function asThisVeryWork(
  note: NoteTalk | null,
  { title, heading, years }: LabelFacts,
  printed: readonly string[],
): NoteTalk | null {
  if (note === null) return note;
  const called = title === null ? heading.map(({ text }) => text) : [title];
  const names = called.flatMap((name) => namesIn(name.replaceAll("'", '\u2019')));
  const at = note.parts.findIndex(({ statement: { text } }) => nameOfThis(text, names, years) !== null);
  if (at < 0) return note;
  const known = new Set(printed.flatMap(stemsOf));
  const ofName = new Set(called.flatMap(stemsOf));
  const shared = stemsOf(note.parts[at]?.statement.text ?? '').filter(
    (stem) => known.has(stem) && !ofName.has(stem),
  );
  if (shared.length >= LEAST_SHARED)
    return at === 0 ? null : { ...note, parts: note.parts.slice(0, at), reply: '' };
  return {
    ...note,
    parts: note.parts.map((part, nth) => {
      const name = nth === at ? nameOfThis(part.statement.text, names, years) : null;
      return name === null
        ? part
        : {
            ...part,
            statement: {
              ...part.statement,
              text: `${part.statement.text} \u201C${name}\u201D is this very work.`,
            },
          };
    }),
  };
}
