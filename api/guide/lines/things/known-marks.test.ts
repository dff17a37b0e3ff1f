import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test.each([
  ['London, 1675; maker’s mark of Elias Lowe', 'with the maker’s mark of Elias Lowe'],
  ['London, 1675; mark probably that of Elias Lowe', 'with a mark probably that of Elias Lowe'],
  ['London, 1675; maker’s mark: Elias Lowe', 'with the maker’s mark of Elias Lowe'],
])('%j tells a place, a year and whose mark it is', (printed, said) => {
  const bite = biteOn('Tankard', printed, 'Silver');
  expect(bite).toContain(said);
  expect(bite).toContain('in London');
  expect(bite).toContain('in 1675');
});

test('a mark may be broken over two lines', () => {
  const bite = biteOn(
    'The Birch Cup',
    'Paris, France; maker’s mark',
    'of Martin Lowe',
    'Silver, parcel-gilt',
  );
  expect(bite).toContain('with the maker’s mark of Martin Lowe');
});

test('a mark is no maker where nothing is made of what has marks', () => {
  expect(factsOf('Ada Birch', 'Harbour, 1926; mark of Cain', 'Oil on canvas').artist).not.toBe(
    'mark of Cain',
  );
});
