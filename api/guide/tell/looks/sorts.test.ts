import { expect, test } from 'vitest';
import { podcast, soundBite, textOf } from '../../guide.ts';
import { createNoteBook } from '../../notes/note-book.ts';
import { noteEntries } from '../../notes/note.ts';
import { factsOf } from '../../testing/printed-label.ts';
import { techniqueOfWork } from '../techniques.ts';
import { sortOf } from './sorts.ts';

const sort = (...printed: string[]): ReturnType<typeof sortOf> => {
  const facts = factsOf(...printed);
  return sortOf(facts, techniqueOfWork(facts));
};

test('a thing of nature is known by its species or by what it is called', () => {
  expect(sort('Red fox', 'Vulpes vulpes', 'Lower Dale, 1931')).toBe('specimen');
  expect(sort('Iron meteorite', 'Found at Birch Creek, 1902')).toBe('specimen');
  expect(sort('Star of Lowe', 'Corundum, variety ruby', 'Birch Creek')).toBe('specimen');
  expect(sort('Otter', 'It was stuffed for the school in Lower Dale and stood in its hall.')).toBe(
    'specimen',
  );
});

test('a machine and an instrument are known by what they are called, whatever they are made of', () => {
  expect(sort('Threshing machine', 'Birch and Sons, Lowe, 1874')).toBe('machine');
  expect(sort('Sextant', 'London, about 1780', 'Brass and ivory')).toBe('machine');
});

test('a letter in pencil is written and no drawing, and one that is pictured is none', () => {
  expect(sort('Letter to his sister', '1912', 'Pencil on paper')).toBe('document');
  expect(sort('Ada Birch’s diary', '1912', 'Ink on paper')).toBe('document');
  expect(sort('Ada Birch (1840–1926)', 'Woman Reading a Letter', '1864', 'Oil on canvas')).toBeNull();
  expect(sort('Ada Birch (1840–1926)', 'Woman Reading a Letter', '1864', 'Chalk on paper')).toBeNull();
});

test('what was made as art is of no such sort, even where it is called after an engine or an animal', () => {
  expect(sort('Ada Birch (1840–1926)', 'The Locomotive', '1864', 'Oil on canvas')).toBeNull();
  expect(sort('Ada Birch (1840–1926)', 'Otter', '1864', 'Bronze')).toBeNull();
  expect(sort('Vase', 'Lowe, about 1780', 'Porcelain')).toBeNull();
  expect(sort('Monstrance with tooth of a saint', 'Lowe, about 1480', 'Silver')).toBeNull();
});

const notes = createNoteBook(
  noteEntries(`kind: way

id: way-any
names: every work
term: A work looks different beside another.
look: Look at its neighbours.
source: Invented

id: way-drawing
names: every drawing
term: Lines overtake each other.
look: Count the lines.
source: Invented

id: way-document
names: every document
term: Paper that was folded keeps the crease.
look: Look for the crease.
source: Invented

id: way-thing
names: every thing
term: A page shows no size.
look: Hold up a hand.
source: Invented`),
);
const bite = (...printed: string[]): string => textOf(soundBite(factsOf(...printed), { today: 2026, notes }));

test('a letter is looked at as what is written, and a thing of no known kind as anything is', () => {
  const letter = bite('Letter to his sister', '1912', 'Pencil on paper');
  expect(letter).toContain('Look for the crease.');
  expect(letter).not.toMatch(/Count the lines|neighbours/);
  expect(bite('Food mixer', 'Lowe and Sons, 1955')).toContain('Hold up a hand.');
  expect(bite('Ada Birch (1840–1926)', 'Kiln', '1864', 'Chalk on paper')).toContain('Count the lines.');
});

test('nobody lowers the voice at an animal’s skeleton, as one does at a person’s', () => {
  const opens = (...printed: string[]): string =>
    podcast(factsOf(...printed), { today: 2026, notes }).at(-1)?.text ?? '';
  const quiet = /quietly|slowly to the next|say nothing|needn’t hurry|moment longer|straight to|differently/;
  expect(opens('Red fox', 'Vulpes vulpes', 'Its skeleton was found whole in 1931.')).not.toMatch(quiet);
});

test('of the stuff of a letter no craftsman’s story is told', () => {
  const crafts = createNoteBook(
    noteEntries(
      'kind: craft\n\nid: pencil\nnames: pencil on paper\nterm: Shepherds marked their sheep with what pencils hold.\nsource: Invented',
    ),
  );
  const told = (...printed: string[]): string =>
    textOf(soundBite(factsOf(...printed), { today: 2026, notes: crafts }));
  expect(told('Study of a Hand', '1912', 'Pencil on paper')).toContain('sheep');
  expect(told('Letter to his sister', '1912', 'Pencil on paper')).not.toContain('sheep');
});
