import { expect, test } from 'vitest';
import { factsOf } from '../../testing/printed-label.ts';

test.each([
  ['Portrait of a young woman with a stylus', 'Roman, from Pompeii, about AD 50', 'Fresco'],
  ['Reversible shawl of silk and wool', 'Paisley, 1865–70', 'Lent by Mrs. Lowe'],
  ['Head of a bearded man', 'Limestone', 'Cyprus, about 500 BC'],
])('the first line names the work: %s', (title, ...below) => {
  expect(factsOf(title, ...below).title).toBe(title);
});

test('a likeness at the top goes on below it, where that begins in small letters', () => {
  expect(factsOf('Portrait of a woman', 'with her two sons', 'Oil on canvas', '1640').title).not.toBe(
    'Portrait of a woman',
  );
});
