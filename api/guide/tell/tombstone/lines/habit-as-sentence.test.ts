import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../../testing/printed-label.ts';

const FOX = ['Red fox', 'Vulpes vulpes', 'It hears a mouse under the snow.'];

test.each([
  ['Found in: Europe, Asia, North Africa', 'The species is found in Europe, Asia and North Africa.'],
  ['Found in Europe, Asia', 'The species is found in Europe and Asia.'],
  ['Eats: voles, eggs, berries', 'The label says that it eats voles, eggs and berries.'],
  ['Lives in: woods and gardens', 'The label says that it lives in woods and gardens.'],
  ['Range: Eurasia', 'The label gives its range as Eurasia.'],
  ['Habitat: woods', 'The label gives its habitat as woods.'],
])('what a label says of a species is no find, and no material: %s', (line, said) => {
  const bite = biteOn(...FOX, line);
  expect(bite).toContain(said);
  expect(bite).not.toContain('It was found');
  expect(factsOf(...FOX, line).medium).toBeNull();
});

test.each([
  [
    ['Hedgehog', 'Erinaceus europaeus', 'Found in the garden of the vicarage, 1932'],
    'It was found in the garden of the vicarage',
  ],
  [
    ['Ammonite', 'Dactylioceras commune', 'Found in: Whitby, Yorkshire'],
    'It was found in Whitby, Yorkshire.',
  ],
  [['Bronze bowl', 'Found in: Athens, Greece'], 'It was found in Athens, Greece.'],
  [
    ['Percussion rifle', 'Range: 300 yards', 'Steel, walnut', '1855'],
    'The label gives the range as 300 yards.',
  ],
])('where one thing was found, and what is said of no living thing, is told as before', (printed, said) => {
  expect(biteOn(...printed)).toContain(said);
});
