import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { isNickname } from './nicknames.ts';

test('tells the kind above a name in quotation marks first, and that name as one by which the thing is known', () => {
  const trilobite = biteOn('AMMONITE', '‘The Lowe Snail’', 'Dactylioceras dahlii', 'Jurassic');
  expect(trilobite).toContain('This is an ammonite. It is known as “The Lowe Snail”.');
  expect(trilobite).toContain('The scientific name is Dactylioceras dahlii.');
  expect(biteOn('ULVIK NODEN COMPUTER', '‘The OTTER’')).toContain(
    'This is the Ulvik Noden Computer. It is known as “The OTTER”.',
  );
  expect(
    biteOn('Rhodochrosite', '“The Birch Queen”', 'Manganese carbonate', 'Lowe Mine, Colorado'),
  ).toContain('This is rhodochrosite, which is manganese carbonate. It is known as “The Birch Queen”.');
});

test('leaves the title of a work, and what a name means, alone', () => {
  expect(factsOf('Ada Birch', '“The Red Door”', 'Oil on canvas, 1911').thing).toBeNull();
  expect(factsOf('Vase', '“The Red Door”', 'Ada Birch, 1911').thing).toBeNull();
  expect(factsOf('Owl', '“Ozzie”', 'Ada Birch, 1951').thing).toBeNull();
  expect(isNickname('“northern shield of Birch”')).toBe(false);
});
