import { expect, test } from 'vitest';
import { isPaintedThing, techniqueOf, techniqueOfWork } from './techniques.ts';

test.each([
  ['Ivory silk jersey', 'textile'],
  ['Gold-coloured satin, glass beads', 'textile'],
  ['Silver lamé and silk', 'metal'],
  ['Ivory', 'wood'],
  ['Multi-channel sound, salt, plants', 'installation'],
  ['Single-channel video, sound', 'video'],
  ['Oil on canvas', 'painting'],
] as const)('%s is looked at as %s', (medium, technique) => {
  expect(techniqueOf(medium)).toBe(technique);
});

test.each(['Silver dye bleach print', 'Dye destruction print', 'Type C photograph'])(
  'a colour photograph is one, whatever metal its name has: %s',
  (medium) => {
    expect(techniqueOf(medium)).toBe('photograph');
  },
);

const work = (title: string, medium: string, dimensions: string | null = null) => ({
  title,
  medium,
  dimensions,
  heading: [],
});

test.each([
  work('Miners’ lodge banner', 'Oil on linen'),
  work('Regimental drum', 'Oil paint on wood'),
  work('Construction', 'Oil on steel', '30 × 50 × 28 cm'),
])('what is painted to be used, or in the round, is looked at as no picture: $title', (thing) => {
  expect(techniqueOfWork(thing)).toBeNull();
  expect(isPaintedThing(thing)).toBe(true);
});

test.each([
  work('Three Flags', 'Encaustic on canvas'),
  work('The Drum', 'Oil on canvas'),
  work('View of a Harbour', 'Oil on copper', '30 × 50 × 2 cm'),
  work('Field', 'Oil on steel', '30 × 50 cm'),
])('a picture is one, whatever it is called or painted on: $title', (picture) => {
  expect(techniqueOfWork(picture)).toBe('painting');
  expect(isPaintedThing(picture)).toBe(false);
});

test('paint among stuffs to build with makes no painting, and paint upon one of them does', () => {
  expect(techniqueOf('Gouache, oil, wood, cardboard, copper, and iron')).toBeNull();
  expect(techniqueOf('Oil, gold and silver on copper')).toBe('painting');
});

test('objects upon a canvas make more of it than a painting', () => {
  expect(techniqueOf('Oil and paper on canvas, with stuffed goat and rubber tyre')).toBeNull();
});
