/**
 * The notes of `api/guide/notes`.
 * npm run notes -- pack          writes `packed.ts` and `artist-names.ts`, which the app and the server carry
 * npm run notes -- check DIR     says what is wrong in the notes of a folder, by file
 * npm run --silent notes -- --json   prints all notes, a JSON object a line
 */
import { writeFileSync } from 'node:fs';
import { notesOf, packedArtistNames, packedNotes } from './notes-files.ts';
import { faultsOf } from '../../api/guide/notes/note-faults.ts';
import { root } from '../setup/paths.ts';

const OWN = `${root}api/guide/notes`;
const [command, folder = OWN] = process.argv.slice(2);
if (command === 'pack') {
  writeFileSync(`${OWN}/packed.ts`, packedNotes(OWN));
  writeFileSync(`${OWN}/artist-names.ts`, packedArtistNames(OWN));
} else if (command === 'check') {
  const faults = faultsOf(notesOf(folder));
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
} else
  for (const { id, kind, names, life, sentences, source } of notesOf(OWN)) {
    const [, , born, died] = /^(about )?(\d{3,4})?-?(?:about )?(\d{3,4})?/.exec(life ?? '') ?? [];
    console.log(
      JSON.stringify({
        id,
        kind,
        name: names[0],
        names,
        ...(born && { born: Number(born) }),
        ...(died && { died: Number(died) }),
        sentences: sentences.map(({ text }) => text),
        source,
      }),
    );
  }
