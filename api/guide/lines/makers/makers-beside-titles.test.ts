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
