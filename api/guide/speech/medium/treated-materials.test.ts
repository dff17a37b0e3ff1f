import { expect, test } from 'vitest';
import { mediumPhrase, sayMedium } from './medium.ts';

const said = (printed: string): string => mediumPhrase(sayMedium(printed));

test('what was done to one of several materials is said before it', () => {
  expect(said('Iron, blackened, leather')).toBe('made of blackened iron and leather');
  expect(said('Beech, painted black, rush seat')).toBe('made of black-painted beech and a rush seat');
  expect(said('Copper, enamelled, on wood stand')).toBe('made of enamelled copper, on a wood stand');
  expect(said('Steel, etched and gilt, brass, leather')).toBe(
    'made of etched and gilt steel, brass and leather',
  );
});

test('a list that says of one part what the next is like keeps its last part apart', () => {
  expect(said('Wood, covered with leather, iron')).toBe('made of wood, covered with leather, and iron');
  expect(said('Wood, painted steel, glass')).toBe('made of wood, painted steel and glass');
});

test('a bracket behind one of several materials leaves them a list', () => {
  expect(said('Silver (gilt), amber, glass')).toBe('made of silver (gilt), amber and glass');
});

test('enamel on a metal is what a work is made of', () => {
  expect(said('Bronze and enamel')).toBe('made of bronze and enamel');
  expect(said('Oil and enamel on canvas')).toBe('done in oil and enamel on canvas');
});

test('how a ware is decorated is no stuff that it is made of', () => {
  expect(said('slip-decorated in brown and cream')).toBe('slip-decorated in brown and cream');
  expect(said('Stoneware decorated in blue')).toBe('made of stoneware decorated in blue');
});

test('what stands last may be said of all', () => {
  expect(said('Beech, cane, painted')).toBe('made of beech and cane, painted');
});

test('so many things are no material beside what they are of', () => {
  expect(said('Eight figures, burlap and resin')).toBe('made up of eight figures of burlap and resin');
  expect(said('Five sculptures, weathering steel')).toBe('made up of five sculptures of weathering steel');
  expect(said('2 panels, oil on canvas')).toBe('made up of two panels in oil on canvas');
});

test('a colour in which a material is painted is no second material', () => {
  expect(said('Plaster, painted terracotta color')).toBe('made of plaster, painted terracotta color');
  expect(said('Nineteen units, fiberglass and polyester resin')).toBe(
    'made up of nineteen units of fiberglass and polyester resin',
  );
});

test.each([
  ['Porcelain, unpainted', 'made of unpainted porcelain'],
  ['Gold alloy, lost-wax casting', 'made of gold alloy, by lost-wax casting'],
  ['Feathers of quetzal and cuckoo; wood, gold', 'made of feathers of quetzal and cuckoo, wood and gold'],
])('%s is said as one says it', (printed, words) => {
  expect(said(printed)).toBe(words);
});

test('what a model is for stands behind its stuff, and is none', () => {
  expect(mediumPhrase(sayMedium('Plaster, for marble'))).toBe('made of plaster, for marble');
});

test('a stuff of several words is told behind all that was done to it', () => {
  expect(said('Cotton plain weave, pieced, appliquéd, and quilted')).toBe(
    'made of pieced, appliquéd and quilted cotton plain weave',
  );
});
