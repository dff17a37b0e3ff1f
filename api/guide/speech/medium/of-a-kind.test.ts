import { expect, test } from 'vitest';
import { mediumPhrase, sayMedium } from './medium.ts';

test.each([
  ['Original clay', 'the original clay'],
  ['Shino ware, white glaze', 'Shino ware with white glaze'],
  ['Ash glaze; Shino ware', 'Shino ware with ash glaze'],
  ['Silver, Britannia standard', 'made of silver of the Britannia standard'],
  ['Celadon with brown spots, Lowe type', 'made of celadon with brown spots, of the Lowe type'],
])('a word on the kind of a stuff is no second stuff: %j', (line, told) => {
  expect(mediumPhrase(sayMedium(line))).toBe(told);
});

test.each([
  ['Bronze, cast solid', 'made of bronze, cast solid'],
  ['Earthenware, slip-painted under a white glaze', 'made of earthenware, slip-painted under a white glaze'],
  ['Wool, G\u00F6rdes knot', 'made of wool, with G\u00F6rdes knots'],
  [
    'Black chalk, heightened with white, on blue paper',
    'done in black chalk, heightened with white, on blue paper',
  ],
])('how a thing was made, and what lies under it, is joined by no "and": %j', (line, told) => {
  expect(mediumPhrase(sayMedium(line))).toBe(told);
});

test('what was corrected on a sheet stands behind "with"', () => {
  expect(mediumPhrase(sayMedium('Pen and black ink, corrections in white gouache'))).toBe(
    'done in pen and black ink, with corrections in white gouache',
  );
});

test('a technique, and words of another language, are no stuff that something is made of', () => {
  expect(mediumPhrase(sayMedium('Steel, silver damascening'))).toContain('listed as');
  expect(mediumPhrase(sayMedium('Eg, l\u00E6der'))).toContain('listed as');
});

test('two stuffs keep their "and"', () => {
  expect(mediumPhrase(sayMedium('Silver, ebony'))).toBe('made of silver and ebony');
  expect(mediumPhrase(sayMedium('Original bronze and steel'))).toBe('made of original bronze and steel');
});

test('a slide show is a work, and no stuff', () => {
  expect(mediumPhrase(sayMedium('Slide show'))).toBe('a slide show');
  expect(mediumPhrase(sayMedium('Slate'))).toBe('made of slate');
});
