import { expect, test } from 'vitest';
import { parseLabel } from '../../guide.ts';
import { createNoteBook } from '../../notes/note-book.ts';
import { noteEntries } from '../../notes/note.ts';
import { gather } from '../material.ts';

const notes = createNoteBook(
  noteEntries(`kind: subject

id: ugo
names: Ugo
term: Ugo is a god of bees.
look: Look for a hive in one hand.
source: Invented`),
);
const looksAt = (...printed: string[]): string[] =>
  gather(parseLabel({ text: printed.join('\n') }), { today: 2026, notes }).looks.map(
    ({ statement: { text } }) => text,
  );

test('what works of a kind show is looked for in an old carving where nothing is broken off', () => {
  expect(looksAt('Ugo', 'India, 11th century', 'Sandstone')).toEqual([
    'Look for a hive in one hand. Not every such work has that still.',
  ]);
});

test('in a picture nothing is broken off, and of a head no hand is left', () => {
  expect(looksAt('Ada Birch (1840–1926)', 'Ugo, 1864', 'Oil on canvas')).toEqual([
    'Look for a hive in one hand. Not every such work has that.',
  ]);
  expect(looksAt('Head of Ugo', 'India, 11th century', 'Sandstone')).toEqual([]);
});
