import type { LabelFacts } from '../facts.ts';
import type { MuseumBook } from '../museum/museum-book.ts';
import { plainName } from '../notes/plain-name.ts';
import { capitalised, closed, countWords, sayText } from '../speech/text.ts';
import type { Chooser } from './choose.ts';
import { type NotePart, type NoteTalk, typeset } from './note-talk.ts';
import { spansOf, type Statement, talk as talkOf } from './statement.ts';

/** Of fewer words a sentence may stand on the label by chance: "The kiln." */
const WORDS_OF_ITS_OWN = 5;

/** So that one hears whose words they are. */
const MUSEUM_SAYS = [
  'The museum says:',
  'Here is what the museum says:',
  'The museum says this:',
  'Of this work the museum says:',
  'And the museum says:',
] as const;

/**
 * What the museum itself has written on the label's work, ready to be spoken; null where it surely wrote nothing. What
 * the label prints too is left out: it is told as the label's.
 */
export function museumTalk(facts: LabelFacts, museum: MuseumBook | undefined): NoteTalk | null {
  const match = museum?.match(facts) ?? null;
  if (match === null) return null;
  const { note, by, source } = match;
  const label = ` ${plainName(facts.text)} `;
  const isPrinted = (text: string): boolean =>
    countWords(text) >= WORDS_OF_ITS_OWN && label.includes(` ${plainName(text)} `);
  const parts = note.sentences
    .filter(({ text }) => !isPrinted(text))
    .map(({ text, ask = '', lead = '' }): NotePart => {
      const said = typeset(capitalised(closed(sayText(text))));
      return {
        tag: 'story',
        ask: typeset(ask),
        lead: typeset(lead),
        statement: { text: said, origin: 'note', field: by, spans: spansOf(facts, by), source },
      };
    });
  return parts.length === 0
    ? null
    : { name: note.titles[0] ?? '', parts, reply: typeset(note.reply ?? ''), by: '', kind: 'subject' };
}

/** So that what follows is not taken for the museum's. */
const MUSEUM_SAID = [
  'So far the museum.',
  'That was the museum.',
  'So much in the museum’s words.',
  'Those were the museum’s words.',
] as const;

/** Whether the museum's words end with a way to look, so that no other is needed. */
export const hasOwnLook = (talk: NoteTalk | null): boolean =>
  /^(?:Look|Find|See)\b/.test(talk?.parts.at(-1)?.statement.text ?? '');

/** What the museum says in a piece of one voice, with where it begins and ends. */
export function museumSaid(talk: NoteTalk | null, choose: Chooser): Statement[] {
  const said = introducedMuseum(talk, choose).map(({ statement }) => statement);
  return said.length === 0 ? [] : [...said, talkOf(choose.of('museum said', MUSEUM_SAID))];
}

/** A piece without the words that end the museum's, where nothing stands behind them. */
export const withoutLastEnd = (piece: readonly Statement[]): Statement[] =>
  piece.filter(({ text }, at) => at < piece.length - 1 || !MUSEUM_SAID.some((end) => end === text));

/** The same with words before the first sentence that say whose it is. */
export function introducedMuseum(talk: NoteTalk | null, choose: Chooser): readonly NotePart[] {
  if (talk === null) return [];
  const [first, ...rest] = talk.parts;
  if (!first) return [];
  const { statement } = first;
  const lead = choose.of('museum says', MUSEUM_SAYS);
  return [{ ...first, statement: { ...statement, text: `${lead} ${statement.text}` } }, ...rest];
}
