import { expect, test } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';

test.each([
  ['Cast', 'a cast'],
  ['Reproduction; original at Lowe Palace', 'a reproduction'],
  ['Model made for the Festival of Birch, 1951', 'a model'],
])('that something stands in for the thing is told: %s', (line, word) => {
  expect(biteOn('The Lowe Stone', 'Egypt, 196 BC', line, 'It was found by soldiers in a wall.')).toContain(
    `What is shown here is ${word}.`,
  );
});

test('the cast of a bronze is no stand-in, nor is a product by its number', () => {
  expect(biteOn('Ada Birch (1840\u20131917)', 'Dancer', '1880', 'Bronze', 'Cast, 1910')).not.toContain(
    'is shown here',
  );
  expect(biteOn('Chair', 'Model 14', 'Ada Birch', '1859', 'Beech')).not.toContain('is shown here');
});
