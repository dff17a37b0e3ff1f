import { expect, test } from 'vitest';
import { namedThing } from './head-noun.ts';

test.each([
  ['woman’s chest amulet', 'woman’s chest amulet'],
  ['cap mask with human head', 'cap mask'],
  ['Pair of boots', 'boots'],
  ['Fragment of a carpet', 'a carpet'],
  ['Carpet fragment', 'Carpet'],
  ['Chest of drawers', 'Chest'],
  ['Armchair 42', 'Armchair'],
  ['Mirror, about 1760', 'Mirror'],
  ['Case for scissors', 'Case'],
  ['Jersey knitted by Ada Birch for her husband', 'Jersey'],
  ['Box inlaid with brass', 'Box'],
  ['Niimi’ipuu (Nez Perce) woman’s dress', 'Niimi’ipuu woman’s dress'],
  ['Painted chest', 'Painted chest'],
])('the title %j names the thing by %j', (title, name) => {
  expect(namedThing(title)).toBe(name);
});
