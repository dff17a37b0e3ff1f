import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test.each([
  ['Linocut, edition 14/60', 'It is a linocut, number 14 of an edition of 60.'],
  ['Bronze, edition of 6', 'It is made of bronze, one of an edition of 6.'],
  ['Lithograph in five colors, 12/28', 'It is a lithograph in five colors, number 12 of an edition of 28.'],
  ['Etching, second state of eight', 'It is an etching, the second state of eight.'],
  ['Etching, drypoint and burin, state II (3)', 'It is an etching with drypoint and burin, state II of 3.'],
  [
    'Engraving, fourth state, no. 8 of 25 impressions',
    'It is an engraving, the fourth state, number 8 of 25 impressions.',
  ],
  ['Screenprint, artist’s proof', 'It is a screenprint, an artist’s proof.'],
])('%j is told as what the work is made of, and which of several it is', (line, told) => {
  expect(biteOn('Ada Birch', 'Walking Woman', '1974', line)).toContain(told);
});

test('a film is told with its colour and how long it runs', () => {
  expect(biteOn('Ada Birch', 'Walking Woman', '2015', 'Ultra HD video, colour, sound, 64 min')).toContain(
    'video in colour with sound, 64 minutes long',
  );
});

test.each(['Leinwand / Canvas, 1601/02', 'Canvas, 12/2'])('the figures of %j number no print', (line) => {
  expect(biteOn('Ada Birch', 'Walking Woman', line)).not.toMatch(/edition|number \d/);
});

test('the end of a longer line on a film is no material', () => {
  expect(factsOf('Ada Birch', 'The House', '2002', 'sound, 14 min.').medium).toBeNull();
});
