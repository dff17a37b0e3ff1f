import { readdirSync, readFileSync } from 'node:fs';
import { type Note, readNotes } from '../api/guide/notes/note.ts';

function textsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim());
}

/** All notes of a folder of text files. Throws on a line that is none. */
export function notesOf(folder: string): Note[] {
  return textsOf(folder).flatMap(readNotes);
}

/** The notes of a folder as a module that holds them as one text. */
export function packedNotes(folder: string): string {
  return `/** Written by \`npm run notes -- pack\` from the text files beside it. */\nexport const NOTES = ${JSON.stringify(textsOf(folder).join('\n\n'))};\n`;
}
