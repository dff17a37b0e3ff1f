import { expect, test } from 'vitest';
import { parseLabel, podcast, soundBite, textOf } from '../guide.ts';
import { heardIn } from '../heard.ts';
import { createNoteBook } from '../notes/note-book.ts';
import { noteEntries } from '../notes/note.ts';

const BOOK = createNoteBook(
  noteEntries(`kind: use

id: jar-mouth
names: jar | jars
term: The width of a jar's mouth tells what went into it.
ask story: Wide for the rich. | Think of the hand.
story: A hand fits into the one, and nothing spills from the other.
reply: I only know the kind with a lid.
source: Invented

id: jar-china
names: jar | storage jar
term: In China a jar was heard before it was bought.
ask story: A good one is silent. | It rings.
story: Whoever knocks on a cracked one hears that it is dumb.
source: Invented

kind: use

id: chest-wood
names: chest
only: wood | oak*
not: painted
term: A chest of planks opens its joints in a dry winter.
ask story: Then one hears it at night. | All winter.
story: People used to say that the chest was counting its linen.
source: Invented

id: cape-hook
names: cape
tradition: European
term: A cape was closed with a hook where no brooch was at hand.
source: Invented

id: bench-rail
names: bench
when: 1840-1900
term: A bench with an iron rail was cast by the hundred.
ask story: And all of one pattern? | By the catalogue.
story: The pattern had a number on its foot.
source: Invented

kind: motif

id: mill-wheel
names: mill | mills
term: A mill stands where the water is in a hurry.
ask story: Then it will be loud there.
story: Millers were said to wake when it was quiet.
source: Invented

kind: term

id: sari
names: sari | saris
term: A sari is one uncut cloth.
source: Invented

kind: artist

id: ada-birch
names: Ada Birch
life: 1840-1926
who: Ada Birch was a painter of kilns.
source: Invented`),
);
const KNOWLEDGE = { today: 2026, notes: BOOK };
const factsOf = (printed: string): ReturnType<typeof parseLabel> => {
  const lines = printed.split(' / ').map((text) => ({ text }));
  return parseLabel({ text: lines.map(({ text }) => text).join(' '), lines });
};
const piecesOn = (printed: string): string[] => {
  const facts = factsOf(printed);
  return [soundBite(facts, KNOWLEDGE), podcast(facts, KNOWLEDGE)].map(textOf);
};

test('of a common thing a story is told, that of its land before one of all lands', () => {
  for (const piece of piecesOn('Jar / China, Qing dynasty / 18th century / Porcelain'))
    expect(piece).toContain('heard before it was bought');
  for (const piece of piecesOn('Jar / France / 18th century / Earthenware')) {
    expect(piece).toContain('mouth tells what went into it');
    expect(piece).not.toContain('China');
  }
});

test('a story is found by what a thing is, and not by what stands beside that in its name', () => {
  for (const piece of piecesOn('Jar stand / France / 18th century / Oak'))
    expect(piece).not.toContain('went into it');
});

test('a story that was heard in this visit is not told again: another of the thing is, or none', () => {
  const facts = factsOf('Jar / China, Qing dynasty / 18th century / Porcelain');
  const first = soundBite(facts, KNOWLEDGE);
  const second = soundBite({ ...facts, heard: heardIn(first) }, KNOWLEDGE);
  const third = soundBite({ ...facts, heard: heardIn([...first, ...second]) }, KNOWLEDGE);
  expect(textOf(second)).toContain('mouth tells');
  expect(textOf(third)).not.toMatch(/mouth tells|heard before/);
});

test('what pictures of such things have behind them is told of a picture whose maker nobody knows', () => {
  for (const piece of piecesOn('Clara Lowe / The Old Mill / 1864 / Oil on canvas'))
    expect(piece).toContain('where the water is in a hurry');
  for (const other of [
    'Ada Birch / The Old Mill / 1864 / Oil on canvas',
    'Mill / England / 1864 / Oak and iron',
  ])
    for (const piece of piecesOn(other)) expect(piece).not.toContain('in a hurry');
});

