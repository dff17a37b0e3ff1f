import { createNoteBook, type NoteBook } from './note-book.ts';
import { noteEntries } from './note.ts';
import { NOTES } from './packed.ts';

let own: NoteBook | null = null;

/** The notes that come with Placard, by the names that labels print; read once. */
export function noteBook(): NoteBook {
  own ??= createNoteBook(noteEntries(NOTES));
  return own;
}
