import { expect, test } from 'vitest';
import { factsOf } from '../../testing/printed-label.ts';
import { englishPlace } from './places-in-two.ts';

test.each([
  ['Antwerpen / Anvers / Antwerp, 1620', 'Antwerp, 1620'],
  ['Wien / Vienna', 'Vienna'],
  ['Cologne, c. 1900 / Köln', 'Cologne, c. 1900'],
  ['Etiopia / Ethiopia', 'Ethiopia'],
])('%s is one place, by its name in English', (printed, said) => {
  expect(englishPlace(printed)).toBe(said);
});

test.each(['Berlin / Brussels', 'Birchholm / York', 'The Ferry / Vienna', 'Antwerpen / Anvers'])(
  '%s is left as it is printed',
  (printed) => {
    expect(englishPlace(printed)).toBeNull();
  },
);

test('a label whose only English line is what the thing is, beside a place in three languages, is told in English', () => {
  const label = [
    'Viool',
    'Violon',
    'Violin',
    'Matthijs Hofmans (1622–1672)',
    'Antwerpen / Anvers / Antwerp, 1665',
  ];
  expect(factsOf(...label)).toMatchObject({
    nationality: 'Antwerp',
    date: '1665',
    foreign: null,
  });
});
