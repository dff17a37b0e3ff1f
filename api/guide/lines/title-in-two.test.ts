import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test.each([
  ['The stormy night [Noche de tormenta]', 'The stormy night', 'Noche de tormenta'],
  ['Noche de tormenta [The stormy night]', 'The stormy night', 'Noche de tormenta'],
  ['The stormy night (Noche de tormenta)', 'The stormy night', 'Noche de tormenta'],
  ['Gitana tropical / Tropical Gypsy', 'Tropical Gypsy', 'Gitana tropical'],
])(
  'a title that is printed in two languages at once is told in English, and in the other by itself: %s',
  (printed, title, other) => {
    const label = ['Ada Birch (Havana, 1897–1969)', `${printed}, 1929`, 'Oil on wood'];
    expect(factsOf(...label).title).toBe(title);
    expect(biteOn(...label)).toContain(`The label also gives the title as “${other}”.`);
  },
);

test.each(['Untitled (Two Boys)', 'View of Mount Fuji (Fujisan)', 'Sans titre (Two Boys)'])(
  'what stands in brackets behind a title and may be more of it is told with it: %s',
  (title) => {
    expect(
      factsOf('Eva Keller (German, 1897–1969)', `${title}, 1963`, 'Gelatin silver print', 'Gift of Paul Lowe')
        .title,
    ).toBe(title);
  },
);