test('what is told of people’s heads is not told of an animal’s, nor of a brush beside a photograph', () => {
  const book = createNoteBook(
    noteEntries(`kind: motif

id: head-half
names: head
term: The eyes sit halfway down a head.
source: Invented

id: mill-brush
names: mill
term: A mill keeps a brush busy.
source: Invented`),
  );
  const bite = (printed: string): string => textOf(soundBite(factsOf(printed), { today: 2026, notes: book }));
  expect(bite('Clara Lowe / Female Antelope Head / 1964 / Graphite on paper')).not.toContain('halfway');
  expect(bite('Clara Lowe / Female Head / 1964 / Graphite on paper')).toContain('halfway');
  expect(bite('Clara Lowe / The Old Mill / 1964 / Gelatin silver print')).not.toContain('brush');
  expect(bite('Clara Lowe / The Old Mill / 1964 / Oil on canvas')).toContain('brush');
});

test('a word in brackets is explained where it is the whole of them', () => {
  for (const piece of piecesOn('Woman’s cloth (sari) / India / 19th century / Silk'))
    expect(piece).toContain('one uncut cloth');
  for (const piece of piecesOn('The Water Castle (Taman Sari) / Ada Birch / 1884 / Albumen print'))
    expect(piece).not.toContain('uncut cloth');
});

test('what explains a thing goes before what is told of any of its kind, and before a common word in brackets', () => {
  const book = createNoteBook(
    noteEntries(`kind: term

id: kiln-door
names: kiln door
term: A kiln door was bricked up before each firing.
source: Invented

id: pannier
names: pannier
term: A pannier rides on a mule.
source: Invented

id: basket
names: basket
term: A basket creaks.
source: Invented

kind: use

id: door-north
names: door | doors
term: In Japan a door was a sheet of paper.
source: Invented`),
  );
  const bite = (printed: string): string => textOf(soundBite(factsOf(printed), { today: 2026, notes: book }));
  expect(bite('Kiln door / Japan / 19th century / Iron')).toContain('bricked up');
  expect(bite('Door / Japan / 19th century / Wood')).toContain('sheet of paper');
  expect(bite('Pannier (basket) / England / 19th century / Willow')).toContain('on a mule');
});

test('a kind of thing that is painted on panel is explained though it is a painting', () => {
  const book = createNoteBook(
    noteEntries(`kind: term

id: birth-tray
names: birth tray
term: A birth tray carried soup.
source: Invented`),
  );
  const bite = (printed: string): string => textOf(soundBite(factsOf(printed), { today: 2026, notes: book }));
  expect(bite('Birth tray / Siena / 1440 / Tempera on panel')).toContain('carried soup');
});

test('what is only of some works, or not of others, is told by the technique and the words of the label, not of its donor', () => {
  const isTold = (printed: string): boolean[] =>
    piecesOn(printed).map((piece) => piece.includes('counting its linen'));
  expect(isTold('Chest / England / 1650 / Walnut')).toEqual([true, true]);
  expect(isTold('Oaken chest / England / 1650')).toEqual([true, true]);
  expect(isTold('Chest / England / 1650 / Iron')).toEqual([false, false]);
  expect(isTold('Chest / England / 1650 / Iron / Gift of Mr. and Mrs. Wood')).toEqual([false, false]);
  expect(isTold('Painted chest / England / 1650 / Walnut')).toEqual([false, false]);
});

test('what is true of works of some years is told of those alone', () => {
  for (const piece of piecesOn('Bench / England / 1865 / Iron and oak')) expect(piece).toContain('iron rail');
  for (const other of [
    'Bench / England / 1720 / Oak',
    'Bench / England / 1935 / Oak',
    'Bench / England / Oak',
  ])
    for (const piece of piecesOn(other)) expect(piece).not.toContain('iron rail');
});

test('a work without a date is of its maker’s years', () => {
  for (const piece of piecesOn('Elias Lowe / British, 1830–1895 / Bench / Iron and oak'))
    expect(piece).toContain('iron rail');
  for (const piece of piecesOn('Elias Lowe / British, born 1930 / Bench / Iron and oak'))
    expect(piece).not.toContain('iron rail');
});

