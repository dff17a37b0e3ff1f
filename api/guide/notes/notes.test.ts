import { describe, expect, test } from 'vitest';
import { notesOf, packedNotes } from '../../../scripts/pack/notes-files.ts';
import type { LabelInput } from '../facts.ts';
import { parseLabel, soundBite, textOf } from '../guide.ts';
import { createNoteBook } from './note-book.ts';
import { faultsOf } from './note-faults.ts';
import { noteEntries, readNotes } from './note.ts';
import { NOTES } from './packed.ts';

const FOLDER = import.meta.dirname;

test('our own notes are well made', () => {
  expect(faultsOf(notesOf(FOLDER))).toEqual([]);
});

test('what the app carries is what the files say (npm run notes -- pack)', () => {
  // Compared as a whole: a difference of a megabyte cannot be read.
  expect(packedNotes(FOLDER).includes(JSON.stringify(NOTES))).toBe(true);
});

test('nobody is told to put a finger to a work', () => {
  const looks = notesOf(FOLDER)
    .filter(({ kind }) => kind === 'way')
    .flatMap(({ sentences }) => sentences.filter(({ tag }) => tag === 'look').map(({ text }) => text));
  const withFinger = looks.filter((look) => /\b(?:with|take) (?:a|your) fingers?\b/i.test(look));
  expect(withFinger.length).toBeGreaterThan(0);
  expect(withFinger.filter((look) => !look.includes('in the air'))).toEqual([]);
});

