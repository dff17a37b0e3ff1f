import { expect, test } from 'vitest';
import { mediumPhrase, sayMedium } from './medium.ts';

const said = (printed: string): string => mediumPhrase(sayMedium(printed));

test.each([
  ['Ceramic, Birchay Polychrome', 'made of ceramic in the Birchay Polychrome style'],
  ['Earthenware, Birchay Orange polychrome', 'made of earthenware in the Birchay Orange polychrome style'],
  ['Terracotta, Birchay style', 'made of terracotta in the Birchay style'],
  ['Stoneware, Birch ware', 'made of stoneware, of the kind called Birch ware'],
])('what stands behind a clay in %s is no second material', (printed, words) => {
  expect(said(printed)).toBe(words);
});

test.each([
  ['Ceramic, wood', 'made of ceramic and wood'],
  ['Wood, polychrome, glass', 'made of polychrome wood and glass'],
])('%s is a list as before', (printed, words) => {
  expect(said(printed)).toBe(words);
});

test('what a metal is plated with in the midst of a list is said before that metal', () => {
  expect(said('Brass, nickel-plated, wickerwork')).toBe('made of nickel-plated brass and wickerwork');
  expect(said('Copper, silver-plated, ebony')).toBe('made of silver-plated copper and ebony');
});
