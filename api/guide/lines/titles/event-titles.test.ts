import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test.each([
  [
    'Trunk used by Elise Birch on her voyage to Bremen, 1848',
    'a trunk used by Elise Birch on her voyage to Bremen in 1848',
  ],
  [
    'Gown worn by Mary Lowe at the Charity Ball, 1876',
    'a gown worn by Mary Lowe at the Charity Ball in 1876',
  ],
  [
    'Shovel used at the opening of the Lowe Bridge, 1929',
    'a shovel used at the opening of the Lowe Bridge in 1929',
  ],
  ['Cup won by Ada Birch, about 1931', 'a cup won by Ada Birch around 1931'],
])('the year in %j is when the thing was used, and not when it was made', (title, said) => {
  const facts = factsOf(title, 'Silk, pine and iron');
  expect(facts).toMatchObject({ title, date: null });
  expect(biteOn(title, 'Silk, pine and iron')).toContain(`This is ${said}.`);
});

test('when a thing was made may stand on a line of its own', () => {
  expect(factsOf('Cup won by Ada Birch in Bath, 1931', 'Silver', '1890').date).toBe('1890');
});

test('the year behind the title of a picture is when it was made', () => {
  expect(factsOf('Boat used by smugglers, 1848', 'Ada Birch', 'Oil on canvas').date).toBe('1848');
});

test('several things have no article', () => {
  expect(biteOn('Shoes worn by Ada Birch at a ball, 1911', 'Silk')).not.toContain('a shoes');
});
