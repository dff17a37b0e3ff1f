import { expect, it } from 'vitest';
import { areInTwoLanguages, isInEnglish, isInOtherLanguage } from './line-evidence.ts';

it.each(['The old bridge', 'Oil on canvas', 'Anders Dahl’s drum', 'Out into the world'])(
  'knows a line in English: %s',
  (line) => {
    expect([isInEnglish(line), isInOtherLanguage(line)]).toEqual([true, false]);
  },
);
it.each(['Anders Dahls tromme', 'Ut i världen', 'Gedrukt boek, ingekleurde kopergravures'])(
  'knows a line in another language, be it one that no list of words is of: %s',
  (line) => {
    expect([isInEnglish(line), isInOtherLanguage(line)]).toEqual([false, true]);
  },
);
it.each(['Ada Dahl', 'bor-ee-ah-lo-PEL-ta', 'Zermatt', '1853–1928', 'Várjjat', 'Arabia'])(
  'takes names and years for no language: %s',
  (line) => {
    expect([isInEnglish(line), isInOtherLanguage(line)]).toEqual([false, false]);
  },
);

it.each([
  ['white plastic crates', 'caisses en plastique blanc'],
  ['puu ja teräksen langat', 'wood with silver inlay'],
])('a line of small words and one that says it in another language are of two: %s', (line, below) => {
  expect(areInTwoLanguages(line, below)).toBe(true);
});

it.each([
  ['The sleep of reason', 'brings monsters (El sueño de la razón'],
  ['Exhibition of the Arts', 'décoratifs et industriels modernes'],
  ['white plastic crates', 'with a lid'],
])('a name that goes on in another language is no line of two: %s', (line, below) => {
  expect(areInTwoLanguages(line, below)).toBe(false);
});
