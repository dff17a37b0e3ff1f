import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';
import { englishMaterials } from './materials-in-two.ts';

test.each([
  ['öljy kankaalle, olja på duk, oil on canvas', 'oil on canvas'],
  ['vesiväri ja guassi, akvarell och gouache, watercolour and gouache', 'watercolour and gouache'],
  ['Huile sur carton; oil on cardboard', 'oil on cardboard'],
  ['Õli, lõuend. Oil on canvas', 'Oil on canvas'],
  ['Olieverf op doek – oil on canvas', 'oil on canvas'],
  ['bronze, bronce, bronze', 'bronze'],
  ['watercolour and charcoal on paper, akvarelli ja hiili paperille', 'watercolour and charcoal on paper'],
])('the English one of the materials in %j is told', (line, english) => {
  expect(englishMaterials(line)).toBe(english);
});

test.each([
  'Gesso, gold and oil on wood',
  'Pietra dura, marble',
  'Papier collé, gouache, charcoal on paper',
  'Terracotta, bronze',
  'Oil on canvas, oil on panel',
  'Öl auf Leinwand',
])('%j says several things, and none of them twice', (line) => {
  expect(englishMaterials(line)).toBeNull();
});

test('a picture whose material is printed in three languages was painted', () => {
  expect(
    biteOn('Aino Birch', '1862–1946', 'The Letter', '1888', 'öljy kankaalle, olja på duk, oil on canvas'),
  ).toMatch(/painted.* in 1888, in oil on canvas\./);
});

test.each([
  ['Óleo sobre tela [Oil on canvas]', 'Oil on canvas'],
  ['Técnica mista sobre tela (Mixed media on canvas)', 'Mixed media on canvas'],
])('of %j the English words stand in brackets', (line, said) => {
  expect(englishMaterials(line)).toBe(said);
});

test('what stands in brackets behind English materials is none of another language', () => {
  expect(englishMaterials('Oil on canvas (diptych)')).toBeNull();
});
