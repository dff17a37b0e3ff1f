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

test.each([
  ['Colour woodblock', 'a colour woodblock print'],
  ['Woodblock; ink and color on paper', 'a woodblock print in ink and color on paper'],
  ['Offset', 'an offset print'],
  ['Offset lithography on paper', 'an offset lithograph on paper'],
  ['Pochoir', 'a pochoir print'],
  ['Photography', 'a photograph'],
  ['Block printing', 'a block print'],
])('a way of printing stands for the print: %j', (medium, words) => {
  expect(said(medium)).toBe(words);
});

test('a block that is carved is no print, nor a stuff beside others', () => {
  expect(said('Carved woodblock')).toBe('made of carved woodblock');
  expect(said('Woodblock and metal')).toBe('made of woodblock and metal');
});
