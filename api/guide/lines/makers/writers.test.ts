import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('who wrote a letter is known by the name and life above it', () => {
  const bite = biteOn(
    'Captain Edward Harlow Birch (1868–1912)',
    'Last letter to his mother, written',
    '‘from the ice’',
    'March 1912',
    'Pencil on paper',
  );
  expect(bite).toContain('Edward Harlow Birch');
  expect(bite).not.toContain('At its top');
  expect(bite).not.toContain('The artist');
});

test('whoever is shown above a picture, or got a letter from another, has not written it', () => {
  const { artist } = factsOf(
    'Edward Harlow Birch (1868–1912)',
    'Letter from his mother',
    'March 1912',
    'Ink on paper',
  );
  const known = factsOf(
    'Edward Harlow Birch (1868–1912)',
    'Polar explorer',
    'By Ada Lowe, 1910',
    'Oil on canvas',
  );
  expect(artist === null || artist.includes('Birch')).toBe(true);
  expect(known.artist).not.toContain('Birch');
});

test('takes two who worked on a book, each with the trade, for its makers', () => {
  const { artist, otherMakers } = factsOf(
    'Elias Boner, scribe (died 1349)',
    'Hans Lorch, illuminator (1342\u20131400)',
    'Fox and Stork',
    'Ink and watercolors on parchment',
  );
  expect(artist).toContain('Boner');
  expect(otherMakers.map(({ text }) => text).join()).toContain('Lorch');
});
