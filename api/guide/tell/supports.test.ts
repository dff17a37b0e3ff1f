import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../guide.ts';
import { createNoteBook } from '../notes/note-book.ts';
import { noteEntries } from '../notes/note.ts';

const notes = createNoteBook(
  noteEntries(`kind: artist

id: jan-lowe
names: Jan Lowe
life: 1430-1494
who: Jan Lowe was a painter of small rooms who kept bees.
source: Invented

id: veit-birch
names: Veit Birch
life: 1460-1531
who: Veit Birch was a sculptor who also painted what he carved.
source: Invented`),
);
const told = (text: string): string => textOf(soundBite(parseLabel({ text }), { today: 2026, notes }));

test.each([
  'Jan Lowe\nNetherlandish, 1430–1494\nThe Virgin at a Hearth, 1480\nOak',
  'Ada Birch\nDutch, 1601–1650\nWinter Landscape with Skaters, 1640\nLime wood',
])('wood alone is what an old picture is painted on: %s', (label) => {
  expect(told(label)).toMatch(/painted .*, on (?:oak|lime wood)\./);
});

test('so it is where only a line of the heading names the painter whom a note knows', () => {
  expect(
    told('Jan Lowe\nactive in Haarlem, late 15th century\n\nSaint John in the Wilderness, c. 1490\n\nOak'),
  ).not.toMatch(/made of oak/);
});

test.each([
  'Veit Birch\nGerman, 1460–1531\nSaint Anne, 1505\nLime wood',
  'Ada Birch\nEnglish, 1601–1650\nArmchair, 1640\nOak',
  'Ada Birch\nEnglish, 1901–1950\nLandscape, 1940\nOak',
])('it is what a carved work or a chair is made of: %s', (label) => {
  expect(told(label)).toMatch(/made of (?:oak|lime wood)/);
});
