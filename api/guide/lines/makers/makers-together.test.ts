import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('no nation of one maker is told as that of both', () => {
  const bite = biteOn('Ada Birch (Brazil, 1979) & Mika Lowe (Finland, 1986)', 'Salt Register, 2022', 'Video');
  expect(bite).toContain('by Ada Birch and Mika Lowe');
  expect(bite).not.toContain('Brazil');
});

test('a group is the maker above when it was founded', () => {
  expect(
    factsOf('Collective Low Tide', 'founded 2011, Recife', 'Salt Register, 2022', 'Video'),
  ).toMatchObject({ artist: 'Collective Low Tide', title: 'Salt Register', date: '2022' });
});

test('a life may stand between a designer and the firm', () => {
  const bite = biteOn('Chair', 'Otto Birch (Danish, 1914–1990) for Elias Lowe', 'Oak, 1952');
  expect(bite).toContain('Otto Birch');
  expect(bite).toContain('for Elias Lowe');
  expect(bite).not.toContain('The label also names Otto');
});

test('two makers on two lines, each with an origin and years behind commas, leave the title to the thing below', () => {
  const chair = biteOn(
    'Ada Birch, American, 1907-1978',
    'Otto Lang, American, 1912-1988',
    'Lounge chair',
    '1956',
    'Rosewood, leather',
  );
  expect(chair).toContain('a lounge chair');
  expect(chair).toContain('Ada Birch and Otto Lang');
  expect(chair).toContain('Ada Birch was born in 1907');
  expect(chair).toContain('Otto Lang was born in 1912');
  expect(chair).not.toContain('\u201COtto Lang');
});

test('of a people with two words no part stays in a further maker’s name', () => {
  expect(
    biteOn(
      'Lucy Lowe, Acoma Pueblo, 1898-1992',
      'Emma Birch, Acoma Pueblo, born 1931',
      'Seed jar',
      'c. 1975',
      'Clay',
    ),
  ).toContain('Emma Birch was born in 1931');
});
