import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';
import { fromLabel } from '../../statement.ts';
import { lineAsSentence } from './line-as-sentence.ts';
import { withPlacesJoined } from './places-joined.ts';

test.each([
  [
    'This is a gold torc, from Drumbrae, County Antrim.',
    ['Gold torc', 'Drumbrae, Co. Antrim', 'Late Bronze Age, 900-700 BC'],
  ],
  [
    'in Paris around 1750.',
    ['Commode', 'Attributed to Jean Birch (French, died 1772)', 'Paris, about 1750', 'Oak and gilt bronze'],
  ],
  ['in France', ['Ada Birch', 'Evening gown', 'Silk jersey', 'Circa 1945, France']],
  [
    'Lowe Creek, Victoria.',
    ['Ada Birch', 'Australia 1855-1917', '', 'The shearer', '1904', 'Lowe Creek, Victoria', 'oil on canvas'],
  ],
])('where a work was made or found is told with what else is known of it: %s', (told, label) => {
  expect(biteOn(...label)).toContain(told);
});

test('where a work was made is told before when its maker lived, where no sentence holds both', () => {
  const bite = biteOn('Ada Birch (1925–1990)', 'Jan at the mirror', 'Paris, 1953', 'gelatin silver print');
  expect(bite).toMatch(/It was made in Paris\. The artist /);
});

test('a place is told beside lines of which none is surely the title', () => {
  expect(biteOn('Gold Lunula', 'Drumbrae, Co. Antrim', 'Early Bronze Age, c. 2400-2000 BC')).toContain(
    'Drumbrae, County Antrim',
  );
});

test('the town below the name of a house is no place of the work', () => {
  const bite = biteOn(
    'Ada Birch',
    'Portrait of a Sailor',
    'c. 1837',
    'Oil on panel',
    'Museo Nacional Lowe,',
    'Madrid',
  );
  expect(bite).not.toContain('Madrid');
});

test('the age of a work before Christ is no life of a maker', () => {
  const bite = biteOn(
    'Marble statuette of a seated woman',
    'Cyclades, probably Naxos',
    'Early Cycladic II, 2800-2300 BC',
  );
  expect(bite).toContain('2800');
});

test('the only line on the material is told where it stands beside a date', () => {
  expect(
    biteOn('Capital of a temple', 'Limestone, 2nd-3rd century AD', 'Found in Lowe Street, Leeds, 1838'),
  ).toContain('It was made of limestone in the 2nd or the 3rd century AD.');
});

test('a people of two words with a date is told as whose work it is, and an undertaking of a nation is not', () => {
  expect(
    biteOn('Carpet', 'Anatolian Seljuk, 13th century', 'Konya, Alaeddin Mosque', 'Wool, knotted'),
  ).toContain('a carpet, Anatolian Seljuk work of the 13th century.');
  expect(biteOn('Sledge', 'British Antarctic Expedition, 1910–13', 'Ash')).not.toMatch(
    /from {2}|Expedition work/,
  );
});

test('a people is told before the place of it', () => {
  expect(
    withPlacesJoined([
      fromLabel('It comes from the court of Benin.', 'printed', []),
      fromLabel('It comes from the Edo people.', 'printed', []),
    ]).map(({ text }) => text),
  ).toEqual(['It comes from the Edo people of the court of Benin.']);
});

test('what was made in a place and found in another says both', () => {
  expect(lineAsSentence('Made in Ghana, collected in Virginia', false)).toBe(
    'It was made in Ghana and collected in Virginia',
  );
  expect(lineAsSentence('Made in Paris (cartoon); woven in Flanders', false)).toBeNull();
});

test('an age behind a land, and the score of a match, are no places', () => {
  expect(lineAsSentence('Uruguay 4 Argentina 2 Montevideo, 30 July 1930', false)).toBeNull();
  expect(biteOn('Winged Box', '300 BC', 'China, Warring States', 'Wood')).not.toContain(
    'from Warring States',
  );
});
