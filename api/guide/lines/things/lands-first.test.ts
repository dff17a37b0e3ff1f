import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a land and a place in it before a thing are where it is from, and the thing is no material', () => {
  const label = [
    'SOLOMON ISLANDS, Birchita. Shell belt,',
    'birafuli, of six strings with seed spacers.',
    'Worn by brides.',
  ];
  expect(factsOf(...label)).toMatchObject({
    title: 'Shell belt, birafuli, of six strings with seed spacers',
    medium: null,
  });
  expect(biteOn(...label)).toContain('from Birchita in the Solomon Islands');
});

test('a land alone before a thing in one sentence says where that is from', () => {
  expect(biteOn('JAPAN. Netsuke of ivory, carved as a mole.', 'Given by Ada Birch 1920.')).toMatch(
    /netsuke of ivory, carved as a mole.*from Japan/,
  );
});

test('a title that begins with a land and has no sentence is no place and thing', () => {
  expect(factsOf('SPAIN. A Country at War', 'Ada Birch', '1937', 'Oil on canvas').title).not.toBe(
    'A Country at War',
  );
});
