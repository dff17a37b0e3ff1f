import { expect, test } from 'vitest';
import { fromCapitals } from './capitals.ts';

test('short forms stay in capitals where a line of such is written as in a sentence', () => {
  expect(fromCapitals('JOIN THE ATS')).toBe('Join the ATS');
  expect(fromCapitals('THE RAF AND THE BBC')).toBe('The RAF and the BBC');
  expect(fromCapitals('A POSTER FOR THE USSR\u2019S YOUTH')).toBe('A Poster for the USSR\u2019s Youth');
});

test('words and names in capitals are no short forms', () => {
  expect(fromCapitals('ADA BIRCH, THE MAT')).toBe('Ada Birch, the Mat');
  expect(fromCapitals('CATS AND RATS')).toBe('Cats and Rats');
});

test('a word of three letters is no short form', () => {
  expect(fromCapitals('DOG')).toBe('Dog');
  expect(fromCapitals('URN')).toBe('Urn');
  expect(fromCapitals('BBC')).toBe('BBC');
});
