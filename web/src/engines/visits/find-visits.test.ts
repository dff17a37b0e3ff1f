import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingOf } from '../ocr/testing/reading-of.ts';
import { findVisits } from './find-visits.ts';
import { visitOf } from './testing/visit-of.ts';

const hare = visitOf({ id: 'hare', title: 'Young Hare', maker: 'Albrecht Dürer', museum: 'Albertina' });
const harbour = visitOf({
  id: 'harbour',
  reading: readingOf('Berthe Morisot\nThe Harbour at Lorient\nÉtude, gift of Mrs. Hale'),
  title: 'The Harbour at Lorient',
  maker: 'Berthe Morisot',
  museum: 'Musée d’Orsay',
});
const interior = visitOf({
  id: 'interior',
  reading: readingOf('Vilhelm Hammershøi\nStrandgade 30'),
  title: undefined,
});
const visits = [hare, harbour, interior];

const found = (asked: string) => findVisits(visits, asked).map(({ id }) => id);

test.each([
  ['hare', ['hare'], 'a word of the title'],
  ['DURER', ['hare'], 'a word of the maker, in capitals and without its marks'],
  ['Dürer', ['hare'], 'with them'],
  ['etude', ['harbour'], 'a word of the label alone'],
  ['hammershoi', ['interior'], 'a letter that has no marks to take off'],
  ['orsay', ['harbour'], 'the name of the day, behind an apostrophe'],
  ["d'orsay", ['harbour'], 'with an apostrophe of another kind'],
  ['lori', ['harbour'], 'the beginning of a word, while it is being typed'],
  ['hale, morisot', ['harbour'], 'several words in any order'],
  ['hare morisot', [], 'nothing, where the words are of two labels'],
  ['  - ', ['hare', 'harbour', 'interior'], 'all, where nothing is asked for'],
])('"%s" finds %j: %s', (asked, expected) => {
  expect(found(asked)).toEqual(expected);
});

test('a visit is found by its whole title, whatever that is made of', () => {
  fc.assert(
    fc.property(fc.string(), (asked) => {
      const asTitle = visitOf({ title: asked });
      expect(findVisits([asTitle], asked)).toEqual([asTitle]);
    }),
  );
});
