import { expect, test } from 'vitest';
import { mediumPhrase, sayMedium } from './medium.ts';

const said = (medium: string): string => mediumPhrase(sayMedium(medium));

test.each([
  ['Wallpaper, colour print from woodblocks', 'wallpaper, printed in colour from woodblocks'],
  ['Wallpaper, machine print', 'wallpaper, machine-printed'],
  ['Poster, colour lithograph', 'a poster, a colour lithograph'],
  ['Book, letterpress', 'a book, printed in letterpress'],
  ['Fabric, block print', 'made of block-printed fabric'],
])('a printed thing is one, and is made of no print: %j', (medium, words) => {
  expect(said(medium)).toBe(words);
});

test('a list of stuffs, and a print by itself, are left as they are', () => {
  expect(said('Paper, ink')).toBe('made of paper and ink');
  expect(said('Colour print from woodblocks')).toBe('a colour print from woodblocks');
});

test.each([
  ['Etching and sandpaper', 'an etching with sandpaper'],
  ['Lithograph and gold leaf', 'a lithograph with gold leaf'],
  ['Photograph and thread', 'a photograph with thread'],
  ['Screenprint, diamond dust', 'a screenprint with diamond dust'],
  ['Etching, aquatint and gold leaf on paper', 'an etching with aquatint and gold leaf on paper'],
])('what is put on a print stands behind \u201Cwith\u201D: %j', (medium, words) => {
  expect(said(medium)).toBe(words);
});

test('a print and what tells of it are no two stuffs', () => {
  expect(said('Etching, hand-coloured')).toBe('an etching, hand-coloured');
});
