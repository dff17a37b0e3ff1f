import { expect, it } from 'vitest';
import { parseLabel, soundBite, textOf } from '../../guide.ts';
import { withoutOtherText } from './other-text.ts';

const left = (...lines: string[]): number[] => {
  const kept = withoutOtherText(lines.map((text) => ({ text })))?.map(({ from }) => from) ?? null;
  return kept === null ? [] : lines.flatMap((_, at) => (kept.includes(at) ? [] : [at]));
};

it.each([
  ['Māori', 'He odyn tēnei nō Parihaka. Nā te tohunga', 'i hanga mō tōna tuakana, mō Tāmati, i mua.'],
  ['Welsh', 'Dangoswyd y gwaith hwn yn arddangosfa gyntaf', 'yr arlunwyr yng Nghaerdydd ym 1874.'],
  ['Basque', 'Labe hau herriko zeramikariek eraiki zuten', 'eta urtero erabiltzen zuten neguan.'],
  ['Estonian', 'See ahi ehitati küla keskele ning seda', 'kasutati igal talvel leiva küpsetamiseks.'],
])('a text in %s is left out, though nobody told the guide a word of that language', (_, ...text) => {
  expect(left('Kiln', '1874', 'Brick', ...text, 'The kiln was built for the village.')).toEqual([3, 4]);
});

it.each([
  [['The density, radius and age', 'of an expanding universe.']],
  [['Feathers of quetzal, cotinga, roseate', 'spoonbill and squirrel cuckoo; wood, fibres.']],
  [['Ada Birch’s tafuli’ae of ten strings with', 'turtle-shell spacers paid for brides.']],
  [['Earthenware with engobe and sgraffito.']],
])('what is in English with rare words stays: %s', (lines) => {
  expect(left(...lines)).toEqual([]);
});

it('the names above a text in another language stay', () => {
  expect(
    left(
      'Jan Birch (1626–1679)',
      'olieverf op doek, 1668',
      'De familie zit luidruchtig aan tafel: vader heft het glas',
      'en zingt, moeder en grootmoeder vallen in, en de kinderen',
      'blazen en roken mee.',
    ),
  ).toEqual([2, 3, 4]);
});

it('what is told beside a text in another language is whole', () => {
  const lines = [
    'Ada BIRCH',
    '1841–1919',
    'Y Odyn',
    '1874',
    'olew ar gynfas / oil on canvas',
    'Yr arlunydd Ada Lowe oedd y model ar gyfer y llun',
    'hwn. Cafodd ei ddangos yn arddangosfa gyntaf yr',
    'arlunwyr yn Leeds ym 1874.',
    'The model for this picture was the painter Ada',
    'Lowe. It was shown in the first exhibition of the',
    'Kiln painters in Leeds in 1874.',
  ].map((text) => ({ text }));
  const told = textOf(soundBite(parseLabel({ text: '', lines }), { today: 2026 }));
  expect(told).toContain('shown in the first exhibition of the Kiln painters in Leeds in 1874.');
  expect(told).not.toMatch(/arlun|ddangos/);
});

it('a line whose long words English has too goes with its text, by the small words between them', () => {
  expect(
    left(
      'Théâtre',
      '1951',
      'Gouvernante à la cour, elle rentre en Suisse au',
      'début de la guerre. Internée à la',
      'clinique, elle dessine pendant plus de',
      'quarante ans reines et cantatrices.',
      'She drew queens for over forty years.',
    ),
  ).toEqual([2, 3, 4, 5]);
});
