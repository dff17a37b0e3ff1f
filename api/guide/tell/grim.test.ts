import { expect, test } from 'vitest';
import { isGrave, isGrim, isPainful, ofNature, tellsOfDeath } from './grim.ts';

test('abuse, the search for the dead and loss at sea are no matter for play', () => {
  expect(isPainful('Since 1989 it has been known that he abused his daughters.')).toBe(true);
  expect(isPainful('The crew recovered this chair while searching for bodies.')).toBe(true);
  expect(isGrim('She stitched it for her father, who was lost at sea.')).toBe(true);
  expect(isGrave('His diaries show that he sexually abused his daughters.')).toBe(true);
  expect(isGrim('The harbour is one of several bodies of water in the town.')).toBe(false);
});

test('what was taken by force, a severed head and a musket ball’s hole are no matter for play', () => {
  expect(isPainful('The Crown took it away against the wishes of its people.')).toBe(true);
  expect(isPainful('They took it by force; the mask was looted.')).toBe(true);
  expect(isGrim('The hole in the shoulder is that of a musket ball.')).toBe(true);
  expect(isGrim('A trophy head hangs from the belt.')).toBe(true);
  expect(isGrim('She took it with the wishes of all her people.')).toBe(false);
});

test('a skeleton key and a street near an asylum sadden nobody', () => {
  expect(isGrim('A skeleton key walks past every ridge.')).toBe(false);
  expect(isGrim('The fair was held near the asylum of the town.')).toBe(false);
  expect(isGrim('Two skeletons dance on the lid.')).toBe(true);
  expect(isPainful('Her family had her shut in an asylum.')).toBe(true);
});

test('who was shot down is no matter for play', () => {
  expect(isPainful('Before the painting was finished they were shot down over the coast.')).toBe(true);
});

test('what held somebody’s bones is no matter for play', () => {
  expect(isGrim('Ossuary of a mason')).toBe(true);
  expect(isGrim('Burial jar with a boat on its lid')).toBe(true);
  expect(isGrim('Storage jar with a boat on its lid')).toBe(false);
});

test('a last letter, a loss in battle and what troops took are no matter for play', () => {
  expect(isPainful('Last letter to his sister')).toBe(true);
  expect(isPainful('In 1874 troops took the treasure from the palace.')).toBe(true);
  expect(isGrim('His brother fell in battle.')).toBe(true);
  expect(isGrim('The last letter of the word is missing.')).toBe(false);
  expect(isGrim('The troop took the train to the coast.')).toBe(false);
});

test('one lowers the voice where somebody died or was owned, and not at a war or at want', () => {
  expect(tellsOfDeath('The crew perished off the cape.')).toBe(true);
  expect(tellsOfDeath('She had been enslaved as a girl.')).toBe(true);
  expect(tellsOfDeath('In the Second World War he was an objector.')).toBe(false);
});

test('of an animal’s bones nothing is grim, and of a person’s all is', () => {
  expect(isGrim(ofNature('The skull of a seal, killed by a whale'))).toBe(false);
  expect(isGrim(ofNature('A human skull from the cave'))).toBe(true);
});
