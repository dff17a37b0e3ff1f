import { expect, test } from 'vitest';
import { factsOf } from '../../testing/printed-label.ts';

const read = (printed: string): ReturnType<typeof factsOf> => factsOf(...printed.split(' | '));

test.each([
  ['Alvar Aalto / Armchair 41 | 1932 | Birch plywood', 'Alvar Aalto', 'Armchair 41'],
  ['Eileen Gray / Screen, 1928 | Lacquered wood', 'Eileen Gray', 'Screen'],
  ['Peter Lowe / Pocket radio 3 | 1958 | Plastic', 'Peter Lowe', 'Pocket radio 3'],
])('a maker and a title on one line are parted by a stroke: %s', (printed, artist, title) => {
  expect(read(printed)).toMatchObject({ artist, title });
});

test.each(['Paul Klee / Wassily Kandinsky', 'Lowe House / Drawing Room'])(
  'two makers, or a house and its room, are no maker and title: %s',
  (top) => {
    expect(read(`${top} | Postcards for the exhibition | 1923 | Lithographs`).title).not.toBe(
      top.split(' / ')[1],
    );
  },
);

test('an artist of the notes alone on the first line is the maker, whatever the title is like', () => {
  for (const title of ['Cloud Bowl', 'Otto Brown, Ada Brown, and Ugo Brown, from the series The Browns'])
    expect(factsOf('Paul Klee', title, '1931', 'Bronze').artist).toBe('Paul Klee');
});

test('an artist above whoever made the likeness is whom it shows', () => {
  expect(factsOf('Paul Klee', 'Unidentified photographer', '1931', 'Gelatin silver print')).toMatchObject({
    title: 'Paul Klee',
    artist: 'Unidentified photographer',
  });
  expect(factsOf('Paul Klee', 'Wassily Kandinsky', '1931', 'Oil on canvas').artist).not.toBe('Paul Klee');
});
