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
