import { createNoteBook, type NoteBook } from './note-book.ts';
import { readNotes } from './note.ts';
import { NOTES } from './packed.ts';

interface OwnNotes {
  readonly book: NoteBook;
  readonly sentences: ReadonlySet<string>;
}

let own: OwnNotes | null = null;

/** The notes that come with Placard; read once. */
function ownNotes(): OwnNotes {
  if (own) return own;
  const notes = readNotes(NOTES);
  const sentences = new Set(notes.flatMap((note) => note.sentences.map(({ text }) => text)));
  own = { book: createNoteBook(notes), sentences };
  return own;
}

/** Placard's notes by the names that labels print. */
export function noteBook(): NoteBook {
  return ownNotes().book;
}

/** Whether a sentence is one of Placard's notes. */
export function isNote(sentence: string): boolean {
  return ownNotes().sentences.has(sentence);
}
