import { expect, test } from 'vitest';
import { parseLabel, soundBite, textOf } from '../guide.ts';

const factsOf = (...lines: string[]): ReturnType<typeof parseLabel> =>
  parseLabel({ text: lines.join('\n'), lines: lines.map((text) => ({ text })) });
const biteOn = (...lines: string[]): string => textOf(soundBite(factsOf(...lines), { today: 2026 }));

test.each([
  ['Marovo Lagoon, New Georgia, Solomon Islands', 'Marovo Lagoon'],
  ['Third Intermediate Period, Dynasty 21, about 1000-945 BCE', 'Third'],
])('nobody made a work who is a place or a period: %s', (line, nobody) => {
  const facts = factsOf('Prow figure', line, 'Wood, shell, paste, ochre', 'Collected by Mr. Lowe, 1893');
  expect(facts.artist).toBeNull();
  expect(textOf(soundBite(facts, { today: 2026 }))).not.toMatch(new RegExp(`by ${nobody}`));
});

test('of two who each have a life behind the name both made it', () => {
  const bite = biteOn(
    'Music stool',
    'About 1879',
    'England (London)',
    'Designed by Agnes Garrett (1845–1935) and Rhoda Garrett (1841–82); maker unknown',
    'Walnut, with the original linen union cover',
    'Given by Miss Winifred Beale',
  );
  expect(bite).toContain('designed by Agnes Garrett and Rhoda Garrett');
});

test('whoever stands alone on a line with nation and years made it, after somebody else who is told', () => {
  const bite = biteOn(
    'Jan Saenredam (Dutch, 1565–1607)',
    'after Abraham Bloemaert (Dutch, 1566–1651)',
    'Adam Working the Ground and Eve Spinning, plate 5 from The Story of the First Parents, 1604',
    'Engraving in black on ivory laid paper',
    'The Wallace L. DeWolf Fund, 1938.1422',
  );
  expect(bite).toMatch(/by (?:the Dutch artist )?Jan Saenredam/);
  expect(bite).toContain('It is after Abraham Bloemaert.');
});

test('whose years stand alone in brackets may be the sitter', () => {
  expect(factsOf('Ada Lowe (1815–1902)', 'Unknown maker', 'Oil on canvas').artist ?? '').not.toContain(
    'Lowe',
  );
});
