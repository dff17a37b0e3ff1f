import { expect, it } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { dateOfOtherTitle, withTitlesApart, withTitlesInTwo } from './titles-in-several.ts';

const left = (...texts: string[]): string[] | null =>
  withTitlesInTwo(texts.map((text) => ({ text })))?.map(({ text }) => text) ?? null;

it('leaves of a title in three languages the English one and one other', () => {
  expect(left('Ponte vello', 'Puente viejo', 'Old Bridge', '1922')).toEqual([
    'Ponte vello',
    'Old Bridge',
    '1922',
  ]);
  expect(
    left('Ada Dahl', 'Les ponts de Dahl', 'Los puentes de Dahl', 'The Bridges of Dahl', 'Oil on canvas'),
  ).toEqual(['Ada Dahl', 'Les ponts de Dahl', 'The Bridges of Dahl', 'Oil on canvas']);
});
it('keeps the date that stands behind a title in another language', () => {
  expect(left('Puente viejo de Lowe, 1922', 'Ponte vello de Lowe', 'Old Bridge at Lowe')).toEqual([
    'Puente viejo de Lowe',
    'Old Bridge at Lowe, 1922',
  ]);
  const lines = [
    'Ada Dahl (1884–1940)',
    'Dahlile kirjutatud kompositsioon. 1908',
    'Composition for Dahl',
    'Oil on canvas',
  ];
  expect(factsOf(...lines)).toMatchObject({ title: 'Composition for Dahl', date: '1908' });
  expect(dateOfOtherTitle('Lowe, 1908\nComposition', 'Composition')).toBeNull();
});
it('leaves names, places, cultures and species that stand beside a title', () => {
  expect(left('Ada Dahl', 'Puente viejo', 'Old Bridge')).toBeNull();
  expect(left('Piedra de Lowe', 'Stone of Lowe', 'Cultura mexica')).toBeNull();
  expect(left('Dodo', 'Raphus cucullatus', 'Skeleton of several birds')).toBeNull();
  expect(left('Téléphone de Lowe', 'Telephone of Lowe', 'Société des téléphones, Paris, 1881')).toBeNull();
});
it('tells no line in another language beside a title and materials in English but for the other title', () => {
  const bite = biteOn(
    'Ada Dahl',
    '1853–1928',
    'Vanha silta',
    'Den gamla bron',
    'The Old Bridge',
    '1889',
    'öljy kankaalle',
    'olja på duk',
    'oil on canvas',
  );
  expect(bite).toContain('“The Old Bridge”');
  expect(bite).not.toMatch(/olja|kankaalle|label also says/);
});
it('says what a thing is where its kind stands in two languages on one line', () => {
  const bite = biteOn(
    'Greta Dahl (1920–2006)',
    'Stol / Chair',
    '1963',
    'Udført af / Made by Dahls Møbelfabrik',
    'Moulded plywood',
  );
  expect(bite).toContain('a chair');
  expect(bite).toContain('Dahls Møbelfabrik made it');
  expect(bite).not.toMatch(/Stol \/|Udført/);
  expect(withTitlesApart([{ text: 'Ivoire de mammouth / Mammoth ivory' }])).toBeNull();
});
it('knows the English title by the place of English among the materials', () => {
  expect(
    left(
      'Des dahlias',
      'Dahliakens',
      'Dahlias',
      '1896',
      'Huile sur toile',
      'Olieverf op doek',
      'Oil on canvas',
    ),
  ).toEqual(['Des dahlias', 'Dahlias', '1896', 'Huile sur toile', 'Olieverf op doek', 'Oil on canvas']);
});
