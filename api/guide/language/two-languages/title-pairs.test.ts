import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { titlePair } from './title-pairs.ts';

const pairOf = (...printed: string[]): ReturnType<typeof titlePair> =>
  titlePair(printed.map((text) => ({ text })));

test('a title right below its form in another language is the one to tell', () => {
  expect(pairOf('Métier à filer le chanvre', 'Spinning frame for hemp')).toEqual({ english: 1, other: 0 });
  const bite = biteOn(
    'Métier à filer le chanvre',
    'Spinning frame for hemp',
    'Paul Lowé (1811-1879)',
    '1851',
  );
  expect(bite).toMatch(/spinning frame for hemp/i);
  expect(bite).not.toContain('The rest of the label');
});

test('one word as two languages write it is told in English, whichever stands first', () => {
  expect(biteOn('Smaragdit', 'Lowenby')).not.toContain('emerald');
  expect(biteOn('Opal', 'Opale', 'Mexique / Mexico', '2 kg')).toMatch(/This is opal[.,]/);
  expect(biteOn('Malachit', 'Malachite', 'Kongo / Congo', '9 kg')).toContain('This is malachite.');
});

test('the date behind the other title dates the work', () => {
  const { date, originalTitle } = factsOf(
    'Ada Birch',
    'Homem cortando lenha, 1893',
    'Man chopping wood',
    'óleo sobre tela',
  );
  expect([date, originalTitle?.text]).toEqual(['1893', 'Homem cortando lenha']);
});

test('two lines of one language, a maker or a text are no such pair', () => {
  expect(pairOf('Spinning frame for hemp', 'Machine for weaving ribbons')).toBeNull();
  expect(pairOf('Jeune femme à la fenêtre', 'Ada Birch (1811-1879)')).toBeNull();
  expect(pairOf('Golden', 'Gold')).toBeNull();
});

test('a people and its land in the other language are no title of a work', () => {
  expect(
    biteOn(
      'HUACO RETRATO',
      'Cerámica',
      'Mochica, costa norte del Perú',
      '',
      'PORTRAIT VESSEL',
      'Ceramic',
      'Mochica, north coast of Peru',
    ),
  ).not.toContain('costa norte');
});

test('a pair is known by words that look like English ones, and by one that is surely in English', () => {
  const titleOn = (...lines: string[]): (string | undefined | null)[] => {
    const { title, originalTitle, date } = factsOf(...lines);
    return [title, originalTitle?.text, date];
  };
  const ofMill = ['Mill at the Weir', 'Mühle am Wehr', '1905'];
  expect(titleOn('Ada Birch', 'Mühle am Wehr', 'Mill at the Weir, 1905', 'Oil on canvas')).toEqual(ofMill);
  expect(
    titleOn('Ada Birch', 'German', '1868–1935', 'Mühle am Wehr, 1905', 'Mill at the Weir', 'Oil on canvas'),
  ).toEqual(ofMill);
  expect(titleOn('Il mercato (1888)', 'The Market (1888)', 'Ada Birch', 'olio su tela')).toEqual([
    'The Market',
    'Il mercato',
    '1888',
  ]);
});

test('a thing is known by its noun, its town or its people in another language', () => {
  expect(pairOf('Goldener Becher', 'Golden beaker')).toEqual({ english: 1, other: 0 });
  expect(pairOf('SILBERNE SCHALE', 'SILVER BOWL')).toEqual({ english: 1, other: 0 });
  expect(pairOf('Hamburger Kugelbahn', 'Hamburg marble run')).toEqual({ english: 1, other: 0 });
  expect(pairOf('Collar etrusco', 'Etruscan necklace')).toEqual({ english: 1, other: 0 });
  expect(biteOn('Silberne Schale', 'Silver bowl', 'Augsburg, 1620')).not.toContain('made by');
});

test('a maker of the town or a part of an age is no such thing', () => {
  expect(pairOf('Porzellanmanufaktur Meissen', 'Meissen coffee pot')).toBeNull();
  expect(pairOf('Hamburger Hof', 'Hamburg, Germany')).toBeNull();
  expect(pairOf('Etruscan necklace', 'Etruscan ring')).toBeNull();
});

test('a kind below both is not told for the other title', () => {
  expect(biteOn('Balsa etrusca', 'Etruscan Raft', '', 'Figura votiva', 'Siglo VI a.C.', 'Oro')).toContain(
    '“Balsa etrusca”',
  );
});
