import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { isSpecies } from './species.ts';

test.each([
  ['Thylacinus cynocephalus', true],
  ['Equus quagga quagga', true],
  ['(Panthera tigris)', true],
  ['Aptenodytes forsteri', true],
  ['Apus apus (Linnaeus, 1758)', true],
  ['Latimeria menadoensis K.L. Lowe, 1939', true],
  ['Homo erectus', true],
  ['Ecce homo', false],
  ['Roman sarcophagus', false],
  ['Silver denarius', false],
  ['Photograph album', false],
  ['Cultura mexica', false],
  ['Ada Birch', false],
])('the Latin name of a species is known by its form: %s', (line, isKnown) => {
  expect(isSpecies(line)).toBe(isKnown);
});

test('one of early people, above the name of the species, is known by a name and has no article', () => {
  const lines = ['BIRCH VALLEY BOY', 'Homo ergaster', 'Age: about 1.4 million years'];
  const bite = biteOn(...lines);
  expect(bite).toContain('This is Birch Valley Boy. The scientific name is Homo ergaster.');
  expect(bite).toContain('It is about 1.4 million years old.');
});

test('one vessel of several animals is one, and names in common names keep their capitals', () => {
  expect(biteOn('Jar of newts', 'Triturus vulgaris', 'Smooth newt')).toContain('This is a jar of newts.');
  expect(biteOn('Western Cape giant cycad', 'Encephalartos birchii', 'South Africa')).toContain(
    'a Western Cape giant cycad',
  );
  expect(biteOn('Queen Adelaide’s birdwing', 'Ornithoptera birchiae', 'Papua New Guinea')).toMatch(
    /Queen Adelaide’s/,
  );
});

test('tells a scientific name alone as what the thing is, and never as a title', () => {
  const said = biteOn('Dahlosaurus lindgreni', 'Late Jurassic', 'Birch Quarry, Utah');
  expect(said).toContain('This is Dahlosaurus lindgreni, from the Birch Quarry, Utah.');
  expect(factsOf('Dahlosaurus lindgreni', 'Ada Birch', 'Oil on canvas, 1911').thing).toBeNull();
});

test('takes what stands below a scientific name for the common one beside a family or a rock', () => {
  expect(biteOn('Vinca dahliana', 'Iceland periwinkle', 'APOCYNACEAE', 'Iceland')).toContain(
    'The scientific name is Vinca dahliana.',
  );
  const fossil = biteOn(
    'Birchosaurus markdahlbergi',
    'Armoured dinosaur (nodosaur)',
    'Pierre Shale, Montana',
  );
  expect(fossil).toContain('This is an armoured dinosaur, or nodosaur');
  expect(fossil).toContain('The scientific name is Birchosaurus markdahlbergi.');
});

test('says of what was no species of its own that it is extinct, and of a species that this is', () => {
  const lines = ['Cape lion', 'Panthera leo melanochaita', 'Extinct'];
  expect(biteOn(...lines, 'Studies have shown that it was not a separate species.')).toContain(
    'It is extinct.',
  );
  expect(biteOn(...lines)).toContain('The species is extinct.');
});
