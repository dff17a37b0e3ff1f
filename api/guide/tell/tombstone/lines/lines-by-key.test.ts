import { expect, it } from 'vitest';
import { lineByKey } from './lines-by-key.ts';

it('says values behind the words that houses of machines print before them', () => {
  expect(lineByKey('Crew: 12')).toBe('The label gives the crew as 12');
  expect(lineByKey('Weight, empty: 1,588 kg')).toBe('The label gives the empty weight as 1,588 kg');
});
it('leaves what a word before a colon does not tell', () => {
  expect(lineByKey('Harbour: Evening')).toBeNull();
});
it('says the name in science of early people', () => {
  expect(lineByKey('Australopithecus africanus')).toBe('The scientific name is Australopithecus africanus');
});
