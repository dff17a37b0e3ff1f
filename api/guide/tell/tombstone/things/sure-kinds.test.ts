import { expect, test } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';

test('a title that ends by what is surely a kind of thing is told with an article, whoever made it', () => {
  expect(biteOn('PDP-11 minicomputer', '1970')).toContain('a PDP-11 minicomputer');
  expect(biteOn('Typewriter Patent Model', 'Otto Birch, Boston, Massachusetts', '1856')).toContain(
    'typewriter patent model',
  );
  expect(biteOn('Tailors’ Union banner', '1832', 'Painted by Otto Birch')).toContain(
    'the Tailors’ Union banner',
  );
});

test('a satellite has the name that it was sent under', () => {
  const bite = biteOn('Explorer 1 Satellite', '1958');
  expect(bite).toContain('the Explorer 1 satellite');
  expect(bite).not.toContain('“');
});

test('names of people and short forms keep their capitals within the name of a kind', () => {
  expect(biteOn('Newcomen engine', '1790')).toContain('a Newcomen engine');
  expect(biteOn('Davy lamp', '1820')).toContain('a Davy lamp');
  expect(biteOn('RAF uniform', '1940')).toContain('an RAF uniform');
  expect(biteOn('Calculating machine', '1904')).toContain('a calculating machine');
});

test('a picture keeps its title, and so does what has its own article', () => {
  expect(biteOn('Steam Carriage', 'Ada Birch', 'Oil on canvas, 1921')).toContain('“Steam Carriage”');
  expect(biteOn('The Sewing Machine', 'Ada Birch', 'Etching, 1921')).toContain('“The Sewing Machine”');
});

test('a medal or a token by names is one of many', () => {
  expect(biteOn('Discovery and Adventurer medal', '1801, England')).toContain(
    'a Discovery and Adventurer medal',
  );
  expect(biteOn('Ada Birch', 'Discovery and Adventurer medal', 'Oil on canvas, 1921')).not.toContain(
    'a Discovery',
  );
});
