import { type NoteTalk, told } from '../note-talk.ts';
import { type Chooser } from '../choose.ts';
import { type Statement, talk } from '../statement.ts';
import { anna, type Beat, ben, type Turn } from './beats.ts';
import * as lines from './talk-lines.ts';

/** What is said around a note, which may name what the note and the label name. */
const around =
  (statement: Statement) =>
  (text: string): Statement | string =>
    text === '' ? '' : { ...talk(text), field: statement.field ?? 'note', spans: statement.spans };

/** A note whose sentences are told one behind the other, without what is said to them or the sentences that need it. */
function straightly(note: NoteTalk): Pick<NoteTalk, 'parts' | 'reply'> {
  const clear = told(note);
  const parts = note.parts.filter(({ statement }) => clear.includes(statement));
  return { parts: parts.map((part) => ({ ...part, ask: '', lead: '' })), reply: '' };
}

/** The sentences of a note, one beat each: the asker leads to each of them, the teller tells, and the asker has the last word. */
function beatsBy(
  note: NoteTalk,
  worth: number,
  asker: typeof anna,
  teller: typeof anna,
  begin: (first: Statement) => Turn[],
  isQuiet = false,
): Beat[] {
  const { parts, reply } = isQuiet ? straightly(note) : note;
  return parts.map(({ ask, lead, statement }, at): Beat => {
    const about = around(statement);
    const turns = at === 0 ? begin(statement) : [asker(about(ask)), teller(about(lead), statement)];
    return {
      worth: worth - at,
      turns: [...turns, ...(at === parts.length - 1 ? [asker(about(reply))] : [])],
    };
  });
}

/**
 * What a note knows, told by Ben: Anna asks for it, or he begins of himself where she asks nothing.
 *
 * @param isQuiet Whether something grim is told of the work: then nobody guesses, asks on or has the last word.
 */
export const noteBeats = (
  note: NoteTalk | null,
  ask: string,
  choose: Chooser,
  worth: number,
  isQuiet = false,
): Beat[] =>
  note === null
    ? []
    : beatsBy(
        note,
        worth,
        anna,
        ben,
        (first) =>
          ask === ''
            ? [ben(choose.of('knows', lines.I_KNOW_THIS), first)]
            : [
                anna(around(first)(ask)),
                ben(choose.oneIn(`reading ${ask}`, 3) ? choose.of('reading', lines.FROM_READING) : '', first),
              ],
        isQuiet,
      );

/** What a note knows, told by Anna, who for once has read something; Ben guesses and answers. */
export const annasNoteBeats = (note: NoteTalk, begins: string, worth: number): Beat[] =>
  beatsBy(note, worth, ben, anna, (first) => [anna(around(first)(begins), first)]);
