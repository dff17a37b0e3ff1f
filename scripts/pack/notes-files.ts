import { readdirSync, readFileSync } from 'node:fs';
import { HASH_BYTES, hashOfName } from '../../api/guide/notes/known-artists.ts';
import { keyOf } from './theme-key.ts';
import { type Note, readNotes } from '../../api/guide/notes/note.ts';

/** The text files of a folder and of the folders in it, in the order of their paths. */
function textsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim());
}

/** All notes of a folder of text files. Throws on a line that is not a note. */
export function notesOf(folder: string): Note[] {
  return textsOf(folder).flatMap(readNotes);
}

/** The names of all artists of a folder's notes as a module that holds a hash of each. */
export function packedArtistNames(folder: string): string {
  const names = notesOf(folder).flatMap((note) => (note.kind === 'artist' ? note.names : []));
  const hashes = [...new Set(names.map(hashOfName))].toSorted((a, b) => a - b);
  const bytes = Buffer.alloc(hashes.length * HASH_BYTES);
  hashes.forEach((hash, at) => bytes.writeUIntBE(hash, at * HASH_BYTES, HASH_BYTES));
  return `/** Written by \`npm run notes -- pack\`: hashes of the artists' names. */\nexport const ARTIST_NAMES =\n  '${bytes.toString('base64')}';\n`;
}

/** The themes of a folder, each with the key of its sign, as a module that holds them as one text. */
export function packedThemes(folder: string): string {
  const themes = textsOf(folder)
    .join('\n\n')
    .replaceAll(/^sign: (.*)$/gm, (line, source: string) => {
      const key = keyOf(source.trim());
      return key.length === 0 ? line : `${line}\nkey: ${key.join('|')}`;
    });
  return `/** Written by \`npm run notes -- pack\` from the text files beside it. */\nexport const THEMES = ${JSON.stringify(themes)};\n`;
}

/** The notes of a folder as a module that holds them as one text. */
export function packedNotes(folder: string): string {
  return `/** Written by \`npm run notes -- pack\` from the text files beside it. */\nexport const NOTES = ${JSON.stringify(textsOf(folder).join('\n\n'))};\n`;
}
