import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../../guide.ts';
import { goesOnSide } from './side-lines.ts';

const biteOn = (...lines: string[]): string =>
  textOf(
    soundBite(parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) }), {
      today: 2026,
    }),
  );

test.each([
  ['Rev. Head of a nymph wearing', 'Two dolphins around'],
  ['Obv. Head of a god, in a crown', 'decorated with four ivy leaves'],
  ['Reverse: Seated figure;', 'Wreath in field'],
  ['Obverse: Bust of a queen and', 'Bust of a king'],
])('what is on a side of a coin goes on below: %s', (text, below) => {
  expect(goesOnSide(text, below)).toBe(true);
});

test.each([
  ['Obverse: Head of a god', 'Reverse: Thunderbolt'],
  ['Reverse: Cross on steps, a star above', 'Gold'],
  ['Reverse: Ship.', 'drawn in 1790'],
  ['Head of a god', 'wearing a crown'],
])('nothing goes on behind a side that is whole, or behind another line: %s', (text, below) => {
  expect(goesOnSide(text, below)).toBe(false);
});

test('the rest of a side of a coin is no material and no text', () => {
  const bite = biteOn(
    'Tetradrachm',
    'Silver',
    'About 450 BC',
    'Obv. Head of a goddess in a helmet',
    'decorated with four ivy leaves',
    'Rev. Bull charging right, holding',
    'a branch',
  );
  expect(bite).toContain('On the obverse: Head of a goddess in a helmet decorated with four ivy leaves.');
  expect(bite).toContain('On the reverse: Bull charging right, holding a branch.');
  expect(bite).toContain('of silver');
});
