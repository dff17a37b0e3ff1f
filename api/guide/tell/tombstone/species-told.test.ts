import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

const SHORT = 'It comes out at dusk and sleeps through the day.';

test.each([
  [
    'below the common one',
    ['Barn owl', 'Tyto alba', SHORT],
    'This is a barn owl. The scientific name is Tyto alba.',
  ],
  ['above it', ['Tyto alba', 'Barn owl', SHORT], 'This is a barn owl. The scientific name is Tyto alba.'],
  [
    'behind it',
    ['Snow leopard (Panthera uncia)', SHORT],
    'This is a snow leopard. The scientific name is Panthera uncia.',
  ],
  [
    'of a fossil',
    ['Trilobite', 'Calymene blumenbachii', 'Silurian, 430 million years old'],
    'This is a trilobite. The scientific name is Calymene blumenbachii.',
  ],
  [
    'of a plant',
    ['English oak', 'Quercus robur', SHORT],
    'This is an English oak. The scientific name is Quercus robur.',
  ],
  [
    'below one in another language',
    ['Lontra europea', 'European otter', 'Lutra lutra', SHORT],
    'This is a European otter. The scientific name is Lutra lutra.',
  ],
  [
    'of three words',
    ["'Guy' the gorilla", 'Gorilla gorilla gorilla', 'Western lowland gorilla', SHORT],
    'This is Guy the gorilla. It is a western lowland gorilla. The scientific name is Gorilla gorilla gorilla.',
  ],
])('a scientific name %s is told as that', (_, printed, said) => {
  expect(biteOn(...printed)).toContain(said);
});

test.each([
  ['CALIFORNIA CONDOR', 'Gymnogyps californianus', 'This is a California condor.'],
  ['Great White Shark', 'Carcharodon carcharias', 'This is a great white shark.'],
  ["Steller's sea cow", 'Hydrodamalis gigas', "This is a Steller's sea cow."],
  ['Passenger pigeons', 'Ectopistes migratorius', 'These are passenger pigeons.'],
  ['Heather', 'Calluna vulgaris', 'This is heather.'],
  ['Thylacine (Tasmanian tiger)', 'Thylacinus cynocephalus', 'This is a thylacine, or Tasmanian tiger.'],
])('a common name above a scientific one says what it is: %s', (common, species, said) => {
  expect(biteOn(common, species)).toContain(said);
});

test.each([
  ['a picture in two languages', ['Natura morta', 'Still life with fish', 'Oil on canvas']],
  ['a title in Latin', ['Memento mori', 'Ivory', 'German, 16th century']],
  ['a title of words', ['Ecce homo', 'Anonymous, 17th century', 'Oil on panel']],
  ['a work with a maker', ['Ada Birch', 'Barn owl', 'Tyto alba', '2009']],
  ['a picture of the plant', ['Dog rose', 'Rosa canina', 'Watercolour on vellum, 1788']],
  ['the name in another language of today', ['Orso bruno', 'Brown bear', SHORT]],
  ['the name in Dutch', ['Grauwe gans', 'Greylag goose', SHORT]],
  ['the name in Swedish', ['Vanlig groda', 'Common frog', SHORT]],
  ['two animals', ['Wolf', 'King penguin']],
  ['a mask of an animal', ['Lion mask', 'Lejonmask auktoris']],
  ['somebody at work', ['Swift', 'Unidentified whaleman', 'ca. 1850', 'Whale ivory']],
  ['a case of several', ['1 Red fox', 'Vulpes vulpes', '2 Badger', 'Meles meles']],
])('on %s no scientific name is read', (_, printed) => {
  expect(factsOf(...printed).species).toBeNull();
});
