import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isNotesFile, type NotesFile } from '../../../guide/museum/read-notes.ts';

/** Bytes of one file: more than all notes that are used can have. */
const MOST_FILE_BYTES = 10_000_000;

/** The content of a file, or what is wrong with it as a whole. */
function fileAt(folder: string, name: string): NotesFile {
  try {
    const path = `${folder}/${name}`;
    if (statSync(path).size > MOST_FILE_BYTES)
      return { name, fault: `The file has more than ${MOST_FILE_BYTES / 1e6} MB.` };
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)) };
  } catch (error) {
    if (error instanceof TypeError)
      return { name, fault: 'The file is no UTF-8; save it as "CSV UTF-8", or as plain text in UTF-8.' };
    return {
      name,
      fault: `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** The files of notes in a folder and the folders in it, in the order of their names. Throws where there is no folder. */
export function notesFilesIn(folder: string): NotesFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isNotesFile)
    .toSorted()
    .map((name) => fileAt(folder, name));
}
