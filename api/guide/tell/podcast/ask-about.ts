import { isEveryday, isPlainStuff } from '../../notes/everyday.ts';
import { isGivenName } from '../../vocabulary/given-names.ts';
import { plainName } from '../../notes/plain-name.ts';
import { sayMedium } from '../../speech/medium/medium.ts';
import { capitalised, lowered } from '../../speech/text.ts';
import type { Chooser } from '../choose.ts';
import type { Material } from '../material.ts';
import type { NoteTalk } from '../note-talk.ts';
import * as asks from './asks.ts';

/** What Anna asks first about what a note knows; none where there is no note. */
export function asking(
  note: NoteTalk | null,
  topic: string,
  wordings: readonly string[],
  choose: Chooser,
): string {
  return note === null
    ? ''
    : capitalised(
        choose.of(topic, wordings).replaceAll('*', note.name.replace(/ ?(?:\([^)]*|[\u2013\u2014-])$/, '')),
      );
}

/** Whether a note on a subject is on somebody. */
const isPerson = ({ kind, by, name, parts }: NoteTalk): boolean =>
  kind === 'subject' &&
  by === '' &&
  (parts.some(({ statement: { text } }) => /^(?:He|She) /.test(text)) ||
    // "Ada Birch led people out of the marsh": "that" is asked of no woman.
    (name.includes(' ') && isGivenName((name.split(' ')[0] ?? '').toLowerCase())));

/** What Anna asks about what the title names; whoever is called "he" or "she" in what is known is somebody. */
export function askSubject(subject: NoteTalk | null, choose: Chooser): string {
  if (subject?.kind === 'topic') return askTopic(subject, choose);
  return subject !== null && isPerson(subject)
    ? asking(subject, 'ask person', asks.ASK_PERSON, choose)
    : asking(subject, 'ask subject', asks.ASK_SUBJECT, choose);
}

/** What Anna asks about a word or a thing of which a note tells. */
export function whatIs(term: NoteTalk | null, choose: Chooser): string {
  // Whoever asks about metalpoint would not hear the word in "Silverpoint is drawing with a silver wire".
  if (term !== null && term.kind !== 'motif' && saysOfOther(term))
    return term.parts[0]?.statement.field === 'title'
      ? choose.of('ask thing', asks.ASK_THING)
      : choose.of('ask work', asks.ASK_WORK);
  if (term?.kind === 'craft') {
    const name = lowered(term.name.replace(/,.*$/s, ''));
    const { form, words } = sayMedium(name);
    // A print is one thing, "a lithograph"; who asks about a material names it alone.
    return form === 'is'
      ? asking({ ...term, name: words }, 'ask print', asks.ASK_PRINT, choose)
      : capitalised(asking({ ...term, name }, 'ask craft', asks.ASK_CRAFT, choose));
  }
  if (term?.kind === 'motif') return choose.of('ask motif', asks.ASK_MOTIF);
  if (term !== null && (term.kind === 'use' || isEveryday(term.name)))
    return choose.of('ask thing', asks.ASK_THING);
  const named = term && { ...term, name: term.name.toLowerCase() };
  return capitalised(
    term !== null && defines(term) && !isPlainStuff(term.name)
      ? asking(named, 'what is', asks.WHAT_IS, choose)
      : asking(named, 'about term', asks.ABOUT_TERM, choose),
  );
}

/** What Anna asks about something that the label's own text names: what was written for it, or what fits its kind. */
export function askTopic(topic: NoteTalk | null, choose: Chooser): string {
  if (topic?.kind === 'style') return asking(topic, 'ask style', asks.ASK_STYLE, choose);
  if (topic?.kind === 'place') return asking(topic, 'ask place', asks.ASK_PLACE, choose);
  if (topic !== null && isPerson(topic)) return asking(topic, 'ask person', asks.ASK_PERSON, choose);
  return topic?.parts[0]?.ask || asking(topic, 'about term', asks.ABOUT_TERM, choose);
}

/** How Anna begins to tell what a note knows of a word, a thing, a time or a place. */
export function beginsOn(note: NoteTalk, choose: Chooser): string {
  const isUnnamed =
    note.kind === 'motif' || note.kind === 'use' || saysOfOther(note) || isEveryday(note.name);
  if (isUnnamed) return choose.of('anna knows things', asks.ANNA_KNOWS_THINGS);
  const name = note.kind === 'craft' ? lowered(note.name.replace(/,.*$/s, '')) : note.name;
  return asking({ ...note, name }, 'anna knows word', asks.ANNA_KNOWS_WORD, choose);
}

/** Whether a note begins by saying what a word is that is none of its name as the label has it. */
function saysOfOther({ name, parts }: NoteTalk): boolean {
  const text = parts[0]?.statement.text ?? '';
  const said = plainName(text);
  return (
    /^(?:An? |The )?[\p{L}-]+ (?:is|was) (?!too|so|made|often)/u.test(text) &&
    !plainName(name)
      .split(' ')
      .some((word) => word.length > 2 && said.includes(word.replace(/s$/, '').slice(0, LETTERS_OF_STEM)))
  );
}
const LETTERS_OF_STEM = 6;

/** Whether a note begins by saying what its word means, "A suzani is a large cover", and so answers who asks for that. */
function defines({ name, parts }: NoteTalk): boolean {
  const said = plainName(parts[0]?.statement.text ?? '').replace(/^(?:an?|the|in|in an?|in the) /, '');
  const word = plainName(name).replace(/s$/, '');
  return (
    said.startsWith(word) &&
    /^\S{0,3} (?!(?:or|and) )(?:\S+ ){0,4}?(?:is|are|was|were|means|meant|shows|showed|holds)\b(?! (?:often|mostly|sometimes|made|used|worn|found|kept|sold|built)\b)/.test(
      said.slice(word.length),
    )
  );
}

/** What Anna asks about the maker of whom a note tells; empty where she leaves it to Ben. */
export function askMaker(material: Material, choose: Chooser): string {
  const { maker, subject } = material;
  if (maker === null || choose.oneIn('unasked', 4)) return '';
  // Who has heard of the maker of this very work does not ask who that is.
  const surname = maker.name.split(' ').at(-1) ?? '';
  const isHeard = subject?.parts.some(({ statement: { text } }) => text.includes(surname)) === true;
  return isHeard && !maker.isFirm
    ? aboutMaker(choose.of('ask more', asks.ASK_MORE_OF_MAKER), material, maker.name)
    : aboutMaker(choose.of('ask maker', maker.isFirm ? asks.ASK_FIRM : asks.ASK_MAKER), material, maker.name);
}

/** A question about a maker, who "is" or "was". */
export const aboutMaker = (line: string, { life }: Material, name: string): string =>
  line.replaceAll('*', name).replaceAll('#', life !== null && life.died === null ? 'is' : 'was');
