import { expect, test } from 'vitest';
import { factsOf } from '../../testing/printed-label.ts';
import { furtherSentences } from '../../speech/makers.ts';
import { otherThanTitle } from './other-titles.ts';

const factsBeside = (title: string, other: string): ReturnType<typeof factsOf> => ({
  ...factsOf(title),
  title,
  artist: null,
  medium: null,
  originalTitle: { text: other, start: 0, end: 0, certainty: 1 },
});

test.each([
  ['The Raft', 'Figura votiva', 'kind'],
  ['Sleeping Muse', 'Sculpture en pierre', 'kind'],
  ['Blue Jug', 'Vale, North Carolina', 'place'],
  ['Blue Jug', 'Lowe, Veracruz', 'place'],
  ['“Big Sally”', 'Gorgosaurus libratus', 'species'],
  ['“Big Sally”', 'Tyrannosaurus rex', 'species'],
])('beside "%s" the words "%s" are a %s and no title', (title, other, kind) => {
  const facts = factsBeside(title, other);
  expect(otherThanTitle(facts)).toBe(kind);
  expect(furtherSentences(facts).join(' ')).not.toContain('gives the title');
});

test.each([
  ['Painting', 'Pintura'],
  ['Reclining figure', 'Figura femenina'],
  ['The Harbour at Dieppe', 'Hafen von Dieppe'],
  ['Vale, early morning', 'Vale, North Carolina'],
  ['Spring', 'Primavera'],
])('beside "%s" the words "%s" may be the other title', (title, other) => {
  expect(otherThanTitle(factsBeside(title, other))).toBeNull();
});

test('a Latin title of a work that somebody made is no name of a species', () => {
  expect(otherThanTitle({ ...factsBeside('The Golden Age', 'Aetas aurea'), artist: 'Ada Birch' })).toBeNull();
  expect(otherThanTitle({ ...factsBeside('A skull', 'Vita brevis'), medium: 'Ivory' })).toBeNull();
});

test.each(['Dane-zaa', 'Anishinaabekwe', 'Haida', '(Cree)'])(
  'a people below the name of a maker is no title: %s',
  (people) => {
    const facts = { ...factsBeside('Tall Wanderer', people), artist: 'Ada Birch' };
    expect(otherThanTitle(facts)).toBe('people');
    expect(furtherSentences(facts).join(' ')).not.toContain(people);
  },
);

test('a title of a work that nobody made by name may be that of a people', () => {
  expect(otherThanTitle(factsBeside('Tall Wanderer', 'Haida'))).toBeNull();
});

test('the scientific name below an animal is no title, though a painter is named', () => {
  const facts = { ...factsBeside('Grey Seals', 'Halichoerus grypus'), artist: 'Ada Birch' };
  expect(otherThanTitle(facts)).toBe('species');
  expect(otherThanTitle({ ...factsBeside('The Golden Age', 'Aetas aurea'), artist: 'Ada Birch' })).toBe(null);
});
