import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a mineral is told by its name as a stuff, with what it is to a chemist', () => {
  expect(biteOn('Azurite', 'Copper carbonate', 'Tsumeb, Namibia')).toContain(
    'azurite, which is copper carbonate',
  );
  expect(biteOn('Crocoite', 'Dundas, Tasmania')).not.toContain('“');
});

test('a mineral under its names in two languages is not made of itself', () => {
  const bite = biteOn('Quarz', 'Quartz', 'Brasilien / Brazil', '40 kg');
  expect(bite).toContain('quartz, from Brazil');
  expect(bite).not.toContain('made of');
});

test('what ends like a mineral, is by somebody or of another stuff is none', () => {
  expect(factsOf('Aphrodite', 'Marble', 'Lowe, Greece').thing).toBeNull();
  expect(factsOf('Malachite', 'Ada Birch (born 1961)', 'Oil on canvas, 2003').thing).toBeNull();
  expect(factsOf('Azurite', 'Vase, glazed stoneware').thing).toBeNull();
});
