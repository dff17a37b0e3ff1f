import { expect, test } from 'vitest';
import { mediumPhrase, sayMedium } from './medium/medium.ts';

test.each([
  ['Stoneware, blue underglaze painting', 'made of stoneware, with blue underglaze painting'],
  ['Cotton, embroidery', 'made of cotton, with embroidery'],
  ['Bronze, eyes inlaid with silver and gold', 'made of bronze, with eyes inlaid with silver and gold'],
  ['Carved pine, iron ring inlaid with silver', 'made of carved pine, with an iron ring inlaid with silver'],
  ['Gold, gems, pearls, niello, oak core', 'made of gold, gems, pearls and niello, with an oak core'],
  ['Silver, parcel gilt', 'made of parcel-gilt silver'],
  ['Brass, engraved and inlaid with gold', 'made of brass, engraved and inlaid with gold'],
  ['Sequins, glass beads, silk tassels on fabric', 'made of sequins, glass beads and silk tassels on fabric'],
])(
  'what is done to materials, and a part of its own, is nothing that a work is made of: %s',
  (printed, said) => {
    expect(mediumPhrase(sayMedium(printed))).toBe(said);
  },
);

test.each([
  ['Stonecut, stencil on paper', 'a stonecut with stencil on paper'],
  ['Video, black-and-white, sound', 'a video in black and white with sound'],
  ['Photograph, albumen', 'an albumen photograph'],
  ['Glass plate negative, modern print', 'a modern print from a glass plate negative'],
  ['Inkjet print in lightbox', 'an inkjet print in a lightbox'],
  ['Portfolio of 36 woodcuts with Urdu text', 'a portfolio of 36 woodcuts with Urdu text'],
])('a print or a photograph is one thing with its article: %s', (printed, said) => {
  expect(mediumPhrase(sayMedium(printed))).toBe(said);
});
