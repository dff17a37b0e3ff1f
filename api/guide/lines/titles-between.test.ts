import { expect, test } from 'vitest';
import { parseLabel } from '../guide.ts';

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