test('is told of no thing of another tradition where it is true of that of Europe alone', () => {
  const told = (...lines: string[]): boolean =>
    textOf(soundBite(parseLabel({ text: lines.join('\n') }), { today: 2026, notes: BOOK })).includes(
      'a hook',
    );
  expect(told('Cape', 'Wool', 'English, about 1780')).toBe(true);
  expect(told('Cape', 'Wool')).toBe(true);
  expect(told('Cape', 'Tlingit, Alaska, about 1880', 'Wool')).toBe(false);
  expect(told('Cape', 'Gitxsan people, British Columbia, about 1880', 'Wool')).toBe(false);
});

test('a subject whose name is of common words is told of a picture from its own land alone', () => {
  const book = createNoteBook(
    noteEntries(
      'kind: subject\n\nid: young-woman\nnames: Portrait of a Young Woman\nterm: In Florence young women were painted before a wedding.\nsource: Invented',
    ),
  );
  const told = (nation: string): boolean =>
    textOf(
      soundBite(
        parseLabel({ text: `Ada Birch (${nation}, 1410–1472)\nPortrait of a Young Woman, 1450\nOil on oak` }),
        { today: 2026, notes: book },
      ),
    ).includes('wedding');
  expect(told('Italian')).toBe(true);
  expect(told('Netherlandish')).toBe(false);
});

test('of several materials the one is told of that has more than a sentence on works of the land', () => {
  const notes = createNoteBook(
    noteEntries(
      'kind: term\n\nid: amber-material\nnames: amber\nterm: Amber is warm to the hand.\nstory: In France amber was worn by shepherds.\nsource: Invented\n\nid: ebony-material\nnames: ebony\nterm: Ebony is the heart of a tree.\nstory: A saw is blunt after one plank of ebony.\nsource: Invented',
    ),
  );
  const text = 'Court cap\nJapan, about 1890\nAmber, ebony';
  expect(textOf(soundBite(parseLabel({ text }), { today: 2026, notes }))).toContain('the heart of a tree');
});

test('what is told of the oil of pictures is not told of a banner that is painted', () => {
  const book = createNoteBook(
    noteEntries(
      'kind: craft\n\nid: oil-yellow\nnames: oil\nterm: Oil turns yellow behind a curtain.\nsource: Invented',
    ),
  );
  const told = (printed: string): string => textOf(podcast(factsOf(printed), { today: 2026, notes: book }));
  expect(told('The Mill at Lowe / 1864 / Oil on linen')).toContain('turns yellow');
  expect(told('Millers’ lodge banner / 1864 / Oil on linen')).not.toContain('turns yellow');
});

test('of a plant or an animal nobody is told what people live in its land, of what these made one is', () => {
  const book = createNoteBook(
    noteEntries(
      'kind: place\n\nid: harsk\nnames: Madagascar\nwho: Madagascar was settled by people who came across an ocean.\nsource: Invented',
    ),
  );
  const said = (...lines: string[]): string =>
    textOf(soundBite(parseLabel({ text: lines.join('\n') }), { today: 2026, notes: book }));
  expect(said('Rosy fern', 'Catharanthus roseus', 'Madagascar', 'Its sap is bitter.')).not.toContain(
    'settled',
  );
  expect(said('Burial cloth', 'Madagascar, 1900', 'Silk')).toContain('settled');
});

test('a story that does not name what stands there is told behind the label, one that does may begin', () => {
  const begins = (term: string): number => {
    const notes = createNoteBook(
      noteEntries(`kind: use\n\nid: jar-begin\nnames: jar\nterm: ${term}\nsource: Invented`),
    );
    return Array.from({ length: 12 }, (_, nth) =>
      textOf(soundBite(parseLabel({ text: 'Jar\nAbout 1750\nStoneware', nth }), { today: 2026, notes })),
    ).filter((said) => said.startsWith(term)).length;
  };
  expect(begins('A jar was heard before it was bought.')).toBeGreaterThan(0);
  expect(begins('What keeps best is kept in the dark.')).toBe(0);
});
