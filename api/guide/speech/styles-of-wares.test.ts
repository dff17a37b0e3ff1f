import { expect, test } from 'vitest';
import { mediumPhrase, sayMedium } from './medium/medium.ts';

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

test('how a vase is painted is told before its clay, and is no stuff', () => {
  expect(said('Ceramic, black-figure')).toBe('made of black-figure ceramic');
  expect(said('Terracotta; red-figure')).toBe('made of red-figure terracotta');
  expect(said('Pottery (white-ground technique)')).toBe('made of white-ground pottery');
  expect(said('Ceramic, red-figure, with added white')).toBe('made of red-figure ceramic, with added white');
  expect(said('Bronze, black-figure')).not.toContain('black-figure bronze');
});
