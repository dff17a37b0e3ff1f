import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';
import { everydayThing } from './everyday-things.ts';

test.each([
  ['Horse collar', 'a horse collar'],
  ['Fire bucket', 'a fire bucket'],
  ['Butter mould', 'a butter mould'],
  ['Police helmet', 'a police helmet'],
  ['Sea chest', 'a sea chest'],
  ['Truncheon', 'a truncheon'],
  ['Eel trap', 'an eel trap'],
])('%j is an everyday thing whatever it is made of', (title, said) => {
  expect(everydayThing(title)).toBe(said);
  expect(biteOn(title, 'Leather, felt', '1890')).toContain(`This is ${said}`);
});

test('several things, a name, and a work of somebody are none', () => {
  expect(everydayThing('Snow goggles')).toBeNull();
  expect(everydayThing('Lowe collar')).toBeNull();
  expect(everydayThing('Fire Bucket')).toBeNull();
  expect(biteOn('Ada Birch', 'Sign', '1967', 'Painted wood')).not.toContain('a sign');
});
