/**
 * The notes of `api/guide/notes`, and those of a museum (docs/museum-notes.md).
 * npm run notes -- pack          writes `packed.ts` and `artist-names.ts`, the themes' `packed.ts` and the common words of both,
 *                                which the app and the server carry
 * npm run notes -- check DIR     says what is wrong in the notes of a folder: of a museum's CSV and Markdown files by file
 *                                and line, of text files like ours by note
 * npm run notes -- match DIR LABELS.json   shows what a museum's notes would tell of each label
 * npm run --silent notes -- --json   prints all our notes, a JSON object a line
 */
import { writeFileSync } from 'node:fs';
import { packedCommonWords } from './common-words.ts';
import { notesOf, packedArtistNames, packedNotes, packedThemes } from './notes-files.ts';
import { checkedMuseumNotes, matchedMuseumNotes } from './museum-notes.ts';
import { faultsOf } from '../../api/guide/notes/note-faults.ts';
import { InputError } from '../setup/read-labels.ts';
import { root } from '../setup/paths.ts';

const OWN = `${root}api/guide/notes`;
const THEMES = `${root}api/guide/themes`;

function pack(): void {
  writeFileSync(`${OWN}/packed.ts`, packedNotes(OWN));
  writeFileSync(`${OWN}/artist-names.ts`, packedArtistNames(OWN));
  writeFileSync(`${THEMES}/packed.ts`, packedThemes(THEMES));
  writeFileSync(`${root}api/guide/vocabulary/common-words.ts`, packedCommonWords([OWN, THEMES]));
}

function check(folder: string): void {
  const museum = checkedMuseumNotes(folder);
  const ours = notesOf(folder);
  const faults = [...museum.faults, ...faultsOf(ours)];
  for (const fault of faults) console.log(fault);
  console.log(`${museum.notes + ours.length} notes, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

function print(): void {
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
}

try {
  const [command, folder = OWN, labels] = process.argv.slice(2);
  if (command === 'pack') pack();
  else if (command === 'check') check(folder);
  else if (command === 'match') {
    if (labels === undefined) throw new InputError('Usage: npm run notes -- match DIR LABELS.json');
    console.log(matchedMuseumNotes(folder, labels).join('\n'));
  } else print();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
