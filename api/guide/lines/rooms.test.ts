import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../testing/printed-label.ts';

test.each([
  'Dining Room',
  'STATE BEDROOM',
  'Great Hall',
  'Long Gallery',
  'Library',
  'Staircase Hall',
  "Queen's Bedchamber",
])('a room that stands alone above title and painter is no title: %s', (room) => {
  const label = [room, 'A Calm Sea off Lowe', 'Hugh Birch (1720\u20131790)', 'Oil on canvas', '1760'];
  expect(factsOf(...label)).toMatchObject({ title: 'A Calm Sea off Lowe', artist: 'Hugh Birch' });
  expect(biteOn(...label)).not.toMatch(new RegExp(room, 'i'));
});

test('what is said of a work below a room has its place in the whole label', () => {
  const { given, readings, plainLines } = factsOf('Great Hall', 'Oak table', 'English, about 1600', 'Oak');
  const { title } = readings;
  expect(given.slice(title?.start, title?.end)).toBe('Oak table');
  expect(plainLines.map(({ start, end }) => given.slice(start, end))).toContain('English, about 1600');
});

test('letters behind the painter and the life of the sitter do not hide whose portrait it is', () => {
  const { artist, born } = factsOf(
    'Drawing Room',
    'Portrait of Lady Ada Birch,',
    'Countess of Lowe (1758\u20131830)',
    'Sir Hugh Lowe PRA (1723\u20131792)',
    '1777\u201378',
    'Oil on canvas',
  );
  expect({ artist, born }).toEqual({ artist: 'Sir Hugh Lowe', born: '1723' });
});

test.each([
  ['with an article', ['The Library', 'Ada Birch (1890\u20131960)', 'Oil on canvas, 1932'], 'The Library'],
  ['with nothing but its maker below', ['Library', 'Ada Birch', 'Woodcut, 1951'], 'Library'],
  [
    'with letters behind the maker',
    ['Dining Room', 'Ada Birch RSA', 'b. 1950', 'Acrylic on canvas'],
    'Dining Room',
  ],
  ['that is no room of a house alone', ['Interior', 'Ada Birch', '1932', 'Oil on canvas'], 'Interior'],
  [
    'with its date',
    ['The Drawing Room, 1908', 'Ada Birch OBE (1870\u20131949)', 'Oil on board'],
    'The Drawing Room',
  ],
])('a picture that is called by a room %s keeps its title', (_, printed, title) => {
  expect(factsOf(...printed).title).toBe(title);
});

test('the house in which a room is that a picture shows is not its title', () => {
  expect(factsOf('Great Hall', 'Lowe Castle, Kent', 'Ada Birch (1890\u20131960)', 'Etching').title).not.toBe(
    'Lowe Castle, Kent',
  );
});
