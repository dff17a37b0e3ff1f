import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('a line that had room for the word that begins the text below it is no part of that text', () => {
  const bite = biteOn(
    'Great Panorama of Lowe',
    'Lowe, c. 1700',
    'Faience',
    'From the palace of the Counts of Birch',
    'Twenty-three metres of the town, seen from the river, with',
    'its palaces and markets. Much of what you see fell or burned',
    'on 1 November 1755.',
  );
  expect(bite).toContain('from the palace of the Counts of Birch.');
  expect(bite).toContain('Twenty-three metres of the town, seen from the river');
  expect(bite).not.toContain('Birch Twenty');
});

test('a line that ends with a year is no part of the text that begins below it', () => {
  const bite = biteOn(
    'Ada Birch',
    'LOWE KITCHEN',
    'Design: 1926',
    'Replica, made under the guidance of the architect, 1989/90',
    'The most famous kitchen of the century was planned',
    'like a dining car, with a stopwatch in hand.',
  );
  expect(bite).not.toContain('1989/90 The');
  expect(bite).toContain('The most famous kitchen of the century was planned like a dining car');
});

test('materials end above a line that begins as a text does', () => {
  expect(
    factsOf(
      'Epitaphios',
      'About 1300',
      'Gold, silver and silk thread on silk',
      'A cloth for the rites of Good Friday. The dead',
      'lies in the middle with angels bending over him.',
    ).medium,
  ).toBe('Gold, silver and silk thread on silk');
});
