import { expect, test } from 'vitest';
import { mediumPhrase, sayMedium } from './medium.ts';

const said = (printed: string): string => mediumPhrase(sayMedium(printed));

test.each([
  ['Oil on wood panel, two panels', 'done in oil on wood panel, in two panels'],
  ['oil on canvas, triptych', 'done in oil on canvas, a triptych'],
  ['Acrylic on canvas; three parts', 'done in acrylic on canvas, in three parts'],
  ['Ink on paper, four sheets', 'done in ink on paper, on four sheets'],
  ['Steel, glass, 12 parts', 'made of steel and glass, in 12 parts'],
  ['Ink on silk; hanging scroll', 'done in ink on silk, a hanging scroll'],
  ['Ink and gold on paper, album leaf', 'done in ink and gold on paper, an album leaf'],
  ['Color on gold-foiled paper', 'done in color on gold-foiled paper'],
  [
    'Ink and gold on silk, pair of six-panel screens',
    'done in ink and gold on silk, a pair of six-panel screens',
  ],
])('in how many parts a work is, is no material: %s', (printed, phrase) => {
  expect(said(printed)).toBe(phrase);
});

test.each([
  ['Glass, applied handle', 'made of glass, with an applied handle'],
  ['Silver, gilt interior', 'made of silver, with a gilt interior'],
  ['Porcelain, ormolu mounts', 'made of porcelain, with ormolu mounts'],
  ['Pine, iron, paper lining', 'made of pine and iron, with a paper lining'],
  [
    'Glass, trailed decoration, applied handle',
    'made of glass, with trailed decoration and an applied handle',
  ],
  ['Limestone, traces of paint', 'made of limestone, with traces of paint'],
  ['Silver, with fruitwood handle', 'made of silver, with a fruitwood handle'],
])('a part of the thing behind its materials is told as one: %s', (printed, phrase) => {
  expect(said(printed)).toBe(phrase);
});

test.each([
  ['Ceramic, black-on-black', 'made of ceramic, black-on-black'],
  ['Glass, iridescent', 'made of glass, iridescent'],
])('what a surface is like is no material: %s', (printed, phrase) => {
  expect(said(printed)).toBe(phrase);
});

test.each([
  ['Silver, enamel', 'made of silver and enamel'],
  ['Oil on canvas and gilded panel', 'done in oil on canvas and gilded panel'],
  ['Mahogany and oak, with gilt brass mounts', 'made of mahogany and oak, with gilt brass mounts'],
  ['Wood, leather, glass beads', 'made of wood, leather and glass beads'],
])('what is a material stays one: %s', (printed, phrase) => {
  expect(said(printed)).toBe(phrase);
});

test.each([
  ['Wood with paint', 'made of wood with paint'],
  ['Terracotta with pigment', 'made of terracotta with pigment'],
  ['Ink with wash on paper', 'done in ink with wash on paper'],
])('%j is stuff that has paint on it, or paint', (printed, phrase) => {
  expect(said(printed)).toBe(phrase);
});

test.each([
  [
    'Stoneware, colored slips; glazed, wheel-thrown',
    'made of stoneware and colored slips, glazed and wheel-thrown',
  ],
  ['Earthenware; thrown, assembled, glazed', 'made of earthenware, thrown, assembled and glazed'],
  ['Cotton, metallic yarn; handwoven', 'made of cotton and metallic yarn, handwoven'],
  ['Glass, cut, engraved, and gilded', 'made of glass, cut, engraved, and gilded'],
])('what was done to the materials is told behind them: %s', (printed, phrase) => {
  expect(said(printed)).toBe(phrase);
});
