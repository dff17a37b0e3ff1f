/** What a museum sees of its own notes before visitors hear them: what is wrong in them, and what would be told. */
import { existsSync, statSync } from 'node:fs';
import { parseLabel, soundBite } from '../../api/guide/guide.ts';
import { createMuseumBook } from '../../api/guide/museum/museum-book.ts';
import { readMuseumNotes } from '../../api/guide/museum/read-notes.ts';
import { notesFilesIn } from '../../api/src/providers/museum/notes-folder.ts';
import { InputError, readLabels } from '../setup/read-labels.ts';

const MUSEUM = 'The museum';

function notesIn(folder: string): ReturnType<typeof readMuseumNotes> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new InputError(`There is no folder ${folder}.`);
  return readMuseumNotes(notesFilesIn(folder));
}

/** What is wrong in the CSV and Markdown files of a folder, by file and line, and how many notes are right. */
export function checkedMuseumNotes(folder: string): { faults: string[]; notes: number } {
  const { notes, faults } = notesIn(folder);
  return {
    faults: faults.map(({ file, line, text }) => `${folder}/${file}:${line}: ${text}`),
    notes: notes.length,
  };
}

const BY = { accession: 'its accession number', title: 'title and maker' } as const;

/** Of each label of a file, what a museum's notes add to its sound bite, as lines to be read. */
export function matchedMuseumNotes(folder: string, labelsFile: string): string[] {
  const book = createMuseumBook({ museum: MUSEUM, notes: notesIn(folder).notes });
  const today = new Date().getFullYear();
  let told = 0;
  const lines = readLabels(labelsFile).flatMap((label, nth) => {
    const facts = parseLabel({ ...label, nth });
    const found = book.match(facts);
    const head = `${nth + 1}. ${label.lines?.map(({ text }) => text).join(' / ') ?? label.text}`;
    if (found === null) return [head, '   No note.'];
    told += 1;
    const said = soundBite(facts, { today, museum: book }).filter(({ source }) => source === found.source);
    return [head, `   By ${BY[found.by]}:`, ...said.map(({ text }) => `   ${text}`)];
  });
  return [...lines, `${told} of the labels have a note`];
}
