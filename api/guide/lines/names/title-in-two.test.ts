import { expect, test } from 'vitest';
import { parseLabel } from '../../parse-label.ts';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

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

test('an English title that is only likely is sure beside its form in another language, which is sure', () => {
  const lines = [
    'Anton Lehner',
    '1871–1932',
    'Mädchen am Fenster (Anna)',
    'Girl at the Window (Anna)',
    '1901',
    'Öl auf Leinwand / Oil on canvas',
  ].map((text) => ({ text }));
  const { title, originalTitle } = parseLabel({ text: lines.map(({ text }) => text).join('\n'), lines });
  expect({ title, other: originalTitle?.text }).toEqual({
    title: 'Girl at the Window (Anna)',
    other: 'Mädchen am Fenster (Anna)',
  });
});
