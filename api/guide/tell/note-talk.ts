import { fromCapitals } from '../capitals.ts';
import type { TextSpan } from '../facts.ts';
import type { Match } from '../notes/note-book.ts';
import type { NoteTag } from '../notes/note.ts';
import type { Statement } from './statement.ts';

/** A sentence of a note with what leads to it in a conversation. */
export interface NotePart {
  readonly tag: NoteTag;
  readonly statement: Statement;
  readonly ask: string;
  readonly lead: string;
}

/** What a note says of something on the label, ready to be spoken. */
export interface NoteTalk {
  /** The name by which the label speaks of it; the note's own for an artist. */
  readonly name: string;
  readonly parts: readonly NotePart[];
  /** What one says to the last sentence; empty where nothing was written. */
  readonly reply: string;
  /** Whose work it is that the note is on; empty where it is not on a single work. */
  readonly by: string;
}

/** Apostrophes as they are printed. */
export const typeset = (text: string): string => text.replaceAll("'", '\u2019');

/** A note as statements that rest on `spans` of the label; ways to look stand apart. */
export function noteTalk({ note, name, field }: Match, spans: readonly TextSpan[]): NoteTalk {
  return {
    name: fromCapitals(name),
    parts: note.sentences
      .filter(({ tag }) => tag !== 'look')
      .map(({ tag, text, ask, lead }) => ({
        tag,
        ask: typeset(ask),
        lead: typeset(lead),
        statement: { text: typeset(text), origin: 'note', field, spans, source: note.source },
      })),
    reply: typeset(note.reply),
    by: note.by,
  };
}

/** A sentence on somebody whom, in a talk, the words before it name. */
const OF_SOMEBODY = /^(?:He|She|His|Her) /;

/** A sentence on a single work that speaks of "him" names whose work it is. */
const named = (text: string, by: string): string =>
  text.replace(/^(?:He|She) /, `${by} `).replace(/^(?:His|Her) /, `${by}\u2019s `);

/** A sentence on what, in a talk, the words before it name: "They cut ornament into metal". */
const OF_SOMETHING = /^(?:They|It|This|That|These|Those|There)\b|\bthere[,.]|\bthere (?!is|are|was|were)\b/;

/**
 * The sentences alone: of a note that is not on a person, those that speak of "him" name him, or are left out, as are those
 * that speak of what only the talk before them names.
 */
export const told = (note: NoteTalk | null): Statement[] =>
  note === null
    ? []
    : note.parts.flatMap(({ statement, lead }, at) => {
        if (at > 0 && lead !== '' && OF_SOMETHING.test(statement.text)) return [];
        if (at === 0 || !OF_SOMEBODY.test(statement.text)) return [statement];
        if (note.by !== '') return [{ ...statement, text: named(statement.text, note.by) }];
        return note.parts[0]?.tag === 'who' ? [statement] : [];
      });
