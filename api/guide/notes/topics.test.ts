import { expect, test } from 'vitest';
import { noteEntries } from './note.ts';
import { topicFinder } from './topics.ts';

const topicsIn = topicFinder(
  noteEntries(`kind: topic

id: long-walk-topic
names: Long Walk
term: The Long Walk led to the coast.
source: Invented

id: eel-toll-topic
names: eel toll | eel tolls
term: An eel toll was paid in eels.
source: Invented

id: toll-topic
names: toll
term: A toll was paid at the gate.
source: Invented

id: eel-court-topic
names: Court of Eels | eel court
term: The Court of Eels sat in a barge.
source: Invented

kind: subject

id: saint-ugo
names: Saint Ugo | Ugo
in text: Saint Ugo
term: Saint Ugo kept bees.
source: Invented`),
);
const named = (sentence: string): string[] =>
  topicsIn(sentence).map(({ note, name }) => `${note.id}: ${name}`);

test.each([
  ['Her mother had come in the Long Walk.', ['long-walk-topic: Long Walk']],
  ['The Long Walk, he said, was short.', ['long-walk-topic: Long Walk']],
  [
    'After the Court of Eels’s barge sank, the eel tolls rose.',
    ['eel-court-topic: Court of Eels', 'eel-toll-topic: eel tolls'],
  ],
  ['Eel tolls were high.', ['eel-toll-topic: Eel tolls']],
  ['He paid the toll (in silver).', ['toll-topic: toll']],
  ['Saint Ugo and a bee.', ['saint-ugo: Saint Ugo']],
])('in "%s" a topic is found by its name', (sentence, found) => {
  expect(named(sentence)).toEqual(found);
});

test.each([
  ['It was a long walk home.', 'a proper name is printed with its capitals'],
  ['Painted for the Long Walk Series in 1940.', 'a longer name is another one'],
  ['He rode the New Long Walk.', 'so is one that begins earlier'],
  ['The Toll bridge burned.', 'a common word with a capital is part of a name'],
  ['They went along, walk by walk.', 'a name has no comma in it'],
  ['She paid it like a toll.', 'what something is likened to is not told of'],
  ['Ugo ate the bee.', 'a note on something else is found by the names for texts alone'],
])('in "%s" none is found: %s', (sentence) => {
  expect(named(sentence)).toEqual([]);
});

test('of two names the longer one is meant', () => {
  expect(named('They refused the eel toll of 1702.')).toEqual(['eel-toll-topic: eel toll']);
});
