import { createNoteBook, type NoteBook } from './note-book.ts';
import { readNotes } from './note.ts';
import { NOTES } from './packed.ts';

let book: NoteBook | null = null;

/** The notes that come with Placard; read once. */
export function noteBook(): NoteBook {
  return (book ??= createNoteBook(readNotes(NOTES)));
}
