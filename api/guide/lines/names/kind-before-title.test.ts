import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';
import { partWithoutKind, withoutKind } from './kind-before-title.ts';

test.each([
  ['Drawing, Stoic Patience', 'Stoic Patience'],
  ['Print, The Kiln', 'The Kiln'],
  ['Textile, Small Ferries', 'Small Ferries'],
  ['Sidewall, Thistle', 'Thistle'],
  ['Drawing, “Thistle”', '“Thistle”'],
  ['Poster, Exposition des Arts de Lowe', 'Exposition des Arts de Lowe'],
])('the kind of thing before a title is no part of it: %s', (printed, title) => {
  expect(withoutKind(printed)).toBe(title);
});

test.each([
  'Print, Japan',
  'Drawing, graphite',
  'Etching, Rome',
  'Textile, Thistle',
  'Chair, Model 12',
  'Drawing Lesson',
  'Print',
])('a place, a stuff, or a thing spoken of by its kind keeps it: %s', (printed) => {
  expect(withoutKind(printed)).toBe(printed);
});

test('the rest is where it is printed', () => {
  const part = partWithoutKind({ text: 'Print, The Kiln', start: 10, end: 25, certainty: 1 });
  expect(part).toMatchObject({ text: 'The Kiln', start: 17, end: 25 });
});

test('of a label whose fields stand one behind the other the title is told without its kind, and the date and material by themselves', () => {
  const bite = biteOn(
    'Drawing, Stoic Patience, 1812; Giulio Lowe (Italian,',
    '1758–1823); Pen and brown ink, brush and brown wash over',
    'traces of graphite on cream laid paper; Museum purchase',
    'through gift of various donors, 1902-39-4444',
  );
  expect(bite).toContain('Stoic Patience');
  expect(bite).toContain('in 1812');
  expect(bite).not.toContain('Drawing,');
});

test('a title of one word keeps no kind of picture', () => {
  expect(factsOf('Ada Birch', 'Drawing, Thistle', '1950', 'Graphite on paper').title).toBe('Thistle');
});