test('a file says what is wrong in it', () => {
  expect(() => readNotes('id: x\nnames: X')).toThrow(/begins with "kind/);
  expect(() => readNotes('kind: artist\n\nid: x\nnames: X\nlive: 1900-')).toThrow(/unknown line "live"/);
});

test('a name in a text means one note', () => {
  const notes = readNotes(`kind: topic

id: eel-toll-topic
names: eel toll
term: An eel toll was paid in eels.
source: Invented

kind: term

id: eel-toll
names: toll of eels
in text: Eel toll
term: A toll of eels is a basket.
source: Invented`);
  expect(faultsOf(notes)).toEqual(['eel-toll: another note is meant by eel toll in a text.']);
});

const BOOK = createNoteBook(
  noteEntries(`kind: artist

id: ada-birch
names: Ada Birch | Ada M. Birch | Ada Bírch
life: 1840-1926
who: Ada Birch was a painter of kilns.
source: Invented

kind: subject

id: saint-ugo
names: Saint Ugo | St. Ugo
term: Saint Ugo kept bees.
source: Invented

id: the-storm
names: The Gale
term: A gale has a number of its own.
source: Invented

id: storm-on-the-lake
names: Gale on the Lake
term: The boat held through the night.
source: Invented

kind: style

id: lowe-period
names: Lowe period
term: The Lowe period was short.
source: Invented`),
);

const labelOf = (printed: string): LabelInput => {
  const lines = printed.split(' / ').map((text) => ({ text }));
  return { text: lines.map(({ text }) => text).join(' '), lines };
};
const idsFor = (printed: string): string[] =>
  BOOK.match(parseLabel(labelOf(printed))).map(({ note }) => note.id);

describe('a note on a maker', () => {
  test.each([
    'Ada Birch / British, 1840–1926 / The Kiln, 1888 / Oil on canvas / Purchased 1950',
    'Ada Birch / British, 1841–1926 / The Kiln, 1888 / Oil on canvas / Purchased 1950',
    'The Kiln / Painted by Ada Birch / 1888 / Oil on canvas / Purchased 1950',
    'Ada M. Birch / British, 1840–1926 / The Kiln, 1888 / Oil on canvas / Purchased 1950',
    'Áda Birch / British, 1840–1926 / The Kiln, 1888 / Oil on canvas / Purchased 1950',
  ])('is matched by each of its names, with accents or without, where the years agree: %s', (printed) => {
    expect(idsFor(printed)).toEqual(['ada-birch']);
  });

  test.each([
    [
      'years that disagree',
      'Ada Birch / British, 1871–1940 / The Kiln, 1888 / Oil on canvas / Purchased 1950',
    ],
    ['a work made after the death', 'Ada Birch / The Kiln, 1964 / Oil on canvas / Purchased 1970'],
    ['no year at all', 'Ada Birch / The Kiln / Oil on canvas / Purchased'],
    [
      'a work after somebody',
      'After Ada Birch / British, 1840–1926 / The Kiln, 1888 / Oil on canvas / Purchased 1950',
    ],
    ['a workshop', 'Workshop of Ada Birch / The Kiln, 1888 / Oil on canvas / Purchased 1950'],
    ['another name that begins like it', 'Ada Birchfield / The Kiln, 1888 / Oil on canvas / Purchased 1950'],
  ])('is not matched with %s', (_, printed) => {
    expect(idsFor(printed)).toEqual([]);
  });
});

test('a subject is matched as a whole name in a title, not as a part of another name', () => {
  expect(
    idsFor(
      'Carla Lowe / Italian, 1599–1660 / Saint Ugo in the Garden, 1640 / Oil on canvas / Purchased 1950',
    ),
  ).toEqual(['saint-ugo']);
  expect(
    idsFor(
      'Carla Lowe / Italian, 1599–1660 / The Church of Saint Ugo Valdese, 1640 / Oil on canvas / Purchased 1950',
    ),
  ).toEqual([]);
});

test('a number behind a subject is no part of another name', () => {
  expect(idsFor('Saint Ugo No. 3 / 1640 / Oil on canvas / Purchased 1950')).toEqual(['saint-ugo']);
});

test('the longest name in a title goes before a shorter one, and a saint of a town is another saint', () => {
  const of = (title: string): string[] =>
    idsFor(`Carla Lowe / Italian, 1599–1660 / ${title}, 1640 / Oil on canvas / Purchased 1950`);
  expect(of('The Gale on the Lake')).toEqual(['storm-on-the-lake']);
  expect(of('The Gale')).toEqual(['the-storm']);
  expect(of('Saint Ugo of Lowe')).toEqual([]);
});

test('of a label in another language the maker is matched by name and years, and nothing else', () => {
  const italian = 'Ada Birch / (Bologna, 1840 – Roma, 1926) / La fornace / Olio su tela / Acquisto, 1930';
  expect(parseLabel(labelOf(italian)).foreign).not.toBeNull();
  expect(idsFor(italian)).toEqual(['ada-birch']);
  expect(idsFor(italian.replace('1840', '1811'))).toEqual([]);
  expect(idsFor('La fornace / di Ada Birch / Olio su tela / Acquisto, 1930')).toEqual([]);
});

const CRAFTS = createNoteBook(
  noteEntries(
    ['sweats', 'rings', 'shrinks']
      .map((deed) => `id: clay-${deed}\nnames: clay | fired clay\nterm: Clay ${deed}.\nsource: Invented`)
      .join('\n\n')
      .replace(/^/, 'kind: craft\n\n'),
  ),
);

test('of a common material that a label names first all is known that may be told', () => {
  const idsOf = (printed: string): string[] =>
    CRAFTS.match(parseLabel(labelOf(printed))).map(({ note }) => note.id);
  const all = ['clay-sweats', 'clay-rings', 'clay-shrinks'];
  expect(idsOf('Jar / Ghana, 1950 / Fired clay / 1951.12')).toEqual(all);
  expect(idsOf('Jar / Ghana, 1950 / Wood, clay / 1951.12')).toEqual([]);
});

test('works of one material are told different things of it, one after the other, and each its own again', () => {
  const told = (nth: number): string =>
    textOf(
      soundBite(parseLabel({ ...labelOf('Jar / Ghana, 1950 / Clay / 1951.12'), nth }), {
        today: 2026,
        notes: CRAFTS,
      }),
    );
  expect(new Set([0, 1, 2].map((nth) => /Clay (\w+)\./.exec(told(nth))?.[1])).size).toBe(3);
  expect(told(1)).toBe(told(1));
});

test('a note on the very work is matched by its name in its own language too', () => {
  const book = createNoteBook(
    noteEntries(
      `kind: subject\n\nid: odyn\nnames: Yr Odyn\nby: Ada Birch\nterm: Ada Birch built this kiln herself.\nsource: Invented`,
    ),
  );
  const ids = book
    .match(parseLabel(labelOf('Ada Birch / British, 1840–1926 / Yr Odyn, 1888 / [The Kiln] / Oil on canvas')))
    .map(({ note }) => note.id);
  expect(ids).toEqual(['odyn']);
});

test('a note on a single work is on the one that its maker designed, and on none from the workshop', () => {
  const book = createNoteBook(
    noteEntries(
      `kind: subject\n\nid: stool\nnames: Three Legs\nby: Ada Birch\nterm: Three Legs was sat on once.\nsource: Invented`,
    ),
  );
  const ids = (printed: string): string[] =>
    book.match(parseLabel(labelOf(printed))).map(({ note }) => note.id);
  expect(ids('Three Legs / 1888 / Designed by Ada Birch / Oak')).toEqual(['stool']);
  expect(ids('Three Legs / 1888 / Workshop of Ada Birch / Oak')).toEqual([]);
});
