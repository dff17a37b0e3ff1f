import { createNoteBook, type NoteBook } from './note-book.ts';
import { noteEntries } from './note.ts';
import { ownThemes } from '../themes/own-themes.ts';
import { NOTES } from './packed.ts';

// Not in the function: the minifier would put the text of 3 MB there, which browsers parse once more when it is called.
const own = createNoteBook(noteEntries(NOTES), ownThemes);

/** The notes and themes that come with Placard, by the names that labels print; read when this file is imported. */
export function noteBook(): NoteBook {
  return own;
}
