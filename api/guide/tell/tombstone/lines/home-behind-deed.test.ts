import { expect, test } from 'vitest';
import { withHome } from './home-behind-deed.ts';

test('a town behind whoever made a thing is where they were at home, and no part of the name', () => {
  expect(withHome('Built by George Lowe & Sons, Leeds')).toBe('Built by George Lowe & Sons of Leeds');
  expect(withHome('Made by Ada Birch, Newark, New Jersey')).toBe('Made by Ada Birch of Newark, New Jersey');
});

test('a trade in small letters and a date are told beside the town', () => {
  expect(withHome('Made by Paul Lowe, wheelwright, Slough')).toBe(
    'Made by Paul Lowe, a wheelwright of Slough',
  );
  expect(withHome('Made by Paul Lowe, sailmaker, Whitby, 1871-1873')).toBe(
    'Made by Paul Lowe, a sailmaker of Whitby, between 1871 and 1873',
  );
});

test('further makers, ranks, ages and what a firm is called stay as they are printed', () => {
  for (const line of [
    'Made by Ada Birch, Ann Lowe and Ella Lowe',
    'Made by Ada Birch, assisted by Ann Lowe',
    'Made by Paul, Lord Lowe',
    'Made by Robert Lowe & Co., Ltd',
    'Painted by Ada Birch, aged 14',
  ])
    expect(withHome(line)).toBe(line);
});
