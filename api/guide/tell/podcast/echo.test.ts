import fc from 'fast-check';
import { expect, test } from 'vitest';
import { echoOf } from './echo.ts';

test.each([
  ['The shoulder has been patched twice, once with cloth from a sailor’s coat.', 'from a sailor’s coat'],
  ['There are bite marks on this one.', 'bite marks'],
  ['Below it are two shelves and a secret drawer for letters.', 'a secret drawer for letters'],
  ['He came to the town without a word of Dutch.', 'without a word of Dutch'],
  ['She had packed for a year; the boat went 900 metres.', '900 metres'],
  ['The calf was sold for £40.', 'for £40'],
  ['It wants a better view, and a better smell.', 'and a better smell'],
  ['The heels are hardly worn.', 'hardly worn'],
  ['Its name was Florence.', 'Florence'],
  ['She wound it each night for thirty-one years.', 'for thirty-one years'],
  ['A list was printed in 1838 under her sister’s name.', 'under her sister’s name'],
])('%j ends with words that a listener says after the reader', (sentence, words) => {
  expect(echoOf(sentence)).toBe(words);
});

test.each([
  ['a pronoun', 'The glaze ran down and he wiped it.'],
  ['a year', 'The mill was pulled down in 1959.'],
  ['a place alone', 'She met him on a bridge and they moved, with the dog, to rooms in Rome.'],
  ['what is plain', 'It is one of the earliest works of this kind in the collection.'],
  ['what a tombstone says', 'It is made of oak.'],
  ['a quotation', 'She called it her “boat on wheels”.'],
  ['an invitation to the visitor', 'You may sit down on the bench.'],
  ['where somebody sits, which nobody would ask back', 'Three women wait on a bench.'],
  ['what the picture shows', 'The captain looks at himself in the mirror.'],
  ['a rider', 'On the lid is a knight on horseback.'],
  ['the year until which something lasted', 'It stood in the yard of an inn until 1951.'],
  ['words cut out of a clause', 'Short notes in Coptic name the months.'],
])('nothing is said again of a sentence that ends with %s', (_, sentence) => {
  expect(echoOf(sentence)).toBeNull();
});

test('what is said again stands at the end of the sentence or behind its “there is”', () => {
  const word = fc.constantFrom(
    'a',
    'the',
    'his',
    'with',
    'from',
    'of',
    'boat',
    'two',
    'There',
    'is',
    'red',
    'and',
    'sold',
    'it',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
      const sentence = `${words.join(' ')}.`;
      const echo = echoOf(sentence);
      expect(echo === null || sentence.endsWith(`${echo}.`) || /there is/i.test(sentence)).toBe(true);
    }),
  );
});
