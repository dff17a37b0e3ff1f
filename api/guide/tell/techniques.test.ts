import { expect, test } from 'vitest';
import { techniqueOf } from './techniques.ts';

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
