import { expect, test } from 'vitest';
import { parseLabel } from '../../guide.ts';

const factsOf = (text: string): ReturnType<typeof parseLabel> => parseLabel({ text, lines: [{ text }] });

test.each([
  [
    'Maya culture, ear ornament in flower form, 200-900 AD. jade. Gift of Clara Lowe, 1996.102',
    'Maya culture',
  ],
  ['Turkmen people, ear ornament in flower form, 19th century. Silver. Gift of Clara Lowe', 'Turkmen people'],
])('a caption that begins with a people names the work behind it: %s', (caption, people) => {
  const { title, nationality, artist } = factsOf(caption);
  expect({ title, nationality, artist }).toEqual({
    title: 'ear ornament in flower form',
    nationality: people,
    artist: null,
  });
});

test('a caption without a date names the work between its maker and the medium', () => {
  const { artist, title } = factsOf(
    'Homer Birch (1836–1897), The Lighthouse, Honfleur. Oil on panel. Gift of Frank Lowe Jr.',
  );
  expect({ artist, title }).toEqual({ artist: 'Homer Birch', title: 'The Lighthouse, Honfleur' });
});

test('a people alone on a line names no work', () => {
  const lines = ['Kuba people', 'Woven wrapper', '1940-1960', 'Raffia'];
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  expect(facts.title).toBe('Woven wrapper');
});

test.each([
  ['Staircase, Hôtel du Figaro, Paris', 'Staircase, Hôtel du Figaro, Paris', '1877'],
  ['Curtain Factory, 1877', 'Curtain Factory', '1877'],
])('the line above a maker with a life is the title, but for a date at its end: %s', (first, title, date) => {
  const lines = [
    first,
    'César Denis Birch (1811–1893)',
    ...(first.includes('1877') ? [] : ['1877']),
    'Lithograph',
  ];
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  expect([facts.title, facts.artist, facts.date]).toEqual([title, 'César Denis Birch', date]);
});

test('what a line attributes to the maker below it is no title', () => {
  const lines = ['Attributed to', 'César Denis Birch (1811–1893)', 'Staircase, 1877', 'Lithograph'];
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  expect(facts.title ?? '').not.toContain('Attributed');
});

test('a thing in small letters below a life is no part of it', () => {
  const lines = ['Erik Birch, Swedish, 1932–1998', 'bowl', 'glass', 'Gift of Clara Lowe'];
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  expect([facts.artist, facts.title]).toEqual(['Erik Birch', 'bowl']);
});

const read = (...lines: string[]): (string | null)[] => {
  const facts = parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
  return [facts.title, facts.artist];
};

test('of two lines above a date the one that is plainly no name is the title of the other’s work', () => {
  expect(read('The Harbour at Dusk', 'Clara Bult', '1991', 'Oil on canvas')).toEqual([
    'The Harbour at Dusk',
    'Clara Bult',
  ]);
});

test('which of two names is the maker’s is not guessed', () => {
  const [title, artist] = read('Mary Lowe', 'Clara Bult', '1991', 'Oil on canvas');
  expect(title === null || artist === null).toBe(true);
});
