import { expect, test } from 'vitest';
import { anyArcs, type Arc, arcsOfKind, plainArcs, soberArcs } from './arcs.ts';
import { ANY, OF_MADE } from './any-arcs.ts';

const closings = (title: string, isPicture: boolean | null): string =>
  arcsOfKind(title, isPicture)
    .map(({ closes }) => closes)
    .join('\n');

/** A title of each kind, of pictures and of things. */
const PICTURED = [
  'Untitled',
  'The Annunciation',
  'Composition in Grey',
  'Self-Portrait with a Pipe',
  'Portrait of a Clerk',
  'Still Life with Jugs',
  'Two Dogs',
  'A Horse',
  'Boats on the Sand',
  'Landscape with Carts',
  'Skaters',
  'View of the Quay',
  'Interior with a Stove',
  'The Lacemaker',
  'Study for a Hand',
];
const THINGS = [
  'Seated Ganesha',
  'Teapot',
  'Bowl',
  'Jar',
  'Dish',
  'Chair',
  'Coat',
  'Ring',
  'Mask',
  'Head',
  'Standing figure',
  'Coin',
  'Carpet',
  'Tile',
];

const all: Arc[] = [
  ...anyArcs(true),
  ...plainArcs(),
  ...soberArcs(true),
  ...PICTURED.flatMap((title) => arcsOfKind(title, true)),
  ...THINGS.flatMap((title) => arcsOfKind(title, false)),
];

test.each([
  ...PICTURED.map((title) => [title, true] as const),
  ...THINGS.map((title) => [title, false] as const),
])('a work of a kind has an arc that comes back to its beginning: %s', (title, isPicture) => {
  expect(closings(title, isPicture)).not.toBe('');
});

test('an arc is short, is not shouted, and no beginning is used twice', () => {
  for (const { opens, answer, closes } of all) {
    expect(opens).not.toBe('');
    expect(answer).not.toBe('');
    for (const line of [opens, answer, closes]) {
      expect(line).not.toMatch(/!|'|"/);
      expect(line.split(' ').length).toBeLessThan(22);
    }
  }
  expect(new Set(all.map(({ opens }) => opens)).size).toBe(all.length);
});

test('what fits any work comes back to its beginning each in its own words', () => {
  const ends = anyArcs(true).map(({ closes }) => closes);
  expect(ends).not.toContain('');
  expect(new Set(ends).size).toBe(ends.length);
});

test('what is tried at pictures is not tried at a fossil or a letter, nor at a vase', () => {
  expect(anyArcs(null)).toHaveLength(ANY.split('\n').length);
  expect(anyArcs(false)).toHaveLength(`${ANY}\n${OF_MADE}`.split('\n').length);
  const said = anyArcs(null)
    .map(({ opens }) => opens)
    .join(' ');
  expect(said).not.toMatch(/edge|came first|twice|draw it|made/);
});

test.each([
  ['The Dead Bird', true],
  ['Battle at the Bridge', true],
  ['Burial mask', false],
])('nobody plays beside a title that names something sad: %s', (title, isPicture) => {
  expect(arcsOfKind(title, isPicture)).toEqual([]);
});

test.each([
  ['Field naturalists', true],
  ['Qur’an stand', false],
  ['Spear head', false],
  ['Bark cloth', false],
  ['The Chair', null],
  ['Women in Church', true],
  ['Bird’s-Eye Map of a Valley', null],
])('a word that means something else makes no arc: %s', (title, isPicture) => {
  expect(arcsOfKind(title, isPicture)).toEqual([]);
});

test('nobody looks for water in a sea of fog', () => {
  expect(closings('The Sea at Noon', true)).toContain('water');
  expect(closings('Walker above a Sea of Fog', true)).not.toContain('water');
});

test('nor in a town that is called after a lake, nor for the wind of a saying', () => {
  expect(closings('Canyon north of Great Lake City', true)).not.toContain('water');
  expect(closings('Trees in the Wind', true)).toContain('weather');
  expect(closings('Word on the Wind', true)).not.toContain('weather');
});
