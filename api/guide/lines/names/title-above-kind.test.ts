import { expect, test } from 'vitest';
import { biteOn, factsOf } from '../../testing/printed-label.ts';

test('the line above a kind of sheet that stands alone with its year is the title', () => {
  const lines = ['JOIN THE WRENS OF THE RAF', 'Poster, 1941', 'Elias Lowe', 'Lithograph'];
  expect(factsOf(...lines).title).toBe('JOIN THE WRENS OF THE RAF');
  const bite = biteOn(...lines);
  expect(bite).toContain('“Join the Wrens of the RAF”, a poster,');
  expect(bite).not.toContain('It is a poster');
  expect(biteOn('STOP HIM', 'Leaflet, 1943', 'Paper')).toContain('“Stop Him”, a leaflet');
});

test('a medium that says what it is, is told alone', () => {
  const bite = biteOn('Dawn over Leeds', 'Photograph, 1931', 'Ada Birch', 'Gelatin silver print');
  expect(bite).toContain('“Dawn over Leeds”');
  expect(bite).not.toContain('a photograph,');
});

test('a maker, a room and a title elsewhere keep their place', () => {
  expect(factsOf('Ada Birch', 'Poster, 1931', 'Lithograph').title).not.toBe('Ada Birch');
  expect(factsOf('HALL 3', 'Drawing, 1890', 'Ada Birch').title).not.toBe('HALL 3');
  expect(factsOf('The Mill', 'Oil on canvas, 1890', 'Ada Birch').title).toBe('The Mill');
});

test('a poster without a title is told as one', () => {
  expect(biteOn('Poster, 1941', 'Elias Lowe', 'Lithograph')).toMatch(/(?:a|this) poster/);
});

test('a stuff below the name that its designer gave it is what it is, and no title', () => {
  const bite = biteOn(
    'Dahlia',
    'Furnishing fabric, 1951',
    'Screen-printed linen',
    'Designed by Lucy Dale (1917–2010)',
  );
  expect(bite).toContain('This is “Dahlia”, a furnishing fabric, designed by Lucy Dale.');
});
