import { expect, test } from 'vitest';
import { whichOfAKind } from './which-of-a-kind.ts';

test.each([
  ['Telephone, Model 302', 'a telephone of model 302'],
  ['Evening dress, \u2018Lowenby\u2019 model', 'an evening dress of the \u2018Lowenby\u2019 model'],
  ['Coracle, Lowen type', 'a coracle of the Lowen type'],
  ['Birchpoise lamp, Model 12', 'a Birchpoise lamp of model 12'],
])('what a thing is, and which of its kind, is told in one: %s', (title, said) => {
  expect(whichOfAKind({ title, medium: 'Steel' })).toBe(said);
});

test.each([
  ['Winter, Model 302', 'Steel'],
  ['Lamp, Model 302', 'Oil on canvas'],
  ['Bowl, Type', 'Steel'],
  ['Coat, Evening', 'Silk'],
])('no thing, a picture and no sort are none: %s', (title, medium) => {
  expect(whichOfAKind({ title, medium })).toBeNull();
});

test.each([
  ['Cape (\u201CThe Lowe Textile\u201D)', 'a cape, known as \u201CThe Lowe Textile\u201D'],
  ['Fountainhead (The Lowe Hind)', 'a fountainhead, known as the Lowe Hind'],
  ['Groat, Cross coinage', 'a groat of the Cross coinage'],
])(
  'a thing with the name it is known by, and a coin of its coinage, are told with both: %s',
  (title, said) => {
    expect(whichOfAKind({ title, medium: 'Silver' })).toBe(said);
  },
);

test('brackets with other words, and a picture, hold no such name', () => {
  expect(whichOfAKind({ title: 'Shield (Scutum)', medium: 'Wood' })).toBeNull();
  expect(whichOfAKind({ title: 'Bowl (\u201CThe Kiss\u201D)', medium: 'Oil on canvas' })).toBeNull();
});
