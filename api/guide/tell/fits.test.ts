import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../guide.ts';
import { createNoteBook } from '../notes/note-book.ts';
import { noteEntries } from '../notes/note.ts';

const BOOK = createNoteBook(
  noteEntries(`kind: place

id: brenn
names: Brenn
who: The Brenn lived on both banks of the river until the ninth century, and their smiths wove snakes into silver.
reply: Snakes in silver.
source: Invented

id: luba
names: Luba | Luba peoples
who: The Luba live south-east of the great forest.
ask known for: And their kings? | They sat.
known for: Carvers gave the stools of kings a woman to bear the seat.
source: Invented

kind: subject

id: shiva
names: Shiva
term: Shiva is a Hindu god who ends what has grown old.
look: Look for a drum in a hand.
source: Invented

id: sunrise
names: Sunrise
term: A picture alone can hardly tell a sunrise from a sunset.
source: Invented

kind: use

id: mask-wear
names: mask | masks
term: The inside of a mask tells whether it was worn.
source: Invented

id: coat-man
names: coat
term: A man's coat hid its picture in the lining.
source: Invented

id: bowl-potter
names: bowl
term: A potter lifts a bowl off the wheel with a wire.
source: Invented

id: hat-loom
names: hat
only: raffia | bast
also: kuba | pende
term: Raffia comes off the loom in pieces a metre long.
source: Invented

kind: motif

id: lake-far
names: lake
term: The far part of a lake is mostly sky.
source: Invented

kind: craft

id: wood-moves
names: wood
term: Wood goes on moving when the tree is felled.
source: Invented

kind: term

id: aquatint
names: aquatint
term: Aquatint prints tones from grains of dust.
source: Invented`),
);
const told = (...printed: string[]): string =>
  textOf(soundBite(parseLabel({ text: printed.join('\n') }), { today: 2026, notes: BOOK }));

test('what a people is known for is told beside works of that kind alone, where it lives beside all', () => {
  expect(told('Stool', 'Luba peoples', '19th century', 'Wood')).toContain('Carvers gave');
  const beside = told('Headdress', 'Luba peoples', '19th century', 'Feathers');
  expect(beside).toContain('The Luba live');
  expect(beside).not.toContain('Carvers');
  expect(told('Basket', 'Luba peoples', '19th century')).not.toContain('Carvers');
});

test('where a people lived is told beside clay without what its smiths did', () => {
  expect(told('Brooch', 'Brenn, 7th century', 'Silver')).toContain('smiths');
  const onClay = told('Urn', 'Brenn, 7th century', 'Fired clay');
  expect(onClay).toContain('until the ninth century.');
  expect(onClay).not.toMatch(/smiths|silver/);
});

test('what works of a god show is looked for in those from where he is told of, and in no modern one from elsewhere', () => {
  expect(told('Shiva', 'Tamil Nadu, India', '11th century', 'Bronze')).toContain('a drum in a hand');
  expect(told('Ada Birch (American, born 1940)', 'Shiva', '1998', 'Acrylic on canvas')).not.toContain('drum');
});

test('what pictures show is not told of a carving of that name', () => {
  expect(told('Ada Birch (1840–1926)', 'Sunrise', '1880', 'Oil on canvas')).toContain('A picture alone');
  expect(told('Ada Birch (1840–1926)', 'Sunrise', '1880', 'Carved oak')).not.toContain('A picture alone');
});

test('a thing in little is none of those that are used', () => {
  expect(told('Face mask', 'Luba peoples', '19th century', 'Wood')).toContain('The inside of a mask');
  expect(told('Pendant mask', 'Luba peoples', '19th century', 'Ivory')).not.toContain('The inside');
});

test('what men wore is not told of what a woman wore', () => {
  expect(told("Man's coat", 'Japan, 1880', 'Silk')).toContain('hid its picture');
  expect(told("Young woman's coat", 'Japan, 1880', 'Silk')).not.toContain('hid its picture');
});

test('no potter is told of beside a bowl of metal', () => {
  expect(told('Bowl', 'England, 1780', 'Earthenware')).toContain('A potter lifts');
  expect(told('Bowl', 'England, 1780', 'Silver')).not.toContain('potter');
});

test('no story is told of what only frames a work', () => {
  expect(told('Ada Birch (1840–1926)', 'Study', '1880', 'Carved wood')).toContain('Wood goes on');
  expect(told('Ada Birch (1840–1926)', 'Study', '1880', 'Marker on film with wood frame')).not.toContain(
    'Wood goes on',
  );
});

test('no way of printing is told beside what was not printed', () => {
  expect(told('Ada Birch (1840–1926)', 'Study', '1880', 'Aquatint')).toContain('grains of dust');
  expect(told('Cup', 'China, 1880', 'Earthenware, glaze, aquatint')).not.toContain('grains of dust');
});

test('no story of what a title names is told where the label calls the picture abstract', () => {
  const lake = ['Ada Birch (1840–1926)', 'The Lake', '1880', 'Oil on canvas'];
  expect(told(...lake)).toContain('mostly sky');
  expect(told(...lake, 'Birch set down abstract marks for what she felt.')).not.toContain('mostly sky');
});

test('a note that asks for two things is told where both stand', () => {
  expect(told('Hat', 'Kuba peoples', '19th century', 'Raffia')).toContain('off the loom');
  expect(told('Hat', 'Luba peoples', '19th century', 'Raffia')).not.toContain('off the loom');
  expect(told('Hat', 'Kuba peoples', '19th century', 'Cotton')).not.toContain('off the loom');
});

test('a maker’s note is told up to what this work is not painted on', () => {
  const book = createNoteBook(
    noteEntries(`kind: artist

id: ada-birch
names: Ada Birch
life: 1840-1926
who: Ada Birch was a painter of kilns.
ask known for: Is it the paint that is so dull? | The ground is.
known for: She painted on raw cardboard, which drank the oil.
source: Invented`),
  );
  const toldOn = (medium: string): string => {
    const lines = ['Ada Birch (1840–1926)', 'The Kiln', '1864', medium].map((text) => ({ text }));
    return textOf(
      soundBite(parseLabel({ text: lines.map(({ text }) => text).join('\n'), lines }), {
        today: 2026,
        notes: book,
      }),
    );
  };
  expect(toldOn('Oil on cardboard')).toContain('drank the oil');
  expect(toldOn('Oil on canvas')).toContain('painter of kilns');
  expect(toldOn('Oil on canvas')).not.toContain('drank the oil');
});

test('a note on those beside the saint whom a title names first is not told', () => {
  const book = createNoteBook(
    noteEntries(`kind: subject

id: virgin-and-child
names: Virgin and Child
term: The Virgin and Child shows Mary with her son on her lap.
source: Invented`),
  );
  const toldOn = (title: string): string => {
    const lines = [title, 'Franconian, about 1500', 'Limewood'].map((text) => ({ text }));
    return textOf(
      soundBite(parseLabel({ text: lines.map(({ text }) => text).join('\n'), lines }), {
        today: 2026,
        notes: book,
      }),
    );
  };
  expect(toldOn('Virgin and Child')).toContain('on her lap');
  expect(toldOn('Saint Anne with the Virgin and Child')).not.toContain('on her lap');
});
